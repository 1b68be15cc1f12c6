import { setTimeout as sleep } from 'node:timers/promises'

/** Under the ten seconds that Docker and others wait before they kill. */
const DEADLINE_MS = 8_000

/**
 * Ends this process in order, once it is told to: by SIGINT or SIGTERM, or by the death of the launcher that it has a
 * channel to. The exit status is 0 when everything closed, and 1 when that took longer than
 * the deadline, failed, or a second sign came meanwhile, which ends it at once.
 * @param say is told why it ends with 1
 * @returns alsoClose: takes what has to be closed then; the newest goes first
 */
export function shutdownOnSignal(say: (problem: string) => void, deadlineMs: number = DEADLINE_MS) {
  const parts: { close(): Promise<void> }[] = []
  let ending = false
  const told = () => {
    if (ending) process.exit(1)
    ending = true
    void Promise.race([closeAll(), deadline()]).then((status) => process.exit(status))
  }
  const closeAll = async (): Promise<0 | 1> => {
    let status: 0 | 1 = 0
    for (const part of parts.reverse())
      await part.close().catch((error: unknown) => {
        say(`While ending: ${error instanceof Error ? error.stack : String(error)}`)
        status = 1
      })
    return status
  }
  const deadline = async (): Promise<1> => {
    await sleep(deadlineMs)
    say(`What was running did not end within ${deadlineMs / 1000} s. Nothing that was acknowledged is lost.`)
    return 1
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, told)
  process.on('disconnect', told)
  // The launcher may have gone before we listened.
  if (process.connected === false) told()
  return { alsoClose: (part: (typeof parts)[number]): void => void parts.push(part) }
}
