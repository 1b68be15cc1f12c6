import {
  type Choice,
  decision,
  type GameEvent,
  type GameState,
  type GnomeId,
  isRevealingEvent,
  legalChoices,
  type Played,
  play,
  priceOf,
  RESOURCES,
  type ResourcePrice,
  type Rules,
  whyNot,
} from '#engine'
import { choiceEmoji } from './choice-emoji.ts'
import { choiceText } from './choice-text.ts'
import { EMOJI } from './emoji.ts'
import { gnomeFacts } from './gnomes.ts'
import { addGoods, goodsText, NO_GOODS, repeatEmoji } from './goods.ts'
import { clip, LIMITS } from './limits.ts'
import type { ChoiceLabels } from './words/facts.ts'
import type { Words } from './words/index.ts'

/** A choice as a button or a select's option shows it. */
export interface Label {
  /** At most 80 characters, unless there is more room. */
  readonly label: string
  /** Price, gain and what matters, at most 100 characters, unless there is more room; may be empty. */
  readonly description: string
  readonly emoji?: string | undefined
}

/** One of several choices in a row. */
export interface ChoiceInSequence {
  /** The position in which it is made. */
  readonly state: GameState
  readonly choice: Choice
  /** What came of it; null where it cannot be made. */
  readonly played: Played | null
}

/**
 * What a choice is called, with the price of the proposed payment (R4.5) and what it brings for sure.
 * @param choice may be illegal: then its normal price is shown
 */
export const labelOf = (words: Words, rules: Rules, state: GameState, choice: Choice): Label =>
  labelOfSequence(words, rules, [
    { state, choice, played: whyNot(rules, state, choice) === null ? play(rules, state, choice) : null },
  ])

/**
 * One label for several choices in a row, such as `ship A3; pay blue`. The price is what is really paid: by
 * those choices, and beyond them by the proposed payments. Nothing that they would turn up is told.
 * @param room characters, where it is not for a button or an option
 */
export function labelOfSequence(
  words: Words,
  rules: Rules,
  steps: readonly ChoiceInSequence[],
  room: { readonly label: number; readonly description: number } = BUTTON,
): Label {
  const [first] = steps
  if (first === undefined) return { label: '', description: '' }
  const { state, choice: head } = first
  const { parts: chosen, events } = follow(words, rules, steps)
  const parts = [...chosen, ...onlyWalks(words, rules, state, events)]
  const payment = (choice: Choice) => choice.kind === 'pay' || choice.kind === 'give'
  const onlyPayments = steps.every(({ choice }) => payment(choice))
  const main = onlyPayments
    ? parts
    : told(
        words,
        parts.filter(({ choice }) => !payment(choice)),
      )
  const price = onlyPayments ? '' : priceText(words, rules, state, head, events)
  const human = decision(state)?.seat === state.turn.seat
  const gained = human ? gainedText(events, state.turn.seat) : ''
  // The effect of the Welcomer says that recruiting her brings a yellow tile.
  const welcomer = main.some(({ choice }) => choice.kind === 'gnome' && isWelcomer(rules, choice.gnome))
  const gain = welcomer && gained === EMOJI.actionTile.yellow ? '' : gained
  const onlyPoint = events.some((event) => event.kind === 'forced' && event.choice.kind === 'point')
  const taken = main.some(({ choice }) => choice.kind === 'take')
  // What a space of the Great Bonfire offers need not be said before what is taken there.
  const label = main
    .map(({ choice, said }, index) => {
      // What a space of the Great Bonfire is sure to give stands beside it.
      if (main.length === 1 && choice.kind === 'bonfire' && gain !== '') return shortOf(said)
      if (main.length === 1 || (index === 0 && main.length === 2 && !taken)) return said.label
      // R12.6 c: which guardian it is only her island says.
      const unknown = choice.kind === 'guardian' && main[index - 1]?.choice.kind !== 'ship'
      return unknown ? said.label : shortOf(said)
    })
    .join(' → ')
  const pointTaken = main.some(({ choice }) => choice.kind === 'point')
  // Which portals fit matters only as long as none is taken, or left; what an island has, as long as nothing is done there;
  // the bonus only where the point is not preferred.
  const telling = main.filter(
    ({ choice }) =>
      !(taken && choice.kind === 'bonfire') &&
      !(main.length > 1 && choice.kind === 'ship') &&
      !(pointTaken && choice.kind === 'council'),
  )
  const noted = telling.findLast(({ said }) => (said.note ?? '') !== '')?.said
  // R7.2: said before what lies there, which else looks as if it could be had.
  const inVain = events.some((event) => event.kind === 'forced' && event.choice.kind === 'decline')
  const voyage = inVain ? words.choices.nothingThere : taskPriceText(words, rules, steps)
  const described = (note = '') =>
    [price, voyage, gain === '' ? '' : words.choices.gain(gain), onlyPoint ? words.choices.onlyPoint : note]
      .filter((part) => part !== '')
      .join(' · ')
  const long = described(noted?.note)
  const description = long.length > room.description && noted?.brief !== undefined ? described(noted.brief) : long
  // What is discarded only makes room for what follows.
  const deed = steps.find(({ choice }) => choice.kind !== 'discard') ?? first
  return {
    label: clip(label, room.label),
    description: clip(description, room.description),
    emoji: choiceEmoji(rules, deed.state, deed.choice),
  }
}

