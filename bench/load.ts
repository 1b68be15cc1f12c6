/**
 * `npm run bench -- load [--tables 300] [--rounds 4] [--seconds 15] [--database postgresql://…]`: what a press costs the
 * bot, and how long people wait for an answer. The sandbox, the bot and this driver are processes of their own. Every
 * press that counts is a legal choice taken from a message received, and is kept; panels are opened between the counted
 * stretches.
 *
 * `full`: 32 presses in flight, in so many rounds, a turn's beginning and its end in turns, with all that follows.
 * `answering`: the same up to the last answer of each round, while pictures that nobody waits for are still to be drawn.
 * CPU time is the whole process's, drawing workers included; `mainMsPerPress` is the answering thread's part of it.
 * `steady`: 100 presses a second over all tables, sent whether those before are answered or not; ms to the first answer. In
 * `live`: ms from a press that ends a turn to the channel's new message, which calls the next player, at 20 ends of turns a
 * second: as many as 100 presses of people bring, who press five times a turn. A turn is two requests (the new message, the
 * line that the old one becomes) of the 50 a second that Discord grants a bot: beyond 25 messages queue on any machine.
 * `mentions`: how long the mention of a turn takes while one person presses 0, 40 and 60 times a second at other tables,
 * on a bot that limits people as usual. `thinking`: how long an answer takes while nobody thinks, and while computer
 * players do at ten tables. `--only mentions`, `thinking` or `steady` measures nothing else, `--only presses` all else than the
 * first two.
 *
 * `bare`: a discord.js bot that does nothing but answer; `sending`: one that besides sends what ours sends, made of nothing.
 * A bot that waits for presses takes more for each than one that has many at hand, for it wakes up for each: on one machine the bare
 * bot takes 0.09 ms at 4000 presses a second, 0.3 at 350 and 0.5 at 100. So ours, at as many presses a second as it answered, is
 * compared with the bare bot at as many (`paced`), and at 100 with 100 (`steady`); `unpaced` is the bare bot at its best.
 *
 * `unitMs` is the CPU time of the unit of `bench -- render`, in which the first of `ratios` is told: `pressInUnits` a
 * press with all its drawings. `answeringToBare` is what the answering thread takes until the last answer over the bare bot's main
 * thread, `drainedToBare` the same with all that follows, `steadyToBare` that at 100 presses a second;
 * `sendingToBare` is how much of that the requests alone take.
 *
 * Ends with status 1 when a press takes more than 0.2 of the unit, when the answering thread takes more than 7 times the
 * bare bot's until the answer or more than 14 times with all that follows, when one in a hundred steady answers takes
 * 200 ms, when one in a hundred new messages takes 1.5 s, when a press was not kept, or when a mention took two seconds.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { diceFor } from '#support/dice'
import { whole } from '#support/options'
import { startSandboxProcess } from '#support/sandbox-process'
import { measureBare } from './load/bare.ts'
import { type BareWork, startRealBot } from './load/bots.ts'
import { type Mentions, measureMentions } from './load/mention.ts'
import { inFlight, prepare, pressAll, pressSteadily } from './load/pace.ts'
import { type MeasuredPress, type SeatedTable, seatTable } from './load/seats.ts'
import { type PerPress, perPress, type Stretch, settled } from './load/stretch.ts'
import { measureThinking, type WaitsWhileThinking } from './load/thinking.ts'
import { unitCpuMs } from './unit.ts'

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    tables: { type: 'string', default: '300' },
    rounds: { type: 'string', default: '4' },
    seconds: { type: 'string', default: '15' },
    database: { type: 'string' },
    profile: { type: 'string' },
    only: { type: 'string' },
  },
})
const count = whole('tables', values.tables, 1, 2000)
const rounds = whole('rounds', values.rounds, 1, 100)
const seconds = whole('seconds', values.seconds, 1, 3600)

const IN_FLIGHT = 32
const PER_SECOND = 100
/** In a stretch in which turns end each of them ends one: two requests each, of the 50 a second that Discord grants a bot. */
const PER_SECOND_FOR_TURNS = 20
const MOST_IN_UNITS = 0.2
const MOST_ANSWERING = 7
const MOST_DRAINED = 14
const MOST_P99 = 200
const MOST_LIVE_P99 = 1500
const MOST_MENTION = 2000
const PACES = [0, 40, 60]
const TURNS = 10
/** As it is where nothing is set. */
const LIMITED = { PRESSES_PER_SECOND: '' }
/** Whose clients are read in English. */
const PEOPLE = [1, 2, 3, 6, 7].map((n) => `80100000000000000${n}`)
/** Who only looks is read in no language. */
const LOOKING = '801000000000000004'
const CAMPFIRE = '802000000000000001'

