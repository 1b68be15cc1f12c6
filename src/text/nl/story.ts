import { ACTION_TILES, RESOURCES } from '#engine'
import { type Goods, tally } from '../goods.ts'
import type { Words } from '../words/index.ts'
import { toPlace } from './choices.ts'
import { theGnome } from './gnomes.ts'
import { bare, count, countBare, list, the } from './grammar.ts'
import { names } from './names.ts'
import { colours, islands, nouns, resources as resourceNouns } from './nouns.ts'
import { tasks } from './tasks.ts'

/** In the present tense, as in `narration.ts`. */
export const story: Words['story'] = {
  sentence: (name, deeds, then) => {
    if (!then) return `${name} ${list(deeds)}.`
    const [first = '', ...others] = deeds
    const [verb = '', ...rest] = first.split(' ')
    return `Daarna ${verb} ${list([[name, ...rest].join(' '), ...others])}.`
  },
  startTileLaid: (symbols, swapped) =>
    swapped ? `ruilt de eerste lottegel voor ${inARow(symbols)}` : `begint met de lottegel ${inARow(symbols)}`,
  fateTilePlaced: (symbols) => `legt de lottegel ${inARow(symbols)}`,
  shipMoved: (island) =>
    island.kind === 'task'
      ? `vaart naar ${the(islands[island.resource])} ${island.id}`
      : `vaart naar ${island.id}, het eiland van de ${colours[island.guardian].inflected} ${nouns.guardian.many}`,
  taskReceived: (task, offering) =>
    `ontvangt de opdracht van ${names.points(task.points)} “${tasks.condition(task.condition)}”${offering === null ? '' : ` in ruil voor de offerschaal met ${names.resource[offering]}`}`,
  pathBuilt: ({ crystal, resource, space, from }) =>
    `bouwt ${BUILT_FROM[from]}op wegveld ${space} een weg met ${names.resource[resource]} en ${bare(nouns.crystal, colours[crystal])}`,
  pathsBuilt: (tiles) =>
    `bouwt wegen op de velden ${list(
      tiles.map(({ space, resource, crystal }) => `${space} (${names.pathTile(crystal, resource)})`),
    )}`,
  procession: (moves) =>
    moves.length === 0
      ? 'houdt een optocht'
      : `leidt in een optocht ${list(
          moves.map(({ guardian, to }) => `${the(nouns.guardian, colours[guardian])} ${toPlace(to)}`),
        )}`,
  gnomesJoined: (joining) => `werft ${list(joining.map(theGnome))}`,
  ignited: (task) => `ontsteekt het vreugdevuur van ${names.points(task.points)} “${tasks.condition(task.condition)}”`,
  bonfireReceived: (task) =>
    `ontvangt het vreugdevuur van ${names.points(task.points)} “${tasks.condition(task.condition)}”`,
  commonTaskMet: (task) => `volbrengt de opdracht van de Raad “${names.commonTask[task]}”`,
  neutralNoviceMoved: (to) => `stuurt ${the(nouns.neutralNovice)} naar “${names.council[to].name}”`,
  tomDrew: (card) => `trekt de kaart “${names.tomCard[card]}”`,
  gained: (goods, from) =>
    goods.tiles.length + goods.resources.length === 0
      ? `scoort ${said(goods)}`
      : (goods.points === 0 ? GAINED[from] : 'krijgt …').replace('…', said(goods)),
  paid: (goods) => `Betaald: ${said(goods)}`,
  discarded: (goods) => `Afgelegd: ${said(goods)}`,
}

/** "rood-paars-blauw" */
const inARow = (symbols: readonly (typeof ACTION_TILES)[number][]): string =>
  symbols.map((symbol) => names.actionTile[symbol]).join('-')

/** "2 groene, 1 rood fiche, 3 wortels en 4 punten" */
function said({ tiles, resources, points }: Goods): string {
  const kinds = tally(ACTION_TILES, tiles)
  return list([
    ...kinds.map(({ kind, n }, index) =>
      index < kinds.length - 1 ? countBare(n, nouns.tile, colours[kind]) : count(n, nouns.tile, colours[kind]),
    ),
    ...tally(RESOURCES, resources).map(({ kind, n }) => count(n, resourceNouns[kind])),
    ...(points === 0 ? [] : [count(points, nouns.point)]),
  ])
}

const BUILT_FROM = { display: '', pile: 'blind van de stapel ', search: 'uit de doorzochte stapel ' } as const

const GAINED = {
  setUp: 'krijgt …',
  fateArea: 'pakt …',
  covered: 'pakt …',
  path: 'krijgt …',
  procession: 'brengt … mee',
  moveGuardian: 'brengt … mee',
  greatBonfire: 'pakt …',
  council: 'pakt …',
  point: 'krijgt …',
  elder: 'krijgt …',
  specialist: 'krijgt …',
  countdown: 'krijgt …',
  tom: 'krijgt …',
} as const
