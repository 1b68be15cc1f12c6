import { pressOrRefreshOfCustomId } from '#commands'
import type { Outcome } from '#sandbox/person'
import type { Dice } from '#support/dice'
import { planFor, pressPlan, usefulPress } from '#support/monkey/policy'
import type { Pressable, ReadOption } from '#support/monkey/read-message'
import { latestLive, type Monkey, type Seen, seen } from '#support/monkey/seats'
import { isFinal, senseOf, turnIsOver, verbOf } from '#support/monkey/sense'

/** What somebody goes straight for in a turn. */
export const GOALS = [
  'path',
  'gnome',
  'ship',
  'greatBonfire',
  'bestFate',
  'procession',
  'ignite',
  'shipAndTask',
  'anyFate',
] as const
export type Goal = (typeof GOALS)[number]

/** The entry of the turn's menu that a goal begins with. */
const ENTRY: Readonly<Record<Goal, string>> = {
  path: 'path',
  gnome: 'gnome',
  ship: 'ship',
  greatBonfire: 'bonfire',
  bestFate: 'fate',
  procession: 'procession',
  ignite: 'ignite',
  shipAndTask: 'ship',
  anyFate: 'fate',
}

/** Presses of one turn, from opening the panel to its end. */
export interface Counted {
  readonly goal: Goal
  readonly presses: number
  /** Presses more for another payment; null where there was none to choose. */
  readonly repaid: number | null
}

/** A turn goes wrong after so many presses. */
const ENDLESS = 60

/** Somebody at the panel, counting. */
export interface Hand {
  now: Seen
  presses: number
  /** Pressed what ends the turn with it; the next may be one's own again. */
  ended: boolean
}

/** Opens the own panel from the live message. */
export async function opened(who: Monkey, channelId: string, since: bigint): Promise<Hand> {
  const live = latestLive(who, channelId, since)
  const button = live?.reading.pressables.find((one) => verbOf(one) === 'open')
  if (live === null || button === undefined) throw new Error(`${who.name} finds no live message`)
  return { now: shown(await who.person.press(live.message, button.id)), presses: 1, ended: false }
}

function shown(outcome: Outcome): Seen {
  if (outcome.message === null) throw new Error(`a press was not answered: ${outcome.why}`)
  return seen(outcome.message)
}

const ENDS_WITH_IT = /:goend:|:together:end:|;end$/

async function press(who: Monkey, hand: Hand, one: Pressable, options: readonly ReadOption[] = []): Promise<void> {
  hand.presses++
  hand.ended ||= ENDS_WITH_IT.test(one.id)
  hand.now = shown(await pressPlan(who.person, hand.now.message, { pressed: one, options }))
}

const find = (hand: Hand, verb: string, passes: (one: Pressable) => boolean = () => true): Pressable | undefined =>
  hand.now.reading.pressables.find((one) => verbOf(one) === verb && !one.disabled && passes(one))

const ender = (hand: Hand): Pressable | undefined =>
  hand.now.reading.pressables.find((one) => senseOf(one) === 'end' && !one.disabled)

/** The entries of the menu that can be pressed. */
const pages = (hand: Hand): string[] =>
  hand.now.reading.pressables.flatMap((one) =>
    verbOf(one) === 'page' && !one.disabled ? (one.id.split(':')[4] ?? []) : [],
  )

export const possible = (hand: Hand): Goal[] => GOALS.filter((goal) => pages(hand).includes(ENTRY[goal]))

/** The line that a button plays; null where it plays none that moves the game on. */
function lineOf({ id }: Pressable): string | null {
  const decoded = pressOrRefreshOfCustomId(id)
  if (decoded.kind === 'refresh' || decoded.press.verb !== 'play') return null
  const { line } = decoded.press
  return line === 'pass' || line === 'out' || line === 'turnup' || line.endsWith(';end') ? null : line
}

/** Any option that passes: of the selects with that verb, or a line's button. */
async function choose(
  who: Monkey,
  hand: Hand,
  verb: 'line' | 'place' | 'pay',
  dice: Dice,
  passes: (value: string) => boolean = () => true,
): Promise<boolean> {
  const found = hand.now.reading.pressables.flatMap((one) => {
    const line = verb === 'line' && !one.disabled ? lineOf(one) : null
    if (line !== null && passes(line)) return { one, options: [] }
    return verbOf(one) === verb
      ? one.options.flatMap((option) => (passes(option.value) ? { one, options: [option] } : []))
      : []
  })
  const [first] = found
  if (first === undefined) return false
  // Whoever wants a task takes the one that is nearest to being fulfilled: they come first.
  const { one, options } = passes === hasTask ? first : dice.pick(found)
  await press(who, hand, one, options)
  return true
}

