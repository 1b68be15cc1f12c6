import type { Words } from '../words/index.ts'
import { freedBecause } from './pace.ts'

export const log: Words['log'] = {
  title: 'Was bisher geschah',
  empty: 'Noch ist nichts geschehen.',
  opened: (name) => `${name} hat den Tisch eröffnet.`,
  joined: (name) => `${name} hat sich dazugesetzt.`,
  left: (name) => `${name} ist aufgestanden.`,
  tiesDecided: 'Gleichstände, die niemanden betreffen, hat Tom nach seiner Faustregel entschieden.',
  started: 'Die Partie hat begonnen.',
  frozen: 'Der Tisch wurde angehalten: Etwas ist kaputt.',
  thawed: (turnDropped) =>
    `Der Tisch war angehalten, weil etwas kaputt war. Der Fehler ist behoben, es geht weiter${turnDropped ? ', aber ein Teil des offenen Zuges ist verloren: Dieser Zug muss neu zu Ende gespielt werden' : ''}.`,
  tookOver: (name, seat) => `${name} hat Platz ${seat} übernommen.`,
  satOut: (name) => `Der Platz von ${name} wird ab jetzt übersprungen.`,
  freed: (name, why) => `${freedBecause(name, why)}: Der Platz wurde frei.`,
  extended: 'Als die Zeit für den Zug um war, war der Bot nicht da. Darum gab es mehr Zeit.',
  substituteAsked: (name, wanted) => (wanted ? `${name} sucht Ersatz.` : `${name} sucht keinen Ersatz mehr.`),
  rules: (number) => `Der Bot wurde aktualisiert. Die Partie geht mit Regelstand ${number} weiter.`,
  page: (page, pages) => `Seite ${page} von ${pages}`,
  round: (round) => (round === 0 ? 'Vor der Partie' : `Runde ${round}`),
  turn: (turn) => `Zug ${turn}`,
  whose: 'Wessen Züge?',
  everybody: 'Züge von allen',
  noTurns: 'Hier gibt es noch keinen Zug.',
  first: 'Anfang',
  last: 'Neueste',
  asFile: 'Als Datei',
  back: 'Zurück zum Verlauf',
  tableAfter: (round) => `Bild von Runde ${round}`,
  stoodAfter: (turn, name) => `Der Tisch nach Zug ${turn} (${name})`,
  whichTurn: 'Nach welchem Zug dieser Runde?',
  cannotBeShown:
    'Wie der Tisch damals stand, lässt sich nicht mehr zeigen: Gespielt wurde da nach einem anderen Regelstand.',
  fileName: 'bonfire-verlauf.txt',
  more: 'Mehr davon steht im Verlauf.',
  aboutFile: 'Der ganze Verlauf als Textdatei. Die Zeiten gelten in UTC.',
  when: (at) => `${WHEN.format(at)} UTC`,
}

const WHEN = new Intl.DateTimeFormat('de', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })
