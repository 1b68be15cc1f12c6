import { describe, expect, it } from 'vitest'
import {
  ACTION_COLOURS,
  ACTION_TILES,
  type ActionTile,
  type GameState,
  legalChoices,
  play,
  playAutoPaying,
  RESOURCES,
  type Resource,
  RULES_EDITIONS,
  type RulesEdition,
  standardRules,
} from '#engine'
import { type Dice, diceFor } from '#support/dice'
import { changed, position } from './position.ts'

/**
 * R4 once more, from its text and not from the engine: try every handful of pieces, and keep those that pay and
 * contain no other that pays (R4.5). 5,000 purses for each of two prices in each of two editions.
 */
const PURSES = Number(process.env.PURSES ?? 5_000)

/** What is asked: one entry a unit. */
interface Bill<T> {
  readonly edition: RulesEdition
  readonly units: readonly T[]
  readonly wild: T
  /** R4.4: specialist 5 lives in the city. */
  readonly double: boolean
}

/** Whether a unit may be replaced: in the rulebook's edition only one that the purse has no piece for (R4.2). */
function replaceable<T>({ edition, units }: Bill<T>, purse: readonly T[]): boolean[] {
  return units.map((unit, index) => {
    const sameBefore = units.slice(0, index).filter((one) => one === unit).length
    return edition === 'online' || sameBefore >= purse.filter((piece) => piece === unit).length
  })
}

/** Whether some of the pieces cover every unit: a matching piece, a wild one, or any two for one (R4.1, R4.4). */
function covers<T>(bill: Bill<T>, free: readonly boolean[], pieces: readonly T[]): boolean {
  const without = (from: readonly T[], piece: T): T[] | null => {
    const at = from.indexOf(piece)
    return at < 0 ? null : from.filter((_, index) => index !== at)
  }
  const cover = (open: readonly number[], left: readonly T[], pairs: number): boolean => {
    if (2 * pairs > left.length) return false
    const [unit, ...others] = open
    if (unit === undefined) return true
    const asked = bill.units[unit]
    const afterMatching = asked === undefined ? null : without(left, asked)
    if (afterMatching !== null && cover(others, afterMatching, pairs)) return true
    const afterWild = without(left, bill.wild)
    if (free[unit]) {
      if (afterWild !== null && cover(others, afterWild, pairs)) return true
      if (cover(others, left, pairs + 1)) return true
    }
    if (!bill.double || afterWild === null) return false
    return others.some(
      (second) =>
        (free[unit] || free[second]) &&
        cover(
          others.filter((one) => one !== second),
          afterWild,
          pairs,
        ),
    )
  }
  return cover([...bill.units.keys()], pieces, 0)
}

/** Every handful of at most `most` pieces of a purse, each kind in its order. */
function handfuls<T>(purse: readonly T[], kinds: readonly T[], most: number): T[][] {
  return kinds.reduce<T[][]>(
    (found, kind) => {
      const held = purse.filter((piece) => piece === kind).length
      return found.flatMap((handful) =>
        Array.from({ length: held + 1 }, (_, count) => [...handful, ...new Array<T>(count).fill(kind)]).filter(
          (one) => one.length <= most,
        ),
      )
    },
    [[]],
  )
}

/** All payments by brute force. No unit takes more than two pieces, so no payment more than two a unit. */
function everyPayment<T>(bill: Bill<T>, purse: readonly T[], kinds: readonly T[]): T[][] {
  const free = replaceable(bill, purse)
  return handfuls(purse, kinds, 2 * bill.units.length).filter(
    (pieces) =>
      covers(bill, free, pieces) && pieces.every((_, dropped) => !covers(bill, free, pieces.toSpliced(dropped, 1))),
  )
}

/** A purse of up to nine pieces, some kinds more likely than others. */
function drawPurse<T>(dice: Dice, kinds: readonly T[]): T[] {
  const likely = [...kinds, dice.pick(kinds), dice.pick(kinds), dice.pick(kinds)]
  const pieces = Array.from({ length: dice.below(10) }, () => dice.pick(likely))
  return kinds.flatMap((kind) => pieces.filter((piece) => piece === kind))
}

const counted = <T extends string>(kinds: readonly T[], purse: readonly T[]) =>
  Object.fromEntries(kinds.map((kind) => [kind, purse.filter((piece) => piece === kind).length]))

const sorted = (payments: readonly (readonly string[])[]) => payments.map((one) => one.join(' ')).sort()

/** R4.5: fewest pieces first, then fewest wild ones. */
function expectProposed<T>(payments: readonly (readonly T[])[], wild: T): void {
  const ranks = payments.map((one) => one.length * 100 + one.filter((piece) => piece === wild).length)
  expect(ranks).toEqual([...ranks].sort((a, b) => a - b))
}

const boards = (edition: RulesEdition) => ({
  plain: position({ edition }),
  withYellowFriend: position({ edition, gnomes: ['S5'] }),
})

