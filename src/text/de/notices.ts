import type { Words } from '../words/index.ts'
import type { Right } from '../words/names.ts'
import { count, isOne } from './grammar.ts'
import { names } from './names.ts'
import { nouns } from './nouns.ts'

const named = (rights: readonly Right[]): string => rights.map((right) => `„${names.right[right]}“`).join(', ')

export const notices: Words['notices'] = {
  stale: 'Am Tisch ging es inzwischen weiter. So steht es jetzt.',
  duplicate: 'Das hattest du schon gedrückt. So steht es jetzt.',
  gone: 'Diesen Tisch habe ich nicht mehr. Wahrscheinlich wurde alles von seinem Server gelöscht, dann ist auch die Partie weg. Mit /bonfire neu eröffnest du einen neuen.',
  noTableHere: 'In diesem Kanal ist kein Tisch offen. Mit /bonfire neu eröffnest du einen.',
  nobodyCalled: (name) => `An diesem Tisch heißt niemand ${name}. Hier ist, was du sehen kannst.`,
  channelTaken: 'In diesem Kanal ist schon ein Tisch offen. Hier ist er.',
  unknownButton: 'Dieser Knopf stammt aus einer älteren Version. So sieht der Tisch jetzt aus.',
  movedToLook: 'Das steht jetzt unter /bonfire ansehen: Dort wählst du, was du sehen willst.',
  unreadable: 'Das verstehe ich nicht. /bonfire hilfe zeigt, was ich kann.',
  notAChoice: (typed) => `„${typed}“ verstehe ich nicht als Zug. Such dir beim Tippen etwas aus der Liste aus.`,
  trouble: 'Bei mir ist etwas schiefgegangen. Verloren ist nichts: Versuch es bitte noch einmal.',
  busy: 'Ich komme gerade nicht an meine Daten. Verloren ist nichts: Versuch es in einer Minute noch einmal.',
  tooFast:
    'So schnell komme ich nicht mit, das eben hat nicht gezählt. Warte ein paar Sekunden, dann drück noch einmal.',
  channelGone:
    'Den Kanal dieses Tisches gibt es nicht mehr. Die Partie ist noch da: Spiel mit /bonfire zug von überall weiter, und tipp /bonfire meine-tische in dem Kanal, in dem es weitergehen soll.',
  missingRights: (rights) => `Mir fehlen Rechte in diesem Kanal: ${named(rights)}. Die Moderation kann sie mir geben.`,
  lockedHere: 'Dieser Thread ist gesperrt, ich kann hier nicht schreiben. Die Moderation kann ihn entsperren.',
  threadLocked:
    'Der Thread dieses Tisches ist gesperrt, ich kann dort nicht schreiben. Die Moderation kann ihn entsperren.',
  cannotWriteHere: (rights) =>
    rights.length === 0
      ? 'Discord lässt mich in diesem Kanal nicht schreiben, darum habe ich keinen Tisch eröffnet. Nimm einen anderen Kanal oder frag die Moderation.'
      : `Ich darf in diesem Kanal nicht schreiben, darum habe ich keinen Tisch eröffnet. Mir fehlt: ${named(rights)}. Die Moderation kann das ändern, dann versuch es noch einmal.`,
  youMayNotWrite:
    'Du darfst in diesem Kanal selbst nicht schreiben, darum schreibe ich dort auch nichts für dich. Nimm einen Kanal, in dem du schreiben darfst, oder frag die Moderation.',
  triedAgain: (when) => `Das ging jetzt mehrmals nicht: ${when} kann ich es wieder versuchen.`,
  openedInWords: (right) =>
    `Dein Tisch ist eröffnet. Ich darf in diesem Kanal keine Bilder posten, darum steht hier alles als Text. Die Moderation kann mir dieses Recht geben: ${named([right])}.`,
  guest:
    'Ich bin nicht auf diesem Server, darum kann hier kein Tisch eröffnet werden. Gegen Tom kannst du trotzdem spielen, per Direktnachricht: /bonfire solo. Wer den Server verwaltet, kann mich über mein Profil hinzufügen.',
  frozen: 'Da ist etwas kaputt, darum habe ich diese Partie angehalten. Was ihr gespielt habt, bleibt gespeichert.',
  frozenForHost: (table) =>
    `Dieser Tisch ist angehalten, weil seine Stellung nicht stimmte. Wer den Bot betreibt, bringt ihn vielleicht wieder in Gang: Nenn dafür den Namen ${table}. Bis dahin gibt es kein Protokoll, denn darin steht auch Verdecktes. Du kannst den Tisch auch schließen.`,
  onlyInServers: 'Das geht nur auf einem Server. In Direktnachrichten kannst du gegen Tom spielen: /bonfire solo.',
  serverFull: (most) =>
    `Auf diesem Server ${isOne(most) ? 'ist' : 'sind'} ${count(most, nouns.table, 'nom')} offen, mehr betreue ich nicht. Schließt einen, an dem niemand mehr spielt: Tischleitung oder Moderation tippt in seinem Kanal /bonfire schließen. Dann versuch es noch einmal.`,
  openedMuch: {
    person: (most, when) =>
      `Du hast binnen einer Stunde ${count(most, nouns.table, 'acc')} eröffnet, mehr eröffne ich nicht für eine Person. Den nächsten kannst du ${when} eröffnen; jemand anders kann es jetzt schon.`,
    server: (most, when) =>
      `Auf diesem Server ${isOne(most) ? 'wurde' : 'wurden'} binnen einer Stunde ${count(most, nouns.table, 'nom')} eröffnet, mehr eröffne ich hier nicht. Der nächste kann ${when} eröffnet werden.`,
  },
  moreTables: 'Es gibt mehr Tische als diese. Tipp deinen Befehl in dem Kanal ein, den du meinst.',
}
