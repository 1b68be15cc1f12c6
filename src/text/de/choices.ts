import { type GuardianPlace, PARTS_BY_GUARDIAN_PLACE } from '#engine'
import { capital } from '../capital.ts'
import { EMOJI } from '../emoji.ts'
import { withoutFullStop } from '../full-stop.ts'
import { resourcesAsEmoji, tilesAsEmoji } from '../goods.ts'
import type { GnomeFacts } from '../words/facts.ts'
import type { Words } from '../words/index.ts'
import { a, bare, count, either, isOne, list, the } from './grammar.ts'
import { names, phrases } from './names.ts'
import { colours, nouns, portals as portalNouns } from './nouns.ts'
import { gnomes, tasks } from './tasks.ts'

export const choices: Words['choices'] = {
  price: (goods) => `Kostet ${goods}`,
  taskPrice: (tiles) => `Kostet ${tiles} und 2 Ressourcen`,
  taskPriceLater: (tiles) => `dann ${tiles} und 2 Ressourcen`,
  nothingThere: 'Dort kannst du jetzt nichts tun',
  gain: (goods) => `Bringt ${goods.replace(/^\+/, '')}`,
  final: 'Lässt sich nicht zurücknehmen',
  onlyPoint: 'Den Bonus kannst du gerade nicht nutzen',
  start: ({ symbols, swapped }) => ({
    label: swapped ? `Gegen ${symbols} tauschen` : `${symbols} behalten`,
    note: swapped ? 'Dein bisheriges kommt in die Mitte deines Vorrats' : '',
  }),
  fate: ({ end, symbols, row, column, arrow }) => ({
    label: `${names.fateEnd[end]} ${symbols}, ab ${fatePlace(row, column)} ${arrow}`,
    short: `${names.fateEnd[end]} ab ${fatePlace(row, column)} (${arrow})`,
  }),
  path: ({ crystal, resource, space, matches }) => ({
    label: names.pathTile(crystal, resource),
    note: onPath(space, matches),
  }),
  pathFromPile: ({ space }) => ({
    label: 'Oberstes Plättchen vom Stapel, verdeckt',
    note: [onPath(space, false), 'Lässt sich nicht zurücknehmen'].filter((part) => part !== '').join(' · '),
  }),
  search: ({ crystal, resource, space, matches }) => ({
    label: `${names.pathTile(crystal, resource)}, aus dem Stapel`,
    note: onPath(space, matches),
  }),
  newpaths: {
    label: 'Vier neue Wegplättchen aufdecken',
    note: 'Danach musst du eins bezahlen und nehmen, zurück geht es nicht',
  },
  ship: ({ island, tasks: lying, guardiansLeft, owned }) => ({
    label: names.island(island),
    short: island.id,
    brief: `Aufgaben: ${lying.length}`,
    note:
      island.kind === 'task'
        ? lying.length === 0
          ? 'Dort liegt keine Aufgabe mehr'
          : capital(phrases.apart(lying.map(tasks.inBrief)))
        : owned
          ? 'Diese Hüterin hast du schon'
          : guardiansLeft === 0
            ? 'Dort ist keine Hüterin mehr'
            : `Noch ${count(guardiansLeft, nouns.guardian, 'nom')}`,
  }),
  task: ({ task, met }) => ({
    label: capital(tasks.title(task)),
    short: tasks.title(task),
    note: met ? 'Erfüllst du schon' : '',
  }),
  offer: ({ resource, pile }) => ({
    label: resource === null ? `Opferschale von Stapel ${pile}` : `Opferschale mit ${names.resource[resource]} ablegen`,
    short: resource === null ? `Stapel ${pile}` : `Opferschale mit ${names.resource[resource]}`,
    note: `Opferschale von Stapel ${pile}`,
  }),
  space: ({ space, value, portal, crystal }) => ({
    label: `Aufgabenfeld ${space}`,
    short: `Feld ${space}`,
    note: [
      `Bringt ${names.points(value)} für eine Hüterin`,
      ...beside([
        portal === null ? '' : names.portal[portal],
        crystal === null ? '' : bare(nouns.crystal, 'nom', colours[crystal]),
      ]),
    ].join(' · '),
  }),
  guardian: (colour) => ({
    label: `${capital(names.guardian[colour])} abholen`,
    short: 'Hüterin abholen',
    note: 'Sie beginnt auf deinem Startfeld',
  }),
  procession: ({ steps }) => ({ label: `Prozession mit ${upToSteps(steps)}` }),
  move: ({ guardian, to, points }) => ({
    label: `${capital(names.guardian[guardian])} ${toPlace(to)}`,
    note: points === null ? '' : `${names.points(points)} am Ende`,
  }),
  stay: (guardian) => ({ label: `${capital(names.guardian[guardian])} bleibt stehen` }),
  yield: (resource) => ({ label: `${names.resource[resource]} mitbringen` }),
  bonfire: ({ compass, tile, reward, portals }) => ({
    label: phrases.aside(
      names.compass[compass],
      `${bare(nouns.tile, 'nom', colours[tile])}, ${reward === 'points' ? names.points(2) : names.resource[reward]}`,
    ),
    short: names.compass[compass],
    note:
      portals.length === 0
        ? 'Kein passendes Portal'
        : `Hier passt ${either(portals.map((one) => the(portalNouns[one], 'nom')))}`,
  }),
  take: (rewards) => ({
    label: capital(taken(rewards)),
    short: taken(rewards),
    note: rewards.portal === null ? '' : 'Dazu kommt das Portal',
  }),
  gnome: ({ gnome }) => ({
    label: withResource(gnome),
    short: gnomes(gnome).name,
    note:
      gnome.kind === 'elder'
        ? withoutFullStop(gnomes(gnome).ability)
        : `Effekt: ${withoutFullStop(gnomes(gnome).ability)}`,
    brief: withoutFullStop(gnomes(gnome).ability),
  }),
  ignite: ({ space, task }) => ({
    label: task === null ? `Bonfire ${space} entfachen` : `Bonfire ${space} entfachen: ${tasks.title(task)}`,
    short: task === null ? `Bonfire ${space} entfachen` : `„${tasks.condition(task.condition)}“ entfachen`,
    note: task === null ? '' : `${names.points(task.points)} am Ende`,
  }),
  novice: (task) => ({
    label: `Rats-Novizen einsetzen: ${names.commonTask[task]}`,
    short: 'Rats-Novize',
    note: 'Bonusaktion: Deine Aktion bleibt dir',
  }),
  council: (space) => ({
    label: `Hoher Rat: ${names.council[space].name}`,
    short: names.council[space].name,
    note: withoutFullStop(names.council[space].bonus),
  }),
  bonus: (space) => ({
    label: `Bonus nehmen: ${names.council[space].name}`,
    short: 'Bonus',
    note: withoutFullStop(names.council[space].bonus),
  }),
  point: { label: 'Lieber 1 Punkt nehmen', short: '1 Punkt' },
  pay: (tiles) => ({
    label: `${tilesAsEmoji(tiles)} abgeben`,
    short: `${tilesAsEmoji(tiles)} abgeben`,
  }),
  give: (paid) => ({
    label: `${resourcesAsEmoji(paid)} abgeben`,
    short: `${resourcesAsEmoji(paid)} abgeben`,
  }),
  discard: ({ tile, held, most }) => ({
    label: `${count(1, nouns.tile, 'acc', colours[tile])} abwerfen`,
    short: `${EMOJI.actionTile[tile]} abwerfen`,
    note: `Du hast ${count(held, nouns.actionTile, 'acc')} und darfst ${most} behalten`,
  }),
  discards: (tiles) => `${tilesAsEmoji(tiles)} abwerfen`,
  turnup: { label: 'Jetzt aufdecken', note: 'Danach kannst du nur noch bis hierher zurücknehmen' },
  decline: (island) => ({
    label: island === 'task' ? 'Hier auf eine Aufgabe verzichten' : 'Hier keine Hüterin abholen',
    short: island === 'task' ? 'keine Aufgabe' : 'Hüterin nicht abholen',
  }),
  tomTask: (task) => ({ label: capital(tasks.title(task)), note: 'Tom entfacht sie sofort' }),
  tomGuardian: (colour) => ({ label: capital(names.guardian[colour]) }),
  tomCouncil: (space) => ({
    label: `Hoher Rat: ${names.council[space].name}`,
    short: `Hoher Rat: ${names.council[space].name}`,
    note: 'Das Feld bleibt für dich nutzbar',
  }),
  tomGnome: (gnome) => ({ label: withResource(gnome), note: 'Bei Tom haben Gnome keinen Effekt' }),
  pass: (points) => ({
    label: points === null ? 'Passen' : `Passen für ${names.points(points)}`,
    note: 'Du hast dann keine Züge mehr',
  }),
  out: {
    label: 'Keine Züge mehr machen',
    note: 'Du verzichtest auf die Bonusaktion, und die Partie geht ohne dich weiter',
  },
  end: { label: 'Zug beenden', note: 'Was du getan hast, steht dann fest' },
}

