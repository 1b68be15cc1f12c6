import type { Outcome } from '#sandbox/person'
import type { Dice } from '#support/dice'
import { planFor, usefulPress } from '#support/monkey/policy'
import type { Pressable, ReadOption } from '#support/monkey/read-message'
import { liveOn, type Monkey, type Seen, seen } from '#support/monkey/seats'
import { senseOf, turnIsOver, verbOf } from '#support/monkey/sense'

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
  /** What was asked beyond that: by the council, or by an ability during a procession. */
  readonly asked: number
  /** Presses more for another payment; null where there was none to choose. */
  readonly repaid: number | null
}

/** A turn goes wrong after so many presses. */
const ENDLESS = 60

/** Somebody at the panel, counting. */
export interface Hand {
  now: Seen
  presses: number
}

/** Opens the own panel from the live message. */
export async function opened(who: Monkey, channelId: string, since: bigint): Promise<Hand> {
  const live = liveOn(who, channelId, since)
  const button = live?.reading.pressables.find((one) => verbOf(one) === 'open')
  if (live === null || button === undefined) throw new Error(`${who.name} finds no live message`)
  return { now: shown(await who.person.press(live.message, button.id)), presses: 1 }
}

function shown(outcome: Outcome): Seen {
  if (outcome.message === null) throw new Error(`a press was not answered: ${outcome.why}`)
  return seen(outcome.message)
}

async function press(who: Monkey, hand: Hand, one: Pressable, options: readonly ReadOption[] = []): Promise<void> {
  const { message } = hand.now
  hand.presses++
  hand.now = shown(
    one.select
      ? await who.person.select(
          message,
          one.id,
          options.map(({ value }) => value),
        )
      : await who.person.press(message, one.id),
  )
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

/** The first option, of any of the selects with that verb, that passes. */
async function choose(who: Monkey, hand: Hand, verb: string, passes: (value: string) => boolean): Promise<boolean> {
  for (const one of hand.now.reading.pressables) {
    const option = verbOf(one) === verb ? one.options.find(({ value }) => passes(value)) : undefined
    if (option === undefined) continue
    await press(who, hand, one, [option])
    return true
  }
  return false
}

/** Answers whatever is asked with the first thing offered, until the turn can be ended. */
async function answerAll(who: Monkey, hand: Hand): Promise<number> {
  const before = hand.presses
  while (ender(hand) === undefined && !turnIsOver(hand.now.reading)) {
    if (hand.presses > ENDLESS) throw new Error(`no end of questions: ${hand.now.reading.texts.join(' / ')}`)
    const go = find(hand, 'go')
    if (go !== undefined) await press(who, hand, go)
    else if (find(hand, 'place') !== undefined) await choose(who, hand, 'place', () => true)
    else if (find(hand, 'pay') !== undefined) await choose(who, hand, 'pay', () => true)
    else if (!(await choose(who, hand, 'line', () => true)))
      throw new Error(`nothing to choose: ${hand.now.reading.texts.join(' / ')}`)
  }
  return hand.presses - before
}

const hasTask = (value: string): boolean => /(^|;)task /.test(value)

/** The move itself; false when it turns out not to be possible. */
async function move(who: Monkey, hand: Hand, goal: Goal): Promise<boolean> {
  switch (goal) {
    case 'bestFate':
      return await choose(who, hand, 'place', () => true)
    case 'anyFate': {
      const end = find(hand, 'placing', ({ id }) => id.includes(':bottom.')) ?? find(hand, 'placing')
      if (end === undefined) return false
      await press(who, hand, end)
      const direction = find(hand, 'placing', ({ label }) => label.startsWith('↓'))
      if (direction === undefined) return false
      await press(who, hand, direction)
      return await choose(who, hand, 'place', () => true)
    }
    case 'procession': {
      const go = find(hand, 'go')
      if (go !== undefined) await press(who, hand, go)
      return go !== undefined
    }
    case 'ship':
      return await choose(who, hand, 'line', (value) => !/(^|;)(task|guardian|decline)/.test(value))
    case 'shipAndTask': {
      if (await choose(who, hand, 'line', hasTask)) return true
      const lists = hand.now.reading.pressables.filter((one) => verbOf(one) === 'line')
      const withTasks = lists.flatMap(({ options }) =>
        options.flatMap(({ value, description }) => (/\b(blue|red|yellow) \d: /.test(description) ? value : [])),
      )
      const [island] = withTasks
      if (island === undefined || !(await choose(who, hand, 'line', (value) => value === island))) return false
      return await choose(who, hand, 'line', hasTask)
    }
    default:
      return await choose(who, hand, 'line', () => true)
  }
}

/** Goes straight for something and ends the turn. Null when it cannot be had after all; then the turn is still open. */
export async function straight(who: Monkey, hand: Hand, goal: Goal, repay: boolean): Promise<Counted | null> {
  const entry = find(hand, 'page', ({ id }) => id.endsWith(`:${ENTRY[goal]}`))
  if (entry === undefined) return null
  await press(who, hand, entry)
  if (!(await move(who, hand, goal))) return null
  const questions = await answerAll(who, hand)
  const apart = goal === 'ignite' || goal === 'procession'
  let repaid: number | null = null
  const otherwise = repay ? find(hand, 'repay') : undefined
  if (otherwise !== undefined) repaid = await payOtherwise(who, hand, otherwise)
  const end = ender(hand)
  if (end !== undefined) await press(who, hand, end)
  const asked = apart ? questions : 0
  return { goal, presses: hand.presses - asked - (repaid ?? 0), asked, repaid }
}

async function payOtherwise(who: Monkey, hand: Hand, otherwise: Pressable): Promise<number> {
  const before = hand.presses
  await press(who, hand, otherwise)
  const list = find(hand, 'pay')
  const other = list?.options[1]
  if (list !== undefined && other !== undefined) await press(who, hand, list, [other])
  await answerAll(who, hand)
  return hand.presses - before
}

/** Anything that brings the turn to its end. */
export async function anyhow(who: Monkey, hand: Hand, channelId: string, since: bigint, dice: Dice): Promise<void> {
  for (let more = 0; !turnIsOver(hand.now.reading); more++) {
    if (more > ENDLESS) throw new Error('no way on')
    const end = ender(hand)
    const plan = end === undefined ? usefulPress(hand.now.reading, dice) : planFor(end, dice)
    if (plan === null) hand.now = (await opened(who, channelId, since)).now
    else await press(who, hand, plan.pressed, plan.options)
  }
}
