import { control } from '../control.ts'
import type { Words } from '../words/index.ts'
import { buttons } from './buttons.ts'
import { count } from './grammar.ts'
import { names } from './names.ts'
import { nouns } from './nouns.ts'

export const lobby: Words['lobby'] = {
  title: 'Bonfire: ein neuer Tisch',
  invitation: (host) => `${host} hat einen Tisch eröffnet. Zwei bis vier können mitspielen.`,
  opened: ({ join, start }) =>
    `Dein Tisch ist eröffnet, seine Nachricht steht in diesem Kanal. Die anderen drücken dort auf ${control(join)}, danach du auf ${control(start)}.`,
  again: (mentions) => `${mentions}: Noch eine Partie? Drückt auf ${control(buttons.join)}.`,
  seat: (number, name, host) => `${number}. ${name}${host ? ' (Tischleitung)' : ''}`,
  freeSeat: (number) => `${number}. frei`,
  edition: (edition) => `${names.edition[edition].name}: ${names.edition[edition].about}`,
  beginnerIslands: (on) =>
    on ? 'Inseln für den Einstieg: überall Aufgaben in verschiedenen Farben.' : 'Inseln: Aufgaben zufällig verteilt.',
  language: (name) => `Sprache: ${name}.`,
  stories: { turn: 'Eine Zeile je Zug', round: 'Eine Nachricht je Runde' },
  story: (each) =>
    each === 'turn' ? 'Im Kanal bleibt je Zug eine Zeile stehen.' : 'Im Kanal bleibt je Runde eine Nachricht stehen.',
  letTomDecide: (on) => (on ? 'Tom entscheidet bei Gleichstand selbst.' : 'Bei Gleichstand entscheidest du für Tom.'),
  handicap: (points) =>
    points === 0
      ? 'Kein Vorsprung.'
      : points > 0
        ? `Tom startet mit ${count(points, nouns.point, 'dat')} Vorsprung.`
        : `Du startest mit ${count(-points, nouns.point, 'dat')} Vorsprung.`,
  chooseOptions: 'Ändern, wie ihr spielt',
  waiting: (seated) =>
    seated < 2 ? 'Es fehlt noch jemand.' : `${seated} sitzen am Tisch. Die Tischleitung kann starten.`,
  closesByItself: 'Tut sich einen Tag lang nichts, schließt der Tisch von selbst.',
  components: (standard) =>
    standard
      ? 'Was die Anleitungen nur abbilden, ist rekonstruiert; wer diesen Bot betreibt, kann die Originale eintragen.'
      : 'Gespielt wird mit den Teilen, die für diesen Bot eingetragen wurden.',
}
