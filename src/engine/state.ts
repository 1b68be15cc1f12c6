import { z } from 'zod'
import {
  ACTION_COLOURS,
  ACTION_TILES,
  ALL_GUARDIAN_COLOURS,
  ALL_ISLAND_GUARDIAN_COLOURS,
  COMMON_TASKS,
  COUNCIL_SPACES,
  CRYSTALS,
  type Crystal,
  FATE_TILE_DIRECTIONS,
  GUARDIAN_PLACES,
  PORTAL_KINDS,
  RESOURCES,
  type Resource,
  RULES_EDITIONS,
  TOM_CARD_KINDS,
} from './terms.ts'

/** One of the shapes that `kind` tells apart; nothing else may stand in it. */
export const kindSchema = <K extends string, S extends z.core.$ZodLooseShape>(kind: K, fields: S) =>
  z.strictObject({ kind: z.literal(kind), ...fields })

const count = z.int().min(0)
export const seat = z.int().min(0).max(3)
const resources = z.record(z.enum(RESOURCES), count)
const actionTiles = z.record(z.enum(ACTION_TILES), count)
/** A path tile by its kind, crystal and resource: tiles of one kind are interchangeable. */
export const pathTile = z.templateLiteral([z.enum(CRYSTALS), '-', z.enum(RESOURCES)])
export const islandIdSchema = z.string().regex(/^[A-D][1-4]$/)
export const taskIdSchema = z.string().regex(/^[BRY]\d{1,2}$/)
export const fateTileIdSchema = z.string().regex(/^F[1-8]$/)
const specialistId = z.templateLiteral(['S', z.string().regex(/^\d{1,2}$/)])
const elderId = z.templateLiteral(['E', z.string().regex(/^[1-6]$/)])
export const gnomeIdSchema = z.union([specialistId, elderId])

export const setupSchema = z.strictObject({
  /** People at the table: 2 to 4, or 1 against Tom. */
  players: z.int().min(1).max(4),
  /** 128 random bits as 32 hexadecimal digits; nothing that leaves the process tells it before the game is over. */
  seed: z.string().regex(/^[0-9a-f]{32}$/),
  edition: z.enum(RULES_EDITIONS),
  /** R2.15: every island gets tasks of different colours. */
  beginnerIslands: z.boolean(),
  /** R16: null with 2 to 4 players. A positive handicap is Tom's head start, a negative one the human's (R16.12). */
  solo: z.strictObject({ handicap: z.int().min(-1000).max(1000), letTomDecide: z.boolean() }).nullable(),
  /** The box's hash, see `rules.ts`. */
  box: z.string(),
})
export type Setup = z.infer<typeof setupSchema>

const placedFateTile = z.strictObject({
  tile: fateTileIdSchema,
  /** Of the tile's first symbol; the area begins at row and column 1, and beyond it is outside (specialist 27). */
  row: z.int().min(-1).max(9),
  column: z.int().min(-1).max(9),
  direction: z.enum(FATE_TILE_DIRECTIONS),
})

const city = z.strictObject({
  /** Number of the city board, which orders the portal notches. */
  board: z.int().min(1).max(4),
  score: z.int(),
  /** playing; out: has no more turns but has not passed (R3.3); passed: took a countdown tile's points (R14.4). */
  status: z.enum(['playing', 'out', 'passed']),
  /** Null: on the landing stage. */
  ship: islandIdSchema.nullable(),
  resources,
  actionTiles,
  /** Tiles built, in order: the first lies on path space 2 (space 1 is printed on the starting tile). */
  path: z.array(pathTile).max(6),
  /** By path space 1 to 7. */
  portals: z.array(z.enum(PORTAL_KINDS).nullable()).length(7),
  /** Task spaces by path space 1 to 7. */
  tasks: z.array(z.strictObject({ task: taskIdSchema, lit: z.boolean() }).nullable()).length(7),
  /** Whether the novice still stands beside the task space, by path space 1 to 7. */
  novices: z.array(z.boolean()).length(7),
  guardians: z.array(z.strictObject({ colour: z.enum(ALL_GUARDIAN_COLOURS), place: z.enum(GUARDIAN_PLACES) })).max(5),
  gnomes: z.array(gnomeIdSchema).max(6),
  fate: z.strictObject({
    /** The open column, top first. */
    supply: z.array(fateTileIdSchema).max(7),
    /** The tile in hand until the first turn's choice (R2.12). */
    hand: fateTileIdSchema.nullable(),
    placed: z.array(placedFateTile).max(8),
  }),
  offerings: z.strictObject({
    /** The open tile of each pile; null while it is still to be turned up, or the pile is used up. */
    open: z.tuple([z.enum(RESOURCES).nullable(), z.enum(RESOURCES).nullable()]),
    /** What lies face down beneath, next first. Hidden. */
    piles: z.tuple([z.array(z.enum(RESOURCES)), z.array(z.enum(RESOURCES))]),
  }),
  /** Common tasks that this city has met so far (R13.3, R15.4). */
  met: z.array(z.enum(COMMON_TASKS)),
})

