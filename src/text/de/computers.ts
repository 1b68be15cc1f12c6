import type { Words } from '../words/index.ts'
import { count, isOne } from './grammar.ts'
import { nouns } from './nouns.ts'

const level: Words['computers']['level'] = { beginner: 'leicht', club: 'mittel', expert: 'schwer' }

export const computers: Words['computers'] = {
  named: (name) => `${name} (Computer)`,
  level,
  seated: (name, how) => `${name}, ${level[how]}`,
  choose: 'Computer dazusetzen …',
  add: (how) => `Computer dazusetzen: ${level[how]}`,
  remove: (name) => `${name} entfernen`,
  give: 'Computer weiterspielen lassen …',
  giveSeat: (name, how) => `Für ${name}: Computer (${level[how]})`,
  thinks: (name) => `${name} überlegt.`,
  satDown: (name, seat, how) => `${name} spielt auf Platz ${seat} (${level[how]}).`,
  gotUp: (name) => `${name} spielt nicht mehr mit.`,
  alone: {
    opened: (players, how) =>
      `Deine Partie gegen ${count(players, nouns.computer, 'acc')} (${level[how]}) wartet in unseren Direktnachrichten.`,
    openAlready: (turn) =>
      `Du hast schon eine Partie gegen Computer offen und bist bei Zug ${turn}. Mehr als eine auf einmal geht nicht: Spiel weiter, oder schließ sie.`,
    close: 'Schließen',
    onlyWithTom: (typed) =>
      `Das geht nur gegen Tom: ${typed.join(', ')}. Darum hat keine Partie begonnen. Gib /bonfire solo noch einmal ohne ${isOne(typed.length) ? 'diese Angabe' : 'diese Angaben'} oder ohne Computer ein.`,
    against: (players, how) => `Gegen ${count(players, nouns.computer, 'acc')}: ${level[how]}.`,
  },
}
