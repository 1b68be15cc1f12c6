import { isDeepStrictEqual } from 'node:util'
import {
  ACTION_TILES,
  type Choice,
  decision,
  formatChoice,
  type GameEvent,
  type GameState,
  legalChoices,
  parseChoice,
  play,
  RESOURCES,
  readState,
  type Seat,
  standardRules,
  whyNot,
} from '#engine'
import { anyPayment, COMMON_CANDIDATES, FATE_CANDIDATES, nearby } from '#support/candidates'
import type { Dice } from '#support/dice'

/** How thorough to be: what takes long is done once in so many positions. */
export interface Care {
  /** All that anybody could think of is judged, and every legal choice is played. */
  readonly everything: number
  /** Wrong choices of each sort that are judged in every other position; four times as many of all kinds. */
  readonly tries: number
}

const THOUGHT_OF: ReadonlySet<string> = new Set(COMMON_CANDIDATES.map(formatChoice))

function must(holds: boolean, what: string): asserts holds {
  if (!holds) throw new Error(what)
}

/**
 * Checks a position and what can be chosen in it: it is sound, it survives being written and read, each legal choice
 * has one notation, `whyNot` is null exactly for what is listed, `play` accepts that and throws on everything else.
 * @throws an error that says what is wrong
 */
export function checkPosition(state: GameState, dice: Dice, care: Care): void {
  // Reading asserts that it is sound.
  const written = JSON.stringify(state)
  const read = readState(standardRules, JSON.parse(written))
  must(JSON.stringify(read) === written, 'reading back what was written gives another state')

  const listed = legalChoices(standardRules, state)
  const over = decision(state) === null
  must(over === (listed.length === 0), over ? 'choices after the end' : 'no choice, but the game is not over')
  const lines = new Set(listed.map(formatChoice))
  must(
    legalChoices(standardRules, read).map(formatChoice).join() === [...lines].join(),
    'the state read back lists other choices',
  )
  must(lines.size === listed.length, 'a choice is listed twice')
  for (const choice of listed) {
    const line = formatChoice(choice)
    must(isDeepStrictEqual(parseChoice(line), choice), `'${line}' is not read back as it was`)
    const thoughtOf = choice.kind === 'fate' || choice.kind === 'pay' || choice.kind === 'give' || THOUGHT_OF.has(line)
    must(thoughtOf, `nobody thought of '${line}' in candidates.ts`)
  }

  const thorough = dice.oneIn(care.everything)
  for (const choice of candidates(listed, dice, care, thorough)) {
    const refusal = whyNot(standardRules, state, choice)
    const line = formatChoice(choice)
    if (lines.has(line)) must(refusal === null, `'${line}' is listed but refused: ${refusal?.code}`)
    else must(refusal !== null, `'${line}' is not listed but not refused`)
    must(refusal === null || /^R\d+\.\d+$/.test(refusal.rule), `the refusal of '${line}' names no rule`)
  }
  for (let time = 0; time < care.tries; time++) refused(state, lines, dice)
  const tried = thorough ? listed : listed.length === 0 ? [] : [dice.pick(listed)]
  for (const choice of tried) checkPlay(state, choice)
}

function candidates(listed: readonly Choice[], dice: Dice, care: Care, thorough: boolean): readonly Choice[] {
  const some = <T>(list: readonly T[]) => Array.from({ length: care.tries }, () => dice.pick(list))
  const near = listed.length === 0 ? [] : some(listed).flatMap((choice) => nearby(dice, choice) ?? [])
  const payments = Array.from({ length: care.tries }, () => anyPayment(dice))
  return [
    ...listed,
    ...COMMON_CANDIDATES,
    ...(thorough ? FATE_CANDIDATES : some(FATE_CANDIDATES)),
    ...near,
    ...payments,
  ]
}

/** `play` throws on a choice that is not listed. */
function refused(state: GameState, lines: ReadonlySet<string>, dice: Dice): void {
  const choice = dice.pick(COMMON_CANDIDATES)
  if (lines.has(formatChoice(choice))) return
  try {
    play(standardRules, state, choice)
  } catch (error) {
    must(error instanceof Error && error.message.includes('not legal'), `'${formatChoice(choice)}' fails: ${error}`)
    return
  }
  throw new Error(`'${formatChoice(choice)}' is not listed but played`)
}

/**
 * Plays a choice and checks that the events account for every point, resource and action tile that came or went.
 * @returns what came of it
 */
export function checkPlay(state: GameState, choice: Choice): ReturnType<typeof play> {
  const played = play(standardRules, state, choice)
  state.cities.forEach((before, seat) => {
    const after = played.state.cities[seat]
    must(after !== undefined, `city ${seat} is gone`)
    const { score, pieces } = accountOf(played.events, seat)
    const line = formatChoice(choice)
    must(after.score === before.score + score, `'${line}': the events do not explain the points of seat ${seat}`)
    for (const one of RESOURCES)
      must(
        after.resources[one] === before.resources[one] + (pieces.get(one) ?? 0),
        `'${line}': the events do not explain the ${one} of seat ${seat}`,
      )
    for (const one of ACTION_TILES)
      must(
        after.actionTiles[one] === before.actionTiles[one] + (pieces.get(`${one} tile`) ?? 0),
        `'${line}': the events do not explain the ${one} tiles of seat ${seat}`,
      )
  })
  return played
}

function accountOf(events: readonly GameEvent[], seat: Seat): { score: number; pieces: Map<string, number> } {
  let score = 0
  const pieces = new Map<string, number>()
  const add = (piece: string, by: number) => pieces.set(piece, (pieces.get(piece) ?? 0) + by)
  for (const event of events) {
    if (!('seat' in event) || event.seat !== seat) continue
    if (event.kind === 'gained') {
      score += event.points
      for (const one of event.resources) add(one, 1)
      for (const one of event.tiles) add(`${one} tile`, 1)
    }
    if (event.kind === 'paidTiles') for (const one of event.tiles) add(`${one} tile`, -1)
    if (event.kind === 'paidResources') for (const one of event.resources) add(one, -1)
    if (event.kind === 'discarded') add(`${event.tile} tile`, -1)
  }
  return { score, pieces }
}
