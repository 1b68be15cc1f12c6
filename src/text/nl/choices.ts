import { type GuardianPlace, PARTS_BY_GUARDIAN_PLACE } from '#engine'
import { capital, uncapital } from '../capital.ts'
import { EMOJI } from '../emoji.ts'
import { withoutFullStop } from '../full-stop.ts'
import { resourcesAsEmoji, tilesAsEmoji } from '../goods.ts'
import type { GnomeFacts } from '../words/facts.ts'
import type { Words } from '../words/index.ts'
import { bare, count, either, isOne, list } from './grammar.ts'
import { names, phrases } from './names.ts'
import { colours, nouns, shown } from './nouns.ts'
import { gnomes, tasks } from './tasks.ts'

export const choices: Words['choices'] = {
  price: (goods) => `Kost ${goods}`,
  taskPrice: (tiles) => `Kost ${tiles} en 2 middelen`,
  taskPriceLater: (tiles) => `dan ${tiles} en 2 middelen`,
  nothingThere: 'Hier kun je nu niets doen',
  gain: (goods) => `Geeft ${goods.replace(/^\+/, '').replace(' +', ' en ')}`,
  final: 'Niet terug te nemen',
  onlyPoint: 'De bonus kun je nu niet gebruiken',
  start: ({ symbols, swapped }) => ({
    label: swapped ? `Ruilen voor ${symbols}` : `${symbols} houden`,
    note: swapped ? 'Jouw tegel gaat naar het midden van je voorraad' : '',
  }),
  fate: ({ end, symbols, row, column, arrow }) => ({
    label: `${names.fateEnd[end]} (${symbols}), ${arrow} vanaf ${fatePlace(row, column)}`,
    short: `${names.fateEnd[end]} vanaf ${fatePlace(row, column)} (${arrow})`,
  }),
  path: ({ crystal, resource, space, matches }) => ({
    label: capital(names.pathTile(crystal, resource)),
    note: onPath(space, matches),
  }),
  pathFromPile: ({ space }) => ({
    label: 'Blind van de stapel',
    note: [onPath(space, false), 'Niet terug te nemen'].filter((part) => part !== '').join(' · '),
  }),
  search: ({ crystal, resource, space, matches }) => ({
    label: `${capital(names.pathTile(crystal, resource))}, van de stapel`,
    note: onPath(space, matches),
  }),
  newpaths: {
    label: 'Vier nieuwe wegfiches omdraaien',
    note: 'Daarna moet je er een betalen en nemen · Niet terug te nemen',
  },
  ship: ({ island, tasks: lying, guardiansLeft, owned }) => ({
    label: names.island(island),
    short: island.id,
    brief: `Opdrachten: ${lying.length}`,
    note:
      island.kind === 'task'
        ? lying.length === 0
          ? 'Er liggen geen opdrachten meer'
          : capital(phrases.apart(lying.map(tasks.inBrief)))
        : owned
          ? 'Deze hoeder heb je al'
          : guardiansLeft === 0
            ? 'Er staan geen hoeders meer'
            : `Er ${isOne(guardiansLeft) ? 'staat' : 'staan'} nog ${count(guardiansLeft, nouns.guardian)}`,
  }),
  task: ({ task, met }) => ({
    label: capital(tasks.title(task)),
    short: tasks.title(task),
    note: met ? 'Heb je al volbracht' : '',
  }),
  offer: ({ resource, pile }) => ({
    label: resource === null ? `Offerschaal van stapel ${pile}` : `Offerschaal met ${shown(resource)} neerleggen`,
    short: resource === null ? `stapel ${pile}` : `offerschaal met ${shown(resource)}`,
    note: `Van stapel ${pile}`,
  }),
  space: ({ space, value, portal, crystal }) => ({
    label: `Opdrachtveld ${space}`,
    short: `veld ${space}`,
    note: [
      `Een hoeder is hier ${names.points(value)} waard`,
      portal === null ? '' : capital(names.portal[portal]),
      crystal === null ? '' : capital(bare(nouns.crystal, colours[crystal])),
    ]
      .filter((part) => part !== '')
      .join(' · '),
  }),
  guardian: (colour) => ({
    label: `${capital(names.guardian[colour])} ophalen`,
    short: 'de hoeder ophalen',
    note: 'De hoeder begint op je starttegel',
  }),
  procession: ({ steps }) => ({ label: `Optocht van ${upToSteps(steps)}` }),
  move: ({ guardian, to, points }) => ({
    label: `${capital(names.guardian[guardian])} ${toPlace(to)}`,
    note: points === null ? '' : `Aan het einde ${names.points(points)}`,
  }),
  stay: (guardian) => ({ label: `${capital(names.guardian[guardian])} blijft staan` }),
  yield: (resource) => ({ label: `${capital(names.resource[resource])} meebrengen` }),
  bonfire: ({ compass, tile, reward, portals }) => ({
    label: `Naar het ${names.compass[compass]}: ${bare(nouns.tile, colours[tile])}, ${reward === 'points' ? names.points(2) : names.resource[reward]}`,
    short: `Naar het ${names.compass[compass]}`,
    note:
      portals.length === 0 ? 'Hier past geen portaal' : `Hier past: ${either(portals.map((one) => names.portal[one]))}`,
  }),
  take: (rewards) => ({ label: capital(taken(rewards)), short: taken(rewards) }),
  gnome: ({ gnome }) => ({
    label: withResource(gnome),
    short: gnomes(gnome).name,
    note: withoutFullStop(
      gnome.kind === 'elder' ? gnomes(gnome).ability : `Effect: ${uncapital(gnomes(gnome).ability)}`,
    ),
    brief: withoutFullStop(gnomes(gnome).ability),
  }),
  ignite: ({ space, task }) => ({
    label: task === null ? `Vreugdevuur ${space} ontsteken` : `Vreugdevuur ${space} ontsteken: ${tasks.title(task)}`,
    short: task === null ? `Vreugdevuur ${space} ontsteken` : `“${tasks.condition(task.condition)}” ontsteken`,
    note: task === null ? '' : `Aan het einde ${names.points(task.points)}`,
  }),
  novice: (task) => ({
    label: `Raadslid inzetten: ${names.commonTask[task]}`,
    short: 'Raadslid',
    note: 'Bonusactie: je gewone actie mag daarnaast ook',
  }),
  council: (space) => ({
    label: `Hoge Raad: ${names.council[space].name}`,
    short: names.council[space].name,
    note: withoutFullStop(names.council[space].bonus),
  }),
  bonus: (space) => ({
    label: `Bonus nemen: ${names.council[space].name}`,
    short: 'Bonus',
    note: withoutFullStop(names.council[space].bonus),
  }),
  point: { label: 'Liever 1 punt nemen', short: '1 punt' },
  pay: (tiles) => ({
    label: `${tilesAsEmoji(tiles)} inleveren`,
    short: `${tilesAsEmoji(tiles)} inleveren`,
  }),
  give: (paid) => ({
    label: `${resourcesAsEmoji(paid)} inleveren`,
    short: `${resourcesAsEmoji(paid)} inleveren`,
  }),
  discard: ({ tile, held, most }) => ({
    label: `${count(1, nouns.tile, colours[tile])} afleggen`,
    short: `${EMOJI.actionTile[tile]} afleggen`,
    note: `Je hebt ${count(held, nouns.actionTile)} en mag er ${most} houden`,
  }),
  discards: (tiles) => `${tilesAsEmoji(tiles)} afleggen`,
  turnup: {
    label: 'Nu omdraaien',
    note: 'Er wordt iets nieuws omgedraaid; eerdere stappen neem je dan niet meer terug',
  },
  decline: (island) => ({
    label: island === 'task' ? 'Hier geen opdracht ontvangen' : 'Hier geen hoeder ophalen',
    short: island === 'task' ? 'geen opdracht' : 'geen hoeder',
  }),
  tomTask: (task) => ({ label: capital(tasks.title(task)), note: 'Tom ontsteekt hem meteen' }),
  tomGuardian: (colour) => ({ label: capital(names.guardian[colour]) }),
  tomCouncil: (space) => ({
    label: `Hoge Raad: ${names.council[space].name}`,
    short: `pupil naar “${names.council[space].name}”`,
    note: 'Je kunt dat veld zelf ook nog gebruiken',
  }),
  tomGnome: (gnome) => ({ label: withResource(gnome), note: 'Bij Tom doen gnomen niets' }),
  pass: (points) => ({
    label: points === null ? 'Passen' : `Passen voor ${names.points(points)}`,
    note: 'Je krijgt dan geen beurten meer',
  }),
  out: { label: 'Geen beurten meer spelen', note: 'Je laat de bonusactie liggen · Het spel gaat zonder jou verder' },
  end: { label: 'Beurt beëindigen', note: 'Wat je hebt gedaan, staat dan vast' },
}

