import type { Task } from './components/schema.ts'
import { rngStateFromSeed, shuffleInPlace } from './random.ts'
import { assertSameBox, type Rules } from './rules.ts'
import {
  type CityDraft,
  type Draft,
  type ElderGnomeId,
  type GameState,
  type PathTile,
  type Setup,
  type SpecialistGnomeId,
  setupSchema,
} from './state.ts'
import {
  COMMON_TASKS,
  CRYSTALS,
  type Crystal,
  type PortalKind,
  SPACES,
  zeroActionTiles,
  zeroResources,
} from './terms.ts'
import { TOM_SEAT } from './tom.ts'

/**
 * R2: sets the game up. The first seat to play is drawn (R2.10); its first decision is the starting fate tile.
 * @param setup checked by `setupSchema`; its box is that of the rules
 */
export function newGame(rules: Rules, setup: Setup): GameState {
  const checked = setupSchema.parse(setup)
  assertSameBox(rules, { setup: checked })
  const { box } = rules
  const { solo } = checked
  const rng = { rng: rngStateFromSeed(checked.seed) }
  const seats = solo === null ? checked.players : 2
  const islands = dealTasks(rules, checked, rng)
  const gnomePile = shuffleInPlace(
    rng,
    box.specialists
      .filter((gnome) => solo === null || gnome.resource !== 'gold')
      .map((gnome): SpecialistGnomeId => `S${gnome.number}`),
  )
  const pathPile = shuffleInPlace(
    rng,
    box.pathTiles.flatMap(({ crystal, resource, count }) => new Array<PathTile>(count).fill(`${crystal}-${resource}`)),
  )
  const portals = dealPortals(rules, checked, rng)
  const boards = shuffleInPlace(
    rng,
    box.boards.map((board) => board.id),
  )
  const dealt = boards.slice(0, seats).map((board) => newCity(rules, board, rng))
  const cities = solo === null ? dealt : withTom(dealt, solo.handicap)
  const startingSeat = solo === null ? (shuffleInPlace(rng, [...cities.keys()])[0] ?? 0) : 0
  const cards = box.tomCards.map(({ card }) => card)
  const tom = solo === null ? null : { deck: shuffleInPlace(rng, cards), discards: [], round: 1 }
  return {
    setup: checked,
    rng: rng.rng,
    startingSeat,
    islands,
    pathDisplay: pathPile.splice(0, 4),
    pathPile,
    gnomeDisplay: gnomePile.splice(0, 6),
    gnomePile,
    gnomeDiscards: [],
    elders: box.elders.map((elder): ElderGnomeId => `E${elder.number}`),
    bonfire: { at: null, portals },
    council: {
      goldAndYellow: [],
      pathTile: [],
      guardian: [],
      greatBonfire: [],
      specialist: [],
      moveGuardian: [],
      moveShip: [],
      fateTile: [],
    },
    commonNovices: [...COMMON_TASKS],
    countdown: null,
    turn: { seat: startingSeat, number: 1, used: false, extra: false },
    todo: [{ kind: 'turn' }, { kind: 'startTile' }],
    cities,
    tom,
    ended: null,
  }
}

/** R2.9, R2.11, R2.12: a city before its first turn. */
function newCity(rules: Rules, board: number, rng: { rng: number[] }): CityDraft {
  const { box } = rules
  const fateTiles = shuffleInPlace(
    rng,
    box.fateTiles.map((tile) => tile.id),
  )
  const offerings = shuffleInPlace(
    rng,
    box.offeringTiles.map((tile) => tile.resource),
  )
  const [first, ...firstPile] = offerings.slice(0, 5)
  const [second, ...secondPile] = offerings.slice(5)
  return {
    board,
    score: 0,
    status: 'playing',
    ship: null,
    resources: zeroResources(),
    actionTiles: zeroActionTiles(),
    path: [],
    portals: SPACES.map(() => null),
    tasks: SPACES.map(() => null),
    novices: SPACES.map(() => true),
    guardians: [{ colour: 'wood', place: 'start' }],
    gnomes: [],
    fate: { supply: fateTiles.slice(0, 7), hand: fateTiles[7] ?? null, placed: [] },
    offerings: { open: [first ?? null, second ?? null], piles: [firstPile, secondPile] },
    met: [],
  }
}

/** R16.3, R16.12: the second city becomes Tom's; a positive handicap is his head start, a negative one the human's. */
const withTom = (cities: readonly CityDraft[], handicap: number): CityDraft[] =>
  cities.map((city, seat) =>
    seat === TOM_SEAT
      ? {
          ...city,
          score: Math.max(0, handicap),
          novices: SPACES.map(() => false),
          fate: { supply: [], hand: null, placed: [] },
          offerings: { open: [null, null], piles: [[], []] },
        }
      : { ...city, score: Math.max(0, -handicap) },
  )

/** R2.1, R2.2, R2.15, R16.2: how many tasks lie on each island, and which. */
function dealTasks(rules: Rules, setup: Setup, rng: { rng: number[] }): Draft['islands'] {
  const { box } = rules
  const used = box.tasks.filter((task) => task.players === undefined || task.players.includes(setup.players))
  const counts = rules.taskIslands.map((island) => {
    if (setup.players <= 2) return 2
    return setup.players === 3 && island.corner ? 2 : 3
  })
  const hands =
    setup.solo !== null
      ? differentColours(soloPairs(rng), used, rng)
      : setup.beginnerIslands
        ? differentColours(
            counts.map((count) => shuffleInPlace(rng, [...CRYSTALS]).slice(0, count)),
            used,
            rng,
          )
        : deal(
            counts,
            shuffleInPlace(
              rng,
              used.map((task) => task.id),
            ),
          )
  return Object.fromEntries(
    box.islands.map((island) => {
      const index = rules.taskIslands.findIndex((one) => one.id === island.id)
      return [island.id, { tasks: hands[index] ?? [], offerings: [] }]
    }),
  )
}

/** R16.2: 7 blue, 7 red and 6 yellow in pairs of two colours come out in one way only: 4, 3 and 3 of each pair. */
const soloPairs = (rng: { rng: number[] }): Crystal[][] =>
  shuffleInPlace(rng, [
    ...new Array<Crystal[]>(4).fill(['blue', 'red']),
    ...new Array<Crystal[]>(3).fill(['blue', 'yellow']),
    ...new Array<Crystal[]>(3).fill(['red', 'yellow']),
  ])

const deal = (counts: readonly number[], ids: string[]): string[][] => counts.map((count) => ids.splice(0, count))

function differentColours(colours: readonly (readonly Crystal[])[], used: readonly Task[], rng: { rng: number[] }) {
  const piles = new Map(
    CRYSTALS.map((colour) => [
      colour,
      shuffleInPlace(
        rng,
        used.filter((task) => task.colour === colour).map((task) => task.id),
      ),
    ]),
  )
  return colours.map((hand) => hand.flatMap((colour) => piles.get(colour)?.shift() ?? []))
}

/** R2.5, R16.2: portals on the seven spaces, four each with 3 or 4 players, else three. */
function dealPortals(rules: Rules, setup: Setup, rng: { rng: number[] }): PortalKind[][] {
  const { box } = rules
  const each = setup.players <= 2 ? 3 : 4
  const all = box.portals.flatMap(({ kind, count }) => new Array<PortalKind>(Math.min(count, each)).fill(kind))
  for (;;) {
    const shuffled = shuffleInPlace(rng, [...all])
    const spaces = SPACES.map((_, index) => shuffled.slice(index * each, (index + 1) * each))
    if (setup.solo === null || spaces.every((space) => new Set(space).size === space.length)) return spaces
  }
}
