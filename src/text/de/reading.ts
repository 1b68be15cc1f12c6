import { PARTS_BY_GUARDIAN_PLACE, type PortalKind, type Task } from '#engine'
import { capital, uncapital } from '../capital.ts'
import { controlInSentence } from '../control.ts'
import { goodsFromCounts } from '../goods.ts'
import type { Words } from '../words/index.ts'
import {
  type FateCellContent,
  fateCellsText,
  guardiansByPlace,
  nextFateTilesText,
  type TaskProgress,
  taskProgressText,
  withoutZeroCounts,
} from '../words/reading.ts'
import { club, scores } from './club.ts'
import { count, countBare, either, inflected, isOne, list, the } from './grammar.ts'
import { buttons, names, phrases } from './names.ts'
import { cardsLeft, narration, said } from './narration.ts'
import { colours, nouns, portals, resources } from './nouns.ts'
import { live } from './table.ts'
import { tasks } from './tasks.ts'

const howFar = (it: TaskProgress): string =>
  taskProgressText(it, {
    counts: (points) => `insgesamt ${names.points(points)} wert`,
    progress: reading.progress,
    fulfilled: 'schon erfüllt',
    notYet: 'noch nicht erfüllt',
  })

/** "blaue 2-Punkte-Aufgabe: 4 Gnome": Was folgt, gilt der Aufgabe und nicht den Gnomen. */
const titled = ({ colour, points, condition }: Task, lit: boolean): string =>
  `${inflected(colours[colour], lit ? 'es' : 'e')} ${points}-Punkte-${lit ? 'Bonfire' : 'Aufgabe'}: ${tasks.condition(condition)}`

const fateCells = (cells: readonly FateCellContent[]): string =>
  fateCellsText(cells, {
    free: (n) => (n === 1 ? 'frei' : `${n} × frei`),
    gold: 'Gold',
    yellow: 'gelber Marker',
    highlighted: 'markiert',
    actionTile: names.actionTile,
  })

const read = 'Als Text'

export const reading: Words['reading'] = {
  read,
  showPicture: 'Bild zeigen',
  placeholder: 'Stadt oder Inseln ansehen …',
  whole: `Alles Weitere unter „${read}“.`,
  headings: {
    turn: 'Am Zug',
    changed: 'Was zuletzt geschah',
    yours: 'Was du hast',
    supply: 'Vorrat',
    options: 'Was du tun kannst',
    others: 'Die anderen',
    everybody: 'Alle am Tisch',
    display: 'Auslage',
    tasks: 'Aufgaben',
    boards: 'Hüterinnen, Weg und Portale',
    gnomes: 'Gnome',
    elders: 'Älteste',
    commonTasks: 'Aufgaben des Rates',
    fate: 'Schicksalsplättchen und Opferschalen',
  },
  chosen: (option) => `${option} – gewählt`,
  progress: (have, need) => `bisher ${have} von ${need}`,
  standing: howFar,
  taskInCity: ({ space, task, standing }) =>
    `Feld ${space}, ${titled(task, 'counts' in standing)}; ${howFar(standing)}.`,
  taskOnIsland: (task, standing) =>
    `${capital(titled(task, false))}${standing === null ? '' : `; ${howFar(standing)}`}.`,
  offeringsOf: (all) => `Opferschalen: ${all.map(({ name, count: n }) => `${name} ${n}`).join(', ')}.`,
  you: 'Du',
  seat: ({ name, points, island, tasks: unlit, bonfires, portals: placed, guardians, gnomes, fateTiles }) =>
    `${name} ${name === reading.you ? 'hast' : 'hat'} ${list([
      names.points(points),
      ...withoutZeroCounts([
        count(unlit, nouns.task, 'acc'),
        count(bonfires, nouns.bonfire, 'acc'),
        count(placed, nouns.portal, 'acc'),
        count(guardians, nouns.guardian, 'acc'),
        count(gnomes, nouns.gnome, 'acc'),
      ]),
    ])}. ${fateTiles === 0 ? 'Schicksalsplättchen sind keine mehr übrig' : `Übrig ${isOne(fateTiles) ? 'ist' : 'sind'} noch ${count(fateTiles, nouns.fateTile, 'nom')}`}. Das Schiff liegt ${island === null ? names.landingStage : `bei ${island}`}.`,
  commonTask: ({ task, have, need, met, waits }) =>
    `${capital(names.commonTask[task])}: ${met ? 'erfüllt' : reading.progress(have, need)}. Der Rats-Novize ${waits ? 'ist noch da' : 'ist schon weg'}.`,
  bonfireSpace: ({ compass, tile, reward, portals: lying, units }) =>
    `${names.compass[compass]}${units === null ? '' : `, für ${count(units, nouns.tile, 'acc', colours.purple)}`}: ${list(
      [
        count(1, nouns.tile, 'nom', colours[tile]),
        reward === 'points' ? names.points(2) : resources[reward].one.nom,
        ...lying.map((portal) => portals[portal].one.nom),
      ],
    )}.`,
  fateRow: ({ row, from, cells }) => `Reihe ${row}, ab Spalte ${from}: ${fateCells(cells)}.`,
  grown: `${controlInSentence(buttons.log)} erzählt Zug für Zug, wie die Städte gewachsen sind.`,
  rest: 'Alles Weitere wählst du in der letzten Liste.',
  moreOptions: (n) =>
    `${n === 1 ? 'Eine weitere Möglichkeit steht' : `Weitere ${n} Möglichkeiten stehen`} in den Listen unten.`,
}

