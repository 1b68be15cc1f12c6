import type { PlayStyle } from '#results'
import { controlInSentence } from '../control.ts'
import type { BotRight } from '../words/facts.ts'
import type { Words } from '../words/index.ts'
import { count, inWords, isOne, list } from './grammar.ts'
import { buttons, names } from './names.ts'
import { nouns } from './nouns.ts'

export const live: Words['live'] = {
  turnOf: (mention) => `${mention} is aan de beurt.`,
  yourTurn: 'Je bent aan de beurt.',
  turnOfEmptySeat: (name, mentions) =>
    `Een vrije plaats is aan de beurt (${name} is weg). ${mentions.join(' ')}: wie wil, neemt hem over. Jullie kunnen ook een computer laten verderspelen of de plaats overslaan.`,
  left: (left, mentions) =>
    `${list(left)} ${isOne(left.length) ? 'heeft' : 'hebben'} het spel verlaten. ${mentions.join(' ')}: wie wil, neemt de plaats over. Jullie kunnen ook een computer laten verderspelen of de plaats overslaan.`,
  undoAsked: (name, missing) =>
    `${name} wil het einde van de beurt terugnemen. Vinden jullie dat goed? Het wachten is op ${list(missing)}. Na de volgende keuze of ${controlInSentence(buttons.refuseUndo)} kan het niet meer.`,
  undoGranted: (name) => `Iedereen vindt het goed: de beurt van ${name} gaat verder waar die ophield.`,
  since: (when) => `Begin van de beurt: ${when}`,
  novices: (now, countdownAt) =>
    `${now > countdownAt ? '' : `${now} van de `}${count(Math.max(now, countdownAt), nouns.novice)} in de Raad`,
  countdown: (tile) => `Aftellen: nog ${count(tile, nouns.turn)}`,
  lookPlaceholder: 'Bekijk een stad, de eilanden…',
  looks: {
    table: 'De hele tafel',
    city: (name) => `De stad van ${name}`,
    islands: 'Eilanden en opdrachten',
    gnomes: 'Gnomen',
    bonfire: 'Groot vreugdevuur',
    council: 'Hoge Raad',
    scores: 'Punten',
  },
  noPicture: {
    failed: 'De afbeelding is niet gelukt. Speel zonder verder, of kijk over een minuut nog eens.',
    overtaken: 'Deze afbeelding ontbreekt: je had al om de volgende gevraagd.',
  },
  closed: (why) => CLOSED[why],
}

const CLOSED = {
  host: 'De organisator heeft deze tafel gesloten.',
  moderator: 'Een moderator heeft deze tafel gesloten.',
  stopped: 'Een moderator heeft dit spel gestopt. Er is geen uitslag.',
  everybodyLeft: 'Iedereen is opgestaan, dus deze tafel is gesloten.',
  nobodyCame: 'Een dag lang kwam er niemand, dus deze tafel is gesloten.',
} as const

export const card: Words['card'] = {
  seated: (seated) => `Aan tafel: ${seated.join(', ')}`,
  lasts: 'In één keer gespeeld duurt een spel 70 tot 100 minuten.',
  picture: 'Een klein plaatje van het spel.',
  emptySeat: (name) => `Een vrije plaats is aan de beurt (${name} is weg).`,
  goThere: 'Naar de tafel',
  opened: (thread, { join, start }) =>
    `Je tafel is open: ${thread}. De anderen drukken daar of hier in het kanaal op ${controlInSentence(join)}; daarna druk jij daar op ${controlInSentence(start)}.`,
  openedHere: (rights) =>
    rights.length === 0
      ? 'Je tafel staat in dit kanaal: Discord laat me hier geen thread openen.'
      : `Je tafel staat in dit kanaal. Voor een eigen thread mis ik rechten: ${rights.map((right) => `“${names.right[right]}”`).join(', ')}. Een moderator kan ze me geven.`,
  locked: (mentions) =>
    `${mentions}: de thread van deze tafel is vergrendeld, dus ik kan daar niet schrijven. Een moderator kan hem ontgrendelen. Tot die tijd kunnen jullie hier verderspelen.`,
  threadGone:
    'De thread van deze tafel is weg. Wie meespeelt, typt in een ander kanaal /bonfire mijn-tafels: daar gaat de tafel dan verder.',
  where: { thread: 'In een eigen thread', here: 'Gewoon hier' },
}

export const tables: Words['tables'] = {
  mine: 'Je tafels',
  ofThisChannel: 'Tafels in dit kanaal',
  none: 'Je zit aan geen enkele open tafel. Open er een met /bonfire nieuw, of schuif ergens aan met /bonfire meedoen.',
  inDirectMessages: 'in je privéberichten',
  placeGone: 'Het kanaal is weg.',
  placeGoneElsewhere:
    'Het kanaal is weg, dus daar wordt niemand geroepen. Typ /bonfire mijn-tafels in het kanaal van de server waar de tafel verder moet gaan.',
  placeTaken: 'In dit kanaal is een andere tafel open. Neem een ander kanaal, of open er een thread voor.',
  moved: 'De tafel staat nu in dit kanaal en gaat hier verder.',
  placeGoneDirect: (others) =>
    `Het kanaal van je tafel${others.length === 0 ? '' : ` met ${others.join(', ')}`} is weg, dus daar wordt niemand geroepen. Het spel is er nog: speel overal verder met /bonfire beurt, en typ /bonfire mijn-tafels in het kanaal van de server waar de tafel verder moet gaan.`,
  stopped: 'Ligt stil: er is iets stuk.',
  yourTurnElsewhere: 'Je bent ook aan een andere tafel aan de beurt:',
}

