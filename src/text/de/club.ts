import type { RecordKey } from '#results'
import { capital } from '../capital.ts'
import type { ScoreLineName } from '../words/facts.ts'
import type { Words } from '../words/index.ts'
import { count, list } from './grammar.ts'
import { names } from './names.ts'
import { nouns } from './nouns.ts'

export const scores: Words['scores'] = {
  title: 'Punkte',
  lines: {
    duringPlay: 'Während der Partie',
    bonfires: 'Bonfire',
    guardians: 'Hüterinnen am Bonfire',
    portals: 'Portale am Bonfire',
    crystals: 'Passende Kristalle',
    commonTasks: 'Aufgaben des Rates',
    fateTiles: 'Übrige Schicksalsplättchen',
    leftovers: 'Übrig im Vorrat (2 für 1 Punkt)',
  },
  total: 'Summe',
  ifItEndedNow: 'Wenn jetzt Schluss wäre',
  lost: 'Diese Partie wurde nach älteren Regeln zu Ende gespielt, ihr Endstand ist nicht gespeichert. Der Verlauf erzählt, wie es lief.',
  whenItStopped: 'Stand beim Abbruch',
  madeOf: (lines) => lines.map(({ line, points }) => `${points} ${MADE_OF[line]}`).join(' · '),
  standing: (rank, name, points, bonfires) =>
    `${rank}. ${name}: ${names.points(points)}, ${count(bonfires, nouns.bonfire, 'nom')}`,
  decidedBy: (ahead, more, line) =>
    `Gewonnen mit ${count(ahead, nouns.point, 'dat')} Vorsprung. Größter Unterschied: ${BIGGEST[line]} (+${more}).`,
  decidedByBonfires: (lit, others) => `Punktgleich, die Zahl der Bonfire entscheidet: ${lit} zu ${others}.`,
  won: (name, points) => `${name} gewinnt mit ${count(points, nouns.point, 'dat')}.`,
  wonByBonfires: (name, points, bonfires) =>
    `${name} gewinnt mit ${count(points, nouns.point, 'dat')}: punktgleich, aber vorn mit ${count(bonfires, nouns.bonfire, 'dat')}.`,
  shared: (shared, points) => `${list(shared)} teilen sich den Sieg mit je ${count(points, nouns.point, 'dat')}.`,
  soloWon: (points, tom) => `Du schlägst Tom mit ${points} zu ${tom}.`,
  soloLost: (points, tom) => `Tom gewinnt mit ${tom} zu ${points}. Noch ein Versuch?`,
  soloTied: (points) =>
    `Unentschieden gegen Tom, ${names.points(points)} für beide. Zum Sieg hat dir ein Punkt gefehlt.`,
  nextHandicap: (points) =>
    points === 0
      ? 'Nächstes Mal im Handicap-Modus: kein Vorsprung.'
      : points > 0
        ? `Nächstes Mal im Handicap-Modus: Tom startet mit ${count(points, nouns.point, 'dat')} Vorsprung.`
        : `Nächstes Mal im Handicap-Modus: Du startest mit ${count(-points, nouns.point, 'dat')} Vorsprung.`,
}

const BIGGEST: Readonly<Record<ScoreLineName, string>> = {
  duringPlay: 'Punkte während der Partie',
  bonfires: 'Bonfire',
  guardians: 'Hüterinnen',
  portals: 'Portale',
  crystals: 'Kristalle',
  commonTasks: 'Aufgaben des Rates',
  fateTiles: 'übrige Schicksalsplättchen',
  leftovers: 'Übriges im Vorrat',
}

const MADE_OF: Readonly<Record<ScoreLineName, string>> = {
  duringPlay: 'während der Partie',
  bonfires: 'für Bonfire',
  guardians: 'für Hüterinnen',
  portals: 'für Portale',
  crystals: 'für Kristalle',
  commonTasks: 'für Aufgaben des Rates',
  fateTiles: 'für übrige Schicksalsplättchen',
  leftovers: 'für Übriges im Vorrat',
}

const MONTH = new Intl.DateTimeFormat('de', { month: 'long', year: 'numeric', timeZone: 'UTC' })
/** "zu dritt" */
const TOGETHER: Readonly<Record<number, string>> = { 2: 'zu zweit', 3: 'zu dritt', 4: 'zu viert' }
const together = (players: number): string => TOGETHER[players] ?? `zu ${players}`
const mean = (value: number): string => value.toLocaleString('de', { maximumFractionDigits: 1 })

