export {}

/**
 * Stryker's switchboard, which the files of a run share: the mutant that the last file's tests switched on must not
 * be on while this file is loaded, and what they covered is not counted twice.
 */
interface Switchboard {
  activeMutant?: string | undefined
  mutantCoverage?: { static: object; perTest: object }
}
declare global {
  var __stryker__: Switchboard | undefined
}

const board = globalThis.__stryker__
if (board) {
  board.activeMutant = undefined
  for (const covered of [board.mutantCoverage?.static ?? {}, board.mutantCoverage?.perTest ?? {}])
    for (const key of Object.keys(covered)) Reflect.deleteProperty(covered, key)
}
