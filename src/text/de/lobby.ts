import { controlInSentence } from '../control.ts'
import type { Words } from '../words/index.ts'
import { count, isOne } from './grammar.ts'
import { buttons, names } from './names.ts'
import { nouns } from './nouns.ts'

export const lobby: Words['lobby'] = {
  title: 'Bonfire: ein neuer Tisch',
  invitation: (host) => `${host} hat einen Tisch eröffnet. Zwei bis vier können mitspielen.`,
  opened: ({ join, start }) =>
    `Dein Tisch ist eröffnet, seine Nachricht steht in diesem Kanal. Die anderen drücken dort auf ${controlInSentence(join)}, danach du auf ${controlInSentence(start)}.`,
  again: (mentions) => `${mentions}: Noch eine Partie? Drückt auf ${controlInSentence(buttons.join)}.`,
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
  waiting: (seated, startAt) => {
    if (startAt > seated)
      return `Es ${isOne(startAt - seated) ? 'fehlt noch jemand' : `fehlen noch ${startAt - seated}`}, dann geht es los.`
    return seated < 2
      ? 'Es fehlt noch mindestens eine Person.'
      : `${seated} sitzen am Tisch. Die Tischleitung kann starten.`
  },
  closesByItself: 'Tut sich einen Tag lang nichts, schließt sich der Tisch von selbst.',
  components: (standard) =>
    standard
      ? 'Was die Anleitungen nur als Bild zeigen, ist rekonstruiert; wer diesen Bot betreibt, kann die echten Teile eintragen.'
      : 'Gespielt wird mit den Teilen, die für diesen Bot eingetragen wurden.',
}

export const gathering: Words['gathering'] = {
  heldSeat: (number, mention, until) => `${number}. freigehalten für ${mention} bis ${until}`,
  hold: 'Platz freihalten für …',
  release: (number) => `Platz ${number} freigeben`,
  invited: (mentions) =>
    `${mentions}: Hier wird ein Platz für dich freigehalten. Drück auf ${controlInSentence(buttons.join)} oder, wenn du nicht kannst, auf ${controlInSentence(buttons.leave)}.`,
  full: (mention) => `${mention}: Alle Plätze sind besetzt. Drück auf ${controlInSentence(buttons.start)}.`,
  startAt: (people) =>
    people === 0 ? 'Die Tischleitung startet.' : `Startet von selbst, sobald ${people} am Tisch sitzen.`,
  startsAt: (when, relative) => `Start: ${when} (${relative}), wenn dann mindestens zwei am Tisch sitzen.`,
  soon: (mentions) => `${mentions}: Gleich geht’s los.`,
  startMissed: (mentions, when) =>
    `${mentions}: Am ${when} ging es nicht von selbst los. Drückt auf ${controlInSentence(buttons.start)}, sobald ihr zu zweit seid.`,
  startFixed: (when) => `Am ${when} geht’s los. Zehn Minuten vorher erinnere ich alle.`,
  noFixedStart: 'Start: zu keiner festen Zeit.',
  notForBots: 'Das ist ein Bot, und der kann hier nicht mitspielen. Wähl einen Menschen.',
  notCalled: (mention, when) =>
    `In der letzten Stunde habe ich ${mention} schon an einen Tisch gerufen, oder viele andere an diesen. Darum rufe ich jetzt nicht: Sag selbst Bescheid. Nächster Ruf möglich: ${when}, wenn du dann einen Platz freihältst.`,
  notAsked: (when) =>
    `Sie wurden in der letzten Stunde schon zu einer Partie gerufen, darum rufe ich nicht noch einmal: Sagt ihnen Bescheid. Nächster Ruf möglich: ${when}.`,
  gaveUp: ({ join }) =>
    `Dann wird dir der Platz nicht länger freigehalten. Solange einer frei ist, kannst du immer noch auf ${controlInSentence(join)} drücken.`,
  direct: {
    invited: 'Dir wird ein Platz freigehalten',
    full: 'An deinem Tisch sind alle Plätze besetzt',
    soon: (when) => `Beginn deiner Partie: ${when}`,
    startMissed: 'Deine Partie hat nicht von selbst begonnen',
  },
}

const level: Words['computers']['level'] = { beginner: 'leicht', club: 'mittel', expert: 'schwer' }

