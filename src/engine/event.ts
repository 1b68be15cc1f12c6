import { z } from 'zod'
import { parseChoice } from './notation.ts'
import { gnomeIdSchema, type Immutable, pathTile, seat } from './state.ts'
import {
  ACTION_TILES,
  ALL_GUARDIAN_COLOURS,
  ALL_ISLAND_GUARDIAN_COLOURS,
  COMMON_TASKS,
  COUNCIL_SPACES,
  CRYSTALS,
  FATE_TILE_DIRECTIONS,
  GUARDIAN_PLACES,
  PORTAL_KINDS,
  RESOURCES,
  SPACES,
  TOM_CARD_KINDS,
} from './terms.ts'

const count = z.int()
const id = z.string()
const tiles = z.array(z.enum(ACTION_TILES))
const resources = z.array(z.enum(RESOURCES))
const space = z.literal(SPACES)
const pile = z.literal([1, 2])
const direction = z.enum(FATE_TILE_DIRECTIONS)
const choice = z.string().transform((text, context) => {
  const parsed = parseChoice(text)
  if (parsed !== null) return parsed
  context.addIssue({ code: 'custom', message: `'${text}' is not a choice` })
  return z.NEVER
})
/** Why somebody gained something; the words name it. */
export const GAIN_SOURCES = [
  'setUp',
  'fateArea',
  'covered',
  'path',
  'procession',
  'moveGuardian',
  'greatBonfire',
  'council',
  'point',
  'elder',
  'specialist',
  'countdown',
  'tom',
] as const
const source = z.enum(GAIN_SOURCES)
const event = <K extends string, S extends z.core.$ZodLooseShape>(kind: K, fields: S) =>
  z.object({ kind: z.literal(kind), ...fields })

/**
 * What happened, in the order in which it happened: for the log, the narration and the picture. Kept beside each choice
 * as plain JSON, choices in their notation, so that a game's log can still be told when its rules are gone.
 */
export const eventSchema = z.discriminatedUnion('kind', [
  event('turnBegan', { seat, turn: count }),
  event('turnEnded', { seat }),
  /** A choice taken by itself because it was the only one. */
  event('forced', { seat, choice }),
  event('startTileLaid', { seat, tile: id, swapped: z.boolean(), direction: z.enum(['e', 'w']) }),
  event('paidTiles', { seat, tiles }),
  event('paidResources', { seat, resources }),
  event('gained', { seat, source, resources, tiles, points: count, gnome: gnomeIdSchema.exactOptional() }),
  event('discarded', { seat, tile: z.enum(ACTION_TILES) }),
  event('fateTilePlaced', { seat, tile: id, row: count, column: count, direction }),
  /** `space` is the path space that it lies on. `turnedUp`: it was the unseen top of the pile. */
  event('pathBuilt', {
    seat,
    tile: pathTile,
    space,
    from: z.enum(['display', 'pile', 'search']),
    turnedUp: z.boolean(),
  }),
  event('pathsPutBack', { seat, tiles: z.array(pathTile) }),
  event('pathsTurnedUp', { tiles: z.array(pathTile) }),
  event('gnomesTurnedUp', { gnomes: z.array(gnomeIdSchema) }),
  event('offeringTurnedUp', { seat, pile, resource: z.enum(RESOURCES) }),
  event('shipMoved', { seat, from: id.nullable(), to: id }),
  event('offeringLaid', { seat, island: id, resource: z.enum(RESOURCES), pile }),
  event('taskReceived', { seat, task: id, island: id, space }),
  event('guardianReceived', { seat, colour: z.enum(ALL_ISLAND_GUARDIAN_COLOURS), free: z.boolean() }),
  event('processionBegan', { seat, steps: count, paid: z.boolean() }),
  event('guardianMoved', {
    seat,
    guardian: z.enum(ALL_GUARDIAN_COLOURS),
    from: z.enum(GUARDIAN_PLACES),
    to: z.enum(GUARDIAN_PLACES),
  }),
  event('bonfireTurned', { seat, from: count.nullable(), to: count }),
  event('portalPlaced', { seat, portal: z.enum(PORTAL_KINDS), space }),
  event('gnomeJoined', { seat, gnome: gnomeIdSchema, free: z.boolean() }),
  event('ignited', { seat, space, task: id, colour: z.enum(CRYSTALS), points: count }),
  event('noviceMoved', {
    seat,
    novice: z.enum(['own', 'neutral', 'flat']),
    to: z.enum(COUNCIL_SPACES),
    from: z.union([z.enum(COMMON_TASKS), space]).nullable(),
  }),
  event('bonusTaken', { seat, space: z.enum(COUNCIL_SPACES) }),
  event('commonTaskMet', { seat, task: z.enum(COMMON_TASKS) }),
  event('islandActionDeclined', { seat }),
  event('countdownBegan', { seat, novices: count }),
  event('countdownHandedOn', { tile: count }),
  event('passed', { seat, points: count, byItself: z.boolean() }),
  /** R3.3: no option is left, the seat declined the bonus action that was all it had, or the table let it sit out. */
  event('wentOut', { seat, satOut: z.boolean(), declined: z.literal(true).exactOptional() }),
  event('tomCard', { card: z.enum(TOM_CARD_KINDS), gnome: gnomeIdSchema.nullable(), round: count, left: count }),
  /** R16.9: outgrown, so three points instead; or nothing that the card asks for is there. */
  event('tomIdle', { why: z.enum(['outgrown', 'nothingFits']) }),
  event('gameEnded', { ending: z.enum(['countdown', 'nobodyCanMove', 'fourthDeck']) }),
])

export type GameEvent = Immutable<z.output<typeof eventSchema>>
export type GainSource = z.output<typeof source>
/** An event as it is kept. */
export type StoredEvent = Immutable<z.input<typeof eventSchema>>

/**
 * Whether the event brought something hidden to light: undo stops there (R3.6).
 * @param event what happened
 */
export function isRevealingEvent(event: GameEvent): boolean {
  switch (event.kind) {
    case 'pathsTurnedUp':
    case 'gnomesTurnedUp':
    case 'offeringTurnedUp':
    case 'tomCard':
      return true
    case 'pathBuilt':
      return event.turnedUp
    default:
      return false
  }
}