export const club: Words['club'] = {
  behind: 'Es werden noch Partien ausgewertet; hier fehlt also noch etwas.',
  page: (page) => `Seite ${page}`,
  history: {
    title: 'Partien auf diesem Server',
    none: 'Auf diesem Server wurde noch keine Partie zu Ende gespielt. Eine Partie erscheint hier kurz nach ihrem Ende.',
    noneFits: 'Keine Partie passt.',
    players: (players) => capital(together(players)),
    month: (first) => MONTH.format(first),
    unknownMonth: (typed) =>
      `Den Monat „${typed}“ kenne ich nicht. Wähl einen aus der Liste, oder schreib ihn so: 2026-11.`,
    game: (seats) =>
      seats.map(({ name, points, won }) => (won ? `**${name} ${points}**` : `${name} ${points}`)).join(' · '),
    choose: 'Eine Partie öffnen',
    back: 'Alle Partien',
    there: 'Zum Tisch',
  },
  ranking: {
    title: 'Rangliste',
    none: 'Die Rangliste ist noch leer.',
    about: (games) =>
      `Es zählen Partien zwischen Menschen auf diesem Server. In die Rangliste kommt, wer ${games} gewertete Partien gegen mindestens zwei verschiedene Menschen gespielt hat. Wer aussteigt oder den Platz verliert, wird auf dem letzten Rang gewertet.`,
    own: (rating, games) =>
      `Du: Wertung ${rating}, nach ${count(games, nouns.game, 'dat')} noch nicht in der Rangliste`,
    place: ({ place, name, rating, games }) =>
      `${place}. **${name}** · Wertung ${rating} · ${count(games, nouns.game, 'nom')}`,
  },
  stats: {
    title: (name) => `${name} auf diesem Server`,
    none: 'Hier gibt es noch keine beendeten Partien mit anderen.',
    hidden: 'Diese Person möchte nicht in Listen stehen.',
    rating: (rating) => `Wertung ${rating}`,
    among: (players, games, wins) =>
      `${capital(together(players))}: ${count(games, nouns.game, 'nom')}, ${wins} gewonnen`,
    mean,
    points: (average, best) => `Im Schnitt ${mean(average)} Punkte, Bestwert ${best}`,
    where: 'Punkte je Partie, daneben der Schnitt des Servers',
    line: (bar, line, own, server) => `${bar} ${scores.lines[line]}: ${mean(own)} (Server ${mean(server)})`,
    bonfires: 'Am häufigsten entfacht',
    gnomes: 'Am häufigsten angeworben',
    times: (name, times) => `${times}× ${name}`,
    versus: 'Im direkten Vergleich',
    versusLine: (name, won, tied, lost) =>
      `${name}: ${won}-mal vorn${tied === 0 ? '' : `, ${tied}-mal gleichauf`}, ${lost}-mal dahinter`,
    achievements: 'Erfolge',
    achieved: (name, what, when) => `**${name}**: ${what} · ${when}`,
    chooseAchieved: 'Partie eines Erfolgs öffnen',
    computers: (games, wins) => `Mit Computern am Tisch: ${count(games, nouns.game, 'nom')}, ${wins} gewonnen`,
    tom: (games, wins) => `Gegen Tom: ${count(games, nouns.game, 'nom')}, ${wins} gewonnen`,
    puzzles: (days, when) =>
      `Rätsel des Tages: ${days === 1 ? `zuletzt am ${when} gelöst` : `${days} Tage in Folge gelöst, zuletzt am ${when}`}`,
  },
  reliability: {
    title: 'In den letzten 90 Tagen:',
    person: (name, finished, left, lost) =>
      `${name}: ${count(finished, nouns.game, 'acc')} zu Ende gespielt, ${left} verlassen, ${lost} durch Zeit oder Abstimmung verloren`,
  },
}

export const records: Words['records'] = {
  title: 'Rekorde',
  stands: (key, value, name) => `${WHAT[key]}: **${amount(key, value)}**, ${name}`,
  news: (key, value, name, before) =>
    `Neuer Serverrekord – ${WHAT[key]}: ${name}, **${amount(key, value)}** (bisher: ${before.name}, ${amount(key, before.value)})`,
  choose: 'Partie eines Rekords öffnen',
}