export const computers: Words['computers'] = {
  named: (name) => `${name} (Computer)`,
  level,
  seated: (name, how) => `${name}, ${level[how]}`,
  choose: 'Computer hinzufügen …',
  add: (how) => `Computer hinzufügen: ${level[how]}`,
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

export const leaving: Words['leaving'] = {
  ask: {
    leave:
      '**Aus dieser Partie aussteigen?** Dein Platz wird frei, deine Stadt bleibt, wie sie ist. Alle können den Platz übernehmen, auch du selbst. Solange das niemand tut, können die anderen beschließen, die Partie ohne dich zu Ende zu spielen. Sie erfahren, dass du aussteigst.',
    leaveLast:
      '**Aus dieser Partie aussteigen?** Außer dir ist niemand mehr da: Der Tisch wird geschlossen, und die Partie endet ohne Ergebnis.',
    closeLobby:
      '**Diesen Tisch schließen?** Dann kann sich niemand mehr dazusetzen, und der Kanal ist frei für einen anderen Tisch.',
    closeGame:
      '**Diesen Tisch schließen?** Die Partie endet für alle, ohne Ergebnis, und kann nicht fortgesetzt werden. Willst nur du aufhören, dann nimm /bonfire aussteigen: So können die anderen weiterspielen.',
    closeFrozen:
      '**Diesen Tisch schließen?** Was gespielt wurde, bleibt gespeichert, kann aber nicht fortgesetzt werden. Der Kanal ist dann frei für einen anderen Tisch.',
  },
  confirm: {
    leave: 'Aussteigen',
    leaveLast: 'Aussteigen und Tisch schließen',
    closeLobby: 'Tisch schließen',
    closeGame: 'Partie für alle beenden',
    closeFrozen: 'Tisch schließen',
  },
  stay: 'Doch nicht',
  done: {
    leave:
      'Du bist ausgestiegen. Dein Platz ist frei: Alle können ihn übernehmen, auch du selbst mit /bonfire übernehmen.',
    leaveLast:
      'Du bist ausgestiegen. Außer dir saß niemand mehr hier, darum ist der Tisch geschlossen. /bonfire neu eröffnet einen anderen.',
    closeLobby: 'Du hast den Tisch geschlossen. /bonfire neu eröffnet einen anderen.',
    closeGame:
      'Du hast den Tisch geschlossen: Die Partie ist ohne Ergebnis zu Ende. /bonfire neu eröffnet einen anderen.',
    closeFrozen:
      'Du hast den Tisch geschlossen. Was gespielt wurde, bleibt gespeichert. /bonfire neu eröffnet einen anderen.',
    leaveLobby: 'Du bist aufgestanden. Bis die Partie beginnt, kannst du dich wieder dazusetzen.',
    leaveLobbyLast:
      'Du bist aufgestanden. Außer dir saß niemand hier, darum ist der Tisch geschlossen. /bonfire neu eröffnet einen anderen.',
  },
}

const inOrOut = { in: 'Ich bin dabei', out: 'Doch nicht' }

export const looking: Words['looking'] = {
  buttons: inOrOut,
  title: 'Wer spielt mit?',
  about: (host, players, until) =>
    `${host} sucht Leute zum Spielen: Der Tisch wird eröffnet, sobald ihr zu ${{ 2: 'zweit', 3: 'dritt', 4: 'viert' }[players] ?? players} seid. Die Suche läuft bis ${until}.`,
  seat: (number, name) => `${number}. ${name}`,
  free: (number) => `${number}. frei`,
  how: (into) => `Drück auf ${controlInSentence(into)}. Ich rufe dich einmal, sobald der Tisch eröffnet ist.`,
  posted: (out) => `Die Suche steht im Kanal. Zum Absagen drück dort auf ${controlInSentence(out)}.`,
  already: 'Du suchst auf diesem Server schon Leute zum Spielen. Sag das erst ab.',
  gone: 'Diese Suche ist vorbei.',
  over: 'Es kamen nicht genug Leute zusammen.',
  calledOff: 'Die Suche wurde abgesagt.',
  opening: 'Alle sind da: Der Tisch wird eröffnet.',
  failed: 'Ihr seid genug, aber ich konnte den Tisch nicht eröffnen. Eröffnet ihn mit /bonfire neu.',
  role: {
    notHere:
      'Auf diesem Server darf ich keine Rolle erwähnen. Lass sie weg, oder frag die Moderation: /bonfire-server einstellungen.',
    notMentionable: (role) => `${role} kann ich nicht erwähnen. Wähl eine Rolle, die alle erwähnen dürfen.`,
    again: (when) =>
      `In der letzten Stunde wurde hier schon eine Rolle erwähnt. Lass sie weg, oder warte. Wieder möglich: ${when}.`,
  },
}
