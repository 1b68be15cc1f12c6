import type { Words } from '../words/index.ts'
import { count, list } from './grammar.ts'
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
  lost: 'Cette partie s’est terminée selon d’anciennes règles, et sa dernière position n’est pas gardée. L’historique dit comment elle s’est passée.',
  whenItStopped: 'Quand la partie s’est arrêtée',
  madeOf: (lines) => lines.map(({ line, points }) => `${points} ${MADE_OF[line]}`).join(' · '),
  standing: (rank, name, points, bonfires) =>
    `${rank}. ${name} : ${names.points(points)}, ${count(bonfires, nouns.bonfire)}`,
  decidedBy: (ahead, more, line) =>
    `Victoire avec ${names.points(ahead)} d’écart, surtout grâce ${BIGGEST[line]} (+${more}).`,
  decidedByBonfires: (lit, others) => `Égalité aux points ; les brasiers tranchent : ${lit} contre ${others}.`,
  won: (name, points) => `${name} gagne avec ${names.points(points)}.`,
  wonByBonfires: (name, points, bonfires) =>
    `${name} gagne avec ${names.points(points)} et l’emporte à égalité grâce à ${count(bonfires, nouns.bonfire)}.`,
  shared: (shared, points) => `${list(shared)} se partagent la victoire avec ${names.points(points)}.`,
  soloWon: (points, tom) => `Tu bats Tom, ${points} à ${tom}.`,
  soloLost: (points, tom) => `Tom gagne, ${tom} à ${points}. On retente ?`,
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
  bonfires: 'de brasiers',
  guardians: 'de gardiennes',
  portals: 'de portails',
  crystals: 'de cristaux',
  commonTasks: 'de missions du Conseil',
  fateTiles: 'de tuiles destin restantes',
  leftovers: 'de restes',
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
