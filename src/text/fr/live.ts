import { control } from '../control.ts'
import type { Words } from '../words/index.ts'
import { buttons } from './buttons.ts'
import { count, de, isOne, list } from './grammar.ts'
import { nouns } from './nouns.ts'

export const live: Words['live'] = {
  turnOf: (mention) => `C’est à ${mention} de jouer.`,
  yourTurn: 'C’est à toi de jouer.',
  turnOfEmptySeat: (name, mentions) =>
    `La place qui doit jouer est vide (${name} a quitté la partie). ${mentions.join(' ')} : reprenez-la, confiez-la à un ordinateur, ou sautez-la.`,
  left: (left, mentions) =>
    `${list(left)} ${isOne(left.length) ? 'a' : 'ont'} quitté la partie. ${mentions.join(' ')} : tout le monde peut reprendre la place ; vous pouvez aussi la confier à un ordinateur ou la sauter.`,
  undoAsked: (name, missing) =>
    `${name} voudrait revenir sur la fin de son tour. D’accord, ${list(missing)} ? La demande tombe si quelqu’un joue ou appuie sur ${control(buttons.refuseUndo)}.`,
  undoGranted: (name) => `Tout le monde est d’accord : ${name} reprend son tour.`,
  since: (when) => `Tour commencé ${when}`,
  novices: (now, countdownAt) =>
    `${count(now, nouns.novice)}${now > countdownAt ? '' : ` sur ${countdownAt}`} au Conseil`,
  countdown: (tile) => `Compte à rebours : encore ${count(tile, nouns.turn)}`,
  lookPlaceholder: 'Voir une cité, les îles…',
  looks: {
    table: 'Toute la table',
    city: (name) => `Cité ${de(name)}`,
    islands: 'Îles et missions',
    gnomes: 'Gnomes',
    bonfire: 'Grand Brasier',
    council: 'Haut Conseil',
    scores: 'Scores',
  },
  noPicture: {
    failed: 'Je n’ai pas pu dessiner l’image. Joue sans elle, ou regarde de nouveau dans une minute.',
    overtaken: 'J’ai sauté cette image, car tu en as demandé une autre juste après.',
  },
  closed: (why) => CLOSED[why],
}

const CLOSED = {
  host: 'L’hôte a fermé cette table.',
  moderator: 'La modération a fermé cette table.',
  stopped: 'La modération a arrêté cette partie. Elle n’a pas de résultat.',
  everybodyLeft: 'Tout le monde est parti : cette table est fermée.',
  nobodyCame: 'Rien ne s’est passé ici depuis un jour : cette table est fermée.',
} as const