const WHAT: Readonly<Record<RecordKey, string>> = {
  points1: 'Meiste Punkte gegen Tom',
  points2: 'Meiste Punkte zu zweit',
  points3: 'Meiste Punkte zu dritt',
  points4: 'Meiste Punkte zu viert',
  turn: 'Stärkster Zug',
  closest: 'Knappster Sieg',
  streak: 'Längste Siegesserie gegen Tom',
}

function amount(key: RecordKey, value: number): string {
  if (key === 'streak') return count(value, nouns.game, 'nom')
  if (key !== 'closest') return names.points(value)
  return value === 0 ? 'Gleichstand, durch Bonfire entschieden' : `${names.points(value)} Vorsprung`
}

export const achievements: Words['achievements'] = {
  sevenBonfires: { name: 'Lichterstadt', what: 'alle sieben Bonfire entfacht' },
  fiveElders: { name: 'Ältestenrat', what: 'fünf Älteste in einer Partie' },
  noGnomes: { name: 'Ganz allein', what: 'ohne einen einzigen Gnom gewonnen' },
  lastToFirst: { name: 'Von hinten nach vorn', what: 'zu Beginn des Countdowns hinten, am Ende vorn' },
  tomByThirty: { name: 'Toms schwarzer Tag', what: 'Tom mit 30 Punkten Vorsprung geschlagen' },
  fourYellow: { name: 'Goldener Schein', what: 'vier gelbe Bonfire' },
  twoOfEachColour: { name: 'In allen Farben', what: 'zwei Bonfire von jeder Farbe' },
  noYellow: { name: 'Kleine Flammen', what: 'ohne ein einziges gelbes Bonfire gewonnen' },
  fewestBonfires: { name: 'Holz gespart', what: 'mit den wenigsten Bonfire gewonnen' },
  ledThroughout: { name: 'Nie eingeholt', what: 'in Führung gegangen und bis zum Ende vorn geblieben' },
  lastRound: { name: 'Auf den letzten Drücker', what: 'erst in der letzten Runde in Führung gegangen' },
  byAPoint: { name: 'Um einen Funken', what: 'mit höchstens einem Punkt Vorsprung gewonnen' },
  greatTurn: { name: 'Sternstunde', what: '20 Punkte in einem einzigen Zug' },
  byThirty: { name: 'Weit voraus', what: 'mit 30 Punkten Vorsprung gewonnen' },
  noDiscards: { name: 'Nichts verschenkt', what: 'gewonnen, ohne einen Aktionsmarker abzuwerfen' },
  shortVoyage: { name: 'Nah am Steg', what: 'gewonnen und höchstens zweimal gefahren' },
  nothingLeft: { name: 'Bis zum letzten Marker', what: 'am Ende nichts übrig' },
  threeInARow: { name: 'Feuerkette', what: 'in drei Zügen hintereinander ein Bonfire entfacht' },
  threeWatches: { name: 'Nachtwache', what: 'drei Hüterinnen ans Feuer gebracht' },
  sevenPortals: { name: 'Alle Tore offen', what: 'sieben Bonfire, und an jedem ein Portal' },
  fiveCrystals: { name: 'Blick für Kristalle', what: 'fünf passende Kristalle' },
  ofEverything: { name: 'Von allem etwas', what: 'mindestens 8 Punkte in sechs Zeilen der Wertung' },
  lateFire: { name: 'Spätzünder', what: 'das erste Bonfire erst im letzten Drittel, und trotzdem gewonnen' },
  countdownRun: { name: 'Endspurt', what: '30 Punkte nach Beginn des Countdowns' },
}

export const share: Words['share'] = {
  button: 'Teilen',
  look: 'Rückblick teilen',
  result: 'Ergebnis teilen',
  by: (name) => `${name} zeigt eine Partie:`,
  solved: (name, tries, streak) =>
    `${name}: ${tries === 1 ? 'im ersten Versuch' : `im ${tries}. Versuch`}${streak < 2 ? '' : `, ${streak} Tage in Folge`}`,
  tried: (name, tries) => `${name}: noch nicht gelöst, ${tries === 1 ? '1 Versuch' : `${tries} Versuche`}`,
  more: (people) => `und ${people} weitere`,
  shared: 'Geteilt.',
  there: (channel) => `Es steht in ${channel}.`,
  tryIt: 'Selbst versuchen',
}
