import { z } from 'zod'
import { RULES_EDITIONS } from '#engine'
import { LIVE_PACE, type Pace, paceSchema } from '../clock/pace.ts'

/** Of what a channel keeps a text each. */
export const STORY_TEXT_PER_TURN_OR_ROUND = ['turn', 'round'] as const

/** Every table has these. Tom's ties, the handicap and the challenge only matter in solo (R16). */
const always = z.object({
  edition: z.enum(RULES_EDITIONS),
  /** R2.15 */
  beginnerIslands: z.boolean(),
  /** R16.7: Tom's ties are decided for the person instead of being asked. */
  letTomDecide: z.boolean(),
  /** R16.12 */
  handicap: z.int(),
  /** R16.12: the game counts in the person's handicap challenge. */
  challenge: z.boolean(),
})

/** Options without effect on play: anybody who sits there may change them, at any time. */
const anybodys = z.object({
  /** Language of its messages in the channel; English where it is absent. */
  language: z.string().exactOptional(),
  /** Hints may be asked for though others play, too; not where it is absent. */
  recommendations: z.boolean().exactOptional(),
  /** How many turns later than the table other channels show it; at once where it is absent. */
  followDelay: z.int().min(0).exactOptional(),
})

/** All options: the host may change them in the lobby. Newer ones may be absent in kept tables. */
const agreed = z.object({
  ...always.shape,
  ...anybodys.shape,
  /** With so many people the game starts by itself; where it is absent or 0 somebody starts it. */
  startAt: z.int().min(0).exactOptional(),
  /** When the game starts by itself, in ms since 1970; where it is absent or 0 no time is fixed. */
  startTime: z.int().min(0).exactOptional(),
  /** What stays in the channel of its turns: a line of each, or a message of a round; a line where it is absent. */
  story: z.enum(STORY_TEXT_PER_TURN_OR_ROUND).exactOptional(),
  /** How fast it is played, and what happens to those who do not; live where it is absent. */
  pace: paceSchema.exactOptional(),
})
export type TableOptions = Readonly<z.infer<typeof agreed>>

/** As they are kept: before there was a challenge, without it. */
export const optionsSchema = agreed.extend({ challenge: always.shape.challenge.default(false) })

/** Some of them. */
export const optionChangeSchema = agreed.extend({
  edition: always.shape.edition.exactOptional(),
  beginnerIslands: always.shape.beginnerIslands.exactOptional(),
  letTomDecide: always.shape.letTomDecide.exactOptional(),
  handicap: always.shape.handicap.exactOptional(),
  challenge: always.shape.challenge.exactOptional(),
})

/** Whether anybody who sits there may change that. */
export const mayAnyPlayerChangeOptions = (change: Partial<TableOptions>): boolean =>
  Object.keys(change).length > 0 && Object.keys(change).every((key) => Object.hasOwn(anybodys.shape, key))

/** Those that every version has kept. */
export const optionsCommonToAllVersions = (options: object) => always.partial().parse(options)

/** The pace that was agreed on. */
export const paceOf = ({ pace }: Pick<TableOptions, 'pace'>): Pace => pace ?? LIVE_PACE

export const DEFAULT_OPTIONS: TableOptions = {
  edition: 'rulebook',
  beginnerIslands: false,
  letTomDecide: false,
  handicap: 0,
  challenge: false,
}
