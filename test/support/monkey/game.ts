import type { Outcome } from '#sandbox/person'
import type { Dice } from '#support/dice'
import { endDiffers, liveDiffers } from '#support/monkey/for-all'
import { declaredPriceOf, NO_DEALINGS, spellDealings } from '#support/monkey/goods'
import { type GameCheck, gameCheckOf, type Moment } from '#support/monkey/judge'
import { keepingDiffers } from '#support/monkey/keeping'
import { between, broken, type LedgerEntry, logDiffers, repaid, unaccounted } from '#support/monkey/ledger'
import { COMMANDS, harmless, suggestion } from '#support/monkey/mischief'
import { anyPress, type MonkeyPlan, playsOn, pressPlan, usefulPress } from '#support/monkey/policy'
import { puzzleDiffers } from '#support/monkey/puzzling'
import { allOf, type MessageContents, readMessage } from '#support/monkey/read-message'
import {
  buttonNamed,
  latestLive,
  type Monkey,
  nextLive,
  onScreen,
  pressAsItStands,
  type Seen,
  seen,
} from '#support/monkey/seats'
import {
  declaredPriceFor,
  liveTurn,
  noticeIn,
  paymentIn,
  type Sense,
  type Standing,
  senseOf,
  standingIn,
  tableOf,
  turnIsOver,
  verbOf,
} from '#support/monkey/sense'
import { sharingDiffers } from '#support/monkey/sharing'
import { dealingsInLog } from '#support/monkey/story'
import { type AnswerKind, type Tally, Violation } from '#support/monkey/tally'
import { pathOf, slash } from '#support/slash'
import { SECOND, type Stage } from '#support/stage'
import { words } from '#text'

const { buttons } = words('en')

/** So many presses within one turn mean that there is no way on. */
const ENDLESS = 300
/** One press in so many is anybody's, on anything. */
const CHAOS = 5

/** On what knows of no table that is on: the rules, topic by topic, name everything in the box, and statistics what was there. */
const OF_NO_TABLE: ReadonlySet<string | null> = new Set(['topic', 'readstats', 'showstats', 'history', 'historygame'])

/** What was done: pressed, chosen or typed. */
interface Deed {
  readonly label: string
  readonly sense: Sense
  readonly pledge: LedgerEntry['pledge']
  /** Of what was pressed: the seq that it was drawn at; null for what was typed. */
  readonly seq: number | null
  /** An option that is a payment: what it pays. */
  readonly payment: ReturnType<typeof paymentIn>
}

interface Parts {
  readonly stage: Stage
  readonly channelId: string
  readonly monkeys: readonly Monkey[]
  readonly dice: Dice
  readonly tally: Tally
}

/**
 * A whole game, from opening the table to its score sheet, by people who press what they see; each answer is judged.
 * @throws Violation at the first thing that must not be
 */
