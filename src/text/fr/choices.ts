import { type GuardianPlace, PARTS_BY_GUARDIAN_PLACE } from '#engine'
import { capital, uncapital } from '../capital.ts'
import { EMOJI } from '../emoji.ts'
import { withoutFullStop } from '../full-stop.ts'
import { resourcesAsEmoji, tilesAsEmoji } from '../goods.ts'
import type { GnomeFacts } from '../words/facts.ts'
import type { Words } from '../words/index.ts'
import { bare, count, either, isOne, list, quoted, the } from './grammar.ts'
import { names, phrases } from './names.ts'
import { colours, nouns, offeringOf, shapes } from './nouns.ts'
import { gnomes, tasks } from './tasks.ts'

export const choices: Words['choices'] = {
  price: (goods) => `Coût : ${goods}`,
  taskPrice: (tiles) => `Coût : ${tiles} et 2 ressources`,
  taskPriceLater: (tiles) => `puis ${tiles} et 2 ressources`,
  nothingThere: 'Rien à y faire pour l’instant',
  gain: (goods) => `Gain : ${goods.replace(/^\+/, '')}`,
  final: 'Définitif',
  onlyPoint: 'Le bonus est inutilisable pour l’instant',
  start: ({ symbols, swapped }) => ({
    label: swapped ? `Échanger contre la tuile ${symbols}` : `Garder la tuile ${symbols}`,
    note: swapped ? 'La tienne va au milieu de ta réserve' : '',
  }),
  fate: ({ end, symbols, row, column, arrow }) => ({
    label: `${names.fateEnd[end]} ${symbols} (${arrow} à partir de ${fatePlace(row, column)})`,
    short: `${names.fateEnd[end]} (${arrow} à partir de ${fatePlace(row, column)})`,
  }),
  path: ({ crystal, resource, space, matches }) => ({
    label: capital(names.pathTile(crystal, resource)),
    note: onPath(space, matches),
  }),
  pathFromPile: ({ space }) => ({
    label: 'Première tuile de la pioche, sans la voir',
    note: [onPath(space, false), 'Définitif'].filter((part) => part !== '').join(' · '),
  }),
  search: ({ crystal, resource, space, matches }) => ({
    label: `${capital(names.pathTile(crystal, resource))}, dans la pioche`,
    note: onPath(space, matches),
  }),
  newpaths: {
    label: 'Révéler quatre nouvelles tuiles chemin',
    note: 'Il faudra ensuite en payer une et la prendre · Définitif',
  },
  ship: ({ island, tasks: lying, guardiansLeft, owned }) => ({
    label: names.island(island),
    short: island.id,
    brief: `Missions : ${lying.length}`,
    note:
      island.kind === 'task'
        ? lying.length === 0
          ? 'Plus aucune mission là-bas'
          : capital(phrases.apart(lying.map(tasks.inBrief)))
        : owned
          ? 'Tu as déjà cette gardienne'
          : guardiansLeft === 0
            ? 'Plus aucune gardienne là-bas'
            : `Encore ${count(guardiansLeft, nouns.guardian)}`,
  }),
  task: ({ task, met }) => ({
    label: capital(tasks.title(task)),
    short: tasks.title(task),
    note: met ? 'Déjà accomplie' : '',
  }),
  offer: ({ resource, pile }) => ({
    label: resource === null ? `Offrande de la pile ${pile}` : `Laisser l’${offeringOf(resource).one}`,
    short: resource === null ? `pile ${pile}` : offeringOf(resource).one,
    note: `Pile ${pile}`,
  }),
  space: ({ space, value, portal, crystal }) => ({
    label: `Case mission ${space}`,
    short: `case ${space}`,
    note: [
      `Une gardienne sur cette case vaut ${names.points(value)}`,
      portal === null ? '' : capital(names.portal[portal]),
      crystal === null ? '' : capital(bare(nouns.crystal, colours[crystal])),
    ]
      .filter((part) => part !== '')
      .join(' · '),
  }),
  guardian: (colour) => ({
    label: `Accueillir ${the(nouns.guardian, colours[colour])}`,
    short: 'accueillir la gardienne',
    note: 'Elle commence sur ta tuile départ',
  }),
  procession: ({ steps }) => ({ label: `Procession ${upToSteps(steps)}` }),
  move: ({ guardian, to, points }) => ({
    label: `${capital(names.guardian[guardian])} ${toPlace(to)}`,
    note: points === null ? '' : `À la fin : ${names.points(points)}`,
  }),
  stay: (guardian) => ({ label: `${capital(the(nouns.guardian, colours[guardian]))} reste sur place` }),
  yield: (resource) => ({ label: `Gagner : ${names.resource[resource]}` }),
  bonfire: ({ compass, tile, reward, portals }) => ({
    label: `${capital(names.compass[compass])} (${bare(nouns.tile, colours[tile])}, ${reward === 'points' ? names.points(2) : names.resource[reward]})`,
    short: capital(names.compass[compass]),
    note:
      portals.length === 0
        ? 'Aucun portail possible'
        : `Portail possible : ${either(portals.map((one) => shapes[one]))}`,
  }),
  take: (rewards) => ({ label: capital(taken(rewards)), short: taken(rewards) }),
  gnome: ({ gnome }) => ({
    label: withResource(gnome),
    short: gnomes(gnome).name,
    note: withoutFullStop(
      gnome.kind === 'elder' ? gnomes(gnome).ability : `Pouvoir : ${uncapital(gnomes(gnome).ability)}`,
    ),
    brief: withoutFullStop(gnomes(gnome).ability),
  }),
  ignite: ({ space, task }) => ({
    label: task === null ? `Allumer le brasier ${space}` : `Allumer le brasier ${space} : ${tasks.title(task)}`,
    short: task === null ? `Allumer le brasier ${space}` : `Allumer ${quoted(tasks.condition(task.condition))}`,
    note: task === null ? '' : `À la fin : ${names.points(task.points)}`,
  }),
  novice: (task) => ({
    label: `Envoyer le novice neutre (${names.commonTask[task]})`,
    short: 'Novice neutre',
    note: 'Action bonus : tu gardes ton action',
  }),
  council: (space) => ({
    label: `Conseil : ${names.council[space].name}`,
    short: names.council[space].name,
    note: withoutFullStop(names.council[space].bonus),
  }),
  bonus: (space) => ({
    label: `Prendre le bonus : ${names.council[space].name}`,
    short: 'Bonus',
    note: withoutFullStop(names.council[space].bonus),
  }),
  point: { label: 'Prendre plutôt 1 point', short: '1 point' },
  pay: (tiles) => ({
    label: `Payer ${tilesAsEmoji(tiles)}`,
    short: `payer ${tilesAsEmoji(tiles)}`,
  }),
  give: (paid) => ({
    label: `Payer ${resourcesAsEmoji(paid)}`,
    short: `payer ${resourcesAsEmoji(paid)}`,
  }),
  discard: ({ tile, held, most }) => ({
    label: `Défausser ${count(1, nouns.tile, colours[tile])}`,
    short: `Défausser ${EMOJI.actionTile[tile]}`,
    note: `Tu as ${count(held, nouns.actionTile)} et peux en garder ${most}`,
  }),
  discards: (tiles) => `Défausser ${tilesAsEmoji(tiles)}`,
  turnup: { label: 'Révéler maintenant', note: 'De nouvelles tuiles apparaissent · Définitif' },
  decline: (island) => ({
    label: island === 'task' ? 'Ne pas recevoir de mission ici' : 'Ne pas accueillir de gardienne ici',
    short: island === 'task' ? 'sans mission' : 'sans gardienne',
  }),
  tomTask: (task) => ({ label: capital(tasks.title(task)), note: 'Tom l’allume tout de suite' }),
  tomGuardian: (colour) => ({ label: capital(the(nouns.guardian, colours[colour])) }),
  tomCouncil: (space) => ({
    label: `Conseil : ${names.council[space].name}`,
    short: `Conseil : ${names.council[space].name}`,
    note: 'Cette case te restera accessible',
  }),
  tomGnome: (gnome) => ({ label: withResource(gnome), note: 'Chez Tom, les gnomes n’ont pas de pouvoir' }),
  pass: (points) => ({
    label: points === null ? 'Passer' : `Passer pour ${names.points(points)}`,
    note: 'Tu ne joueras plus',
  }),
  out: { label: 'Ne plus jouer', note: 'Tu renonces à l’action bonus · La partie continue sans toi' },
  end: { label: 'Finir mon tour', note: 'Ton tour devient définitif' },
}

