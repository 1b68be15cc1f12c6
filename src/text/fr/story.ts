import { ACTION_TILES, RESOURCES } from '#engine'
import { type Goods, tally } from '../goods.ts'
import type { Words } from '../words/index.ts'
import { toPlace } from './choices.ts'
import { theGnome } from './gnomes.ts'
import { agreed, count, countBare, list, quoted, the } from './grammar.ts'
import { names } from './names.ts'
import { narration } from './narration.ts'
import { colours, nouns, resources as resourceNouns } from './nouns.ts'
import { tasks } from './tasks.ts'

/** In the present tense, as in `narration.ts`. */
export const story: Words['story'] = {
  sentence: (name, deeds, then) => `${then ? 'Ensuite, ' : ''}${name} ${list(deeds)}.`,
  startTileLaid: (symbols, swapped) =>
    `${swapped ? 'échange sa première tuile destin contre' : 'commence avec la tuile destin'} ${inARow(symbols)}`,
  fateTilePlaced: (symbols) => `place la tuile destin ${inARow(symbols)}`,
  shipMoved: (island) =>
    island.kind === 'task'
      ? narration.deeds.shipMoved(island)
      : `va en ${island.id}, l’île des gardiennes ${agreed(nouns.guardian, true, colours[island.guardian])}`,
  taskReceived: narration.deeds.taskReceived,
  pathBuilt: narration.deeds.pathBuilt,
  pathsBuilt: (tiles) =>
    `construit son chemin sur les cases ${list(
      tiles.map(({ space, resource, crystal }) => `${space} (${names.pathTile(crystal, resource)})`),
    )}`,
  procession: (moves) =>
    moves.length === 0
      ? 'fait une procession'
      : `mène en procession ${list(
          moves.map(({ guardian, to }) => `${the(nouns.guardian, colours[guardian])} ${toPlace(to)}`),
        )}`,
  gnomesJoined: (joining) => `recrute ${list(joining.map(theGnome))}`,
  ignited: (task) => `allume le brasier à ${names.points(task.points)} ${quoted(tasks.condition(task.condition))}`,
  bonfireReceived: (task) =>
    `reçoit le brasier à ${names.points(task.points)} ${quoted(tasks.condition(task.condition))}`,
  commonTaskMet: narration.deeds.commonTaskMet,
  neutralNoviceMoved: (to) => `envoie son novice neutre sur ${quoted(names.council[to].name)}`,
  tomDrew: (card) => `tire la carte ${quoted(names.tomCard[card])}`,
  gained: (goods, from) =>
    `${goods.tiles.length + goods.resources.length === 0 ? 'marque' : GAINED[from]} ${said(goods)}`,
  paid: (goods) => `Paie ${said(goods)}`,
  discarded: (goods) => `Défausse ${said(goods)}`,
}

/** "rouge-violet-bleu" */
const inARow = (symbols: readonly (typeof ACTION_TILES)[number][]): string =>
  symbols.map((symbol) => names.actionTile[symbol]).join('-')

/** "2 tuiles vertes, 1 rouge, 3 racines et 4 points" */
function said({ tiles, resources, points }: Goods): string {
  return list([
    ...tally(ACTION_TILES, tiles).map(({ kind, n }, at) =>
      (at === 0 ? count : countBare)(n, nouns.tile, colours[kind]),
    ),
    ...tally(RESOURCES, resources).map(({ kind, n }) => count(n, resourceNouns[kind])),
    ...(points === 0 ? [] : [count(points, nouns.point)]),
  ])
}

const GAINED = {
  setUp: 'prend',
  fateArea: 'récolte',
  covered: 'récolte',
  path: 'prend',
  procession: 'rapporte',
  moveGuardian: 'rapporte',
  greatBonfire: 'prend',
  council: 'prend',
  point: 'prend',
  elder: 'gagne',
  specialist: 'gagne',
  countdown: 'gagne',
  tom: 'gagne',
} as const