/** "rij 2, kolom 3"; with specialist 27 it may begin outside: "1 boven de rand, kolom 3". */
const fatePlace = (row: number, column: number): string =>
  [
    row < 1 ? `${1 - row} boven de rand` : `rij ${row}`,
    column < 1 ? `${1 - column} links van de rand` : `kolom ${column}`,
  ].join(', ')

/** "bruin fiche en sterportaal" */
const taken = ({ tile, reward, portal }: Parameters<Words['choices']['take']>[0]): string =>
  list(
    [
      tile === null ? '' : bare(nouns.tile, colours[tile]),
      reward === null ? '' : reward === 'points' ? names.points(2) : names.resource[reward],
      portal === null ? '' : names.portal[portal],
    ].filter((part) => part !== ''),
  )

/** "Herbergier 🐚" */
const withResource = (gnome: GnomeFacts): string => `${gnomes(gnome).name} (${EMOJI.resource[gnome.resource]})`

/** "één stap", "maximaal 3 stappen" */
export const upToSteps = (steps: number): string => (isOne(steps) ? 'één stap' : `maximaal ${count(steps, nouns.step)}`)

/** "naar wegveld 4", "naar de starttegel" */
export const toPlace = (place: GuardianPlace): string =>
  PARTS_BY_GUARDIAN_PLACE[place].on === 'start' ? `naar de ${names.place(place)}` : `naar ${names.place(place)}`

function onPath(space: number | null, matches: boolean): string {
  if (space === null) return ''
  return matches ? `Komt op wegveld ${space} en past bij de opdracht ernaast` : `Komt op wegveld ${space}`
}
