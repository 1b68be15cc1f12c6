import { setTimeout as sleep } from 'node:timers/promises'
import { connectPerson } from '#sandbox/person'
import { openStore, type Store } from '#store'
import { type BotProcess, startBotProcess } from '#support/bot-process'
import { type Dice, diceFor } from '#support/dice'
import { type SandboxProcess, startSandboxProcess } from '#support/sandbox-process'
import { type EventTap, tapEvents } from './event-tap.ts'
import { checkRun, hasNoButtons, type RunCheck, serviceOn, type TableRun } from './judge.ts'
import { type Player, type Sent, SOON, seatPlayer } from './player.ts'

export interface ChaosOptions {
  readonly games: number
  readonly seed: number
  /** How many bots share the database. */
  readonly processes: number
  readonly databaseUrl: string
  /** It goes on until all of these are reached; a run that takes longer than `minutes` was too tame. */
  readonly kills: number
  /** So many of the kills must have come between a commit and its answer, or the run was too tame. */
  readonly killsBeforeAnswer: number
  readonly faults: number
  readonly presses: number
  readonly minutes: number
  /**
   * A folder with a build of the version before, for a rolling update: that version plays alone at first, then side by side
   * with this one for all of `minutes`, and ends before the rest is played. Only bots of this version are killed: the
   * other could not start again on a database that this one has migrated.
   */
  readonly before?: string | undefined
  /** Hears how it goes. */
  readonly say?: (line: string) => void
}

export interface ChaosReport extends RunCheck {
  readonly games: number
  readonly kills: number
  /**
   * How many of the kills came between a commit and its answer. Where several bots hear the press, the one that was
   * killed need not be the one that kept it, and another may have answered afterwards.
   */
  readonly killsBeforeAnswer: number
  readonly faults: Readonly<Record<string, number>>
  readonly presses: number
  /** Lines that the version before logged as errors; null without one. */
  readonly errorsBefore: number | null
}

/** Whose clients are read in English. */
const PEOPLE = [1, 2, 3, 6, 7].map((n) => `80100000000000000${n}`)
const GUILD = '800000000000000000'
const CAMPFIRE = '802000000000000001'
const FAULTS = ['dropSocket', 'answerLost', 'noAnswer', 'duplicateEvent', 'serverError', 'rateLimit'] as const
const TROUBLE = FAULTS.map((fault) => {
  switch (fault) {
    case 'duplicateEvent':
      return { fault, chance: 0.15, on: 'INTERACTION_CREATE' }
    case 'dropSocket':
      return { fault, chance: 0.05, on: 'INTERACTION_CREATE' }
    case 'answerLost':
      return { fault, chance: 0.1, on: '/' }
    case 'rateLimit':
      return { fault, chance: 0.07, on: '/', retryAfter: 0.3 }
    default:
      return { fault, chance: 0.07, on: '/' }
  }
})
/** How long one version plays alone, before and after a rolling update, in ms. */
const ALONE = 20_000
/** How long no channel may come further after the trouble: a dead publisher's lease and the minute's chores, in ms. */
const SETTLING = 180_000

/**
 * Games at once, played by scripted people, while everything around them breaks; then calm, and the reckoning.
 * @returns what was found; `wrong` is empty when nothing was lost or doubled
 */