const isWelcomer = (rules: Rules, id: GnomeId): boolean => {
  const gnome = gnomeFacts(rules, id)
  return gnome.kind === 'specialist' && gnome.number === 15
}

const BUTTON = { label: LIMITS.buttonLabel, description: LIMITS.optionDescription } as const

/** Guardians who walk by themselves, for there is only one way: who goes where is said all the same. */
const onlyWalks = (words: Words, rules: Rules, state: GameState, events: readonly GameEvent[]): Part[] =>
  events.flatMap((event) =>
    event.kind === 'forced' && event.choice.kind === 'move'
      ? { choice: event.choice, said: choiceText(words, rules, state, event.choice) }
      : [],
  )

/**
 * What need be told of choices in a row. What is discarded first makes room for what follows (R3.2): how much too much it was
 * no longer matters; and that a bonus is taken is said by what it brings.
 */
function told(words: Words, parts: readonly Part[]): readonly Part[] {
  const tiles = parts.flatMap(({ choice }) => (choice.kind === 'discard' ? choice.tile : []))
  const firstDiscard = parts.findIndex(({ choice }) => choice.kind === 'discard')
  return parts.flatMap((part, index): Part | [] => {
    const last = index === parts.length - 1
    if (part.choice.kind === 'bonus') return index === 0 || last ? part : []
    if (part.choice.kind !== 'discard' || tiles.length === parts.length) return part
    return index === firstDiscard ? { ...part, said: { label: words.choices.discards(tiles) } } : []
  })
}

const shortOf = (said: ChoiceLabels): string => said.short ?? said.label

interface Part {
  readonly choice: Choice
  readonly said: ChoiceLabels
}

/** Follows the choices and the payments proposed after them, up to the first thing that comes to light. */
function follow(
  words: Words,
  rules: Rules,
  steps: readonly ChoiceInSequence[],
): { parts: Part[]; events: readonly GameEvent[] } {
  const parts: Part[] = []
  const events: GameEvent[] = []
  let last: Played | null = null
  for (const { state, choice, played } of steps) {
    parts.push({ choice, said: choiceText(words, rules, state, choice) })
    if (played === null || !tell(played, events)) return { parts, events }
    last = played
  }
  while (last !== null) {
    const asked = decision(last.state)?.question.kind
    const [proposed] = asked === 'payTiles' || asked === 'payResources' ? legalChoices(rules, last.state) : []
    last = proposed === undefined ? null : play(rules, last.state, proposed)
    if (last !== null && !tell(last, events)) break
  }
  return { parts, events }
}

/** Adds what happened to `told`, up to what comes to light or the turn's end; says whether it is all of it. */
function tell({ events }: Played, told: GameEvent[]): boolean {
  const end = events.findIndex((event) => isRevealingEvent(event) || event.kind === 'turnEnded')
  told.push(...(end < 0 ? events : events.slice(0, end)))
  return end < 0
}

function priceText(words: Words, rules: Rules, state: GameState, head: Choice, events: readonly GameEvent[]): string {
  const paid = paidText(events, state.turn.seat)
  if (paid !== '') return words.choices.price(paid)
  const { tiles, resources } = priceOf(rules, state, head)
  if (tiles === null) return ''
  const units = repeatEmoji(EMOJI.actionTile[tiles.colour], tiles.units)
  if (head.kind === 'task') return words.choices.taskPrice(units)
  if (resources === null) return words.choices.price(units)
  return words.choices.price(`${units} ${resourcePriceAsEmoji(resources)}`)
}

/** What is still to be paid for a task that ends several choices in a row: which offering is given is not chosen yet. */
function taskPriceText(words: Words, rules: Rules, steps: readonly ChoiceInSequence[]): string {
  const last = steps.at(-1)
  if (steps.length === 1 || last?.choice.kind !== 'task' || last.played === null) return ''
  const { tiles } = priceOf(rules, last.state, last.choice)
  return tiles === null || decision(last.played.state)?.question.kind !== 'offering'
    ? ''
    : words.choices.taskPriceLater(repeatEmoji(EMOJI.actionTile[tiles.colour], tiles.units))
}

/** A price in resources, `any` as question marks' worth: "🌸 🐚", or "2×❔". */
export function resourcePriceAsEmoji({ price, any }: ResourcePrice): string {
  const named = RESOURCES.map((resource) => repeatEmoji(EMOJI.resource[resource], price[resource] ?? 0))
  return [...named, repeatEmoji(EMOJI.anyResource, any)].filter((part) => part !== '').join(' ')
}

/** All that a seat pays in some events, in one row. */
export const paidText = (events: readonly GameEvent[], seat: number): string =>
  goodsText({
    tiles: events.flatMap((event) => (event.kind === 'paidTiles' && event.seat === seat ? event.tiles : [])),
    resources: events.flatMap((event) =>
      event.kind === 'paidResources' && event.seat === seat ? event.resources : [],
    ),
  })

/** All that a seat gains in some events, in one row. */
const gainedText = (events: readonly GameEvent[], seat: number): string =>
  goodsText(
    events
      .filter((event) => event.kind === 'gained')
      .filter((gain) => gain.seat === seat)
      .reduce(addGoods, NO_GOODS),
  )
