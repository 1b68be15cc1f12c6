import { z } from 'zod'
import {
  asIfOnTurn,
  type Choice,
  cityOf,
  formatChoice,
  formatChoices,
  type GameEvent,
  parseChoices,
  play,
  revealed,
  whyNot,
} from '#engine'
import { dealt, knownOf } from '#players'
import type { StoredPlan } from '../repository.ts'
import { leadsToNextTurn, parseEvents } from '../state/entries.ts'
import { actingSeat, applyChoice, currentPosition, type TableGame } from '../state/game.ts'
import type { PlanStop } from '../state/own-table.ts'

/** The choices of a press, and those that the game took by itself after each, in the journal's notation: `ship A3;pay blue`. */
const press = z.string()

/** One turn as it was planned. */
const plannedTurn = z.object({
  presses: z.array(press),
  /** What happened in it when it was planned, as entries tell it. */
  told: z.array(z.unknown()),
  /** It is ended, too. */
  ends: z.boolean(),
})

const turnPlan = z.object({
  /** The first that can be played as a whole is. */
  alternatives: z.array(plannedTurn),
  /** Presses of another one that is not kept yet; null when none is being planned. */
  draft: z.array(press).nullable(),
})

/** What somebody plans for their next turn at a table. */
export type TurnPlan = z.infer<typeof turnPlan>
export type PlannedTurn = TurnPlan['alternatives'][number]

export const NOTHING_PLANNED: TurnPlan = { alternatives: [], draft: null }

/** As many as fit on a phone, and as anybody thinks of. */
export const MOST_ALTERNATIVES = 4

/** What is kept of a plan; what a later version wrote otherwise is as if nothing were planned. */
export const parsePlan = (stored: StoredPlan | null): TurnPlan =>
  turnPlan.safeParse(stored?.plan).data ?? NOTHING_PLANNED

/** Nothing is kept of it. */
export const isEmptyPlan = ({ alternatives, draft }: TurnPlan): boolean => alternatives.length === 0 && draft === null

/** What was told of a planned turn. */
export const toldOf = ({ told }: Pick<PlannedTurn, 'told'>): GameEvent[] => parseEvents(told)

/** A choice that was followed, and the game after it. */
export interface FollowedChoice {
  readonly choice: Choice
  /** The seq at which the press was made that it was part of. */
  readonly press: number
  readonly seq: number
  readonly game: TableGame
  readonly events: readonly GameEvent[]
}

/** What became of following a planned turn. */
export interface Followed {
  readonly steps: readonly FollowedChoice[]
  readonly game: TableGame
  /** The choice that ends the turn was reached: it is legal, and among the steps only where the turn may end. */
  readonly ends: boolean
  /** Null when it went to its end. */
  readonly stop: PlanStop | null
}

/** What ends a turn; nothing else does. */
const ENDS: readonly Choice['kind'][] = ['end', 'pass', 'out']
export const isEndOfTurn = ({ kind }: Choice): boolean => ENDS.includes(kind)

/**
 * Plays presses of a planned turn as far as they can be: each choice must be legal, and the game must take by itself just
 * what it took when the turn was planned, or ask for that. Whatever turns something up is not played, but the turn's end.
 * @param seq of the table's last entry
 * @param mayEnd whether the turn is ended, too; else that is only looked at
 */
export function followPresses(
  start: TableGame,
  presses: readonly string[],
  { seq, at, mayEnd }: { readonly seq: number; readonly at: Date; readonly mayEnd: boolean },
): Followed {
  const steps: FollowedChoice[] = []
  let game = start
  /** What the game took by itself and the plan has not come to. */
  let taken: readonly Choice[] = []
  const stopped = (stop: PlanStop | null, ends = false): Followed => ({ steps, game, ends, stop })
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
      const ends = leadsToNextTurn(step.events)
      if (!ends && step.events.some(revealed)) return stopped({ why: 'turnsUp' })
      steps.push({ choice, press, seq: place.seq, ...step })
      game = step.game
      if (ends) return stopped(null, true)
      taken = forcedIn(step.events)
    }
  }
  return stopped(taken.length === 0 ? null : { why: 'otherwise' })
}

/** Whether a planned turn is played: as a whole, or up to what turns something up. */
export const fits = ({ steps, ends, stop }: Followed): boolean =>
  (steps.length > 0 || ends) && (stop === null || stop.why === 'turnsUp')

/** What the game took by itself. */
const forcedIn = (events: readonly GameEvent[]): Choice[] =>
  events.flatMap((event) => (event.kind === 'forced' ? event.choice : []))

/** The choices of a press as they are kept: with what the game took by itself after each. */
export const pressText = (steps: readonly Pick<FollowedChoice, 'choice' | 'events'>[]): string =>
  formatChoices(steps.flatMap(({ choice, events }) => [choice, ...forcedIn(eventsOfTurn(events))]))

/** Choices as they are kept, press by press. */
export const pressesOf = (choices: readonly Pick<FollowedChoice, 'press' | 'choice' | 'events'>[]): string[] =>
  [...new Set(choices.map(({ press }) => press))].map((press) =>
    pressText(choices.filter((one) => one.press === press)),
  )

/** Deals what is hidden in the order of its names: nobody sees it. */
const IN_ORDER = { below: () => 0 }

/**
 * The game as the seat's next turn will find it if nobody does anything before, to plan it: what lies face down is dealt anew.
 * @returns null where the seat takes no turn that could be planned: it has one, is out, or the game is over by then
 */
export function gameAhead(game: TableGame, seat: number): TableGame | null {
  const { settled } = game
  const acting = actingSeat(game)
  if (acting === null || acting === seat || game.setup.solo !== null) return null
  if (cityOf(settled, seat).status !== 'playing') return null
  const ahead = asIfOnTurn(dealt(IN_ORDER, knownOf(settled)), seat)
  if (ahead === null) return null
  return {
    ...game,
    settled: ahead,
    began: 0,
    openChoices: [],
    undoableForTom: [],
    undoableByConsent: [],
    missing: { turns: 0, line: [] },
  }
}

/** What happened in a turn through one of its choices; what turns up at its end, and what comes after, is left out. */
export function eventsOfTurn(events: readonly GameEvent[]): GameEvent[] {
  const end = events.findIndex(({ kind }) => kind === 'turnEnded')
  return events.slice(0, end < 0 ? events.length : end).filter((event) => !revealed(event))
}

/** The same of a choice that is not played: it ends the turn. */
export const endTold = (game: TableGame, choice: Choice): GameEvent[] =>
  eventsOfTurn(play(game.rules, currentPosition(game), choice).events)
