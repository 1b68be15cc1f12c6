import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { PROJECT } from '#support/run'

/**
 * What a module of the bot remembers from call to call. A simulation has many lives of the bot in one process, and one that
 * died must leave nothing to the next: all of these follow from what they are asked with, whoever asked before.
 */
const KNOWN: Readonly<Record<string, readonly string[]>> = {
  'commands/combination.ts': ['known'],
  'commands/learn/lessons.ts': ['positions'],
  'render/request-text.ts': ['texts'],
  'src/discord/live-message-state.ts': ['digests'],
  'src/discord/picture-queue.ts': ['keys'],
  'src/engine/play.ts': ['lists'],
  'src/players/fate-sizes.ts': ['known'],
  // Counted while the module is loaded.
  'src/players/traits.ts': ['taken'],
  'src/store/mixture.ts': ['partsMade'],
  'src/table/clock/time-zone.ts': ['clocks', 'years'],
  'src/table/puzzles/attempt.ts': ['positions'],
  'src/table/puzzles/puzzles.ts': ['read'],
  // Nothing is ever put in.
  'src/text/icons.ts': ['NO_ICONS'],
  'src/text/lookup.ts': ['indexes'],
}
/** What is a program of its own, or works in threads, which a simulation has none of. */
const APART = /^(?:src\/(?:main|start|bonfire)\.ts|src\/host\/|src\/store\/generated\/|render\/(?!request-text))/

const MUTABLE =
  /^(?:export )?(?:(?:let|var) (\w+)|const (\w+)(?:: (?!Readonly)[^=]+)? = (?:new (?:Map|Set|LRUCache|WeakMap|WeakSet)\b[^(]*\((?:\{ max.*)?\)|\[\]$|\{\}$))/gm

it('no module of the bot remembers what a process did', () => {
  const found: Record<string, string[]> = {}
  for (const folder of ['src', 'commands', 'render'])
    for (const name of readdirSync(join(PROJECT, folder), { recursive: true, encoding: 'utf8' }).sort()) {
      const file = `${folder}/${name}`
      if (!file.endsWith('.ts') || APART.test(file)) continue
      const names = [...readFileSync(join(PROJECT, file), 'utf8').matchAll(MUTABLE)].map(
        ([, one, other]) => one ?? other,
      )
      if (names.length > 0) found[file] = names.flatMap((one) => one ?? [])
    }
  expect(found).toEqual(KNOWN)
})
