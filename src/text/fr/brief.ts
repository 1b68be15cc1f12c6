import type { Words } from '../words/index.ts'
import { theGnome } from './gnomes.ts'
import { count, list, quoted, the } from './grammar.ts'
import { names } from './names.ts'
import { colours, nouns, portals } from './nouns.ts'
import { tasks } from './tasks.ts'

export const brief: Words['brief'] = {
  short: {
    shipMoved: 'navigue',
    taskReceived: 'reçoit une mission',
    guardianReceived: 'accueille une gardienne',
    guardianMoved: 'déplace une gardienne',
    portalPlaced: 'place un portail',
    gnomeJoined: 'recrute un gnome',
    ignited: 'allume un brasier',
    commonTaskMet: 'accomplit une mission du Conseil',
  },
  startTileLaid: 'place sa première tuile destin',
  fateTilePlaced: 'place une tuile destin',
  pathBuilt: 'construit un chemin',
  shipMoved: (island) => `va en ${island.id}`,
  taskReceived: (task) => `reçoit la mission ${quoted(tasks.condition(task.condition))}`,
  guardianReceived: (colour) => `accueille ${the(nouns.guardian, colours[colour])}`,
  processionBegan: 'fait une procession',
  guardianMoved: (guardian) => `déplace ${the(nouns.guardian, colours[guardian])}`,
  bonfireTurned: 'utilise le Grand Brasier',
  portalPlaced: (portal) => `place ${the(portals[portal])}`,
  gnomeJoined: (gnome) => `recrute ${theGnome(gnome)}`,
  ignited: (task) => `allume ${quoted(tasks.condition(task.condition))}`,
  commonTaskMet: (task) => `accomplit ${quoted(names.commonTask[task])}`,
  countdownBegan: 'déclenche le compte à rebours',
  passed: 'passe',
  wentOut: 'ne joue plus',
  tomHadIt: 'a déjà accompli cette mission du Conseil',
  tomFoundNothing: 'ne peut rien en faire',
  tomsTurn: (card, deeds, left, round) =>
    `Carte de Tom : ${names.tomCard[card]}.${deeds.length === 0 ? '' : ` Tom ${list(deeds)}.`} Encore ${count(left, nouns.card)}, passage ${round} sur 4.`,
  turn: (name, deeds) => (deeds.length === 0 ? `${name} joue un tour` : `${name} ${list(deeds)}`),
  sinceYourTurn: 'Depuis ton tour',
  sinceTheStart: 'Depuis le début',
  page: (page, pages) => `Page ${page} sur ${pages}, du plus ancien au plus récent.`,
  moreTurns: (turns) => `encore ${count(turns, nouns.turn)}`,
  pastTurn: (number, name, deeds) =>
    `${number === 0 ? 'Un tour passé' : `Tour ${number}`} · ${name}${deeds.length === 0 ? '' : ` : ${list(deeds)}`}.`,
  pastLobby: (people) => `La partie a commencé : ${list(people)}.`,
  pastTakenBack: 'Le tour d’avant a été repris.',
  past: 'Un ancien message de cette table.',
}
