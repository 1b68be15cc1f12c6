import { type ActionTile, PARTS_BY_GUARDIAN_PLACE, type PortalKind, type Task } from '#engine'
import { capital, uncapital } from '../capital.ts'
import { controlInSentence } from '../control.ts'
import { goodsFromCounts } from '../goods.ts'
import type { Words } from '../words/index.ts'
import {
  type FateCellContent,
  fateCellsText,
  nextFateTilesText,
  type TaskProgress,
  taskProgressText,
  withoutZeroCounts,
} from '../words/reading.ts'
import { club, scores } from './club.ts'
import { bare, count, countBare, isOne, list, the } from './grammar.ts'
import { buttons, names, phrases } from './names.ts'
import { cardsLeft, narration } from './narration.ts'
import { colours, nouns } from './nouns.ts'
import { live } from './table.ts'
import { tasks } from './tasks.ts'

const howFar = (it: TaskProgress): string =>
  taskProgressText(it, {
    counts: (points) => `in totaal ${names.points(points)} waard`,
    progress: reading.progress,
    fulfilled: 'al volbracht',
    notYet: 'nog niet volbracht',
  })

/** "blauwe opdracht van 2 punten: 4 gnomen": what follows is said of the task, not of the gnomes. */
const titled = (task: Task, lit: boolean): string =>
  `${tasks.kind(task.colour, lit)} van ${names.points(task.points)}: ${tasks.condition(task.condition)}`

const fateCells = (cells: readonly FateCellContent[]): string =>
  fateCellsText(cells, {
    free: (n) => (n === 1 ? 'vrij' : `${n} × vrij`),
    gold: 'goud',
    yellow: 'geel fiche',
    highlighted: 'gemarkeerd',
    actionTile: names.actionTile,
  })

const read = 'Als tekst'

export const reading: Words['reading'] = {
  read,
  showPicture: 'Afbeelding tonen',
  placeholder: 'Bekijk een stad, de eilanden…',
  whole: `Alle details vind je onder “${read}”.`,
  headings: {
    turn: 'Aan de beurt',
    changed: 'Wat er is gebeurd',
    yours: 'Wat je hebt',
    supply: 'Voorraad',
    options: 'Wat je kunt doen',
    others: 'De anderen',
    everybody: 'Iedereen aan tafel',
    display: 'Aanbod',
    tasks: 'Opdrachten',
    boards: 'Hoeders, weg en portalen',
    gnomes: 'Gnomen',
    elders: 'Ouderen',
    commonTasks: 'Opdrachten van de Raad',
    fate: 'Lottegels en offerschalen',
  },
  chosen: (option) => (option.endsWith(')') ? `${option.slice(0, -1)}, gekozen)` : `${option} (gekozen)`),
  progress: (have, need) => `nu ${have} van de ${need}`,
  standing: howFar,
  taskInCity: ({ space, task, standing }) =>
    `Veld ${space}, ${titled(task, 'counts' in standing)}; ${howFar(standing)}.`,
  taskOnIsland: (task, standing) =>
    `${capital(titled(task, false))}${standing === null ? '' : `; ${howFar(standing)}`}.`,
  offeringsOf: (all) => `Offerschalen: ${all.map(({ name, count: n }) => `${name} ${n}`).join(', ')}.`,
  you: 'Jij',
  seat: ({ name, points, island, tasks: unlit, bonfires, portals, guardians, gnomes, fateTiles }) =>
    `${name} ${name === reading.you ? 'hebt' : 'heeft'} ${list([
      names.points(points),
      ...withoutZeroCounts([
        count(unlit, nouns.task),
        count(bonfires, nouns.bonfire),
        count(portals, nouns.portal),
        count(guardians, nouns.guardian),
        count(gnomes, nouns.gnome),
      ]),
      fateTiles === 0 ? 'geen lottegels meer' : `nog ${count(fateTiles, nouns.fateTile)}`,
    ])}. ${name === reading.you ? 'Je' : 'Het'} schip ligt ${island === null ? names.landingStage : `bij ${island}`}.`,
  commonTask: ({ task, have, need, met, waits }) =>
    `${capital(names.commonTask[task])}: ${met ? 'volbracht' : reading.progress(have, need)}. Het raadslid ${waits ? 'staat er nog' : 'is al ingezet'}.`,
  bonfireSpace: ({ compass, tile, reward, portals, units }) =>
    `${capital(names.compass[compass])}${units === null ? '' : `, voor ${count(units, nouns.tile, colours.purple)}`}: ${list(
      [
        count(1, nouns.tile, colours[tile]),
        reward === 'points' ? names.points(2) : names.resource[reward],
        ...portals.map((portal) => names.portal[portal]),
      ],
    )}.`,
  fateRow: ({ row, from, cells }) => `Rij ${row}, vanaf kolom ${from}: ${fateCells(cells)}.`,
  grown: `Onder ${controlInSentence(buttons.log)} lees je beurt voor beurt hoe de steden zijn gegroeid.`,
  rest: 'De rest staat in de laatste lijst.',
  moreOptions: (n) =>
    `In de lijsten hieronder ${n === 1 ? 'staat nog 1 mogelijkheid' : `staan nog ${n} mogelijkheden`}.`,
}