const price = z.partialRecord(z.enum(RESOURCES), count)

/** What is still to be decided, or done by itself, before the turn goes on; the last of the list comes first. */
const todo = z.discriminatedUnion('kind', [
  kindSchema('startTile', {}),
  kindSchema('turn', {}),
  kindSchema('payTiles', { colour: z.enum(ACTION_COLOURS), units: z.int().min(1) }),
  /** `any`: how many resources of any kind are asked instead (specialists 3 and 9). */
  kindSchema('payResources', { price, any: count }),
  /** R6.3: after the four open tiles were put back, a path tile must be taken. */
  kindSchema('takePath', {}),
  kindSchema('offering', { task: taskIdSchema }),
  kindSchema('taskSpace', { task: taskIdSchema }),
  kindSchema('islandAction', {}),
  kindSchema('procession', {
    steps: z.int().min(1),
    /** False: specialist 17's, in which nothing is gained and nobody has to move. */
    paid: z.boolean(),
    moved: z.boolean(),
    /** Guardians that have not had their move. */
    waiting: z.array(z.enum(ALL_GUARDIAN_COLOURS)),
  }),
  kindSchema('yield', { times: z.int().min(1) }),
  kindSchema('rewards', {}),
  /** The novice that goes: the own one beside a task space, or the neutral one of a common task. */
  kindSchema('council', {
    novice: z.union([z.literal([1, 2, 3, 4, 5, 6, 7]), z.enum(COMMON_TASKS)]),
  }),
  kindSchema('bonus', { space: z.enum(COUNCIL_SPACES) }),
  kindSchema('freePath', {}),
  kindSchema('freeGuardian', {}),
  kindSchema('freeBonfire', {}),
  kindSchema('freeSpecialist', {}),
  kindSchema('freeMove', {}),
  kindSchema('freeShip', {}),
  kindSchema('freeFate', {}),
  /** R16.7: from here on what the human chooses for Tom. `novice`: one of his goes to the council after it. */
  kindSchema('tomTask', { tasks: z.array(taskIdSchema), novice: z.boolean() }),
  kindSchema('tomGuardian', {}),
  /** Null: Tom's own novice; else the neutral one of a common task that he met. */
  kindSchema('tomCouncil', { novice: z.enum(COMMON_TASKS).nullable() }),
  kindSchema('tomGnome', { gnomes: z.array(specialistId), left: z.int().min(1) }),
  /** From here on: done by itself once what was asked before it is settled. */
  kindSchema('doPath', { from: z.union([pathTile, z.literal('pile')]) }),
  kindSchema('doShip', { to: islandIdSchema }),
  kindSchema('doGuardian', { colour: z.enum(ALL_ISLAND_GUARDIAN_COLOURS) }),
  kindSchema('doProcession', { units: z.int().min(1) }),
  kindSchema('doBonfire', { space: z.int().min(0).max(6) }),
  kindSchema('doNextTurn', {}),
  kindSchema('doTomCard', {}),
  kindSchema('doTomNovices', {}),
  kindSchema('doTomEnd', {}),
  kindSchema('doGnome', { gnome: gnomeIdSchema, free: z.boolean() }),
])
export type TodoItem = z.infer<typeof todo>

/** A novice in the council: a seat's own, a neutral one, or a neutral one that Tom sent, which blocks nothing (R16.8). */
const novice = z.union([seat, z.literal('neutral'), z.literal('flat')])

