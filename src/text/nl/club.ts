import type { Words } from '../words/index.ts'
import { count } from './grammar.ts'
import { nouns } from './nouns.ts'
import { scores } from './scores.ts'

const MONTH = new Intl.DateTimeFormat('nl', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const TOGETHER: Readonly<Record<number, string>> = { 2: 'tweeën', 3: 'drieën', 4: 'vieren' }
const mean = (value: number): string => value.toLocaleString('nl', { maximumFractionDigits: 1 })

export const club: Words['club'] = {
  behind: 'Er worden nog spellen geteld; dit is dus nog niet alles.',
  page: (page) => `Pagina ${page}`,
  history: {
    title: 'Spellen op deze server',
    none: 'Op deze server is nog geen spel uitgespeeld. Een spel verschijnt hier kort na het einde.',
    noneFits: 'Geen spellen gevonden.',
    players: (players) => `Met z’n ${TOGETHER[players] ?? players}`,
    month: (first) => MONTH.format(first),
    unknownMonth: (typed) => `Ik ken de maand “${typed}” niet. Kies er een uit de lijst, of schrijf hem als 2026-11.`,
    game: (seats) =>
      seats.map(({ name, points, won }) => (won ? `**${name} ${points}**` : `${name} ${points}`)).join(' · '),
    choose: 'Open een spel',
    back: 'Alle spellen',
    there: 'Naar de tafel',
  },
  ranking: {
    title: 'Ranglijst',
    none: 'Er staat nog niemand in de ranglijst.',
    about: (games) =>
      `Spellen tussen mensen op deze server tellen mee. In de ranglijst staan spelers met ${games} meetellende spellen, tegen minstens twee verschillende mensen. Verlaat of verlies je je plaats, dan word je laatste.`,
    own: (rating, games) => `Jij: waardering ${rating}, nog niet in de ranglijst, na ${count(games, nouns.game)}`,
    place: ({ place, name, rating, games }) =>
      `${place}. **${name}** · waardering ${rating} · ${count(games, nouns.game)}`,
  },
  stats: {
    title: (name) => `${name} op deze server`,
    none: 'Hier zijn nog geen afgelopen spellen met anderen.',
    hidden: 'Deze speler wil niet in lijsten staan.',
    rating: (rating) => `Waardering ${rating}`,
    among: (players, games, wins) => `Met ${players} spelers: ${count(games, nouns.game)}, ${wins} gewonnen`,
    mean,
    points: (average, best) => `Gemiddeld ${mean(average)} punten, hoogste score ${best}`,
    where: 'Punten per spel, naast het gemiddelde van de server',
    line: (bar, line, own, server) => `${bar} ${scores.lines[line]}: ${mean(own)} (server ${mean(server)})`,
    bonfires: 'Favoriete vreugdevuren',
    gnomes: 'Favoriete gnomen',
    times: (name, times) => `${times}× ${name}`,
    versus: 'Onderling',
    versusLine: (name, won, tied, lost) =>
      `${name}: ${won} keer voor${tied === 0 ? '' : `, ${tied} keer gelijk`}, ${lost} keer achter`,
    achievements: 'Prestaties',
    achieved: (name, what, when) => `**${name}**: ${what} · ${when}`,
    chooseAchieved: 'Open het spel bij een prestatie',
    computers: (games, wins) => `Met computers aan tafel: ${count(games, nouns.game)}, ${wins} gewonnen`,
    tom: (games, wins) => `Tegen Tom: ${count(games, nouns.game)}, ${wins} gewonnen`,
    puzzles: (days, when) =>
      `Puzzel van de dag: ${days === 1 ? `laatst opgelost op ${when}` : `${days} dagen op rij opgelost, laatst op ${when}`}`,
  },
  reliability: {
    title: 'De laatste 90 dagen:',
    person: (name, finished, left, lost) =>
      `${name}: ${finished} uitgespeeld, ${left} verlaten, ${lost} verloren door tijd of stemming`,
  },
}