describe.each(RULES_EDITIONS)('payments in the %s edition', (edition) => {
  const { plain, withYellowFriend } = boards(edition)

  it(`in action tiles are those that brute force finds in ${PURSES} purses, specialist 5 included`, () => {
    const dice = diceFor(`tiles ${edition}`)
    let several = 0
    for (let game = 0; game < PURSES; game++) {
      const purse = drawPurse(dice, ACTION_TILES)
      const colour = dice.pick(ACTION_COLOURS)
      const units = 1 + dice.below(4)
      const double = dice.oneIn(2)
      const listed = legalChoices(
        standardRules,
        changed(double ? withYellowFriend : plain, (draft, city) => {
          Object.assign(city.actionTiles, counted(ACTION_TILES, purse))
          draft.todo.push({ kind: 'payTiles', colour, units })
        }),
      ).map((choice) => (choice.kind === 'pay' ? choice.tiles : []))
      const bill: Bill<ActionTile> = { edition, units: new Array(units).fill(colour), wild: 'yellow', double }
      const expected = everyPayment(bill, purse, ACTION_TILES)
      if (expected.length > 1) several += 1
      expect(sorted(listed), `${units} ${colour} from ${purse}, specialist 5: ${double}`).toEqual(sorted(expected))
      expectProposed(listed, 'yellow')
    }
    expect(several).toBeGreaterThan(PURSES / 5)
  })

  it(`in resources are those that brute force finds in ${PURSES} purses`, () => {
    const dice = diceFor(`resources ${edition}`)
    let several = 0
    for (let game = 0; game < PURSES; game++) {
      const purse = drawPurse(dice, RESOURCES)
      const units = drawBill(dice)
      const listed = payments(plain, purse, counted(RESOURCES, units), 0)
      const expected = everyPayment<Resource>({ edition, units, wild: 'gold', double: false }, purse, RESOURCES)
      if (expected.length > 1) several += 1
      expect(sorted(listed), `${units} from ${purse}`).toEqual(sorted(expected))
      expectProposed(listed, 'gold')
    }
    expect(several).toBeGreaterThan(PURSES / 10)
  })

  it(`in thought are the ones proposed first, in ${PURSES / 5} purses (R4.5)`, () => {
    const dice = diceFor(`in thought ${edition}`)
    for (let game = 0; game < PURSES / 5; game++) {
      const tiles = drawPurse(dice, ACTION_TILES)
      const resources = drawPurse(dice, RESOURCES)
      const any = dice.oneIn(3) ? 1 + dice.below(2) : 0
      const bill = dice.oneIn(2)
        ? ({ kind: 'payTiles', colour: dice.pick(ACTION_COLOURS), units: 1 + dice.below(4) } as const)
        : ({ kind: 'payResources', price: any > 0 ? {} : counted(RESOURCES, drawBill(dice)), any } as const)
      const asked = changed(dice.oneIn(2) ? withYellowFriend : plain, (draft, city) => {
        Object.assign(city.actionTiles, counted(ACTION_TILES, tiles))
        Object.assign(city.resources, counted(RESOURCES, resources))
        draft.todo.push(bill)
      })
      const [first] = legalChoices(standardRules, asked)
      if (first === undefined) continue
      const before = changed(asked, (draft) => {
        draft.todo.push({ kind: 'islandAction' })
      })
      expect(
        playAutoPaying(standardRules, before, { kind: 'decline' }),
        `${JSON.stringify(bill)} of ${tiles} ${resources}`,
      ).toEqual(play(standardRules, asked, first).state)
    }
  })

  it('in any resources are all handfuls of that many (R8.3, R12.1)', () => {
    const dice = diceFor(`any ${edition}`)
    for (let game = 0; game < PURSES / 10; game++) {
      const purse = drawPurse(dice, RESOURCES)
      const any = 1 + dice.below(2)
      const expected = handfuls(purse, RESOURCES, any).filter((pieces) => pieces.length === any)
      expect(sorted(payments(plain, purse, {}, any)), `any ${any} of ${purse}`).toEqual(sorted(expected))
    }
  })
})

/** One or two resources, as tasks and gnomes ask for. */
function drawBill(dice: Dice): Resource[] {
  const first = dice.pick(RESOURCES)
  if (dice.oneIn(3)) return [first]
  return dice.oneIn(2) ? [first, first] : [first, dice.pick(RESOURCES)]
}

function payments(state: GameState, purse: readonly Resource[], price: object, any: number): (readonly Resource[])[] {
  return legalChoices(
    standardRules,
    changed(state, (draft, city) => {
      Object.assign(city.resources, counted(RESOURCES, purse))
      draft.todo.push({ kind: 'payResources', price: { ...price }, any })
    }),
  ).map((choice) => (choice.kind === 'give' ? choice.resources : []))
}

it('proposes the kinds of which most are left, when pieces and wild pieces are as few (R4.5)', () => {
  const state = changed(position({ actionTiles: { red: 3, blue: 1, white: 1 } }), (draft) => {
    draft.todo.push({ kind: 'payTiles', colour: 'green', units: 1 })
  })
  expect(legalChoices(standardRules, state)[0]).toEqual({ kind: 'pay', tiles: ['red', 'red'] })
})
