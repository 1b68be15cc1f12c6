import { z } from 'zod'
import { LEVEL_NAMES } from '#players'
import { FACTS_VERSION, gameFactsSchema } from '#results'
import type { StoredResult } from './repository.ts'

/** Rises when a game would come to something else: all are reckoned anew then. */
export const RESULTS_VERSION = 100 * FACTS_VERSION + 1

const seat = z.object({
  /** Who sat there at the end; null: a computer player, Tom, nobody, or somebody who is forgotten. */
  personId: z.string().nullable(),
  /** Of who sat there last; empty for Tom, and for who is forgotten. */
  name: z.string(),
  /** The level of the computer player who sat there at the end. */
  computer: z.enum(LEVEL_NAMES).nullable(),
  /** Who sat there when the game began. */
  starterId: z.string().nullable(),
})

const data = z.object({
  /** Among whom: people alone, computer players too, or one against Tom. */
  kind: z.enum(['people', 'computers', 'tom']),
  standardBox: z.boolean(),
  /** False where somebody who played in it is forgotten: it counts for nobody. */
  counts: z.boolean(),
  seats: z.array(seat),
  facts: gameFactsSchema,
})

/** A game that was played to its end. Seats are in their order, Tom's last. */
export interface Result extends Omit<StoredResult, 'data'>, z.output<typeof data> {}
export type ResultData = z.output<typeof data>

/**
 * Decodes what is kept.
 * @returns null for what another version kept: that is reckoned anew
 */
export function readResult({ data: json, ...stored }: StoredResult): Result | null {
  const read = data.safeParse(json)
  return read.success ? { ...stored, ...read.data } : null
}

/**
 * Whether a game changes ratings: of a server, with the box as it is sold, among people alone from its beginning, none of
 * whom is forgotten. A seat that its person left counts, whoever played on there.
 */
export const isRated = ({ guildId, kind, standardBox, counts }: Result): boolean =>
  guildId !== null && kind === 'people' && standardBox && counts
