/**
 * `npm run bench -- load [--tables 300] [--rounds 4] [--seconds 15] [--database postgresql://…]`: what a press costs the
 * bot, and how long people wait for an answer. The sandbox, the bot and this driver are processes of their own. Every
 * press that counts is a legal choice taken from a message received, and is kept; panels are opened between the counted
 * stretches.
 *
 * `full`: 32 presses in flight, in so many rounds, a turn's beginning and its end in turns. `answering`: the same up to
 * the last answer of each round, while pictures that nobody waits for are still to be drawn. `bare`: a discord.js bot
 * that does nothing but answer; `sending`: one that besides sends what ours sends, made of nothing. CPU time is the whole
 * process's, drawing workers included, until the bot has nothing left to do; `mainMsPerPress` is the answering thread's part of it. `steady`: 100 presses a second over all tables,
 * sent whether those before are answered or not; ms to the first answer. `mentions`: how long the mention of a turn
 * takes while one person presses 0, 40 and 60 times a second at other tables, on a bot that limits people as usual.
 * `thinking`: how long an answer takes while nobody thinks, and while computer players do at ten tables.
 * `--only mentions` or `--only thinking` measures nothing else, `--only presses` all else than the two.
 *
 * `unitMs` is the CPU time of the unit of `bench -- render`, in which the first of `ratios` is told:
 * `pressInUnits` a press with all its drawings, `answeringToBare` what the answering thread takes until the last answer
 * over the bare bot's main thread, `drainedToBare` the same with all that follows; `sendingToBare` is how much of that
 * the requests alone take.
 *
 * Ends with status 1 when a press takes more than 0.2 of the unit, when the answering thread takes more than 7 times the
 * bare bot's until the answer or more than 14 times with all that follows, when one in a hundred steady answers takes 200 ms, when
 * a press was not kept, or when a mention took two seconds.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { connectPerson } from '#sandbox/person'
import { diceFor } from '#support/dice'
import { whole } from '#support/options'
import { startSandboxProcess } from '#support/sandbox-process'
import { type BareWork, type Cpu, type MeasuredBot, startBareBot, startRealBot } from './load/bots.ts'
import { type Mentions, measureMentions } from './load/mention.ts'
import { inFlight, prepare, pressAll, pressSteadily } from './load/pace.ts'
import { type MeasuredPress, type SeatedTable, seatTable } from './load/seats.ts'
import { measureThinking, type Thinking } from './load/thinking.ts'
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
const MOST_IN_UNITS = 0.2
const MOST_ANSWERING = 7
const MOST_DRAINED = 14
const MOST_P99 = 200
const MOST_MENTION = 2000
const PACES = [0, 40, 60]
const TURNS = 10
/** As it is where nothing is set. */
const LIMITED = { PRESSES_PER_SECOND: '' }
/** As many at the bare bot, so that both have the time to become quick. */
const BARE_PRESSES = 2000
/** Whose clients are read in English. */
const PEOPLE = [1, 2, 3, 6, 7].map((n) => `80100000000000000${n}`)
/** Who only looks is read in no language. */
const LOOKING = '801000000000000004'
const CAMPFIRE = '802000000000000001'

const round = (value: number): number => Math.round(value * 100) / 100
const say = (line: string): void => console.error(line)

/** Waits until a bot takes next to no CPU time any more; returns what it has taken so far. */
async function settled(bot: MeasuredBot): Promise<Cpu> {
  for (let before = await bot.cpu(); ; ) {
    await sleep(1000)
    const now = await bot.cpu()
    if (now.all - before.all < 100) return now
    before = now
  }
}

interface Full {
  readonly presses: number
  readonly pressesPerSecond: number
  readonly cpuMsPerPress: number
  /** Of it, by the thread that answers. */
  readonly mainMsPerPress: number | null
}

/** What stretches of pressing took, each from `before` to `after`. */
interface Stretch {
  readonly presses: number
  readonly ms: number
  readonly before: Cpu
  readonly after: Cpu
}

function full(stretches: readonly Stretch[]): Full {
  const sum = (of: (one: Stretch) => number) => stretches.reduce((all, one) => all + of(one), 0)
  const presses = sum((one) => one.presses)
  const hasMain = stretches.every(({ before, after }) => before.main !== null && after.main !== null)
  const main = sum(({ before, after }) => (after.main ?? 0) - (before.main ?? 0))
  return {
    presses,
    pressesPerSecond: round((presses / sum((one) => one.ms)) * 1000),
    cpuMsPerPress: round(sum(({ before, after }) => after.all - before.all) / presses),
    mainMsPerPress: hasMain ? round(main / presses) : null,
  }
}

