import { ACTION_TILES, RESOURCES } from '#engine'
import { capital } from '../capital.ts'
import { type Goods, tally } from '../goods.ts'
import type { Words } from '../words/index.ts'
import { toPlace } from './choices.ts'
import { theGnome } from './gnomes.ts'
import { bare, type Case, count, countBare, inflected, list, the, toThe } from './grammar.ts'
import { names } from './names.ts'
import { colours, islands, nouns, resources as resourceNouns } from './nouns.ts'
import { tasks } from './tasks.ts'

/** In the present tense, as in `narration.ts`. */
export const story: Words['story'] = {
  sentence: (name, deeds, then) => {
    if (!then) return `${name} ${list(deeds)}.`
    const [first = '', ...others] = deeds
    const [verb = '', ...rest] = first.split(' ')
    return `Danach ${verb} ${list([[name, ...rest].join(' '), ...others])}.`
  },
  startTileLaid: (symbols, swapped) =>
    swapped
      ? `tauscht das erste Schicksalsplättchen gegen ${inARow(symbols)}`
      : `beginnt mit dem Schicksalsplättchen ${inARow(symbols)}`,
  fateTilePlaced: (symbols) => `legt das Schicksalsplättchen ${inARow(symbols)} an`,
  shipMoved: (island) =>
    island.kind === 'task'
      ? `fährt ${toThe(islands[island.resource])} ${island.id}`
      : `fährt nach ${island.id} zur Insel der ${inflected(colours[island.guardian], 'en')} ${nouns.guardian.many.nom}`,
  taskReceived: (task, offering) =>
    `erhält die ${task.points}-Punkte-Aufgabe „${tasks.condition(task.condition)}“${offering === null ? '' : ` gegen die Opferschale mit ${names.resource[offering]}`}`,
  pathBuilt: ({ crystal, resource, space, from }) =>
    `baut ${BUILT_FROM[from]}auf Wegfeld ${space} einen Weg mit ${names.resource[resource]} und ${bare(nouns.crystal, 'dat', colours[crystal])}`,
  pathsBuilt: (tiles) =>
    `baut Wege auf den Feldern ${list(
      tiles.map(({ space, resource, crystal }) => `${space} (${names.pathTile(crystal, resource)})`),
    )}`,
  procession: (moves) =>
    moves.length === 0
      ? 'führt eine Prozession durch'
      : `führt in einer Prozession ${list(
          moves.map(({ guardian, to }) => `${the(nouns.guardian, 'acc', colours[guardian])} ${toPlace(to)}`),
        )}`,
  gnomesJoined: (joining) => `wirbt ${list(joining.map(theGnome))} an`,
  ignited: (task) => `entfacht das ${task.points}-Punkte-Bonfire „${tasks.condition(task.condition)}“`,
  bonfireReceived: (task) => `erhält das ${task.points}-Punkte-Bonfire „${tasks.condition(task.condition)}“`,
  commonTaskMet: (task) => `erfüllt die Aufgabe des Rates „${names.commonTask[task]}“`,
  neutralNoviceMoved: (to) => `schickt ${the(nouns.neutralNovice, 'acc')} auf „${names.council[to].name}“`,
  tomDrew: (card) => `zieht die Karte „${names.tomCard[card]}“`,
  gained: (goods, from) =>
    goods.tiles.length + goods.resources.length === 0
      ? `macht ${said(goods, 'acc')}`
      : (goods.points === 0 ? GAINED[from] : 'bekommt …').replace('…', said(goods, 'acc')),
  paid: (goods) => `Bezahlt: ${said(goods, 'nom')}`,
  discarded: (goods) => `Abgeworfen: ${said(goods, 'nom')}`,
}

/** "Rot-Lila-Blau" */
const inARow = (symbols: readonly (typeof ACTION_TILES)[number][]): string =>
  symbols.map((symbol) => capital(names.actionTile[symbol])).join('-')

/** "2 grüne, 1 roter Marker, 3 Wurzeln und 4 Punkte" */
function said({ tiles, resources, points }: Goods, which: Case): string {
  const kinds = tally(ACTION_TILES, tiles)
  return list([
    ...kinds.map(({ kind, n }, index) =>
      index < kinds.length - 1
        ? countBare(n, nouns.tile, which, colours[kind])
        : count(n, nouns.tile, which, colours[kind]),
    ),
    ...tally(RESOURCES, resources).map(({ kind, n }) => count(n, resourceNouns[kind], which)),
    ...(points === 0 ? [] : [count(points, nouns.point, which)]),
  ])
}

const BUILT_FROM = { display: '', pile: 'unbesehen vom Stapel ', search: 'aus dem durchsuchten Stapel ' } as const

const GAINED = {
  setUp: 'bekommt …',
  fateArea: 'nimmt sich …',
  covered: 'nimmt sich …',
  path: 'bekommt …',
  procession: 'bringt … mit',
  moveGuardian: 'bringt … mit',
  greatBonfire: 'nimmt sich …',
  council: 'nimmt sich …',
  point: 'bekommt …',
  elder: 'bekommt …',
  specialist: 'bekommt …',
  countdown: 'bekommt …',
  tom: 'bekommt …',
} as const
