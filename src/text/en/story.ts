import { ACTION_TILES, RESOURCES } from '#engine'
import { type Goods, tally } from '../goods.ts'
import type { StoryWords } from '../words/story.ts'
import { gnomes } from './gnomes.ts'
import { count, joined, names, ofResource } from './names.ts'
import { tasks } from './tasks.ts'

export const story: StoryWords = {
  sentence: (name, deeds, then) => `${then ? 'Then ' : ''}${name} ${joined(deeds, 'and')}.`,
  startTileLaid: (symbols, swapped) =>
    `${swapped ? 'swapped the first fate tile for' : 'began with the fate tile'} ${colours(symbols)}`,
  fateTilePlaced: (symbols) => `placed the fate tile ${colours(symbols)}`,
  shipMoved: (island) =>
    island.kind === 'task'
      ? `sailed to the ${names.resource[island.resource]} island ${island.id}`
      : `sailed to ${island.id}, the island of the ${names.guardian[island.guardian]}s`,
  taskReceived: (task, offering) =>
    `received the ${task.points}-point task “${tasks.condition(task.condition)}”${offering === null ? '' : `, leaving the ${names.resource[offering]} offering`}`,
  pathBuilt: ({ crystal, resource, space, from }) =>
    `built a ${names.resource[resource]} path tile with a ${names.crystal[crystal]} crystal in space ${space}${BUILT_FROM[from]}`,
  pathsBuilt: (tiles) =>
    `built path tiles in spaces ${joined(
      tiles.map(({ space, resource, crystal }) => `${space} (${names.pathTile(crystal, resource)})`),
      'and',
    )}`,
  procession: (moves) =>
    moves.length === 0
      ? 'made a procession'
      : `led ${joined(
          moves.map(({ guardian, to }) => `the ${names.guardian[guardian]} to ${names.place(to)}`),
          'and',
        )} in a procession`,
  gnomesJoined: (joining) =>
    `recruited ${joined(
      joining.map((gnome) => `the ${gnomes(gnome).name}`),
      'and',
    )}`,
  ignited: (task) => `ignited the ${task.points}-point bonfire “${tasks.condition(task.condition)}”`,
  bonfireReceived: (task) => `received the ${task.points}-point bonfire “${tasks.condition(task.condition)}”`,
  commonTaskMet: (task) => `fulfilled the common task “${names.commonTask[task]}”`,
  neutralNoviceMoved: (to) => `sent its neutral novice to “${names.council[to].name}”`,
  tomDrew: (card) => `drew the card “${names.tomCard[card]}”`,
  gained: (goods, from) => `${isScore(goods) ? 'scored' : GAINED[from]} ${said(goods)}`,
  paid: (goods) => `Paid ${said(goods)}`,
  discarded: (goods) => `Discarded ${said(goods)}`,
}

const colours = (symbols: readonly (typeof ACTION_TILES)[number][]): string =>
  symbols.map((symbol) => names.actionTile[symbol]).join('-')

/** "2 green, 1 red tile, 3 roots and 4 points" */
function said({ tiles, resources, points }: Goods): string {
  const kinds = tally(ACTION_TILES, tiles)
  return joined(
    [
      ...kinds.map(({ kind, n }, index) =>
        index < kinds.length - 1 ? `${n} ${names.actionTile[kind]}` : count(n, `${names.actionTile[kind]} tile`),
      ),
      ...tally(RESOURCES, resources).map(({ kind, n }) => ofResource(n, kind)),
      ...(points === 0 ? [] : [names.points(points)]),
    ],
    'and',
  )
}

const BUILT_FROM = { display: '', pile: ' (drawn from the pile)', search: ' (chosen from the pile)' } as const

const isScore = ({ tiles, resources }: Goods): boolean => tiles.length + resources.length === 0

const GAINED = {
  setUp: 'took',
  fateArea: 'collected',
  covered: 'collected',
  path: 'took',
  procession: 'brought home',
  moveGuardian: 'brought home',
  greatBonfire: 'took',
  council: 'took',
  point: 'took',
  elder: 'gained',
  specialist: 'gained',
  countdown: 'gained',
  tom: 'gained',
} as const
