/** How often a line says how far a command is, in ms. */
const EVERY_MS = 2_000

/**
 * Says on the standard error how far a long command is: now and then, and at its end. On a terminal one line changes,
 * elsewhere each is one of its own.
 *
 * @param unit what is counted, e.g. 'tables'
 */
export function createProgress(unit: string): (done: number, of: number) => void {
  const { stderr } = process
  let last = Date.now()
  return (done, of) => {
    const atEnd = done >= of
    if (!atEnd && Date.now() - last < EVERY_MS) return
    last = Date.now()
    const line = `${done} of ${of} ${unit}`
    stderr.write(stderr.isTTY ? `\r${line}\x1b[K${atEnd ? '\n' : ''}` : `${line}\n`)
  }
}

/** The same for bytes, told in MB. */
export function createByteProgress(): (done: number, of: number) => void {
  const show = createProgress('MB')
  const mb = (bytes: number) => Math.ceil(bytes / 1e6)
  return (done, of) => show(mb(done), mb(of))
}
