import { hasAbility, totalResources, totalTiles } from './city.ts'
import type { City, GameState } from './state.ts'
import {
  ACTION_COLOURS,
  ACTION_TILES,
  type ActionColour,
  type ActionTile,
  PLAIN_RESOURCES,
  RESOURCES,
  type Resource,
  type Resources,
  type RulesEdition,
  zeroResources,
} from './terms.ts'

/** A price in resources: so many of each, or `any` resources of the payer's choice (specialists 3 and 9). */
export interface ResourcePrice {
  readonly price: Readonly<Partial<Resources>>
  readonly any: number
}

/** Units that a yellow tile covers (R4.4). */
const yellowWorth = (city: City): number => (hasAbility(city, 'doubleYellow') ? 2 : 1)

/** Action tiles that are neither of this colour nor yellow; two of them replace one (R4.1). */
const otherTiles = (city: City, colour: ActionColour): number =>
  totalTiles(city.actionTiles) - city.actionTiles[colour] - city.actionTiles.yellow

/**
 * How many units of a price in action tiles stay unpaid whatever is given (R4.1).
 * @param units tiles of `colour` asked
 * @returns 0 when the city can pay
 */
export function tilesShort(city: City, colour: ActionColour, units: number): number {
  const missing = units - Math.min(city.actionTiles[colour], units)
  if (missing === 0) return 0
  const cover = city.actionTiles.yellow * yellowWorth(city) + Math.floor(otherTiles(city, colour) / 2)
  return Math.max(0, missing - cover)
}

/** How many pieces of each sort a payment has: matching tiles, yellow ones, and pairs of others. */
interface Mix {
  readonly matching: number
  readonly yellow: number
  readonly pairs: number
}

/** R4.2, R4.4: every mix that pays, none of which contains another (R4.5). */
function tileMixes(city: City, edition: RulesEdition, colour: ActionColour, units: number): Mix[] {
  const held = Math.min(city.actionTiles[colour], units)
  const missing = units - held
  const worth = yellowWorth(city)
  const most = edition === 'rulebook' ? missing : units
  const mixes: Mix[] = []
  for (let yellow = 0; yellow <= Math.min(most, city.actionTiles.yellow); yellow++)
    for (let pairs = 0; pairs <= Math.min(most - yellow, Math.floor(otherTiles(city, colour) / 2)); pairs++) {
      const matching = Math.max(0, units - pairs - worth * yellow)
      if (matching <= held) mixes.push({ matching, yellow, pairs })
    }
  const within = (a: Mix, b: Mix) => a !== b && a.matching <= b.matching && a.yellow <= b.yellow && a.pairs <= b.pairs
  return mixes.filter((mix) => !mixes.some((other) => within(other, mix)))
}

/**
 * Every payment of a price in action tiles that contains no other legal payment (R4.5).
 * @returns lists of tiles in the order of ACTION_TILES; the first list is the proposed one
 */
export function tilePayments(state: GameState, city: City, colour: ActionColour, units: number): ActionTile[][] {
  // R4.2: in the rulebook's edition only what is missing may be replaced.
  if (state.setup.edition === 'rulebook' && city.actionTiles[colour] >= units) return [fill(colour, units)]
  const others = ACTION_COLOURS.filter((one) => one !== colour)
  const payments: ActionTile[][] = []
  for (const mix of tileMixes(city, state.setup.edition, colour, units))
    for (const pairs of multisets(others, (tile) => city.actionTiles[tile], 2 * mix.pairs)) {
      // In the order of ACTION_TILES: the other colours before, the colour itself, those after, yellow.
      const after = pairs.findIndex((tile) => ACTION_COLOURS.indexOf(tile) > ACTION_COLOURS.indexOf(colour))
      const split = after < 0 ? pairs.length : after
      payments.push([
        ...pairs.slice(0, split),
        ...fill<ActionTile>(colour, mix.matching),
        ...pairs.slice(split),
        ...fill<ActionTile>('yellow', mix.yellow),
      ])
    }
  return proposed(payments, (tile) => city.actionTiles[tile], 'yellow')
}

/** R4.5: the first of `tilePayments`. */
export function proposedTilePayment(
  state: GameState,
  city: City,
  colour: ActionColour,
  units: number,
): ActionTile[] | undefined {
  if (yellowWorth(city) > 1) return tilePayments(state, city, colour, units)[0]
  // Pairs cost a piece more than a yellow tile does, which is wild.
  const held = city.actionTiles
  const left = { ...held }
  left[colour] = Math.max(0, held[colour] - units)
  const missing = units - (held[colour] - left[colour])
  left.yellow = Math.max(0, held.yellow - missing)
  const pairs = missing - (held.yellow - left.yellow)
  const others = ACTION_COLOURS.filter((one) => one !== colour)
  return takePlenty(left, others, 2 * pairs) === 0 ? spent(ACTION_TILES, held, left) : undefined
}

/**
 * How many resources of a price stay unpaid whatever is given (R4.1).
 * @returns 0 when the city can pay
 */
export function resourcesShort(city: City, { price, any }: ResourcePrice): number {
  if (any > 0) return Math.max(0, any - totalResources(city.resources))
  return unpaid(price, city.resources)
}

/** Units of a price that these pieces leave unpaid: matching ones first, then gold for one, any two for one. */
function unpaid(price: Readonly<Partial<Resources>>, pieces: Readonly<Resources>): number {
  let missing = 0
  let gold = 0
  let others = 0
  for (const resource of RESOURCES) {
    const asked = price[resource] ?? 0
    const matching = Math.min(asked, pieces[resource])
    missing += asked - matching
    if (resource === 'gold') gold = pieces[resource] - matching
    else others += pieces[resource] - matching
  }
  return Math.max(0, missing - gold - Math.floor(others / 2))
}