/** "Daneben: Sternportal und roter Kristall"; nothing where nothing lies. */
const beside = (things: readonly string[]): string[] => {
  const some = things.filter((thing) => thing !== '')
  return some.length === 0 ? [] : [`Daneben: ${list(some)}`]
}

/** "Reihe 2, Spalte 3"; with specialist 27 it may begin outside: "Reihe 1 über dem Rand, Spalte 3". */
const fatePlace = (row: number, column: number): string =>
  [
    row < 1 ? `Reihe ${1 - row} über dem Rand` : `Reihe ${row}`,
    column < 1 ? `Spalte ${1 - column} links vom Rand` : `Spalte ${column}`,
  ].join(', ')

/** "brauner Marker und Sternportal" */
const taken = ({ tile, reward, portal }: Parameters<Words['choices']['take']>[0]): string =>
  list(
    [
      tile === null ? '' : bare(nouns.tile, 'nom', colours[tile]),
      reward === null ? '' : reward === 'points' ? names.points(2) : names.resource[reward],
      portal === null ? '' : names.portal[portal],
    ].filter((part) => part !== ''),
  )

/** "Wegwirtin 🐚" */
const withResource = (gnome: GnomeFacts): string => `${gnomes(gnome).name} (${EMOJI.resource[gnome.resource]})`

/** Behind "mit": "einem Schritt", "bis zu 3 Schritten" */
export const upToSteps = (steps: number): string =>
  isOne(steps) ? a(nouns.step, 'dat') : `bis zu ${count(steps, nouns.step, 'dat')}`

/** "auf Wegfeld 4", "zu Bonfire 4" */
export function toPlace(place: GuardianPlace): string {
  const { on, space } = PARTS_BY_GUARDIAN_PLACE[place]
  if (on === 'start') return 'auf das Startfeld'
  return on === 'path' ? `auf Wegfeld ${space}` : `zu Bonfire ${space}`
}

function onPath(space: number | null, matches: boolean): string {
  if (space === null) return ''
  return matches ? `Kommt auf Wegfeld ${space}, passt zur Aufgabe daneben` : `Kommt auf Wegfeld ${space}`
}