export const stateSchema = z.strictObject({
  setup: setupSchema,
  /** The generator's four 32-bit words. Hidden. */
  rng: z.array(z.int()).length(4),
  startingSeat: seat,
  /** Tasks (not on guardian islands) and the seats whose offering tiles lie there face down. */
  islands: z.record(islandIdSchema, z.strictObject({ tasks: z.array(taskIdSchema), offerings: z.array(seat) })),
  pathDisplay: z.array(pathTile.nullable()).length(4),
  /** Next first. Hidden. */
  pathPile: z.array(pathTile),
  gnomeDisplay: z.array(specialistId.nullable()).length(6),
  /** Next first. Hidden. */
  gnomePile: z.array(specialistId),
  /** R16.5: gnomes turned up by Tom's cards. */
  gnomeDiscards: z.array(specialistId),
  elders: z.array(elderId),
  bonfire: z.strictObject({
    /** The space that it points at; null before its first use. */
    at: z.int().min(0).max(6).nullable(),
    /** Portals lying at each space. */
    portals: z.array(z.array(z.enum(PORTAL_KINDS))).length(7),
  }),
  /** Novices by council space. */
  council: z.record(z.enum(COUNCIL_SPACES), z.array(novice)),
  /** Common tasks on which the neutral novice still stands. */
  commonNovices: z.array(z.enum(COMMON_TASKS)),
  /** pile: highest tile still with the starting player; tile: the one going round. Null before the countdown. */
  countdown: z.strictObject({ pile: z.int().min(0).max(5), tile: z.int().min(1).max(5).nullable() }).nullable(),
  turn: z.strictObject({
    seat,
    /** Counted from 1, over all seats. */
    number: z.int().min(1),
    /** The turn's one option (R3.1) has been taken. */
    used: z.boolean(),
    /** Something other than the option was done: bonus action, discard. */
    extra: z.boolean(),
  }),
  todo: z.array(todo),
  cities: z.array(city).min(2).max(4),
  tom: z
    .strictObject({
      /** Next first. Hidden. */
      deck: z.array(z.enum(TOM_CARD_KINDS)),
      discards: z.array(z.enum(TOM_CARD_KINDS)),
      /** Which time the deck is played through, 1 to 4. */
      round: z.int().min(1).max(4),
    })
    .nullable(),
  /** R14.6; null while the game goes on. */
  ended: z.enum(['countdown', 'nobodyCanMove', 'fourthDeck']).nullable(),
})

export type Immutable<T> = T extends object ? { readonly [K in keyof T]: Immutable<T[K]> } : T
/** One position of a game: plain JSON, never changed. */
export type GameState = Immutable<z.infer<typeof stateSchema>>
export type City = GameState['cities'][number]

type Changeable<T> = { -readonly [K in keyof T]: T[K] }
/** A city while a choice is being carried out; what it holds is replaced, never changed. */
export type CityDraft = Changeable<City>
/**
 * A state while a choice is being carried out. It shares its parts with the state before, so they are replaced, never
 * changed; its own are the turn, the list of what is to do, and the acting seat's city (`clone.ts`). Outside `play` there
 * are only `GameState`s.
 */
export type Draft = Omit<Changeable<GameState>, 'turn' | 'todo' | 'cities'> & {
  turn: Changeable<GameState['turn']>
  todo: Immutable<TodoItem>[]
  cities: CityDraft[]
}
export type PathTile = GameState['pathPile'][number]
export type PlacedFateTile = Immutable<z.infer<typeof placedFateTile>>
export type GameEndCause = NonNullable<Draft['ended']>
export type IslandId = string
export type TaskId = string
export type FateTileId = string
/** `S1`…`S27` */
export type SpecialistGnomeId = z.infer<typeof specialistId>
/** `E1`…`E6` */
export type ElderGnomeId = z.infer<typeof elderId>
export type GnomeId = SpecialistGnomeId | ElderGnomeId
/** The gnome that a word names; null when it names none. */
export function parseGnomeId(word: string): GnomeId | null {
  const gnome = gnomeIdSchema.safeParse(word)
  return gnome.success ? gnome.data : null
}
/** Whether a gnome is an elder; else it is a specialist. */
export const isElder = (gnome: GnomeId): gnome is ElderGnomeId => gnome[0] === 'E'

/** The resource and crystal of a path tile. */
export function resourceAndCrystal(tile: PathTile): { readonly crystal: Crystal; readonly resource: Resource } {
  const parts = PATH_TILES.get(tile)
  if (parts === undefined) throw new Error(`${tile} is not a path tile`)
  return parts
}
const PATH_TILES = new Map(
  CRYSTALS.flatMap((crystal) =>
    RESOURCES.map((resource) => [`${crystal}-${resource}` as const, { crystal, resource }] as const),
  ),
)