export const pictures: Words['pictures'] = {
  turnOf: (name) => `${name} ist am Zug`,
  greatBonfire: 'Großes Bonfire',
  council: 'Hoher Rat',
  gnomes: 'Gnome',
  elders: 'Älteste',
  commonTasks: 'Aufgaben des Rates',
  landing: 'Steg',
  passed: 'gepasst',
  out: 'keine Züge mehr',
  nothingHeld: 'nichts im Vorrat',
  ifItEnded: 'Stand jetzt',
  scoredFor: 'Punkte für',
  round: (round, of) => `Durchgang ${round}/${of}`,
  countdownAt: (novices) => `Countdown bei ${novices}`,
  countdown: 'Countdown',
  nextPortal: 'nächstes Portal',
  start: 'Start',
  fateArea: 'Schicksalsfeld',
  supply: 'Vorrat',
  scoresSoFar: 'Stand jetzt',
  canLight: 'entfachbar',
  progress: (have, need) => `${have} von ${need}`,
  noElders: 'keine',
  noGnomes: 'Noch keine Gnome',
  wins: (names) => (names.length === 1 ? `${names[0] ?? ''} gewinnt` : `${names.join(' & ')} teilen sich den Sieg`),
  tie: 'Unentschieden gegen Tom',
  serverAverage: 'Schnitt des Servers',
  expected: 'Erwartete Punkte',
  turn: (turns) => `Zug ${turns}`,
}

const portal = (one: PortalKind): string => names.portal[one]
const inSpace = (one: Parameters<Words['alt']['portals']>[0]['placed'][number]): string =>
  `${portal(one.portal)} (${names.space(one.space)})`

