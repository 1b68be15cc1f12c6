import { z } from 'zod'
import { fateTileIdSchema, islandIdSchema, kindSchema, taskIdSchema } from '../state.ts'
import {
  ACTION_COLOURS,
  ACTION_TILES,
  ALL_ISLAND_GUARDIAN_COLOURS,
  CRYSTALS,
  PLAIN_RESOURCES,
  PORTAL_KINDS,
  RESOURCES,
  TOM_CARD_KINDS,
} from '../terms.ts'

/** Where an entry comes from: the sources state it, or we reconstructed it from their counts and constraints. */
const provenance = z.enum(['stated', 'reconstructed'])
const source = z.union([provenance, z.record(z.string(), provenance)])
const resource = z.enum(RESOURCES)
const plainResource = z.enum(PLAIN_RESOURCES)
const colour = z.enum(ACTION_COLOURS)
const crystal = z.enum(CRYSTALS)
const guardian = z.enum(ALL_ISLAND_GUARDIAN_COLOURS)
const count = z.int().min(1).max(12)
/** A frame's longest side: a cell and two beyond it (specialist 27) have one digit in the notation. */
const LONGEST_SIDE = 7
const side = z.int().min(3).max(LONGEST_SIDE)
/** Row and column. */
const cell = z.tuple([z.int().min(1).max(LONGEST_SIDE), z.int().min(1).max(LONGEST_SIDE)])

/** Appendix I: what a task asks. One kind, one small function in `conditions.ts`. */
const conditionSchema = z.discriminatedUnion('kind', [
  kindSchema('pathTileWithResource', { resource }),
  kindSchema('guardian', { colours: z.array(guardian).min(1) }),
  kindSchema('offeringOnIslandWithResource', { resource: plainResource }),
  kindSchema('offeringOnBothIslandsWithResource', { resource: plainResource }),
  kindSchema('offeringsOnOneIsland', { count }),
  kindSchema('offeringsOnIslands', { islands: count, each: count }),
  kindSchema('emptyOfferingPile', { count }),
  kindSchema('gnomeWithResource', { resource }),
  kindSchema('gnomes', { count }),
  kindSchema('elders', { count }),
  kindSchema('portals', { count }),
  kindSchema('guardians', { count }),
  kindSchema('guardiansAtBonfires', { count }),
  kindSchema('bonfires', { count }),
  kindSchema('bonfiresOfColours', { colours: z.array(crystal).min(1) }),
  kindSchema('tasksOrBonfiresOfColour', { colour: crystal, count }),
  kindSchema('commonTasks', { count }),
  kindSchema('resource', { resource, count }),
  kindSchema('resourcePairs', { kinds: count, each: count, gold: z.boolean() }),
  kindSchema('identicalResources', { count, gold: z.boolean() }),
  kindSchema('actionTiles', { tiles: z.array(z.enum(ACTION_TILES)).min(1) }),
  kindSchema('pathTilesWithCrystal', { crystal, count }),
  kindSchema('adjacentPathTilesSameResource', { count }),
  kindSchema('fateGroups', {
    groups: z.array(z.strictObject({ symbol: colour, size: count })).min(1),
  }),
  kindSchema('anyFateGroups', { groups: count, size: count }),
  kindSchema('fateCovered', { spaces: z.enum(['gold', 'highlighted', 'outerColumns']) }),
])
export type Condition = z.infer<typeof conditionSchema>

const taskSchema = z.strictObject({
  id: taskIdSchema,
  colour: crystal,
  points: z.int().min(2).max(8),
  condition: conditionSchema,
  players: z.array(z.int().min(1).max(4)).optional(),
  source,
})

const islandSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    id: islandIdSchema,
    kind: z.literal('task'),
    resource: plainResource,
    corner: z.boolean(),
    source,
  }),
  z.strictObject({
    id: islandIdSchema,
    kind: z.literal('guardian'),
    guardian,
    corner: z.boolean(),
    source,
  }),
])

/** R2.6: the spaces round the Great Bonfire, in the order in which they are numbered. */
export const GREAT_BONFIRE_CLOCKWISE = ['SW', 'W', 'NW', 'N', 'NE', 'E', 'SE'] as const

/** What is in the box. `box.json` is the standard one; an owner of the game may correct it. */
export const boxShape = z.strictObject({
  tasks: z.array(taskSchema),
  pathTiles: z.array(z.strictObject({ crystal, resource: plainResource, count: z.int().min(0).max(28), source })),
  guardianValues: z.strictObject({ values: z.array(z.int().min(2).max(8)).length(7), source }),
  pathCost: z.strictObject({ units: z.array(z.int().min(1).max(3)).length(6), source }),
  boards: z
    .array(z.strictObject({ id: z.int().min(1).max(4), portalOrder: z.array(z.enum(PORTAL_KINDS)).length(7), source }))
    .length(4),
  fateArea: z.strictObject({
    columns: side,
    rows: side,
    cells: z.array(cell),
    start: z.array(cell).length(3),
    highlighted: z.array(cell),
    outerColumns: z.array(cell),
    gold: z.array(cell),
    yellow: z.array(cell),
    source,
  }),
  fateTiles: z
    .array(z.strictObject({ id: fateTileIdSchema, symbols: z.tuple([colour, colour, colour]), source }))
    .length(8),
  islands: z.array(islandSchema).length(14),
  routes: z.strictObject({ between: z.array(z.tuple([z.string(), z.string()])), source }),
  greatBonfire: z
    .array(
      z.strictObject({
        at: z.enum(GREAT_BONFIRE_CLOCKWISE),
        actionTile: z.enum(ACTION_TILES),
        reward: z.enum([...RESOURCES, 'points']),
        source,
      }),
    )
    .length(7),
  /** R2.6: where its tip points before the first use: at none of the spaces, which is south, or at one. South unless said. */
  greatBonfireStart: z.strictObject({ at: z.enum(['S', ...GREAT_BONFIRE_CLOCKWISE]), source }).exactOptional(),
  portals: z.array(z.strictObject({ kind: z.enum(PORTAL_KINDS), count: z.literal(4), source })).length(7),
  offeringTiles: z.array(z.strictObject({ resource: plainResource, source })).length(10),
  specialists: z
    .array(z.strictObject({ number: z.int().min(1).max(27), resource, guardian: guardian.optional(), source }))
    .length(27),
  elders: z
    .array(
      z.strictObject({
        number: z.int().min(1).max(6),
        resource,
        pointsPer: z.enum(['pathTile', 'fateTileInArea', 'portal', 'taskAndBonfire', 'guardian', 'gnome']),
        source,
      }),
    )
    .length(6),
  tomCards: z.array(z.strictObject({ card: z.enum(TOM_CARD_KINDS), source })).length(8),
})
export type Box = z.infer<typeof boxShape>
export type Task = z.infer<typeof taskSchema>
export type Island = z.infer<typeof islandSchema>
export type Specialist = Box['specialists'][number]
export type Elder = Box['elders'][number]
