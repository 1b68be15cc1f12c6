import { EMOJI } from '../emoji.ts'
import type { Words } from '../words/index.ts'
import { toPlace, upToSteps } from './choices.ts'
import { gnomes, theGnome } from './gnomes.ts'
import { a, bare, count, isOne, list, quoted, the } from './grammar.ts'
import { names } from './names.ts'
import { colours, islands, nouns, offeringOf, portals } from './nouns.ts'
import { tasks } from './tasks.ts'

/** In the present tense, as at the table: what is past in French asks whether it was a man or a woman. */
export const narration: Words['narration'] = {
  sentence: (name, deeds) => `${name} ${list(deeds)}.`,
  deeds: {
    startTileLaid: (symbols, swapped) =>
      swapped ? `échange sa première tuile destin et place ${symbols}` : `place sa première tuile destin ${symbols}`,
    fateTilePlaced: (symbols) => `place la tuile destin ${symbols}`,
    discarded: (tiles) => `défausse ${tiles}`,
    pathBuilt: ({ crystal, resource, space, from }) =>
      `construit en case ${space} un chemin à ${names.resource[resource]} et ${bare(nouns.crystal, colours[crystal])}${BUILT_FROM[from]}`,
    pathsPutBack: 'remet les quatre tuiles chemin sous la pioche',
    shipMoved: (island) =>
      island.kind === 'task'
        ? `va à l’${islands[island.resource].one} ${island.id}`
        : `va en ${island.id}, chez ${the(nouns.guardian, colours[island.guardian])}`,
    offeringLaid: (resource) => `laisse l’${offeringOf(resource).one}`,
    taskReceived: (task, offering) =>
      `reçoit la mission à ${names.points(task.points)} ${quoted(tasks.condition(task.condition))}${offering === null ? '' : ` contre l’${offeringOf(offering).one}`}`,
    guardianReceived: (colour) => `accueille ${the(nouns.guardian, colours[colour])}`,
    processionBegan: (steps) => `fait une procession ${upToSteps(steps)}`,
    guardianMoved: (guardian, to) => `mène ${the(nouns.guardian, colours[guardian])} ${toPlace(to)}`,
    bonfireTurned: (compass) => `tourne le Grand Brasier vers ${names.bonfireSpace(compass)}`,
    portalPlaced: (portal, space) => `place ${the(portals[portal])} à la case ${space}`,
    gnomeJoined: (gnome) => `recrute ${theGnome(gnome)}`,
    ignited: (task, space) => `allume le brasier à ${names.points(task.points)} de la case ${space}`,
    noviceMoved: (novice, to) =>
      `envoie ${novice.kind === 'own' ? a(nouns.novice) : `le novice neutre de ${quoted(names.commonTask[novice.task])}`} sur ${quoted(names.council[to].name)}`,
    bonusTaken: () => 'prend le bonus',
    commonTaskMet: (task) => `accomplit la mission du Conseil ${quoted(names.commonTask[task])}`,
    islandActionDeclined: 'n’y fait rien',
    passed: (byItself) => (byItself ? 'n’a plus de tour possible et passe' : 'passe et ne joue plus'),
    wentOut: (why) => WENT_OUT[why],
    outgrown: 'a déjà accompli cette mission du Conseil',
    paid: 'paie',
    gained: 'gagne',
  },
  onlyThingPossible: 'seul choix possible',
  pathsTurnedUp: (tiles) =>
    `Nouvelles tuiles chemin : ${tiles.map(({ crystal, resource }) => `${EMOJI.crystal[crystal]}${EMOJI.resource[resource]}`).join(' ')}.`,
  gnomesTurnedUp: (turnedUp) =>
    `${isOne(turnedUp.length) ? 'Nouveau gnome' : 'Nouveaux gnomes'} : ${list(turnedUp.map((gnome) => gnomes(gnome).name))}.`,
  offeringTurnedUp: (name, resource) => `${name} révèle l’${offeringOf(resource).one}.`,
  countdownBegan: (novices) =>
    `${EMOJI.countdown} Le compte à rebours commence : ${count(novices, nouns.novice)} au Haut Conseil.`,
  countdownHandedOn: (tile) => `${EMOJI.countdown} Compte à rebours : la tuile ${tile} est transmise.`,
  tomCard: (card, gnome, left, round) =>
    `${EMOJI.tom} Carte de Tom : ${names.tomCard[card]}${gnome === null ? '' : `, gnome révélé : ${gnomes(gnome).name} ${EMOJI.resource[gnome.resource]}`}. Encore ${count(left, nouns.card)}, passage ${round} sur 4.`,
  tomFoundNothing: `${EMOJI.tom} Tom ne peut rien en faire.`,
  gameEnded: (ending) => `🏁 La partie est finie. ${names.ending[ending]}`,
}

const WENT_OUT = {
  nothingLeft: 'ne peut plus rien faire et ne joue plus',
  declined: 'renonce à la dernière action bonus et ne joue plus',
  satOut: 'ne joue plus désormais',
} as const
const BUILT_FROM = { display: '', pile: ' (tiré de la pioche)', search: ' (choisi dans la pioche)' } as const
