import { ACTION_TILES, type ActionTile, type Portal, RESOURCES } from '#engine'
import type { AltWords, TaskStanding } from '../words/alt.ts'
import { count } from './grammar.ts'
import { live } from './live.ts'
import { names } from './names.ts'
import { nouns, resources } from './nouns.ts'
import { scores } from './scores.ts'
import { tasks } from './tasks.ts'

/** "a, b", or "nichts" */
const listed = (items: readonly string[], none: string, between = ', '): string =>
  items.length === 0 ? none : items.join(between)

const tilesHeld = (of: Readonly<Record<ActionTile, number>>): string[] =>
  ACTION_TILES.flatMap((tile) => (of[tile] === 0 ? [] : [`${of[tile]} ${names.actionTile[tile]}`]))
const resourcesHeld = (of: Parameters<AltWords['resources']>[0]): string[] =>
  RESOURCES.flatMap((one) => (of[one] === 0 ? [] : [count(of[one], resources[one], 'nom')]))
const portal = (one: Portal): string => names.portal[one]
const signs = (tiles: readonly ActionTile[]): string => tiles.map((tile) => names.actionTile[tile]).join('-')

const standing = (it: TaskStanding): string => {
  if ('counts' in it) return `brennt, zählt ${it.counts}`
  return it.have >= it.need ? 'kann entfacht werden' : `${it.have} von ${it.need}`
}

