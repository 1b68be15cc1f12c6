import type { Words } from '../words/index.ts'
import { count, isOne } from './grammar.ts'
import { nouns } from './nouns.ts'
import { scores } from './scores.ts'

const MONTH = new Intl.DateTimeFormat('fr-FR', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const mean = (value: number): string => value.toLocaleString('fr', { maximumFractionDigits: 1 })

export const club: Words['club'] = {
  behind: 'Des parties sont encore en cours de décompte et n’apparaissent donc pas encore ici.',
  page: (page) => `Page ${page}`,
  history: {
    title: 'Parties de ce serveur',
    none: 'Aucune partie n’a encore été jouée jusqu’au bout sur ce serveur. Une partie apparaît ici peu après sa fin.',
    noneFits: 'Aucune partie ne correspond.',
    players: (players) => `À ${players}`,
    month: (first) => MONTH.format(first),
    unknownMonth: (typed) =>
      `Je ne connais pas le mois « ${typed} ». Choisis-en un dans la liste, ou écris-le comme 2026-11.`,
    game: (seats) =>
      seats.map(({ name, points, won }) => (won ? `**${name} ${points}**` : `${name} ${points}`)).join(' · '),
    choose: 'Ouvrir une partie',
    back: 'Toutes les parties',
    there: 'Aller à la table',
  },
  ranking: {
    title: 'Classement',
    none: 'Personne n’est encore classé.',
    about: (games) =>
      `Seules comptent les parties de ce serveur entre humains. Il faut ${games} parties classées, contre au moins deux personnes différentes, pour figurer ici. Si tu quittes ou perds ta place, tu finis à la dernière place.`,
    own: (rating, games) => `Toi : cote ${rating}, hors classement pour l’instant, avec ${count(games, nouns.game)}`,
    place: ({ place, name, rating, games }) => `${place}. **${name}** · cote ${rating} · ${count(games, nouns.game)}`,
  },
  stats: {
    title: (name) => `${name} sur ce serveur`,
    none: 'Aucune partie terminée avec d’autres ici pour l’instant.',
    hidden: 'Cette personne ne veut pas figurer dans les listes.',
    rating: (rating) => `Cote ${rating}`,
    among: (players, games, wins) => `À ${players} : ${count(games, nouns.game)}, ${count(wins, nouns.win)}`,
    mean,
    points: (average, best) => `${mean(average)} points en moyenne, ${best} au mieux`,
    where: 'Points par partie, avec la moyenne du serveur',
    line: (bar, line, own, server) => `${bar} ${scores.lines[line]} : ${mean(own)} (serveur ${mean(server)})`,
    bonfires: 'Brasiers favoris',
    gnomes: 'Gnomes favoris',
    times: (name, times) => `${times}× ${name}`,
    versus: 'Face-à-face',
    versusLine: (name, won, tied, lost) =>
      `Devant ${name} ${won} fois${tied === 0 ? '' : `, à égalité ${tied} fois`}, derrière ${lost} fois`,
    achievements: 'Exploits',
    achieved: (name, what, when) => `**${name}** : ${what} · ${when}`,
    chooseAchieved: 'Ouvrir la partie d’un exploit',
    computers: (games, wins) =>
      `Avec des ordinateurs à la table : ${count(games, nouns.game)}, ${count(wins, nouns.win)}`,
    tom: (games, wins) => `Contre Tom : ${count(games, nouns.game)}, ${count(wins, nouns.win)}`,
    puzzles: (days, when) =>
      `Énigme du jour : résolue ${days === 1 ? `pour la dernière fois le ${when}` : `${days} jours de suite, la dernière fois le ${when}`}`,
  },
  reliability: {
    title: 'Ces 90 derniers jours :',
    person: (name, finished, left, lost) =>
      `${name} : ${count(finished, nouns.game)} jusqu’au bout, ${left} ${isOne(left) ? 'quittée' : 'quittées'}, ${lost} ${isOne(lost) ? 'perdue' : 'perdues'} au temps ou par vote`,
  },
}
