import { z } from 'zod'
import {
  type Choice,
  cityOf,
  formatChoice,
  formatChoices,
  type GameEvent,
  isRevealingEvent,
  parseChoices,
  play,
  stateAtNextTurnOf,
  whyNot,
} from '#engine'
import { DICE_IN_ORDER, dealt, knownOf } from '#players'
import type { StoredPlan } from '../repository.ts'
import { eventsLeadToNextTurn } from '../state/entries.ts'
import { actingSeat, applyChoice, currentPosition, NEW_TURN, NO_MISSING_TURNS, type TableGame } from '../state/game.ts'
import type { PlanStop } from '../state/table-for-person.ts'

/** A press in the journal's notation, with the choices that the game made by itself after each: `ship A3;pay blue`. */
const press = z.string()

/** One turn as it was planned. */
const plannedTurn = z.object({
  presses: z.array(press),
  /** Its events when it was planned, as entries tell them. */
  told: z.array(z.unknown()),
  /** It is ended, too. */
  ends: z.boolean(),
})

const turnPlan = z.object({
  /** The first that can be played as a whole is. */
  alternatives: z.array(plannedTurn),
  /** Presses of one that is being put together; null when none is. */
  draft: z.array(press).nullable(),
})

/** What somebody plans for their next turn at a table. */
export type NextTurnPlan = z.infer<typeof turnPlan>

export const NOTHING_PLANNED: NextTurnPlan = { alternatives: [], draft: null }

/** As many as fit on a phone, and as anybody thinks of. */
export const MOST_ALTERNATIVES = 4

/** A kept plan; one that a later version wrote otherwise counts as none. */
export const parsePlan = (stored: StoredPlan | null): NextTurnPlan =>
  turnPlan.safeParse(stored?.plan).data ?? NOTHING_PLANNED

export const isEmptyPlan = ({ alternatives, draft }: NextTurnPlan): boolean =>
  alternatives.length === 0 && draft === null

/** A choice that was followed, and the game after it. */
export interface PlanChoiceAndGameAfter {
  readonly choice: Choice
  /** The seq at which its press was made. */
  readonly press: number
  readonly seq: number
  readonly game: TableGame
  readonly events: readonly GameEvent[]
}

/** A planned turn, played as far as it goes. */
export interface FollowedPlan {
  readonly steps: readonly PlanChoiceAndGameAfter[]
  readonly game: TableGame
  /** The choice that ends the turn was reached: it is legal, and among the steps only where the turn may end. */
  readonly ends: boolean
  /** Null when it went to its end. */
  readonly stop: PlanStop | null
}

/** Only these end a turn. */
const ENDS: readonly Choice['kind'][] = ['end', 'pass', 'out']
export const isEndOfTurn = ({ kind }: Choice): boolean => ENDS.includes(kind)

/**
 * Plays presses of a planned turn as far as they go: each choice must be legal, and the game must make by itself the
 * choices that it made then, or ask for them. A choice that turns something up is not played, unless it ends the turn.
 * @param seq of the table's last entry
 * @param mayEnd whether its end is played, too, or only checked
 */
export function followPresses(
  start: TableGame,
  presses: readonly string[],
  { seq, at, mayEnd }: { readonly seq: number; readonly at: Date; readonly mayEnd: boolean },
): FollowedPlan {
  const steps: PlanChoiceAndGameAfter[] = []
  let game = start
  /** Choices that the game made by itself and the plan has still to name. */
  let taken: readonly Choice[] = []
  const stopped = (stop: PlanStop | null, ends = false): FollowedPlan => ({ steps, game, ends, stop })
  for (const text of presses) {
    const press = seq + steps.length
    const choices = parseChoices(text)
    if (choices === null) return stopped({ why: 'otherwise' })
    for (const choice of choices) {
      const [forced, ...rest] = taken
      if (forced !== undefined) {
        if (formatChoice(forced) !== formatChoice(choice)) return stopped({ why: 'otherwise' })
        taken = rest
        continue
      }
      const refusal = whyNot(game.rules, currentPosition(game), choice)
      if (refusal !== null) return stopped({ why: 'rules', choice, refusal })
      if (isEndOfTurn(choice) && !mayEnd) return stopped(null, true)
      const place = { seq: seq + steps.length + 1, at }
      const step = applyChoice(game, place, press, choice, true)
      const ends = eventsLeadToNextTurn(step.events)
      if (!ends && step.events.some(isRevealingEvent)) return stopped({ why: 'turnsUp' })
      steps.push({ choice, press, seq: place.seq, ...step })
      game = step.game
      if (ends) return stopped(null, true)
      taken = forcedIn(step.events)
    }
  }
  return stopped(taken.length === 0 ? null : { why: 'otherwise' })
}

/** Whether a planned turn is played: as a whole, or up to what turns something up. */
export const isPlanPlayable = ({ steps, ends, stop }: FollowedPlan): boolean =>
  (steps.length > 0 || ends) && (stop === null || stop.why === 'turnsUp')

/** Choices that the game made by itself. */
const forcedIn = (events: readonly GameEvent[]): Choice[] =>
  events.flatMap((event) => (event.kind === 'forced' ? event.choice : []))

/** A press as it is kept. */
export const serializePress = (steps: readonly Pick<PlanChoiceAndGameAfter, 'choice' | 'events'>[]): string =>
  formatChoices(steps.flatMap(({ choice, events }) => [choice, ...forcedIn(eventsWithinTurn(events))]))

/** Choices as kept presses. */
export const serializeChoicesByPress = (
  choices: readonly Pick<PlanChoiceAndGameAfter, 'press' | 'choice' | 'events'>[],
): string[] =>
  [...new Set(choices.map(({ press }) => press))].map((press) =>
    serializePress(choices.filter((one) => one.press === press)),
  )

/**
 * The game in which a seat plans its next turn: as if nobody did anything before, with hidden things dealt anew.
 * @returns null where there is no turn to plan: the seat has it now, is out, or the game is over by then
 */
export function gameAtSeatsNextTurn(game: TableGame, seat: number): TableGame | null {
  const { settled } = game
  const acting = actingSeat(game)
  if (acting === null || acting === seat || game.setup.solo !== null) return null
  if (cityOf(settled, seat).status !== 'playing') return null
  const ahead = stateAtNextTurnOf(dealt(DICE_IN_ORDER, knownOf(settled)), seat)
  if (ahead === null) return null
  return { ...game, settled: ahead, began: 0, ...NEW_TURN, missing: NO_MISSING_TURNS }
}

/** A choice's events within its turn: without what is turned up, and what comes after the turn. */
export function eventsWithinTurn(events: readonly GameEvent[]): GameEvent[] {
  const end = events.findIndex(({ kind }) => kind === 'turnEnded')
  return events.slice(0, end < 0 ? events.length : end).filter((event) => !isRevealingEvent(event))
}

/** The same of a turn's end that is not played. */
export const eventsWithinTurnIfEnded = (game: TableGame, choice: Choice): GameEvent[] =>
  eventsWithinTurn(play(game.rules, currentPosition(game), choice).events)
