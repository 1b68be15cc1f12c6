import {
  type City,
  type Condition,
  cityFateGroups,
  cityOf,
  type GameState,
  lastPathSpace,
  litCount,
  ownOfferingCountOn,
  ownsGuardian,
  portalCount,
  RESOURCES,
  type Seat,
  scoreSheetOf,
  standardRules,
  taskMet,
  totalResources,
  totalTiles,
} from '#engine'

/** What a player likes to have, in points for one of each. */
export interface Taste {
  readonly gnome: number
  readonly guardian: number
  readonly portal: number
  readonly pathTile: number
  readonly task: number
  readonly tile: number
  readonly resource: number
}

/** How good a position looks to a seat: points now, what it gathered, and how near its tasks are to being met. */
export function evaluate(state: GameState, seat: Seat, taste: Taste): number {
  const city = cityOf(state, seat)
  const { total, lines } = scoreSheetOf(standardRules, state, seat)
  const tasks = city.tasks.reduce((sum, task) => {
    if (task === null || task.lit) return sum
    const { condition } = standardRules.task(task.task)
    const met = taskMet(standardRules, state, seat, task.task)
    return sum + taste.task + (met ? 10 : 6 * nearness(state, seat, condition))
  }, 0)
  return (
    total -
    // Fate tiles are for placing, and what is left over is for using.
    lines.fateTiles -
    lines.leftovers +
    tasks +
    16 * litCount(city) +
    taste.gnome * city.gnomes.length +
    taste.guardian * city.guardians.length +
    taste.portal * portalCount(city) +
    taste.pathTile * lastPathSpace(city) +
    // The first few of each are worth more than the tenth.
    taste.tile * Math.sqrt(8 * totalTiles(city.actionTiles)) +
    taste.resource * Math.sqrt(8 * totalResources(city.resources)) +
    guardiansUnderWay(city)
  )
}

const guardiansUnderWay = (city: City): number =>
  city.guardians.reduce((sum, { place }) => sum + (place.startsWith('b') ? 5 : place.startsWith('p') ? 1 : 0), 0)

/** Between 0 and 1: how much of a condition is met, where that can be counted. */
function nearness(state: GameState, seat: Seat, condition: Condition): number {
  const city = cityOf(state, seat)
  const box = standardRules
  const part = (have: number, asked: number) => Math.min(1, have / asked)
  const laid = box.box.islands.map((island) => ownOfferingCountOn(state, seat, island.id))
  switch (condition.kind) {
    case 'guardian':
      return part(condition.colours.filter((one) => ownsGuardian(city, one)).length, condition.colours.length)
    case 'offeringsOnOneIsland':
      return part(Math.max(...laid), condition.count)
    case 'offeringsOnIslands':
      return part(laid.filter((count) => count >= condition.each).length, condition.islands)
    case 'emptyOfferingPile':
      return part(5 - Math.min(...city.offerings.piles.map((pile) => pile.length)), 6)
    case 'gnomes':
      return part(city.gnomes.length, condition.count)
    case 'elders':
      return part(city.gnomes.filter((gnome) => gnome.startsWith('E')).length, condition.count)
    case 'portals':
      return part(portalCount(city), condition.count)
    case 'guardians':
      return part(city.guardians.length, condition.count)
    case 'guardiansAtBonfires':
      return part(city.guardians.filter(({ place }) => place.startsWith('b')).length, condition.count)
    case 'bonfires':
      return part(litCount(city), condition.count)
    case 'tasksOrBonfiresOfColour':
      return part(
        city.tasks.filter((task) => task !== null && box.task(task.task).colour === condition.colour).length,
        condition.count,
      )
    case 'resource':
      return part(city.resources[condition.resource], condition.count)
    case 'resourcePairs': {
      const most = RESOURCES.map((one) => (one === 'gold' ? 0 : city.resources[one])).sort((a, b) => b - a)
      const wanted = most.slice(0, condition.kinds).reduce((sum, held) => sum + Math.min(held, condition.each), 0)
      return part(wanted, condition.kinds * condition.each)
    }
    case 'anyFateGroups': {
      const sizes = cityFateGroups(standardRules, city).map(({ size }) => Math.min(size, condition.size))
      const most = sizes.sort((a, b) => b - a).slice(0, condition.groups)
      return part(
        most.reduce((sum, size) => sum + size, 0),
        condition.groups * condition.size,
      )
    }
    case 'identicalResources':
      return part(Math.max(...RESOURCES.map((one) => city.resources[one])), condition.count)
    case 'actionTiles':
      return part(
        [...new Set(condition.tiles)].reduce(
          (sum, tile) =>
            sum + Math.min(city.actionTiles[tile], condition.tiles.filter((asked) => asked === tile).length),
          0,
        ),
        condition.tiles.length,
      )
    case 'pathTilesWithCrystal':
      return part(city.path.filter((tile) => tile.startsWith(condition.crystal)).length, condition.count)
    default:
      return 0
  }
}
