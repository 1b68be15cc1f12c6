/**
 * `npm run bench -- words [--rounds 21]`: what words cost the answering thread, language by language. Plays a random game of
 * three, and keeps each position as whoever acts saw it. `pressUs` is the CPU time of one choice: judged, played, kept in a
 * database, and answered in English with the panel and the channel's message. What Discord's half takes on top is not in
 * it, so that shares are told too large rather than too small.
 *
 * `panelUs` and `liveUs`: those two made from a position that was seen before, in µs of CPU time, the mean over the game's
 * positions and the median of the rounds, in which the languages take turns. `ofPress` is both as a share of a press, in per cent,
 * and `overEnglish` by how many per cent of a press more than English.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { livePost } from '#commands'
import { privateTablePost } from '#commands/private'
import { legalChoices, standardRules } from '#engine'
import { openStore } from '#store'
import { viewAsActor } from '#support/as-actor'
import { diceFor, seedFor } from '#support/dice'
import { inMemory } from '#support/in-memory'
import { whole } from '#support/options'
import { atRandom } from '#support/policies'
import { createTableService, type TableForPerson, type TableService, toPublicOnlyTable } from '#table'
import { LANGUAGES, type Language } from '#text'

const { values } = parseArgs({ args: process.argv.slice(3), options: { rounds: { type: 'string', default: '21' } } })
const ROUNDS = whole('rounds', values.rounds, 1, 1000)
const PEOPLE = ['Ada', 'Bjørn', 'Noor'].map((name, i) => ({ id: `80100000000000000${i + 1}`, name }))
const PARTS = {
  panelUs: (table: TableForPerson, language: Language) => privateTablePost(table, table.acting ?? '', language),
  liveUs: (table: TableForPerson, language: Language) => livePost(toPublicOnlyTable(table), language),
}
type Part = keyof typeof PARTS
type Taken = Readonly<Record<Part, number[]>>

/** CPU time since then. */
function microseconds(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since)
  return user + system
}

async function begin(service: TableService): Promise<string> {
  const [host, ...guests] = PEOPLE
  if (host === undefined) throw new Error('nobody is there')
  const opened = await service.open({ guildId: '1', channelId: '2', host, solo: false, options: {} })
  if (opened.kind !== 'opened') throw new Error(opened.kind)
  const tableId = opened.table.id
  const press = { tableId, seq: null, moderator: false, interactionId: null }
  for (const person of guests) await service.act({ ...press, person, action: { kind: 'join' } })
  await service.act({ ...press, person: host, action: { kind: 'start' } })
  return tableId
}

/** Plays a game to its end: what was seen before each press, and the µs a press. */
async function play(service: TableService): Promise<{ seen: TableForPerson[]; pressUs: number }> {
  const tableId = await begin(service)
  const policy = atRandom(diceFor('words'))
  const seen: TableForPerson[] = []
  let all = 0
  for (;;) {
    const table = await viewAsActor(service, tableId)
    const person = PEOPLE.find(({ id }) => id === table?.acting)
    if (table?.state == null || person === undefined) return { seen, pressUs: all / seen.length }
    seen.push(table)
    const choice = policy(table.state, legalChoices(standardRules, table.state))
    const began = process.cpuUsage()
    const press = { tableId, seq: null, person, moderator: false, interactionId: null }
    const outcome = await service.act({ ...press, action: { kind: 'choices', choices: [choice] } })
    if (outcome.kind !== 'done') throw new Error(outcome.kind)
    for (const part of Object.values(PARTS)) part(outcome.table, 'en')
    all += microseconds(began)
  }
}

const folder = await mkdtemp(join(tmpdir(), 'bonfire-'))
const store = await openStore(`file:${join(folder, 'bonfire.db')}`)
let games = 0
const service = createTableService(store.tables, {
  ...inMemory(),
  now: () => new Date(),
  seed: () => seedFor(`words ${++games}`),
})
// Once before, so that everything is as quick as it gets.
await play(service)
const { seen, pressUs } = await play(service)
await service.idle()
await store.close()
await rm(folder, { recursive: true, force: true })

const taken = new Map<Language, Taken>(LANGUAGES.map((language) => [language, { panelUs: [], liveUs: [] }]))
for (let round = 0; round < ROUNDS; round++)
  for (const [language, into] of [...taken].sort(() => (round % 2 === 0 ? 1 : -1)))
    for (const part of ['panelUs', 'liveUs'] as const) {
      globalThis.gc?.()
      const began = process.cpuUsage()
      for (const table of seen) PARTS[part](table, language)
      into[part].push(microseconds(began) / seen.length)
    }

const median = (all: readonly number[]): number => [...all].sort((a, b) => a - b)[all.length >> 1] ?? Number.NaN
const percent = (us: number): number => Math.round((us / pressUs) * 1000) / 10
const both = ({ panelUs, liveUs }: Taken): number => median(panelUs) + median(liveUs)
const english = taken.get('en') ?? { panelUs: [], liveUs: [] }
const languages = [...taken].map(([language, of]) => ({
  language,
  panelUs: Math.round(median(of.panelUs)),
  liveUs: Math.round(median(of.liveUs)),
  ofPress: percent(both(of)),
  overEnglish: percent(both(of) - both(english)),
}))
console.log(JSON.stringify({ bench: 'words', presses: seen.length, pressUs: Math.round(pressUs), languages }))
