import {
  ACTION_COLOURS,
  COUNCIL_SPACES,
  type RefusalCode,
  type RefusalFields,
  standardBox,
  type TilePriceCause,
} from '#engine'
import type { Words } from '#text'

const CAUSES: readonly TilePriceCause[] = [
  { kind: 'always' },
  { kind: 'offerings', there: 1 },
  { kind: 'offerings', there: 9 },
  { kind: 'routes', routes: 5 },
  { kind: 'spaces', spaces: 7 },
  { kind: 'pathTile', nth: 6 },
]
const nothing: readonly [object] = [{}]
const of = <F extends object>(...figures: readonly F[]): readonly { readonly figures: F }[] =>
  figures.map((one) => ({ figures: one }))

/** Refusals of every kind, with the most that each may have to say. */
const FIELDS: { readonly [C in RefusalCode]: readonly RefusalFields[C][] } = {
  gameOver: nothing,
  notAskedNow: of({ asked: 'turn' as const }),
  optionTaken: nothing,
  optionOpen: nothing,
  tilesShort: of(
    ...ACTION_COLOURS.flatMap((colour) => CAUSES.map((cause) => ({ colour, needed: 3, short: 3, cause }))),
  ),
  resourcesShort: of(
    { price: { blossom: 1, herb: 1 }, any: 0, short: 2 },
    { price: { gold: 2 }, any: 0, short: 1 },
    { price: {}, any: 2, short: 2 },
  ),
  notThePrice: nothing,
  tooManyTiles: of({ most: 1, held: 13 }, { most: 3, held: 4 }),
  noSuchTile: nothing,
  noFateTiles: nothing,
  doesNotFit: of({ lacks: null }, { lacks: 'free' }, { lacks: 'beside' }, { lacks: 'inside' }),
  notTopOrBottom: nothing,
  cityFull: of({ of: 'pathTiles', most: 6 }, { of: 'tasks', most: 7 }, { of: 'gnomes', most: 6 }),
  notOnDisplay: nothing,
  pileEmpty: nothing,
  notOneColour: of(
    { crystals: ['blue', 'red', 'yellow'], open: 4 },
    { crystals: ['red'], open: 1 },
    { crystals: [], open: 0 },
  ),
  alreadyThere: nothing,
  noSuchIsland: nothing,
  shipElsewhere: of({ colour: 'turquoise', at: 'A3', ship: null }, { colour: 'grey', at: 'A3', ship: 'D4' }),
  noSuchTask: of({ at: 'A3', ship: null }, { at: 'A3', ship: 'D4' }, { at: null, ship: 'D4' }),
  noOffering: nothing,
  spaceTaken: nothing,
  guardianOwned: of({ colour: 'turquoise' }),
  noGuardianThere: of({ colour: 'turquoise' }),
  nobodyCanMove: of({ walkers: 0 }, { walkers: 5 }),
  tooManySteps: of({ most: 1 }, { most: 8 }),
  notFurthest: nothing,
  tooFar: of({ needed: 1, steps: 1 }, { needed: 7, steps: 1 }),
  noWay: of(...(['path', 'portal', 'ignition', 'forward'] as const).map((lacks) => ({ to: 'b7' as const, lacks }))),
  occupied: of({ by: 'turquoise' }),
  somebodyMustMove: nothing,
  noSuchSpace: nothing,
  portalDoesNotFit: of(
    { portal: 'triangle', there: false, next: null },
    { portal: 'triangle', there: true, next: null },
    { portal: 'triangle', there: true, next: 'hexagon' },
  ),
  takeTwo: nothing,
  noSuchGnome: nothing,
  conditionNotMet: of<RefusalFields['conditionNotMet']['figures']>(
    ...standardBox.tasks.map(({ condition }) => ({ asked: condition, have: 1, need: 7 })),
    { asked: 'sevenPathTiles', have: 6, need: 7 },
    { asked: 'sixGnomes', have: 0, need: 1 },
  ),
  noTaskThere: of({ unlit: 0 }, { unlit: 7 }),
  alreadyLit: of({ unlit: 0 }, { unlit: 7 }),
  noviceGone: of({ task: 'sevenPathTiles' }, { task: 'sevenTasks' }),
  noviceThere: of({ neutral: true }, { neutral: false }),
  bonusUnusable: of(...COUNCIL_SPACES.map((space) => ({ space }))),
  nothingToTurnUp: nothing,
  nothingToDiscard: nothing,
  noCountdownTile: of(
    { novices: 0, countdownAt: 7, begun: false },
    { novices: 1, countdownAt: 13, begun: false },
    { novices: 13, countdownAt: 13, begun: true },
  ),
  mayPass: nothing,
  mustTake: nothing,
}

const textsOf = <C extends RefusalCode>({ refusals }: Words, code: C) =>
  FIELDS[code].map((fields) => refusals[code](fields))

/** Every text of a refusal in a language, with as much in it as can be. */
export const everyRefusalText = (words: Words): { readonly why: string; readonly instead?: string }[] =>
  CODES.flatMap((code) => textsOf(words, code))

const isCode = (key: string): key is RefusalCode => key in FIELDS
const CODES = Object.keys(FIELDS).filter(isCode)
