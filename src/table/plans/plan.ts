import { z } from 'zod'
import type { GameEvent } from '#engine'
import type { StoredPlan } from '../repository.ts'
import { parseEvents } from '../state/event-json.ts'

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
