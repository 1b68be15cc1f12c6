import type { Words } from '../words/index.ts'
import { count } from './grammar.ts'
import { nouns } from './nouns.ts'
import { scores } from './scores.ts'

const MONTH = new Intl.DateTimeFormat('de', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const mean = (value: number): string => value.toLocaleString('de', { maximumFractionDigits: 1 })

export const club: Words['club'] = {
  behind: 'Noch werden Partien ausgezählt; hier fehlt also noch etwas.',
  page: (page) => `Seite ${page}`,
  history: {
    title: 'Partien auf diesem Server',
    none: 'Auf diesem Server ist noch keine Partie zu Ende gespielt. Eine Partie erscheint hier kurz nach ihrem Ende.',
    noneFits: 'Keine Partie passt.',
    players: (players) => `Zu ${players}`,
    month: (first) => MONTH.format(first),
    unknownMonth: (typed) =>
      `Den Monat „${typed}“ kenne ich nicht. Wähl einen aus der Liste, oder schreib ihn wie 2026-11.`,
    game: (seats) =>
      seats.map(({ name, points, won }) => (won ? `**${name} ${points}**` : `${name} ${points}`)).join(' · '),
    choose: 'Eine Partie öffnen',
    back: 'Alle Partien',
    there: 'Zum Tisch',
  },
  ranking: {
    title: 'Rangliste',
    none: 'Noch ist niemand in der Rangliste.',
    about: (games) =>
      `Es zählen Partien unter Menschen auf diesem Server. In der Rangliste steht, wer ${games} gewertete Partien hat, gegen mindestens zwei verschiedene Menschen. Bei einem verlassenen oder verlorenen Platz zählt der letzte Rang.`,
    own: (rating, games) =>
      `Du: Wertung ${rating}, noch nicht in der Rangliste, mit ${count(games, nouns.game, 'nom')}`,
    place: ({ place, name, rating, games }) =>
      `${place}. **${name}** · Wertung ${rating} · ${count(games, nouns.game, 'nom')}`,
  },
  stats: {
    title: (name) => `${name} auf diesem Server`,
    none: 'Hier gibt es noch keine beendeten Partien mit anderen.',
    hidden: 'Diese Person möchte nicht in Listen stehen.',
    rating: (rating) => `Wertung ${rating}`,
    among: (players, games, wins) => `Zu ${players}: ${count(games, nouns.game, 'nom')}, ${wins} gewonnen`,
    mean,
    points: (average, best) => `Im Schnitt ${mean(average)} Punkte, höchstens ${best}`,
    where: 'Punkte je Partie, daneben der Schnitt des Servers',
    line: (bar, line, own, server) => `${bar} ${scores.lines[line]}: ${mean(own)} (Server ${mean(server)})`,
    bonfires: 'Liebste Bonfire',
    gnomes: 'Liebste Gnome',
    times: (name, times) => `${times}× ${name}`,
    versus: 'Im direkten Vergleich',
    versusLine: (name, won, tied, lost) =>
      `${name}: ${won}-mal vorn${tied === 0 ? '' : `, ${tied}-mal gleichauf`}, ${lost}-mal dahinter`,
    achievements: 'Erfolge',
    achieved: (name, what, when) => `**${name}**: ${what} · ${when}`,
    chooseAchieved: 'Partie eines Erfolgs öffnen',
    computers: (games, wins) => `Mit Computern am Tisch: ${count(games, nouns.game, 'nom')}, ${wins} gewonnen`,
    tom: (games, wins) => `Gegen Tom: ${count(games, nouns.game, 'nom')}, ${wins} gewonnen`,
  },
  reliability: {
    title: 'In den letzten 90 Tagen:',
    person: (name, finished, left, lost) =>
      `${name}: ${finished} zu Ende gespielt, ${left} verlassen, ${lost} durch Zeit oder Abstimmung verloren`,
  },
}
