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