export const alt: Words['alt'] = {
  council: ({ novices, countdownAt, tile }) =>
    `${live.novices(novices, countdownAt)}.${tile === null ? '' : ` ${live.countdown(tile)}.`}`,
  ship: (island) => `Das Schiff liegt bei ${names.island(island)}.`,
  shipsHere: (of) => `Schiffe hier: ${list(of)}.`,
  bonfireAt: (compass) =>
    compass === null
      ? 'Das Große Bonfire wurde noch nicht genutzt.'
      : `Das Große Bonfire zeigt nach ${names.compass[compass]}.`,
  bonfirePortals: (spaces) =>
    `Portale am Großen Bonfire: ${spaces.map(({ compass, portals }) => phrases.aside(names.compass[compass], portals.map(portal).join(', ') || 'keins')).join(', ')}.`,
  fittingPortals: (fitting) =>
    fitting.length === 0
      ? 'Alle Aussparungen sind belegt.'
      : `Als Nächstes passt ${either(fitting.map((one) => the(portals[one], 'nom')))}.`,
  openPaths: (tiles) => `Offene Wegplättchen: ${tiles.map(pathTile).join(', ') || 'keine'}.`,
  gnomes: (gnomes) => `Gnome in der Auslage: ${gnomes.map(({ name }) => name).join(', ') || 'keine'}.`,
  elders: (elders) => `Älteste in der Auslage: ${elders.map(({ name }) => name).join(', ') || 'keine'}.`,
  fateExample:
    'Ein Beispiel: ein Schicksalsfeld mit drei Plättchen. Das umrahmte ist neu und bildet Gruppen mit den anderen.',
  gnome: ({ name, ability }, resource) => `${name} (${names.resource[resource]}): ${ability}`,
  commonTasks: (common) =>
    common.length === 0
      ? 'Es wartet kein Rats-Novize mehr.'
      : `Aufgaben des Rates, die noch ihren Rats-Novizen haben: ${phrases.apart(common.map((task) => names.commonTask[task]))}.`,
  councilSpace: (space, novices) =>
    `${names.council[space].name}: ${phrases.apart(novices.map((novice) => (typeof novice === 'string' ? NOVICE[novice] : novice.of))) || 'niemand'}.`,
  holds: ({ name, tiles, resources, path, total }) => {
    const has = name === reading.you ? 'hast' : 'hat'
    const held = narration.goods(goodsFromCounts(tiles, resources))
    const built = `${count(path, nouns.pathTile, 'acc')} in der Stadt`
    const now =
      total === null
        ? ''
        : `. Wäre jetzt Schluss, ${isOne(total) ? 'wäre' : 'wären'} es insgesamt ${names.points(total)}`
    return held === ''
      ? `${name} ${has} nichts im Vorrat, aber ${built}${now}.`
      : `${name} ${has} ${held} im Vorrat, dazu ${built}${now}.`
  },
  city: (name, points) => `${name === null ? 'Deine Stadt' : `Stadt von ${name}`}, ${names.points(points)}.`,
  standing: { out: 'Keine Züge mehr.', passed: 'Gepasst.' },
  starts: 'In jeder Runde zuerst am Zug.',
  hand: (tile) =>
    `Das erste Schicksalsplättchen auf der Hand: ${narration.symbols(tile.map((one) => names.actionTile[one]))}.`,
  tiles: (tiles) => `${capital(said(goodsFromCounts(tiles, {}), 'nom') || 'keine Aktionsmarker')}.`,
  resources: (resources) => `${capital(said(goodsFromCounts({}, resources), 'nom') || 'keine Ressourcen')}.`,
  lastTurn: (text) => `Zuletzt: ${text}`,
  soFar: (text) => `In diesem Zug bisher: ${text}`,
  openOfferings: (piles) =>
    `Offene Opferschalen: ${piles
      .map(({ open, beneath }) =>
        open === null
          ? beneath === 0
            ? 'leerer Stapel'
            : `verdeckt (noch ${beneath} im Stapel)`
          : `${names.resource[open]} (darunter noch ${beneath})`,
      )
      .join(', ')}.`,
  guardians: (guardians) => {
    const there = guardiansByPlace(guardians).map(({ place, colours: all }) => {
      const on = { start: 'auf dem', path: 'auf', bonfire: 'bei' }[PARTS_BY_GUARDIAN_PLACE[place].on]
      return `${on} ${names.place(place)} ${list(all.map((one) => `die ${inflected(colours[one], 'e')}`))}`
    })
    return `Hüterinnen: ${there.join(', ')}.`
  },
  path: (tiles) => `Weg ab Feld 2: ${tiles.map(pathTile).join(', ') || 'noch leer'}.`,
  portals: ({ placed, next }) =>
    `${placed.length === 0 ? 'Noch keine Portale.' : `Portale: ${placed.map(inSpace).join(', ')}.`}${
      next.length === 0 ? '' : ` Als Nächstes passt ${either(next.map((one) => `das ${inSpace(one)}`))}.`
    }`,
  fate: ({ placed, left, next }) =>
    `Schicksalsplättchen: ${placed} angelegt, ${left} im Vorrat.${nextFateTilesText(next, names, phrases.labelled)}`,
  joined: (areas) =>
    `${isOne(areas.length) ? 'Größte Gruppe' : 'Größte Gruppen'}: ${list(areas.map(({ tile, size }) => countBare(size, nouns.tile, 'nom', colours[tile])))} Symbole.`,
  tomsDeck: (left, round) => `Toms Stapel: ${uncapital(cardsLeft(left, round))}.`,
  fateOf: 'Mögliche Stellen für das nächste Schicksalsplättchen.',
  ifItEnded: 'Stand, wenn jetzt Schluss wäre:',
  island: (island) => `${names.island(island)}.`,
  guardiansLeft: (n) => `${n} von 4 Hüterinnen sind hier.`,
  film: (name, bonfires, points) =>
    `Bewegtes Bild: Die Stadt von ${name} wächst vom ersten Plättchen bis zu ${count(bonfires, nouns.bonfire, 'dat')} und ${count(points, nouns.point, 'dat')}.`,
  stats: (name, average, best, most) =>
    `${name}: ${club.stats.points(average, best)}. Die meisten Punkte: ${scores.lines[most.line]}, ${club.stats.mean(most.own)} (Schnitt des Servers: ${club.stats.mean(most.server)}).`,
  course: (scored, marked) =>
    `Kurve der erwarteten Punkte, Zug für Zug. Am Ende: ${scored.map(({ name, points }) => `${name} ${points}`).join(', ')}.${marked.length === 0 ? '' : ` Markiert: Zug ${marked.join(', ')}.`}`,
}

const NOVICE = { neutral: 'Rats-Novize', flat: 'Rats-Novize, liegend' } as const

const pathTile = ({ crystal, resource }: Parameters<Words['alt']['path']>[0][number]): string =>
  names.pathTile(crystal, resource)
