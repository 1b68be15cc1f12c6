/**
 * `npm run tool -- keep-positions`: cuts five late positions for each number of players out of the kept games, counts the
 * sequences of choices from them (`count-nodes.ts`) and writes both to `test/engine/fixtures/positions/late.json`.
 * Only for when states are shaped otherwise, or a rule changed on purpose: the counts are what the test compares with.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { decision, type GameState, journalSchema, newGame, playJournalLine, standardRules } from '#engine'
import { countNodes } from '#support/count-nodes'
import { diceFor } from '#support/dice'

const EACH = 5
/** Few enough to be counted in a moment. */
const MOST_NODES = 4_000

const folder = new URL('../test/engine/fixtures/', import.meta.url)
const names = readdirSync(folder).flatMap((file) => (file.endsWith('.json') ? [file.slice(0, -'.json'.length)] : []))

/** The positions of a kept game in its second half. */
function lateHalf(name: string): GameState[] {
  const journal: unknown = JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8'))
  const [segment] = journalSchema.parse(journal).segments
  if (segment === undefined || !('setup' in segment.start)) return []
  const states = [newGame(standardRules, segment.start.setup)]
  for (const line of segment.choices)
    states.push(...states.slice(-1).map((state) => playJournalLine(standardRules, state, line).state))
  return states.slice(states.length / 2).filter((state) => state.ended === null)
}

/** As deep as the count stays small. */
function counted(state: GameState): number[] {
  let nodes = countNodes(state, 1)
  for (let depth = 2; depth <= 5; depth++) {
    const deeper = countNodes(state, depth)
    if ((deeper[depth] ?? 0) > MOST_NODES) break
    nodes = deeper
  }
  return nodes
}

const dice = diceFor('late positions')
const kept = [2, 3, 4].flatMap((players) => {
  const all = names.filter((name) => name.startsWith(`${players}-`)).flatMap(lateHalf)
  return Array.from({ length: EACH }, (_, index) => {
    // Some where the turn begins, some in its midst.
    const wanted = all.filter((state) => (decision(state)?.question.kind === 'turn') === index < 3)
    const state = dice.pick(wanted)
    return { players, turn: state.turn.number, asked: decision(state)?.question.kind, nodes: counted(state), state }
  })
})
mkdirSync(new URL('positions/', folder), { recursive: true })
writeFileSync(new URL('positions/late.json', folder), `[\n${kept.map((one) => JSON.stringify(one)).join(',\n')}\n]\n`)
for (const { players, turn, asked, nodes } of kept) console.log(players, turn, asked, nodes.join(' '))