export const pictures: Words['pictures'] = {
  turnOf: (name) => `${name} is aan zet`,
  greatBonfire: 'Groot vuur',
  council: 'Hoge Raad',
  gnomes: 'Gnomen',
  elders: 'Ouderen',
  commonTasks: 'Opdrachten van de Raad',
  landing: 'Kade',
  passed: 'gepast',
  out: 'geen beurten meer',
  nothingHeld: 'niets in voorraad',
  ifItEnded: 'stand nu',
  scoredFor: 'punten voor',
  round: (round, of) => `stapel ${round} van ${of}`,
  countdownAt: (novices) => `aftellen bij ${novices}`,
  countdown: 'aftellen',
  nextPortal: 'volgend portaal',
  start: 'Start',
  fateArea: 'Lotveld',
  supply: 'Voorraad',
  scoresSoFar: 'Stand nu',
  canLight: 'volbracht',
  progress: (have, need) => `${have} van ${need}`,
  noElders: 'geen',
  noGnomes: 'Nog geen gnomen',
  wins: (names) => (names.length === 1 ? `${names[0] ?? ''} wint` : `${names.join(' & ')} delen de winst`),
  tie: 'Gelijkspel met Tom',
  serverAverage: 'Gemiddelde van de server',
  expected: 'Verwachte punten',
  turn: (turns) => `Beurt ${turns}`,
}

/** In a list of portals the shape is enough. */
const shape = (one: PortalKind): string => names.portal[one].replace(/portaal$/, '')
const inSpace = (one: Parameters<Words['alt']['portals']>[0]['placed'][number]): string =>
  `${names.portal[one.portal]} (${names.space(one.space)})`
const signs = (tiles: readonly ActionTile[]): string => tiles.map((tile) => names.actionTile[tile]).join('-')