export async function monkeyGame(parts: Parts): Promise<void> {
  const { stage, channelId, monkeys, dice, tally } = parts
  const judge: GameCheck = gameCheckOf(stage, channelId)
  const seated = monkeys.filter((one) => one.seated)
  const strangers = monkeys.filter((one) => !one.seated)
  let since = 0n
  /** The live message of the turn that is on: the next one is newer, and may come before the answer to the press that ends it. */
  let lastLive = 0n
  /** Ids of the people who have ended a turn. */
  const begun = new Set<string>()
  /** What live messages said when they were seen first. */
  const liveTexts = new Map<string, string>()
  let last = { pressed: '', shown: '' }

  /** Of the one who acts: the turn's presses that stand, and how things stood after the last. */
  let entries: LedgerEntry[] = []
  let standing: { turn: number; seq: number; is: Standing } | null = null
  /** A press taken back to be paid otherwise. */
  let repaying: { entry: LedgerEntry; half: LedgerEntry | null; old: NonNullable<Deed['payment']> } | null = null
  let pressesThisTurn = 0

  async function fail(message: string): Promise<never> {
    const { tableId } = await judge.moment()
    const journal = tableId === '' ? null : await stage.journal(tableId)
    throw new Violation(message, last.pressed, last.shown, journal)
  }

  /** Limits, and nothing hidden, in everything that anybody sees. */
  async function inspect(reading: MessageContents): Promise<void> {
    const [fault] = reading.faults
    if (fault !== undefined) await fail(`a message breaks a limit: ${fault}`)
    const ofNoTable = reading.pressables.some((one) => OF_NO_TABLE.has(verbOf(one)))
    const hidden = ofNoTable || (await ofGameBefore(reading)) ? null : await judge.tells(allOf(reading))
    if (hidden !== null) await fail(`a message tells what is hidden: ${hidden}`)
  }

  /** Of a game that is over, in the same channel: there nothing is hidden any more. */
  async function ofGameBefore({ pressables }: MessageContents): Promise<boolean> {
    const { tableId } = await judge.moment()
    const tables = pressables.flatMap((one) => tableOf(one) ?? [])
    return tables.length > 0 && !tables.includes(tableId)
  }

  const others = (who: Monkey) => monkeys.filter((one) => one !== who).map(({ name }) => name)

  async function press(who: Monkey, on: Seen, { pressed, options }: MonkeyPlan): Promise<Seen | null> {
    const option = options.length === 1 ? (options[0] ?? null) : null
    const several = options.length > 1
    const deed: Deed = {
      label: option?.label ?? pressed.label,
      sense: senseOf(pressed),
      pledge: several ? null : declaredPriceFor(on.reading, pressed, option),
      seq: Number(pressed.id.split(':')[2]),
      payment: option === null ? null : paymentIn(option.label),
    }
    const said = `${who.name} pressed ${pressed.label}${pressed.select ? `: ${options.map((one) => `${one.label} (${one.description}) = ${one.value}`).join(' + ')}` : ''} [${pressed.id}]`
    return await carryOut(who, said, deed, () => pressPlan(who.person, on.message, { pressed, options }))
  }

  const typed = (
    who: Monkey,
    sub: string,
    sense: Sense,
    options: Record<string, string | number> = {},
  ): Promise<Seen | null> => {
    const pledge = sense === 'end' ? declaredPriceOf('') : null
    const said = `${who.name} typed /${pathOf(sub)} ${JSON.stringify(options)}`
    const deed: Deed = { label: `/${pathOf(sub)}`, sense, pledge, seq: null, payment: null }
    return carryOut(who, said, deed, () => slash(who.person, channelId, sub, options))
  }

  async function carryOut(who: Monkey, said: string, deed: Deed, make: () => Promise<Outcome>): Promise<Seen | null> {
    const before = await judge.moment()
    const acts = before.acting === who.person.id
    const base = acts && deed.sense !== 'look' ? await standingOf(who, before) : null
    last = { pressed: said, shown: '' }
    tally.presses++
    const outcome = await make()
    const answer = outcome.message === null ? null : seen(outcome.message)
    last = { pressed: said, shown: answer === null ? (outcome.why ?? '') : JSON.stringify(answer.reading.texts) }
    if (outcome.state === 'failed') await fail(`a press was not answered: ${outcome.why}`)
    if (outcome.state === 'refused') {
      tally.answers.gone++
      return null
    }
    if (answer !== null) await inspect(answer.reading)
    for (const more of outcome.followUps) await inspect(readMessage(more))
    tally.answers[kindOf(answer)]++
    const after = await judge.moment()
    if (before.phase === 'playing') await judgePress(who, deed, before, after, base, answer)
    return answer
  }

  function kindOf(answer: Seen | null): AnswerKind {
    if (answer === null) return 'noted'
    if (turnIsOver(answer.reading)) return 'turnOver'
    if (noticeIn(answer.reading) !== null) return 'notice'
    return standingIn(answer.reading, []).held === null ? 'shown' : 'panel'
  }

  async function judgePress(
    who: Monkey,
    deed: Deed,
    before: Moment,
    after: Moment,
    base: Standing | null,
    answer: Seen | null,
  ): Promise<void> {
    const changed = after.seq !== before.seq
    if (changed && base === null) return await fail('a press of somebody who is not to act changed the table')
    if (changed && deed.seq !== null && deed.seq !== before.seq) return await fail('a stale press changed the table')
    if (base === null) return
    if (!changed) {
      const moved = ['move', 'end', 'pass', 'undo', 'repay'].includes(deed.sense)
      const explained = answer !== null && (noticeIn(answer.reading) !== null || answer.reading.texts.length === 1)
      if (moved && deed.seq === before.seq && !explained) await fail('nothing came of a press, and nothing was said')
      if (deed.seq === before.seq && deed.sense !== 'look') await unchanged(who, base, answer)
      return
    }
    pressesThisTurn++
    if (after.turn !== before.turn || after.phase !== 'playing') {
      const of = { label: deed.label, pledge: deed.pledge, choices: before.choices }
      entries.push({ ...of, before: base, stood: base, half: null, after: null })
      return await turnEnded(who, after)
    }
    standing = null
    const now = await standingOf(who, after, answer)
    await judgeChange(deed, before, after, base, now)
  }

  /** What changes nothing shows the same things held. */
  async function unchanged(who: Monkey, base: Standing, answer: Seen | null): Promise<void> {
    const now = answer === null ? null : standingIn(answer.reading, others(who))
    if (now?.held == null) return
    const odd = unaccounted(base, now)
    if (odd !== null) await fail(`nothing was done, and yet: ${odd}`)
  }

  async function judgeChange(deed: Deed, before: Moment, after: Moment, base: Standing, now: Standing): Promise<void> {
    const odd = unaccounted(base, now)
    if (odd !== null && deed.sense !== 'undo') return await fail(odd)
    if (deed.sense === 'undo' || deed.sense === 'repay') {
      const entry = entries.pop()
      if (entry === undefined) return await fail('something was taken back that had not been done')
      if (entries.some(({ choices }) => choices >= after.choices + 1 && choices > entry.choices))
        return await fail('more was taken back than one press')
      repaying = null
      if (deed.sense === 'repay') {
        // What came before the payment stands, be it of that press or of an earlier one.
        const half =
          after.choices > entry.choices ? { ...entry, label: deed.label, pledge: null, after: now } : entry.half
        if (half !== null) entries.push(half)
        repaying = { entry, half, old: paymentIn(`Pay ${deed.label}`) ?? new Map() }
        return
      }
      if (entry.half !== null) entries.push(entry.half)
      const differs = unaccounted(entry.stood, now) ?? toldDiffers(entry.stood, now)
      if (differs !== null) await fail(`Undo did not bring back what was before: ${differs}`)
      return
    }
    let { pledge } = deed
    let from = base
    let half: LedgerEntry | null = null
    if (repaying !== null && deed.payment !== null && repaying.entry.pledge !== null) {
      // What followed the payment may have been played again with it.
      const whole = repaid(repaying.entry.pledge, repaying.old, deed.payment)
      const wholeKept = broken(whole, between(repaying.entry.before, now)) === null
      if (wholeKept) {
        half = repaying.half
        entries = entries.filter((one) => one !== half)
        pledge = whole
        from = repaying.entry.before
      }
    }
    repaying = null
    if (pledge !== null) {
      const lie = broken(pledge, between(from, now))
      if (lie !== null) return await fail(`${lie}; told: ${spellDealings(between(from, now))}`)
    }
    entries.push({ label: deed.label, pledge, before: from, stood: base, half, after: now, choices: before.choices })
  }

  const toldDiffers = (a: Standing, b: Standing): string | null => {
    const passed = between(a, b)
    const none = [passed.paid, passed.gained, passed.discarded].every(({ size }) => size === 0)
    return none ? null : `the story changed by: ${spellDealings(passed)}`
  }

  /** How things stand for the one who acts: as last shown, or from a panel opened for it. */
  async function standingOf(who: Monkey, now: Moment, answer: Seen | null = null): Promise<Standing> {
    if (standing?.turn === now.turn && standing.seq === now.seq) return standing.is
    let is = answer === null ? null : standingIn(answer.reading, others(who))
    if (is === null || is.held === null || is.held.size === 0) {
      const opened = await open(who)
      is = standingIn(opened.reading, others(who))
    }
    // The menu does not tell what the first tile brought: it is all that is held.
    if (!begun.has(who.person.id) && now.choices === 1 && is.held !== null)
      is = { ...is, told: { ...NO_DEALINGS, gained: is.held } }
    standing = { turn: now.turn, seq: now.seq, is }
    return is
  }

  /** The own panel, opened from the live message. */
  async function open(who: Monkey): Promise<Seen> {
    const live = latestLive(who, channelId, since)
    const button = buttonNamed(buttons.takeTurn)
    if (live === null || button(live.reading) === undefined)
      return await fail(`${who.name} finds no live message to open a panel from`)
    tally.presses++
    const outcome = await pressAsItStands(who, live.message, button)
    if (outcome.state !== 'answered' || outcome.message === null)
      return await fail(`the panel did not open: ${outcome.why}`)
    const panel = seen(outcome.message)
    await inspect(panel.reading)
    tally.answers.panel++
    return panel
  }

  async function turnEnded(who: Monkey, after: Moment): Promise<void> {
    tally.turns++
    const isFirst = !begun.has(who.person.id)
    begun.add(who.person.id)
    let live: Seen | null = null
    for (const one of monkeys) live = await nextLive(one, channelId, lastLive)
    if (live === null) return await fail('no live message')
    lastLive = BigInt(live.message.id)
    await inspect(live.reading)
    const odd = liveDiffers(live, after)
    if (odd !== null) await fail(odd)
    const reader = dice.pick(monkeys)
    const log = buttonNamed(buttons.log)
    if (log(live.reading) === undefined) return await fail('the live message has no log')
    const opened = await pressAsItStands(reader, live.message, log)
    tally.presses++
    if (opened.message === null) return await fail('the log did not open')
    const reading = readMessage(opened.message)
    tally.answers.shown++
    await inspect(reading)
    const newest = reading.texts[1] ?? ''
    last = { ...last, shown: newest }
    const told = dealingsInLog(newest, reader === who ? 'You' : who.name, isFirst)
    const differs = logDiffers(entries, told, await judge.goesOn())
    if (differs !== null) await fail(differs)
    entries = []
    standing = null
    repaying = null
    pressesThisTurn = 0
  }

  /** Anybody presses anything, or types something. */
  async function chaos(): Promise<void> {
    const who = dice.pick(monkeys)
    if (dice.oneIn(4)) {
      const [sub, sense, options] = dice.pick(COMMANDS)
      if (sub !== 'play') await typed(who, sub, sense, options)
      else {
        const move = await suggestion(who, channelId, dice)
        if (move === null) return await fail('typing got no suggestions, not even none')
        await typed(who, sub, sense, { move })
      }
      return
    }
    const on = dice.pick([...onScreen(who, channelId, since), ...(await liveFor(who))])
    const plan =
      on &&
      anyPress(
        on.reading.pressables.filter((one) => harmless(who, one)),
        dice,
      )
    if (on === undefined || plan === null) return
    await press(who, on, plan)
  }

  const liveFor = async (who: Monkey): Promise<Seen[]> => {
    const live = latestLive(who, channelId, since)
    return live === null ? [] : [live]
  }

  async function turnStep(): Promise<void> {
    const moment = await judge.moment()
    const live = latestLive(first ?? dice.pick(monkeys), channelId, since)
    const named = live === null ? null : liveTurn(live.reading)
    // A picture that was drawn late comes by an edit.
    if (live !== null) {
      const said = live.reading.texts.join('\n')
      const before = liveTexts.get(live.message.id) ?? said
      if (before !== said)
        await fail(`the live message was edited while a turn was open: it said “${before}”, now “${said}”`)
      liveTexts.set(live.message.id, said)
    }
    const who = seated.find(({ person }) => person.id === named)
    if (who === undefined || named !== moment.acting) return await fail(`the live message names ${named}`)
    if (pressesThisTurn > ENDLESS) await fail(`${who.name} finds no way on`)
    const screen = onScreen(who, channelId, since)
    const panel = screen.findLast(({ reading }) => playsOn(reading).length > 0)
    const on = panel === undefined || dice.oneIn(12) ? await open(who) : panel
    if (on !== panel && playsOn(on.reading).length === 0) await fail(`the panel of ${who.name} offers no way on`)
    const plan = usefulPress(on.reading, dice)
    if (plan === null) return
    await press(who, on, plan)
  }

  const first = seated[0]
  if (first === undefined) throw new Error('nobody plays')
  since = BigInt(first.person.latest(channelId)?.id ?? 0)
  await typed(first, 'new', 'manage')
  await first.person.until(channelId, (one) => BigInt(one.id) > since)
  for (const stranger of strangers) await typed(stranger, 'start', 'manage')
  for (const other of seated.slice(1)) await typed(other, 'join', 'manage')
  if ((await judge.moment()).phase !== 'lobby') await fail('a stranger started the game')
  const unknown = await keepingDiffers(dice.pick(seated), channelId, since, seated)
  if (unknown !== null) await fail(unknown)
  // A start that is fixed for now comes by itself.
  if (dice.oneIn(2)) {
    const fixed = await typed(first, 'new', 'manage', { time: 'in 0 minutes' })
    if (fixed?.reading.texts.some((one) => one.includes('<t:')) !== true) await fail('a start was not fixed')
  } else await typed(first, 'start', 'manage')
  for (const one of monkeys) lastLive = BigInt((await nextLive(one, channelId, since)).message.id)
  let turn = -1
  for (;;) {
    const now = await judge.moment()
    if (now.phase !== 'playing') break
    if (now.turn !== turn) {
      turn = now.turn
      const unlike = await judge.unlike(dice.pick(monkeys).person.id, dice)
      if (unlike !== null) await fail(`what is hidden can be told from a message: ${unlike}`)
    }
    if (dice.oneIn(CHAOS)) await chaos()
    else await turnStep()
  }
  tally.presses++
  const differs = await endDiffers(dice.pick(monkeys), channelId, since, judge)
  if (differs !== null) await fail(differs)
  for (const reader of [dice.pick(seated), dice.pick(strangers)]) {
    const wrong = await sharingDiffers(reader, channelId, since)
    if (wrong !== null) await fail(wrong)
    tally.shared += reader.seated ? 2 : 0
  }
  const puzzled = await puzzleDiffers(dice.pick(monkeys), SECOND, dice)
  if (puzzled !== null) await fail(puzzled)
  tally.shared++
}