export const alt: AltWords = {
  scores: (seats) => `Punkte: ${seats.map(({ name, points }) => `${name} ${points}`).join(', ')}.`,
  council: ({ novices, countdownAt, tile }) =>
    `${live.novices(novices, countdownAt)}.${tile === null ? '' : ` ${live.countdown(tile)}.`}`,
  lastTurn: (text) => `Letzter Zug: ${text}`,
  ships: (ships) => `Schiffe: ${ships.map(({ name, at }) => `${name} ${at ?? names.landingStage}`).join(', ')}.`,
  ship: (island) => `Schiff: ${names.island(island)}.`,
  shipsHere: (of) => `Schiffe: ${of.join(', ')}.`,
  bonfireAt: (compass) =>
    compass === null
      ? 'Das Große Bonfire wurde noch nicht genutzt.'
      : `Das Große Bonfire zeigt nach ${names.compass[compass]}.`,
  bonfirePortals: (spaces) =>
    `Portale: ${spaces.map(({ compass, portals }) => `${names.compass[compass]} ${listed(portals.map(portal), 'keins')}`).join('; ')}.`,
  bonfireSpace: ({ compass, tile, reward, portals }) =>
    `${names.compass[compass]}: ${[
      names.actionTile[tile],
      reward === 'points' ? names.points(2) : names.resource[reward],
      ...portals.map(portal),
    ].join(', ')}.`,
  fittingPortals: (name, portals) => `Das nächste Portal für ${name}: ${listed(portals.map(portal), 'keins')}.`,
  openPaths: (tiles) => `Offene Wegplättchen: ${listed(tiles.map(pathTile), 'keine', '; ')}.`,
  gnomes: (gnomes) =>
    `Gnome: ${listed(
      gnomes.map(({ name }) => name),
      'keine',
    )}.`,
  elders: (elders) =>
    `Älteste: ${listed(
      elders.map(({ name }) => name),
      'keine',
    )}.`,
  gnome: ({ name, ability }, resource) => `${name} (${names.resource[resource]}): ${ability}`,
  commonTasks: (common) =>
    `Rats-Novizen warten bei: ${listed(
      common.map((task) => names.commonTask[task]),
      'keiner Aufgabe',
      '; ',
    )}.`,
  councilSpace: (space, novices) =>
    `${names.council[space].name}: ${listed(
      novices.map((novice) => (typeof novice === 'string' ? NOVICE[novice] : novice.of)),
      'niemand',
      '; ',
    )}.`,
  holds: ({ name, tiles, resources: held, path, total }) =>
    `${name}: ${listed([...tilesHeld(tiles), ...resourcesHeld(held)], 'nichts')}; Weg ${path}${total === null ? '' : `; Stand jetzt ${names.points(total)}`}.`,
  city: (name, points) => `Stadt von ${name}, ${names.points(points)}.`,
  standing: { out: 'Keine Züge mehr.', passed: 'Gepasst.' },
  starts: 'Beginnt die Partie.',
  hand: (tile) => `Hat das Schicksalsplättchen ${signs(tile)} für den Start.`,
  tiles: (tiles) => `Aktionsmarker: ${listed(tilesHeld(tiles), 'keine', '; ')}.`,
  resources: (held) => `Ressourcen: ${listed(resourcesHeld(held), 'keine', '; ')}.`,
  soFar: (text) => `In diesem Zug bisher: ${text}`,
  openOfferings: (piles) =>
    `Offene Opferschalen: ${piles
      .map(({ open, beneath }) => `${open === null ? 'keine' : names.resource[open]} (${beneath} darunter)`)
      .join(', ')}.`,
  tasks: (all) =>
    `Aufgaben nach Feldern: ${listed(
      all.map(({ space, task, standing: it }) => {
        const condition = 'counts' in it ? [] : [tasks.condition(task.condition)]
        return [`${space}: ${names.crystal[task.colour]}`, names.points(task.points), ...condition, standing(it)].join(
          ', ',
        )
      }),
      'keine',
      '; ',
    )}.`,
  guardians: (guardians) =>
    `Hüterinnen: ${guardians.map(({ colour, place }) => `${names.guardian[colour]}: ${names.place(place)}`).join(', ')}.`,
  path: (tiles) => `Weg nach dem Gold: ${listed(tiles.map(pathTile), 'nichts', '; ')}.`,
  portals: ({ placed, next }) =>
    `Portale nach Feldern: ${listed(
      placed.map((one) => `${one.space} ${portal(one.portal)}`),
      'keine',
      '; ',
    )}; nächstes: ${listed(
      next.map((one) => `${portal(one.portal)} (${one.space})`),
      'keins',
    )}.`,
  fate: ({ placed, left, next }) =>
    `Schicksalsplättchen: ${placed} angelegt, ${left} im Vorrat${next.length === 0 ? '' : `, als Nächstes ${next.map(signs).join(', ')}`}.`,
  joined: (areas) =>
    `Größte Gruppen: ${areas.map(({ tile, size }) => `${size} ${names.actionTile[tile]}`).join(', ')}.`,
  tomsDeck: (left, round) => `Toms Stapel: noch ${count(left, nouns.card, 'nom')}, Runde ${round} von 4.`,
  fateOf: (name) => `Wohin ${name} das nächste Schicksalsplättchen legen kann.`,
  startTile: (label, tile, direction) => `${label} ${signs(tile)} ${names.direction[direction]}.`,
  placement: ({ label, row, column, direction, areas, covered }) =>
    `${label} Reihe ${row}, Spalte ${column} ${names.direction[direction]}: ${[
      ...areas.map(({ tile, count: size }) => `${size} ${names.actionTile[tile]}`),
      ...covered.resources.map((one) => names.resource[one]),
      ...covered.tiles.map((one) => names.actionTile[one]),
    ].join(', ')}.`,
  placements: 'Nach Reihe/Spalte des ersten Symbols, Richtung und wie viel es bringt:',
  placementInBrief: ({ label, row, column, direction, things }) =>
    `${label} ${row}/${column} ${names.direction[direction]}: ${things}.`,
  ifItEnded: 'Wenn die Partie jetzt enden würde.',
  sheet: (name, lines, total) =>
    `${name}: ${[
      ...lines.map(({ line, points }) => `${scores.lines[line]} ${points}`),
      ...(total === 0 ? [] : [`${scores.total} ${total}`]),
    ].join(', ')}.`,
  island: (island) => `${names.island(island)}.`,
  guardiansLeft: (n) => `${n} von 4 Hüterinnen sind hier.`,
  task: (task) => `${tasks.inBrief(task)}.`,
  offerings: (of) => `Opferschalen von ${of.join(', ')}.`,
  islandOfMany: ({ island, tasks: lying, guardiansLeft, inBrief }) =>
    island.kind === 'guardian'
      ? `${island.id}: ${names.guardian[island.guardian]} ${guardiansLeft}.`
      : `${island.id} ${names.resource[island.resource]}: ${listed(
          lying.map(
            ({ colour, points, condition }) =>
              `${names.crystal[colour]} ${points}${inBrief ? '' : ` ${tasks.condition(condition)}`}`,
          ),
          'keine',
        )}.`,
}

const NOVICE = { neutral: 'Rats-Novize', flat: 'Rats-Novize, liegend' } as const

function pathTile({ crystal, resource }: Parameters<AltWords['path']>[0][number]): string {
  return names.pathTile(crystal, resource)
}
