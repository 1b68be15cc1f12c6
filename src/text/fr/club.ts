import type { RecordKey } from '#results'
import type { Words } from '../words/index.ts'
import { count, isOne, list } from './grammar.ts'
import { names } from './names.ts'
import { nouns } from './nouns.ts'

export const scores: Words['scores'] = {
  title: 'Scores',
  lines: {
    duringPlay: 'Pendant la partie',
    bonfires: 'Brasiers',
    guardians: 'Gardiennes aux brasiers',
    portals: 'Portails aux brasiers',
    crystals: 'Cristaux assortis',
    commonTasks: 'Missions du Conseil',
    fateTiles: 'Tuiles destin restantes',
    leftovers: 'Restes (1 point pour 2)',
  },
  total: 'Total',
  ifItEndedNow: 'Si la partie s’arrêtait là',
  lost: 'Cette partie s’est terminée selon d’anciennes règles, et sa dernière position n’a pas été conservée. L’historique dit comment elle s’est passée.',
  whenItStopped: 'Quand la partie s’est arrêtée',
  madeOf: (lines) => lines.map(({ line, points }) => `${points} ${MADE_OF[line]}`).join(' · '),
  standing: (rank, name, points, bonfires) =>
    `${rank}. ${name} : ${names.points(points)}, ${count(bonfires, nouns.bonfire)}`,
  decidedBy: (ahead, more, line) =>
    `Victoire avec ${names.points(ahead)} d’écart, surtout grâce ${BIGGEST[line]} (+${more}).`,
  decidedByBonfires: (lit, others) => `Égalité aux points ; les brasiers tranchent : ${lit} contre ${others}.`,
  won: (name, points) => `${name} gagne avec ${names.points(points)}.`,
  wonByBonfires: (name, points, bonfires) =>
    `${name} gagne avec ${names.points(points)} : à égalité, ${bonfires === 1 ? 'son seul brasier fait' : `ses ${bonfires} brasiers font`} la différence.`,
  shared: (shared, points) => `${list(shared)} se partagent la victoire avec ${names.points(points)}.`,
  soloWon: (points, tom) => `Tu bats Tom ${points} à ${tom}.`,
  soloLost: (points, tom) => `Tom gagne ${tom} à ${points}. On remet ça ?`,
  soloTied: (points) => `Égalité avec Tom à ${names.points(points)}. Pour le battre, il en faut un de plus.`,
  nextHandicap: (points) =>
    points === 0
      ? 'Prochain défi : pas d’avance.'
      : points > 0
        ? `Prochain défi : Tom commence avec ${names.points(points)} d’avance.`
        : `Prochain défi : tu commences avec ${names.points(-points)} d’avance.`,
}

const MADE_OF = {
  duringPlay: 'pendant la partie',
  bonfires: 'pour les brasiers',
  guardians: 'pour les gardiennes',
  portals: 'pour les portails',
  crystals: 'pour les cristaux',
  commonTasks: 'pour les missions du Conseil',
  fateTiles: 'pour les tuiles destin restantes',
  leftovers: 'pour les restes',
} as const

const BIGGEST = {
  duringPlay: 'aux points en cours de partie',
  bonfires: 'aux brasiers',
  guardians: 'aux gardiennes',
  portals: 'aux portails',
  crystals: 'aux cristaux',
  commonTasks: 'aux missions du Conseil',
  fateTiles: 'aux tuiles destin restantes',
  leftovers: 'aux restes',
} as const

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

export const records: Words['records'] = {
  title: 'Records',
  stands: (key, value, name) => `${WHAT[key]} : **${amount(key, value)}**, ${name}`,
  news: (key, value, name, before) =>
    `Nouveau record du serveur – ${WHAT[key]} : ${name}, **${amount(key, value)}** (avant : ${before.name}, ${amount(key, before.value)})`,
  choose: 'Ouvrir la partie d’un record',
}