const round = (value: number): number => Math.round(value * 100) / 100
const say = (line: string): void => console.error(line)

async function seatTables(url: string): Promise<SeatedTable[]> {
  const tables: SeatedTable[] = []
  let next = 0
  await inFlight(4, async () => {
    const at = next++
    if (at >= count) return false
    const [one, other] = [PEOPLE[at % 5], PEOPLE[(at + 1 + (Math.floor(at / 5) % 4)) % 5]]
    if (one === undefined || other === undefined) return false
    tables.push(await seatTable(url, CAMPFIRE, `Load ${at}`, [one, other], diceFor(`load ${at}`)))
    return true
  })
  return tables
}

function percentile(sorted: readonly number[], share: number): number {
  return round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)
}

const execArgv = values.profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${values.profile}`]
const folder = await mkdtemp(join(tmpdir(), 'bonfire-load-'))
process.once('SIGINT', () => process.exit(1))
async function mentioned(): Promise<Mentions[]> {
  const quiet = await startSandboxProcess()
  const limited = await startRealBot(`${quiet.url}/api`, `file:${join(folder, 'mentions.db')}`, [], LIMITED)
  const measured = await measureMentions(quiet.url, CAMPFIRE, [...PEOPLE, LOOKING], PACES, TURNS)
  await limited.close()
  await quiet.close()
  return measured
}
const onlyPresses = values.only === 'presses' || values.only === 'steady'
const mentions = onlyPresses || values.only === 'thinking' ? [] : await mentioned()
say(`mentions ${JSON.stringify(mentions)}`)
if (mentions.some(({ maxMs }) => maxMs >= MOST_MENTION)) process.exitCode = 1
if (values.only === 'mentions') {
  await rm(folder, { recursive: true, force: true })
  console.log(JSON.stringify({ bench: 'load', mentions }))
  process.exit()
}

/** One answer in a hundred is to be several of those that are measured. */
const THINKING = 3
async function thought(): Promise<WaitsWhileThinking> {
  const world = await startSandboxProcess()
  const thinker = await startRealBot(`${world.url}/api`, `file:${join(folder, 'thinking.db')}`, execArgv)
  const measured = await measureThinking(world.url, CAMPFIRE, PEOPLE, THINKING * seconds)
  await thinker.close()
  await world.close()
  return measured
}
const thinking = onlyPresses ? null : await thought()
say(`thinking ${JSON.stringify(thinking)}`)
if (values.only === 'thinking') {
  await rm(folder, { recursive: true, force: true })
  console.log(JSON.stringify({ bench: 'load', thinking }))
  process.exit()
}

const sandbox = await startSandboxProcess()
const bot = await startRealBot(`${sandbox.url}/api`, values.database ?? `file:${join(folder, 'bonfire.db')}`, execArgv)
const tables = await seatTables(sandbox.url)
say(`${tables.length} tables are laid.`)

// Both lay their starting tiles: the bot becomes quick, and what follows are whole turns.
for (let seat = 0; seat < 2; seat++) await pressAll(await prepare(tables, IN_FLIGHT), IN_FLIGHT)
const kept: MeasuredPress[] = []
const [drained, answering]: [Stretch[], Stretch[]] = [[], []]
for (let turn = 0; turn < (values.only === 'steady' ? 0 : rounds); turn++) {
  const laid = await prepare(tables, IN_FLIGHT)
  const before = await settled(bot)
  const began = performance.now()
  const pressed = await pressAll(laid, IN_FLIGHT)
  const stretch = { presses: pressed.length, ms: performance.now() - began, before }
  answering.push({ ...stretch, after: await bot.cpu() })
  drained.push({ ...stretch, after: await settled(bot) })
  kept.push(...pressed)
  say(`full ${JSON.stringify(perPress(drained))}, answering ${JSON.stringify(perPress(answering))}`)
}
const full = perPress(drained)

/** So many presses a second over all tables, until there are enough for so many seconds. */
async function steadyAt(perSecond: number): Promise<{ pressed: MeasuredPress[]; stretches: Stretch[] }> {
  const [all, stretches]: [MeasuredPress[], Stretch[]] = [[], []]
  while (all.length < perSecond * seconds) {
    const ready = await prepare(tables, IN_FLIGHT)
    const before = await settled(bot)
    const began = performance.now()
    const pressed = await pressSteadily(ready, perSecond)
    const ms = performance.now() - began
    stretches.push({ presses: pressed.length, ms, before, after: await settled(bot) })
    all.push(...pressed)
    say(`${perSecond} a second: ${all.length}, ${ready.length} tables ready`)
  }
  return { pressed: all, stretches }
}
const { pressed: steady, stretches: steadily } = await steadyAt(PER_SECOND)
const turns = await steadyAt(PER_SECOND_FOR_TURNS)
kept.push(...steady, ...turns.pressed)
const lost = kept.filter((one) => !one.kept)
for (const { what } of lost.slice(0, 20)) say(`not kept: ${what}`)

for (const table of tables) await table.close()
await bot.close()
await sandbox.close()
await rm(folder, { recursive: true, force: true })

const sorted = (times: readonly number[]): number[] => [...times].sort((a, b) => a - b)
const times = sorted(steady.map((one) => one.ms))
const ends = await Promise.all(turns.pressed.flatMap(({ ended, live }) => (ended && live !== null ? live : [])))
const lives = sorted(ends.flatMap((ms) => ms ?? []))
const steadyReport = {
  ...perPress(steadily),
  p50Ms: percentile(times, 0.5),
  p99Ms: percentile(times, 0.99),
  live: {
    turnsPerSecond: ends.length / (turns.stretches.reduce((sum, { ms }) => sum + ms, 0) / 1000),
    turns: ends.length,
    none: ends.length - lives.length,
    p50Ms: percentile(lives, 0.5),
    p99Ms: percentile(lives, 0.99),
  },
}
if (steadyReport.p99Ms >= MOST_P99 || lost.length > 0) process.exitCode = 1
if (steadyReport.live.p99Ms >= MOST_LIVE_P99 || steadyReport.live.none > 0) process.exitCode = 1
if (values.only === 'steady') {
  console.log(JSON.stringify({ bench: 'load', tables: count, steady: steadyReport, notKept: lost.length }))
  process.exit()
}

const bareAt = async (work: BareWork, perSecond?: number): Promise<PerPress> => {
  const measured = await measureBare(work, CAMPFIRE, PEOPLE, IN_FLIGHT, perSecond)
  say(`${work} only, ${perSecond ?? 'as many as it can'} presses a second: ${JSON.stringify(measured)}`)
  return measured
}
const bare = {
  unpaced: await bareAt('answering'),
  paced: await bareAt('answering', full.pressesPerSecond),
  steady: await bareAt('answering', PER_SECOND),
  sending: await bareAt('sending', full.pressesPerSecond),
}

const unitMs = await unitCpuMs()
const main = ({ mainMsPerPress, cpuMsPerPress }: PerPress): number => mainMsPerPress ?? cpuMsPerPress
const ratio = (one: PerPress, other: PerPress): number => round(main(one) / main(other))
const report = {
  bench: 'load',
  tables: count,
  full,
  answering: perPress(answering),
  bare,
  unitMs: round(unitMs),
  ratios: {
    pressInUnits: round(full.cpuMsPerPress / unitMs),
    answeringToBare: ratio(perPress(answering), bare.paced),
    drainedToBare: ratio(full, bare.paced),
    sendingToBare: ratio(bare.sending, bare.paced),
    steadyToBare: ratio(perPress(steadily), bare.steady),
    drainedToUnpaced: ratio(full, bare.unpaced),
  },
  steady: steadyReport,
  notKept: lost.length,
  mentions,
  thinking,
}
console.log(JSON.stringify(report))
const { pressInUnits, answeringToBare, drainedToBare, steadyToBare } = report.ratios
if (pressInUnits > MOST_IN_UNITS || answeringToBare > MOST_ANSWERING) process.exitCode = 1
if (Math.max(drainedToBare, steadyToBare) > MOST_DRAINED) process.exitCode = 1