export async function chaos(options: ChaosOptions): Promise<ChaosReport> {
  const { games, seed, say = () => undefined } = options
  const dice = diceFor(`chaos ${seed}`)
  const sandbox = await startSandboxProcess({ threads: true })
  const runs: TableRun[] = []
  const kills: Kill[] = []
  const open: { close(): Promise<void> }[] = [sandbox]
  const playing = new AbortController()
  try {
    const old = options.before === undefined ? null : await startOne(sandbox, options, options.before)
    if (old !== null) open.push({ close: old.kill })
    const lay = async () => {
      for (let game = 0; game < games; game++) runs.push(await seatTable(sandbox, game, seed))
      say(`${games} tables are laid.`)
      return runs.flatMap(({ players }, table) =>
        players.map((player, seat) => play(player, playing.signal, diceFor(`chaos ${seed} ${table} ${seat}`))),
      )
    }
    // What the version before has begun this one goes on with.
    const begun = old === null ? null : await lay()
    if (old !== null) await sleep(ALONE)
    const store = await openStore(options.databaseUrl)
    open.push(store)
    // One search for players may mention a role.
    await serviceOn(store).servers.save({ guildId: GUILD, by: PEOPLE[0] ?? '' }, { roles: 'on' })
    const peephole = await tapEvents(options.databaseUrl)
    open.push(peephole)
    const bots = await startBots(sandbox, options)
    open.push(bots)
    const played = begun ?? (await lay())
    await sandbox.trouble(TROUBLE, seed)
    const giveUp = Date.now() + options.minutes * 60_000
    for (;;) {
      kills.push(await killOne(bots, peephole, dice, kills.length % 4 !== 3))
      await bots.restart()
      const struck = await sandbox.struck()
      const presses = pressesOf(runs)
      say(`${kills.length} kills, ${presses} presses, ${JSON.stringify(struck)}`)
      const enough =
        old === null &&
        kills.length >= options.kills &&
        presses >= options.presses &&
        FAULTS.every((fault) => (struck[fault] ?? 0) >= options.faults)
      if (enough || Date.now() > giveUp) break
    }
    const left = old === null ? null : await endVersion(old, say)
    playing.abort()
    await Promise.all(played)
    const faults = await sandbox.struck()
    const presses = pressesOf(runs)
    await sandbox.trouble([], seed)
    say('Calm.')
    const behind = await settled(store)
    const verdict = await checkRun(store, runs)
    const killsBeforeAnswer = kills.filter((kill) => wasBeforeAnswer(kill, verdict.pressed)).length
    const wrong = [
      ...(left?.wrong ?? []),
      ...behind.map((table) => `the channel of ${table} did not come up to date`),
      ...verdict.wrong,
      ...tooTame(options, kills.length, killsBeforeAnswer, faults, presses),
    ]
    if (wrong.length > 0) for (const line of bots.lines()) say(line)
    return {
      ...verdict,
      ...{ wrong, games, kills: kills.length, killsBeforeAnswer, faults, presses },
      errorsBefore: left?.errors ?? null,
    }
  } finally {
    playing.abort()
    for (const { players } of runs) for (const { person } of players) await person.close()
    for (const one of open.toReversed()) await one.close()
  }
}

/** The version before is told to end, and what it had to do goes on without it. */
async function endVersion(
  old: BotProcess,
  say: (line: string) => void,
): Promise<{ readonly wrong: readonly string[]; readonly errors: number }> {
  const hasEnded = old.child.exitCode !== null || old.child.signalCode !== null
  const status = await old.stop()
  const errors = old.lines.filter((line) => line.startsWith('{"level":50'))
  for (const line of errors) say(`the version before: ${line}`)
  const wrong = [
    ...(hasEnded ? [`the version before ended by itself: ${old.lines.at(-1)}`] : []),
    ...(status === 0 ? [] : [`the version before ended with ${status}`]),
  ]
  say('The version before has ended.')
  await sleep(ALONE)
  return { wrong, errors: errors.length }
}

function tooTame(
  { kills: wanted, killsBeforeAnswer, faults, presses }: ChaosOptions,
  kills: number,
  before: number,
  struck: Readonly<Record<string, number>>,
  pressed: number,
): string[] {
  const tame = FAULTS.filter((fault) => (struck[fault] ?? 0) < faults)
  return [
    ...(kills < wanted ? [`too tame: ${kills} kills of ${wanted}`] : []),
    ...(before < killsBeforeAnswer
      ? [`too tame: only ${before} of ${kills} kills came between a commit and its answer`]
      : []),
    ...tame.map((fault) => `too tame: ${fault} struck ${struck[fault] ?? 0} times of ${faults}`),
    ...(pressed < presses ? [`too tame: ${pressed} presses of ${presses}`] : []),
  ]
}

const pressesOf = (runs: readonly TableRun[]): number =>
  runs.reduce((sum, { players }) => sum + players.reduce((own, { sent }) => own + sent.length, 0), 0)

/** A few people sit at all the tables. */
const AT_ALL_TABLES = {
  MAX_TABLES_PER_PERSON: '9999',
  MAX_TABLES_PER_SERVER: '9999',
  MAX_NEW_TABLES_PER_PERSON: '9999',
  MAX_NEW_TABLES_PER_SERVER: '9999',
}