async function measureBare(work: BareWork): Promise<Full> {
  const { url, close } = await startSandboxProcess()
  const people = await Promise.all(PEOPLE.map((id) => connectPerson(url, id, { channels: [CAMPFIRE] })))
  const [first] = people
  const bot = await startBareBot(`${url}/api`, CAMPFIRE, work)
  const message = await first?.until(CAMPFIRE, ({ content }) => content === 'Press me.')
  if (message === undefined) throw new Error('the bare bot says nothing')
  const presses = async (wanted: number): Promise<number> => {
    let left = wanted
    const began = performance.now()
    await inFlight(IN_FLIGHT, async () => {
      if (left-- <= 0) return false
      const outcome = await people[left % people.length]?.press(message, 'press')
      if (outcome?.state !== 'answered') throw new Error(`the bare bot does not answer: ${outcome?.why}`)
      return true
    })
    return performance.now() - began
  }
  await presses(BARE_PRESSES)
  const before = await settled(bot)
  const ms = await presses(BARE_PRESSES)
  const after = await settled(bot)
  for (const person of people) await person.close()
  await bot.close()
  await close()
  return full([{ presses: BARE_PRESSES, ms, before, after }])
}

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
const mentions = values.only === 'presses' || values.only === 'thinking' ? [] : await mentioned()
say(`mentions ${JSON.stringify(mentions)}`)
if (mentions.some(({ maxMs }) => maxMs >= MOST_MENTION)) process.exitCode = 1
if (values.only === 'mentions') {
  await rm(folder, { recursive: true, force: true })
  console.log(JSON.stringify({ bench: 'load', mentions }))
  process.exit()
}

async function thought(): Promise<Thinking> {
  const world = await startSandboxProcess()
  const thinker = await startRealBot(`${world.url}/api`, `file:${join(folder, 'thinking.db')}`, execArgv)
  const measured = await measureThinking(world.url, CAMPFIRE, PEOPLE, seconds)
  await thinker.close()
  await world.close()
  return measured
}
const thinking = values.only === 'presses' ? null : await thought()
say(`thinking ${JSON.stringify(thinking)}`)
if (values.only === 'thinking') {
  await rm(folder, { recursive: true, force: true })
  console.log(JSON.stringify({ bench: 'load', thinking }))
  process.exit()
}

const bare = await measureBare('answering')
say(`bare ${JSON.stringify(bare)}`)
const sending = await measureBare('sending')
say(`sending ${JSON.stringify(sending)}`)

const sandbox = await startSandboxProcess()
const bot = await startRealBot(`${sandbox.url}/api`, values.database ?? `file:${join(folder, 'bonfire.db')}`, execArgv)
const tables = await seatTables(sandbox.url)
say(`${tables.length} tables are laid.`)

// Both lay their starting tiles: the bot becomes quick, and what follows are whole turns.
for (let seat = 0; seat < 2; seat++) await pressAll(await prepare(tables, IN_FLIGHT), IN_FLIGHT)
const kept: MeasuredPress[] = []
const [drained, answering]: [Stretch[], Stretch[]] = [[], []]
for (let turn = 0; turn < rounds; turn++) {
  const laid = await prepare(tables, IN_FLIGHT)
  const before = await settled(bot)
  const began = performance.now()
  const pressed = await pressAll(laid, IN_FLIGHT)
  const stretch = { presses: pressed.length, ms: performance.now() - began, before }
  answering.push({ ...stretch, after: await bot.cpu() })
  drained.push({ ...stretch, after: await settled(bot) })
  kept.push(...pressed)
  say(`full ${JSON.stringify(full(drained))}, answering ${JSON.stringify(full(answering))}`)
}
const figures = full(drained)

const steady: MeasuredPress[] = []
while (steady.length < PER_SECOND * seconds) {
  const ready = await prepare(tables, IN_FLIGHT)
  await settled(bot)
  steady.push(...(await pressSteadily(ready, PER_SECOND)))
  say(`steady ${steady.length}, ${ready.length} tables ready`)
}
kept.push(...steady)
const lost = kept.filter((one) => !one.kept)
for (const { what } of lost.slice(0, 20)) say(`not kept: ${what}`)

for (const table of tables) await table.close()
await bot.close()
await sandbox.close()
await rm(folder, { recursive: true, force: true })

const unitMs = await unitCpuMs()
const bareMs = bare.mainMsPerPress ?? bare.cpuMsPerPress
const toBare = ({ mainMsPerPress, cpuMsPerPress }: Full): number => round((mainMsPerPress ?? cpuMsPerPress) / bareMs)
const times = steady.map((one) => one.ms).sort((a, b) => a - b)
const report = {
  bench: 'load',
  tables: count,
  full: figures,
  answering: full(answering),
  bare,
  sending,
  unitMs: round(unitMs),
  ratios: {
    pressInUnits: round(figures.cpuMsPerPress / unitMs),
    answeringToBare: toBare(full(answering)),
    drainedToBare: toBare(figures),
    sendingToBare: toBare(sending),
  },
  steady: { presses: steady.length, p50Ms: percentile(times, 0.5), p99Ms: percentile(times, 0.99) },
  notKept: lost.length,
  mentions,
  thinking,
}
console.log(JSON.stringify(report))
const { pressInUnits, answeringToBare, drainedToBare } = report.ratios
if (pressInUnits > MOST_IN_UNITS || answeringToBare > MOST_ANSWERING || drainedToBare > MOST_DRAINED)
  process.exitCode = 1
if (report.steady.p99Ms >= MOST_P99 || lost.length > 0) process.exitCode = 1