/**
 * Every payment of a price in resources that contains no other legal payment (R4.5).
 * @returns lists of resources in the order of RESOURCES; the first list is the proposed one
 */
export function resourcePayments(state: GameState, city: City, { price, any }: ResourcePrice): Resource[][] {
  const held = (resource: Resource) => city.resources[resource]
  if (any > 0) return proposed(multisets(RESOURCES, held, any), held, 'gold')
  const units = RESOURCES.reduce((sum, resource) => sum + (price[resource] ?? 0), 0)
  if (state.setup.edition === 'rulebook') return proposed(replacingMissing(city, price, units), held, 'gold')
  const pays = (pieces: Readonly<Resources>) => unpaid(price, pieces) === 0
  const payments: Resource[][] = []
  for (let size = units; size <= 2 * units; size++)
    for (const payment of multisets(RESOURCES, held, size)) {
      const pieces = counted(payment)
      const minimal = RESOURCES.every(
        (resource) => pieces[resource] === 0 || !pays({ ...pieces, [resource]: pieces[resource] - 1 }),
      )
      if (minimal && pays(pieces)) payments.push(payment)
    }
  return proposed(payments, held, 'gold')
}

/**
 * R4.2: in the rulebook's edition what is held of the price is given, and only what is missing is replaced: by gold, of
 * which one is enough, or by two others.
 */
function replacingMissing(city: City, price: Readonly<Partial<Resources>>, units: number): Resource[][] {
  const least = (resource: Resource) => Math.min(price[resource] ?? 0, city.resources[resource])
  const spare = (resource: Resource) => city.resources[resource] - least(resource)
  const missing = units - RESOURCES.reduce((sum, resource) => sum + least(resource), 0)
  const payments: Resource[][] = []
  for (let gold = Math.min(missing, spare('gold')); gold >= 0; gold--)
    for (const pairs of multisets(PLAIN_RESOURCES, spare, 2 * (missing - gold))) {
      const count = (resource: Resource) =>
        least(resource) + (resource === 'gold' ? gold : pairs.filter((one) => one === resource).length)
      payments.push(RESOURCES.flatMap((resource) => fill(resource, count(resource))))
    }
  return payments
}

/** R4.5: the first of `resourcePayments`. */
export function proposedResourcePayment(city: City, { price, any }: ResourcePrice): Resource[] | undefined {
  const held = city.resources
  const left = { ...held }
  if (any > 0) {
    left.gold -= takePlenty(left, PLAIN_RESOURCES, any)
    return left.gold < 0 ? undefined : spent(RESOURCES, held, left)
  }
  let missing = 0
  for (const resource of RESOURCES) {
    const asked = price[resource] ?? 0
    left[resource] = Math.max(0, held[resource] - asked)
    missing += asked - (held[resource] - left[resource])
  }
  // As with action tiles: gold for what is missing, and pairs where there is none.
  const gold = Math.min(missing, left.gold)
  left.gold -= gold
  return takePlenty(left, PLAIN_RESOURCES, 2 * (missing - gold)) === 0 ? spent(RESOURCES, held, left) : undefined
}

/**
 * Takes pieces one by one from the kind of which most are left, of several the first.
 * @returns how many there were too few
 */
function takePlenty<K extends string>(left: Record<K, number>, kinds: readonly K[], size: number): number {
  for (let more = size; more > 0; more--) {
    let most: K | null = null
    for (const kind of kinds) if (left[kind] > (most === null ? 0 : left[most])) most = kind
    if (most === null) return more
    left[most] -= 1
  }
  return 0
}

/** The pieces that are no longer there, in the order of the kinds. */
function spent<K extends string>(
  kinds: readonly K[],
  held: Readonly<Record<K, number>>,
  left: Readonly<Record<K, number>>,
): K[] {
  const pieces: K[] = []
  for (const kind of kinds) for (let count = left[kind]; count < held[kind]; count++) pieces.push(kind)
  return pieces
}

function counted(payment: readonly Resource[]): Resources {
  const pieces = zeroResources()
  for (const resource of payment) pieces[resource] += 1
  return pieces
}

const fill = <T>(piece: T, times: number): T[] => new Array<T>(times).fill(piece)

/** Every way to take `size` pieces, at most `held(kind)` of a kind; each as a list in the order of `kinds`. */
function multisets<T>(kinds: readonly T[], held: (kind: T) => number, size: number): T[][] {
  const found: T[][] = []
  const taken: T[] = []
  const walk = (index: number, left: number): void => {
    if (left === 0) {
      found.push([...taken])
      return
    }
    const kind = kinds[index]
    if (kind === undefined) return
    const most = Math.min(held(kind), left)
    for (let times = most; times >= 0; times--) {
      for (let i = 0; i < times; i++) taken.push(kind)
      walk(index + 1, left - times)
      taken.length -= times
    }
  }
  walk(0, size)
  return found
}

/** R4.5: fewest pieces, then fewest wild pieces, then from the kinds of which most are left. */
function proposed<T extends string>(payments: T[][], held: (kind: T) => number, wildKind: T): T[][] {
  const rank = (payment: T[]) => {
    let fromPlenty = 0
    let wild = 0
    let before = 0
    payment.forEach((piece, index) => {
      // Pieces of a kind stand together.
      before = piece === payment[index - 1] ? before + 1 : 0
      fromPlenty += held(piece) - before
      if (piece === wildKind) wild += 1
    })
    return { payment, pieces: payment.length, wild, fromPlenty }
  }
  if (payments.length < 2) return payments
  return payments
    .map(rank)
    .sort((a, b) => a.pieces - b.pieces || a.wild - b.wild || b.fromPlenty - a.fromPlenty)
    .map((ranked) => ranked.payment)
}