/** Answers whatever is asked, until the turn can be ended. */
async function answerAll(who: Monkey, hand: Hand, dice: Dice): Promise<void> {
  while (!hand.ended && ender(hand) === undefined && !turnIsOver(hand.now.reading)) {
    if (hand.presses > ENDLESS) throw new Error(`no end of questions: ${hand.now.reading.texts.join(' / ')}`)
    const go = find(hand, 'goend') ?? find(hand, 'go') ?? find(hand, 'together')
    if (go !== undefined) await press(who, hand, go)
    else if (await choose(who, hand, 'place', dice)) continue
    else if (await choose(who, hand, 'pay', dice)) continue
    else if (!(await choose(who, hand, 'line', dice)))
      throw new Error(`nothing to choose: ${hand.now.reading.texts.join(' / ')}`)
  }
}

/** Any option of the select that stands at one of them already. */
async function chooseAny(who: Monkey, hand: Hand, beginning: string, dice: Dice): Promise<void> {
  const list = find(hand, 'part', ({ options }) => options.some(({ value }) => value.startsWith(beginning)))
  const wanted = list && dice.pick(list.options)
  if (list !== undefined && wanted?.chosen === false) await press(who, hand, list, [wanted])
}

const hasTask = (value: string): boolean => /(^|;)task /.test(value)

/** The move itself; false when it turns out not to be possible. */
async function move(who: Monkey, hand: Hand, goal: Goal, dice: Dice): Promise<boolean> {
  switch (goal) {
    case 'bestFate':
      return await choose(who, hand, 'place', dice)
    case 'anyFate': {
      const ways = find(hand, 'placing', ({ select }) => select)
      const way = ways?.options.filter(({ value }) => !value.startsWith('best'))
      if (ways === undefined || way === undefined || way.length === 0) return false
      await press(who, hand, ways, [dice.pick(way)])
      return await choose(who, hand, 'place', dice)
    }
    case 'procession': {
      const go = find(hand, 'goend') ?? find(hand, 'go')
      if (go !== undefined) await press(who, hand, go)
      return go !== undefined
    }
    case 'ship':
      return await choose(who, hand, 'line', dice, (value) => !/(^|;)(task|guardian|decline)/.test(value))
    case 'shipAndTask': {
      if (await choose(who, hand, 'line', dice, hasTask)) return true
      if (hand.now.reading.pressables.some((one) => verbOf(one) === 'line')) return false
      // The picture shows where tasks lie, and that they can be paid for.
      return (await choose(who, hand, 'line', dice)) && (await choose(who, hand, 'line', dice, hasTask))
    }
    case 'greatBonfire': {
      // Any space will do; the rewards stand at the best there.
      await chooseAny(who, hand, 'bonfire ', dice)
      return find(hand, 'together') !== undefined
    }
    case 'ignite':
      return find(hand, 'together') !== undefined
    default:
      await chooseAny(who, hand, `${goal} `, dice)
      return find(hand, 'together') !== undefined
  }
}

/**
 * Goes straight for something and ends the turn, with whatever is asked on the way. What stands at the best is left so, unless
 * another is tried of what is put together.
 * @param apart whether it is tried what another payment takes, or another choice of several
 * @returns null when it cannot be had after all; then the turn is still open
 */
export async function straight(
  who: Monkey,
  hand: Hand,
  goal: Goal,
  apart: boolean,
  dice: Dice,
): Promise<Counted | null> {
  const entry = find(hand, 'page', ({ id }) => id.endsWith(`:${ENTRY[goal]}`))
  if (entry === undefined) return null
  await press(who, hand, entry)
  if (!(await move(who, hand, goal, dice))) return null
  const part = apart ? find(hand, 'part') : undefined
  const other = part?.options.find(({ chosen }) => !chosen)
  if (part !== undefined && other !== undefined) await press(who, hand, part, [other])
  await answerAll(who, hand, dice)
  const otherwise = apart && !hand.ended ? find(hand, 'repay') : undefined
  const repaid = otherwise === undefined ? null : await payOtherwise(who, hand, otherwise, dice)
  const end = hand.ended ? undefined : ender(hand)
  if (end !== undefined) await press(who, hand, end)
  return {
    goal,
    presses: hand.presses - (repaid ?? 0) - (other === undefined ? 0 : 1),
    repaid,
  }
}

async function payOtherwise(who: Monkey, hand: Hand, otherwise: Pressable, dice: Dice): Promise<number> {
  const before = hand.presses
  await press(who, hand, otherwise)
  const list = find(hand, 'pay')
  const other = list?.options[1]
  if (list !== undefined && other !== undefined) await press(who, hand, list, [other])
  await answerAll(who, hand, dice)
  return hand.presses - before
}

/** Anything that brings the turn to its end. */
export async function anyhow(who: Monkey, hand: Hand, channelId: string, since: bigint, dice: Dice): Promise<void> {
  for (let more = 0; !turnIsOver(hand.now.reading); more++) {
    if (more > ENDLESS) throw new Error('no way on')
    const end = ender(hand)
    const plan = end === undefined ? usefulPress(hand.now.reading, dice) : planFor(end, dice)
    const live = latestLive(who, channelId, since)
    if (plan === null && live !== null && isFinal(live.reading)) return
    if (plan === null) hand.now = (await opened(who, channelId, since)).now
    else await press(who, hand, plan.pressed, plan.options)
  }
}