/** "la ligne 2, colonne 3"; with specialist 27 it may begin outside: "la colonne 3, 1 case au-dessus du bord". */
function fatePlace(row: number, column: number): string {
  if (row < 1) return `la colonne ${column}, ${count(1 - row, nouns.space)} au-dessus du bord`
  return `la ligne ${row}, ${column < 1 ? `${count(1 - column, nouns.space)} à gauche du bord` : `colonne ${column}`}`
}

/** "tuile marron et portail étoile" */
const taken = ({ tile, reward, portal }: Parameters<Words['choices']['take']>[0]): string =>
  list(
    [
      tile === null ? '' : bare(nouns.tile, colours[tile]),
      reward === null ? '' : reward === 'points' ? names.points(2) : names.resource[reward],
      portal === null ? '' : names.portal[portal],
    ].filter((part) => part !== ''),
  )

/** "Aubergiste 🐚" */
const withResource = (gnome: GnomeFacts): string => `${gnomes(gnome).name} (${EMOJI.resource[gnome.resource]})`

/** Behind "procession": "d’un pas", "de 3 pas au plus" */
export const upToSteps = (steps: number): string =>
  isOne(steps) ? 'd’un pas' : `de ${count(steps, nouns.step)} au plus`

/** "sur la case chemin 4", "au brasier 4" */
export function toPlace(place: GuardianPlace): string {
  const { on } = PARTS_BY_GUARDIAN_PLACE[place]
  return on === 'bonfire' ? `au ${names.place(place)}` : `sur la ${names.place(place)}`
}

function onPath(space: number | null, matches: boolean): string {
  if (space === null) return ''
  return `Pour la case chemin ${space}${matches ? ', cristal assorti à la mission à côté' : ''}`
}