const named = (rights: readonly BotRight[]): string => rights.map((right) => `“${names.right[right]}”`).join(', ')

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
      ? 'Discord laat me in dit kanaal niet schrijven. Neem een ander kanaal, of vraag een moderator.'
      : `Ik mag in dit kanaal niet schrijven, dus ik heb geen tafel geopend. Wat ontbreekt: ${named(rights)}. Een moderator kan dat regelen; probeer het dan nog eens.`,
  youMayNotWrite:
    'Je mag zelf niet schrijven in dit kanaal, dus ik schrijf hier ook niets voor je. Probeer het in een kanaal waar dat wel mag, of vraag een moderator.',
  triedAgain: (when) => `Dat is nu een paar keer geweigerd. Eerstvolgende poging: ${when}.`,
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
      `Je hebt binnen een uur ${count(most, nouns.table)} geopend, en meer open ik er niet voor één persoon. Iemand anders kan er nu wel een openen. Jouw volgende tafel: ${when}.`,
    server: (most, when) =>
      `Op deze server ${isOne(most) ? 'is' : 'zijn'} binnen een uur ${count(most, nouns.table)} geopend, en meer open ik er hier niet. Eerstvolgende tafel: ${when}.`,
  },
  moreTables: 'Er zijn meer tafels dan deze. Typ je commando in het kanaal van de tafel die je bedoelt.',
}

const COLOURS = { blue: 'blauw', red: 'rood', yellow: 'geel' } as const

export const ending: Words['ending'] = {
  title: 'Hoe het ging',
  ledThroughout: (name, turn) => `${name} stond van beurt ${turn} tot het einde voor.`,
  leadChanged: (times, name, turn) =>
    `De leiding wisselde ${times === 1 ? 'één keer' : `${inWords(times)} keer`}: vanaf beurt ${turn} stond ${name} voor.`,
  countdown: (name, turn, novices) =>
    `${name} liet in beurt ${turn} het aftellen beginnen, met ${count(novices, nouns.novice)} in de Raad.`,
  caughtUp: (name, points) => `Toen stond ${name} nog ${names.points(points)} achter.`,
  decisive: (name, turn, points) => `Beslissende beurt: ${name}, beurt ${turn}, zo’n ${names.points(points)} waard.`,
  greatest: (name, turn, points, lit, decisive) =>
    `Beste beurt: ${name}, beurt ${turn}, goed voor ${names.points(points)}${lit === null ? '' : ` met een ${COLOURS[lit]} vreugdevuur`}${decisive ? ', en die besliste het spel' : ''}.`,
  satOut: (out) => `Niet tot het einde gebleven: ${list(out)}.`,
  portrait: (name, portrait, amount) => `${name} ${PORTRAITS[portrait](amount)}.`,
  achieved: (name, achievement, what) => `${name}: **${achievement}** (${what})`,
}

const PORTRAITS: Readonly<Record<PlayStyle, (amount: number) => string>> = {
  ships: (n) => `voelde zich thuis op het water: ${n} keer gevaren`,
  fewShips: (n) => `had het thuis goed: ${n === 0 ? 'geen enkele keer gevaren' : `maar ${inWords(n)} keer gevaren`}`,
  offerings: (n) => `kwam nooit met lege handen: ${count(n, nouns.offering)} op de eilanden`,
  greatBonfires: (n) => `hield het grote vreugdevuur aan het draaien, wel ${n} keer`,
  processions: (n) => `hield van optochten: ${n} stuks`,
  novices: (n) => `had vrienden in de Raad: ${count(n, nouns.novice)}`,
  discards: (n) => `reisde met lichte bagage en legde ${count(n, nouns.actionTile)} af`,
  fateTilesSaved: (n) => `liet ${count(n, nouns.fateTile)} aan het lot over`,
  usedEverything: () => 'gebruikte alles, tot het laatste fiche',
  elders: (n) => `luisterde naar de ouderen, voor ${names.points(n)}`,
  company: (n) => `zat nooit alleen bij het vuur: ${count(n, nouns.gnome)} gingen mee`,
  crystals: (n) => `had oog voor stenen: ${n} passende kristallen`,
  portals: (n) => `liet de deuren open: portalen bij ${count(n, nouns.bonfire)}`,
  watches: (n) => `kon rustig slapen: ${count(n, nouns.guardian)} hielden de wacht bij de vuren`,
  yellow: (n) => `hield van helder licht: ${n} gele vreugdevuren`,
  bonfires: (n) => `had de lucifers bij de hand: ${count(n, nouns.bonfire)}`,
  commonTasks: (n) => `maakte de Raad blij met ${n} van zijn opdrachten`,
  greatTurn: (n) => `had één beurt om te onthouden: ${names.points(n)} ineens`,
  run: (n) => `bewaarde het beste voor het laatst: ${names.points(n)} nadat het aftellen begon`,
  earlyFire: (turn) => `had het vroeg warm: het eerste vreugdevuur in beurt ${turn}`,
  lateFire: (turn) => `had geen haast: het eerste vreugdevuur brandde in beurt ${turn}`,
  path: (n) => `maakte de weg vrij met ${count(n, nouns.pathTile)}`,
  fateTiles: (n) => `vertrouwde op het lot: ${count(n, nouns.fateTile)} gelegd`,
}
