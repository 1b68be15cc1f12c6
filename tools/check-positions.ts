/**
 * `npm run tool -- check-positions [--keep]`: plays the kept games and random ones of 20,000 choices again, and compares every
 * position, event and list of choices with what was kept, by hashes. With `--keep` it writes them anew, for when a rule
 * changed on purpose. Exit status 1 when something is played otherwise.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { journalSchema, RULES_NUMBER } from '#engine'
import { hashOfLines, hashOfRandomGame } from '#support/position-hashes'

const ENOUGH = 20_000
const fixture = new URL('../test/engine/fixtures/positions/hashes.json', import.meta.url)
const folder = new URL(`../test/kept/rules-${RULES_NUMBER}/games/`, import.meta.url)

const keptGame = z.object({ segments: journalSchema.shape.segments })

function keptGames(): string[] {
  return readdirSync(folder)
    .sort()
    .map((name) => {
      const [segment] = keptGame.parse(JSON.parse(readFileSync(new URL(name, folder), 'utf8'))).segments
      if (segment === undefined || !('setup' in segment.start)) throw new Error(`${name} does not begin with a setup`)
      return hashOfLines(segment.start.setup, segment.choices)
    })
}

function randomGames(): string[] {
  const hashes: string[] = []
  for (let choices = 0; choices < ENOUGH; ) {
    const game = hashOfRandomGame(hashes.length)
    hashes.push(game.hash)
    choices += game.choices
  }
  return hashes
}

const hashes = z.object({ kept: z.array(z.string()), random: z.array(z.string()) })
const { values } = parseArgs({ options: { keep: { type: 'boolean', default: false } } })
const found = { kept: keptGames(), random: randomGames() }
if (values.keep) writeFileSync(fixture, `${JSON.stringify(found, null, 1)}\n`)
const kept = hashes.parse(JSON.parse(readFileSync(fixture, 'utf8')))
for (const series of ['kept', 'random'] as const) {
  const others = found[series].flatMap((hash, game) => (hash === kept[series][game] ? [] : [game]))
  console.log(`${series}: ${found[series].length} games, played otherwise: ${others.join(' ') || 'none'}`)
  if (others.length > 0 || found[series].length !== kept[series].length) process.exitCode = 1
}
