import { z } from 'zod'
import {
  ACTION_TILES,
  COMMON_TASKS,
  COUNCIL_SPACES,
  CRYSTALS,
  DIRECTIONS,
  formatChoice,
  type GameEvent,
  GUARDIANS,
  ISLAND_GUARDIANS,
  PLACES,
  PORTALS,
  parseChoice,
  RESOURCES,
  SPACES,
  TOM_CARDS,
} from '#engine'
import type { Immutable } from '#engine/state'

// What happened is kept beside each choice, so that a game's log can still be told when its rules are gone.

const seat = z.int().min(0).max(3)
const count = z.int()
const id = z.string()
const tiles = z.array(z.enum(ACTION_TILES))
const resources = z.array(z.enum(RESOURCES))
const pathTile = z.templateLiteral([z.enum(CRYSTALS), '-', z.enum(RESOURCES)])
const space = z.literal(SPACES)
const pile = z.literal([1, 2])
const direction = z.enum(DIRECTIONS)
const choice = z.string().transform((text, context) => {
  const parsed = parseChoice(text)
  if (parsed !== null) return parsed
  context.addIssue({ code: 'custom', message: `'${text}' is not a choice` })
  return z.NEVER
})
const source = z.enum([
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
])
const event = <K extends GameEvent['kind'], S extends z.core.$ZodLooseShape>(kind: K, fields: S) =>
  z.object({ kind: z.literal(kind), ...fields })

const shapes = z.discriminatedUnion('kind', [
  event('turnBegan', { seat, turn: count }),
  event('turnEnded', { seat }),
  event('forced', { seat, choice }),
  event('startTileLaid', { seat, tile: id, swapped: z.boolean(), direction: z.enum(['e', 'w']) }),
  event('paidTiles', { seat, tiles }),
  event('paidResources', { seat, resources }),
  event('gained', { seat, source, resources, tiles, points: count, gnome: id.exactOptional() }),
  event('discarded', { seat, tile: z.enum(ACTION_TILES) }),
  event('fateTilePlaced', { seat, tile: id, row: count, column: count, direction }),
  event('pathBuilt', {
    seat,
    tile: pathTile,
    space,
    from: z.enum(['display', 'pile', 'search']),
    turnedUp: z.boolean(),
  }),
  event('pathsPutBack', { seat, tiles: z.array(pathTile) }),
  event('pathsTurnedUp', { tiles: z.array(pathTile) }),
  event('gnomesTurnedUp', { gnomes: z.array(id) }),
  event('offeringTurnedUp', { seat, pile, resource: z.enum(RESOURCES) }),
  event('shipMoved', { seat, from: id.nullable(), to: id }),
  event('offeringLaid', { seat, island: id, resource: z.enum(RESOURCES), pile }),
  event('taskReceived', { seat, task: id, island: id, space }),
  event('guardianReceived', { seat, colour: z.enum(ISLAND_GUARDIANS), free: z.boolean() }),
  event('processionBegan', { seat, steps: count, paid: z.boolean() }),
  event('guardianMoved', { seat, guardian: z.enum(GUARDIANS), from: z.enum(PLACES), to: z.enum(PLACES) }),
  event('bonfireTurned', { seat, from: count.nullable(), to: count }),
  event('portalPlaced', { seat, portal: z.enum(PORTALS), space }),
  event('gnomeJoined', { seat, gnome: id, free: z.boolean() }),
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
  event('wentOut', { seat, satOut: z.boolean() }),
  event('tomCard', { card: z.enum(TOM_CARDS), gnome: id.nullable(), round: count, left: count }),
  event('tomIdle', { why: z.enum(['outgrown', 'nothingFits']) }),
  event('gameEnded', { ending: z.enum(['countdown', 'nobodyCanMove', 'fourthDeck']) }),
])

/** Decodes to the engine's events; and, as `tell` shows, every one of the engine's events is among them. */
const eventSchema: z.ZodType<GameEvent> = shapes

/** Events as they are kept: plain JSON, choices in their notation. */
export const tell = (events: readonly GameEvent[]): Immutable<z.input<typeof shapes>>[] =>
  events.map((one) => (one.kind === 'forced' ? { ...one, choice: formatChoice(one.choice) } : one))

/** Events as they were kept. One that these rules do not know is left out: it only tells, nothing follows from it. */
export const readTold = (told: readonly unknown[]): GameEvent[] =>
  told.flatMap((json) => {
    const result = eventSchema.safeParse(json)
    return result.success ? [result.data] : []
  })

/** Whether these events led from one turn into the next, or to the end of the game. */
export const endsTurn = (events: readonly GameEvent[]): boolean =>
  events.some((one) => one.kind === 'turnBegan' || one.kind === 'gameEnded')