interface Bots {
  /** One that is up. */
  pick(dice: Dice): BotProcess
  /** Starts those that are down. */
  restart(): Promise<void>
  lines(): string[]
  close(): Promise<void>
}

/** @param folder of another version's build; this one's when left out */
const startOne = (sandbox: SandboxProcess, { databaseUrl }: ChaosOptions, folder?: string): Promise<BotProcess> =>
  startBotProcess({
    ...{ token: 'sandbox', apiUrl: `${sandbox.url}/api`, databaseUrl, env: AT_ALL_TABLES },
    ...(folder === undefined ? {} : { folder }),
  })

async function startBots(sandbox: SandboxProcess, options: ChaosOptions): Promise<Bots> {
  const { processes } = options
  let bots: BotProcess[] = []
  const isDown = ({ child }: BotProcess) => child.exitCode !== null || child.signalCode !== null
  const restart = async (): Promise<void> => {
    bots = bots.filter((bot) => !isDown(bot))
    while (bots.length < processes) {
      // It may fail to start when the trouble hits its first requests: whoever runs it starts it again.
      const bot = await startOne(sandbox, options).catch(() => null)
      if (bot !== null) bots.push(bot)
    }
  }
  await restart()
  return {
    pick: (dice) => dice.pick(bots),
    restart,
    lines: () => bots.flatMap(({ lines }) => lines.slice(-40)),
    close: async () => {
      for (const bot of bots) await bot.kill()
    },
  }
}

interface Kill {
  /** In ms since 1970. */
  readonly at: number
  /** The interaction whose commit was heard of right before; null for a kill at any moment. */
  readonly after: string | null
}

/** Kills a bot: right after a commit, or at any moment. */
async function killOne(bots: Bots, peephole: EventTap, dice: Dice, afterCommit: boolean): Promise<Kill> {
  const bot = bots.pick(dice)
  await sleep(dice.below(2500))
  const after = afterCommit ? await peephole.next(10_000) : null
  const at = Date.now()
  await bot.kill()
  return { at, after }
}

function wasBeforeAnswer({ at, after }: Kill, pressed: ReadonlyMap<string, Sent>): boolean {
  const press = after === null ? undefined : pressed.get(hasNoButtons(after))
  return press !== undefined && (press.answeredAt === null || press.answeredAt > at)
}

async function seatTable(sandbox: SandboxProcess, game: number, seed: number): Promise<TableRun> {
  const two = [PEOPLE[game % 5], PEOPLE[(game + 1 + (Math.floor(game / 5) % 4)) % 5]].filter((id) => id !== undefined)
  const [host = ''] = two
  const opener = await connectPerson(sandbox.url, host)
  // Some of them start by themselves.
  const options = game % 4 === 1 ? [SOON] : []
  const asked = await opener.command(CAMPFIRE, 'bonfire', [{ name: 'new', type: 1, options }])
  const channelId = asked.message && /<#(\d+)>/.exec(JSON.stringify(asked.message.components))?.[1]
  if (channelId == null) throw new Error(`no table was opened: ${asked.state} ${asked.why}`)
  await opener.close()
  const players = await Promise.all(
    two.map((id) => seatPlayer(sandbox.url, id, channelId, id === host, diceFor(`${seed} ${game} ${id}`))),
  )
  return { channelId, players }
}

/** One thing in so many has nothing to do with the table. */
const ASIDE = 20

/** Goes on pressing until it is told to end, at the pace of a quick person. */
export async function play(player: Player, signal: AbortSignal, dice: Dice): Promise<void> {
  while (!signal.aborted) {
    const outcome = await (dice.oneIn(ASIDE) ? player.aside() : player.step())
    await sleep(outcome === null ? 150 : 50)
  }
}

/**
 * Waits until every channel shows what there is, as long as some get there.
 * @returns the tables whose channels do not
 */
export async function settled(store: Store): Promise<string[]> {
  let before = ''
  for (let giveUp = Date.now() + SETTLING; ; ) {
    const behind = await store.liveMessages.outdatedChannels(1000)
    const now = JSON.stringify(behind)
    if (now !== before) giveUp = Date.now() + SETTLING
    before = now
    if (behind.length === 0 || Date.now() > giveUp) {
      // The last edit reaches people a moment later.
      await sleep(500)
      return behind.map(({ tableId }) => tableId)
    }
    await sleep(250)
  }
}
