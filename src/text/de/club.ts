import { capital } from '../capital.ts'
import type { Words } from '../words/index.ts'
import { count } from './grammar.ts'
import { nouns } from './nouns.ts'
import { scores } from './scores.ts'

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