export const alt: Words['alt'] = {
  council: ({ novices, countdownAt, tile }) =>
    `${live.novices(novices, countdownAt)}.${tile === null ? '' : ` ${live.countdown(tile)}.`}`,
  ship: (island) => `Het schip ligt bij ${names.island(island)}.`,
  shipsHere: (of) => `Schepen hier: ${list(of)}.`,
  bonfireAt: (compass) =>
    compass === null
      ? 'Het grote vreugdevuur is nog niet gebruikt.'
      : `Het grote vreugdevuur wijst naar het ${names.compass[compass]}.`,
  bonfirePortals: (spaces) =>
    `Portalen bij het grote vreugdevuur: ${spaces.map(({ compass, portals }) => phrases.aside(names.compass[compass], portals.map(shape).join(', ') || 'geen')).join(', ')}.`,
  fittingPortals: (portals) => `Je volgende portaal kan zijn: ${portals.map(shape).join(', ') || 'geen'}.`,
  openPaths: (tiles) => `Open wegfiches: ${tiles.map(pathTile).join(', ') || 'geen'}.`,
  gnomes: (gnomes) => `Gnomen in het aanbod: ${gnomes.map(({ name }) => name).join(', ') || 'geen'}.`,
  elders: (elders) => `Ouderen in het aanbod: ${elders.map(({ name }) => name).join(', ') || 'geen'}.`,
  fateExample: 'Een voorbeeld: een lotveld met drie tegels. De omlijnde is nieuw en vormt groepen met de andere twee.',
  gnome: ({ name, ability }, resource) => `${name} (${names.resource[resource]}): ${uncapital(ability)}`,
  commonTasks: (common) =>
    `Opdrachten waar nog een raadslid bij staat: ${phrases.apart(common.map((task) => names.commonTask[task])) || 'geen'}.`,
  councilSpace: (space, novices) =>
    `${names.council[space].name}: ${phrases.apart(novices.map((novice) => (typeof novice === 'string' ? NOVICE[novice] : novice.of))) || 'niemand'}.`,
  holds: ({ name, tiles, resources, path, total }) =>
    `${name} ${name === reading.you ? 'hebt' : 'heeft'} ${count(path, nouns.pathTile)}. In de voorraad: ${narration.goods(goodsFromCounts(tiles, resources)) || 'niets'}.${total === null ? '' : ` Stand als het spel nu zou eindigen: ${names.points(total)}.`}`,
  city: (name, points) => `${name === null ? 'Jouw stad' : `Stad van ${name}`}, ${names.points(points)}.`,
  standing: { out: 'Geen beurten meer.', passed: 'Gepast.' },
  starts: 'Startspeler.',
  hand: (tile) => `De eerste lottegel in de hand: ${signs(tile)}.`,
  tiles: (tiles) => `${capital(narration.goods(goodsFromCounts(tiles, {})) || 'geen actiefiches')}.`,
  resources: (resources) => `${capital(narration.goods(goodsFromCounts({}, resources)) || 'geen middelen')}.`,
  lastTurn: (text) => `Vorige beurt: ${text}`,
  soFar: (text) => `Deze beurt tot nu toe: ${uncapital(text)}`,
  openOfferings: (piles) =>
    `Stapels offerschalen: ${piles
      .map(({ open, beneath }) =>
        open === null
          ? beneath === 0
            ? 'leeg'
            : `nog gedekt (${beneath})`
          : `${names.resource[open]} (${beneath} eronder)`,
      )
      .join(', ')}.`,
  guardians: (guardians) =>
    `Hoeders: ${list(guardians.map(({ colour, place }) => `${the(nouns.guardian, colours[colour])} ${{ start: 'op de', path: 'op', bonfire: 'bij' }[PARTS_BY_GUARDIAN_PLACE[place].on]} ${names.place(place)}`))}.`,
  path: (tiles) => `Weg vanaf veld 2: ${tiles.map(pathTile).join(', ') || 'nog leeg'}.`,
  portals: ({ placed, next }) =>
    `${placed.length === 0 ? 'Nog geen portalen.' : `Portalen: ${placed.map(inSpace).join(', ')}.`}${
      next.length === 0 ? '' : ` Volgend portaal: ${next.map(inSpace).join(' of ')}.`
    }`,
  fate: ({ placed, left, next }) =>
    `Lottegels: ${placed} gelegd, ${left} in voorraad.${nextFateTilesText(next, names, phrases.labelled)}`,
  joined: (areas) =>
    `Grootste groep per kleur: ${list(areas.map(({ tile, size }) => countBare(size, nouns.tile, colours[tile])))} symbolen.`,
  tomsDeck: (left, round) => `Tom: ${uncapital(cardsLeft(left, round))}.`,
  fateOf: 'Waar je de volgende lottegel kunt leggen.',
  ifItEnded: 'Stand als het spel nu zou eindigen:',
  island: (island) => `${names.island(island)}.`,
  guardiansLeft: (n) => `${n} van de 4 hoeders ${isOne(n) ? 'staat' : 'staan'} hier.`,
  film: (name, bonfires, points) =>
    `Animatie: de stad van ${name} groeit van de eerste tegel tot ${count(bonfires, nouns.bonfire)} en ${names.points(points)}.`,
  stats: (name, average, best, most) =>
    `${name}: ${club.stats.points(average, best)}. Vooral door: ${scores.lines[most.line]} ${club.stats.mean(most.own)} (server ${club.stats.mean(most.server)}).`,
  course: (scored, marked) =>
    `Grafiek van de verwachte punten, beurt voor beurt. Eindstand: ${scored.map(({ name, points }) => `${name} ${points}`).join(', ')}.${marked.length === 0 ? '' : ` Gemarkeerd: beurt ${marked.join(', ')}.`}`,
}

const NOVICE = { neutral: 'raadslid', flat: 'liggend raadslid' } as const

function pathTile({ crystal, resource }: Parameters<Words['alt']['path']>[0][number]): string {
  return `${names.resource[resource]} met ${bare(nouns.crystal, colours[crystal])}`
}
