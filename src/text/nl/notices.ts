import type { Words } from '../words/index.ts'
import type { Right } from '../words/names.ts'
import { count, isOne } from './grammar.ts'
import { names } from './names.ts'
import { nouns } from './nouns.ts'

const named = (rights: readonly Right[]): string => rights.map((right) => `“${names.right[right]}”`).join(', ')

export const notices: Words['notices'] = {
  stale: 'Het spel is intussen verdergegaan. Zo staat het er nu voor.',
  duplicate: 'Daar had je al op gedrukt. Zo staat het er nu voor.',
  gone: 'Deze tafel ken ik niet meer. Waarschijnlijk zijn alle gegevens van de server verwijderd; dan is ook het spel weg. Met /bonfire nieuw open je een nieuwe tafel.',
  noTableHere: 'In dit kanaal is geen tafel open. Open er een met /bonfire nieuw.',
  nobodyCalled: (name) => `Aan deze tafel heet niemand ${name}. Dit is wat jij kunt zien.`,
  channelTaken: 'In dit kanaal is al een tafel open. Hier is hij.',
  unknownButton: 'Die knop komt uit een oudere versie. Zo ziet de tafel er nu uit.',
  movedToLook: 'Dit vind je nu onder /bonfire bekijken: daar kies je wat je wilt zien.',
  unreadable: 'Dat begrijp ik niet. /bonfire help laat zien wat ik kan.',
  notAChoice: (typed) => `“${typed}” begrijp ik niet als zet. Kies er tijdens het typen een uit de lijst.`,
  trouble: 'Er ging bij mij iets mis. Er is niets verloren: probeer het nog eens.',
  busy: 'Ik kan nu niet bij mijn gegevens. Er is niets verloren: probeer het over een minuut nog eens.',
  tooFast: 'Zo snel kan ik het niet bijhouden: dit telde niet mee. Wacht een paar tellen en druk dan nog eens.',
  channelGone:
    'Het kanaal van deze tafel is weg. Het spel is er nog: speel overal verder met /bonfire beurt, en typ /bonfire mijn-tafels in het kanaal waar het verder moet gaan.',
  missingRights: (rights) => `Ik mis rechten in dit kanaal: ${named(rights)}. Een moderator kan ze me geven.`,
  lockedHere: 'Deze thread is vergrendeld, dus ik kan hier niet schrijven. Een moderator kan hem ontgrendelen.',
  threadLocked:
    'De thread van deze tafel is vergrendeld, dus ik kan daar niet schrijven. Een moderator kan hem ontgrendelen.',
  cannotWriteHere: (rights) =>
    rights.length === 0
      ? 'Discord laat me in dit kanaal niet schrijven, dus ik heb geen tafel geopend. Neem een ander kanaal, of vraag een moderator.'
      : `Ik mag in dit kanaal niet schrijven, dus ik heb geen tafel geopend. Wat ontbreekt: ${named(rights)}. Een moderator kan dat regelen; probeer het dan nog eens.`,
  youMayNotWrite:
    'Je mag zelf niet schrijven in dit kanaal, dus ik schrijf hier ook niets voor je. Probeer het in een kanaal waar dat wel mag, of vraag een moderator.',
  triedAgain: (when) => `Dat is nu een paar keer geweigerd: ${when} kan ik het weer proberen.`,
  openedInWords: (right) =>
    `Je tafel is open. Ik mag in dit kanaal geen afbeeldingen plaatsen, dus hier staat alles in woorden. Een moderator kan me dit recht geven: ${named([right])}.`,
  guest:
    'Ik zit niet op deze server, dus hier kun je geen tafel openen. Tegen Tom kun je wel spelen, in een privébericht: /bonfire solo. Wie de server beheert, kan me toevoegen via mijn profiel.',
  frozen: 'Er is iets stuk, dus ik heb dit spel stilgelegd. Wat jullie hebben gespeeld, blijft bewaard.',
  frozenForHost: (table) =>
    `Deze tafel ligt stil omdat de stand niet klopte. Wie de bot beheert, krijgt hem misschien weer aan de gang: geef de naam ${table} door. Tot dan krijg je geen verslag, want daarin staat wat verborgen is. Je kunt de tafel ook sluiten.`,
  onlyInServers: 'Dat kan alleen op een server. In een privébericht kun je tegen Tom spelen: /bonfire solo.',
  serverFull: (most) =>
    `Op deze server ${isOne(most) ? 'is' : 'zijn'} al ${count(most, nouns.table)} open, en meer houd ik er niet bij. Sluit er een waar niemand meer speelt: de organisator of een moderator typt /bonfire sluiten in het kanaal van die tafel. Probeer het dan nog eens.`,
  openedMuch: {
    person: (most, when) =>
      `Je hebt binnen een uur ${count(most, nouns.table)} geopend, en meer open ik er niet voor één persoon. De volgende kun je ${when} openen; iemand anders kan dat nu al.`,
    server: (most, when) =>
      `Op deze server ${isOne(most) ? 'is' : 'zijn'} binnen een uur ${count(most, nouns.table)} geopend, en meer open ik er hier niet. De volgende kan ${when} open.`,
  },
  moreTables: 'Er zijn meer tafels dan deze. Typ je commando in het kanaal van de tafel die je bedoelt.',
}