const WHAT: Readonly<Record<RecordKey, string>> = {
  points1: 'Meilleur score contre Tom',
  points2: 'Meilleur score à 2',
  points3: 'Meilleur score à 3',
  points4: 'Meilleur score à 4',
  turn: 'Plus gros tour',
  closest: 'Victoire la plus serrée',
  streak: 'Plus longue série de victoires contre Tom',
}

function amount(key: RecordKey, value: number): string {
  if (key === 'streak') return count(value, nouns.game)
  if (key !== 'closest') return names.points(value)
  return value === 0 ? 'à égalité, les brasiers tranchent' : `${names.points(value)} d’écart`
}

export const achievements: Words['achievements'] = {
  sevenBonfires: { name: 'Cité lumière', what: 'les sept brasiers allumés' },
  fiveElders: { name: 'Conseil des sages', what: 'cinq sages en une partie' },
  noGnomes: { name: 'En solitaire', what: 'victoire sans aucun gnome' },
  lastToFirst: { name: 'La remontée', what: 'dernière place au début du compte à rebours, puis victoire' },
  tomByThirty: { name: 'Le mauvais jour de Tom', what: 'Tom battu de 30 points' },
  fourYellow: { name: 'Lueur dorée', what: 'quatre brasiers jaunes' },
  twoOfEachColour: { name: 'De toutes les couleurs', what: 'deux brasiers de chaque couleur' },
  noYellow: { name: 'Petites flammes', what: 'victoire sans brasier jaune' },
  fewestBonfires: { name: 'Économies de bois', what: 'victoire avec le moins de brasiers' },
  ledThroughout: { name: 'Hors d’atteinte', what: 'en tête dès le premier écart et jusqu’à la fin' },
  lastRound: { name: 'Au dernier moment', what: 'en tête seulement dans la dernière manche' },
  byAPoint: { name: 'À une étincelle près', what: 'victoire avec un point d’écart au plus' },
  greatTurn: { name: 'Coup d’éclat', what: '20 points en un seul tour' },
  byThirty: { name: 'Loin devant', what: 'victoire avec 30 points d’écart' },
  noDiscards: { name: 'Rien de perdu', what: 'victoire sans défausser de tuile action' },
  shortVoyage: { name: 'Près du port', what: 'victoire en deux traversées au plus' },
  nothingLeft: { name: 'Jusqu’à la dernière tuile', what: 'ni tuile action ni ressource à la fin' },
  threeInARow: { name: 'Feux en chaîne', what: 'un brasier allumé trois tours de suite' },
  threeWatches: { name: 'Veillée', what: 'trois gardiennes aux brasiers' },
  sevenPortals: { name: 'Portes ouvertes', what: 'un portail à chacun des sept brasiers' },
  fiveCrystals: { name: 'L’œil aux cristaux', what: 'cinq cristaux assortis' },
  ofEverything: { name: 'Un peu de tout', what: 'au moins 8 points dans six lignes du décompte' },
  lateFire: { name: 'À feu doux', what: 'premier brasier dans le dernier tiers, puis victoire' },
  countdownRun: { name: 'Sprint final', what: '30 points après le début du compte à rebours' },
}

export const share: Words['share'] = {
  button: 'Partager',
  look: 'Partager le bilan',
  result: 'Partager le score',
  by: (name) => `${name} montre une partie :`,
  solved: (name, tries, streak) =>
    `${name} : ${tries === 1 ? 'du premier coup' : `au ${tries}e essai`}${streak < 2 ? '' : `, ${streak} jours de suite`}`,
  tried: (name, tries) => `${name} : pas encore trouvé, ${tries === 1 ? '1 essai' : `${tries} essais`}`,
  more: (people) => `et ${people} de plus`,
  shared: 'C’est partagé.',
  there: (channel) => `C’est dans ${channel}.`,
  tryIt: 'Essayer',
}
