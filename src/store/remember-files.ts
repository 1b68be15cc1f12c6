import { statSync } from 'node:fs'

/**
 * Remembers which files these paths lead to now; what is not there is not watched.
 * @returns throws, when asked later, if a path leads elsewhere or nowhere: what is written to the open file then is lost
 */
export function rememberFiles(paths: readonly string[]): () => void {
  const before = paths.flatMap((path) => {
    const id = idOf(path)
    return id === null ? [] : [{ path, id }]
  })
  return () => {
    for (const { path, id } of before) {
      const now = idOf(path)
      if (now === id) continue
      const what = now === null ? 'was removed' : 'was replaced by another'
      throw new Error(`${path} ${what} while it was open. End the bot, put the file right, and start again.`)
    }
  }
}

function idOf(path: string): string | null {
  const stat = statSync(path, { bigint: true, throwIfNoEntry: false })
  return stat === undefined ? null : `${stat.dev} ${stat.ino}`
}
