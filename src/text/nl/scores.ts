import type { Words } from '../words/index.ts'
import type { ScoreLine } from '../words/scores.ts'
import { count, list } from './grammar.ts'
import { names } from './names.ts'
import { nouns } from './nouns.ts'

export const scores: Words['scores'] = {
  title: 'Punten',
  lines: {
    duringPlay: 'Tijdens het spel',
    bonfires: 'Vreugdevuren',
    guardians: 'Hoeders bij vreugdevuren',
    portals: 'Portalen bij vreugdevuren',
    crystals: 'Passende kristallen',
    commonTasks: 'Opdrachten van de Raad',
    fateTiles: 'Lottegels over',
    leftovers: 'Over in voorraad (1 punt per 2)',
  },
  total: 'Totaal',
  ifItEndedNow: 'Als het spel nu zou eindigen',
  lost: 'Dit spel is met oudere regels uitgespeeld, en de eindstand is niet bewaard. In het logboek staat hoe het ging.',
  whenItStopped: 'Toen het spel ophield',
  madeOf: (lines) => lines.map(({ line, points }) => `${points} ${MADE_OF[line]}`).join(' · '),
  standing: (rank, name, points, bonfires) =>
    `${rank}. ${name}: ${names.points(points)}, ${count(bonfires, nouns.bonfire)}`,
  decidedBy: (ahead, more, line) =>
    `Gewonnen met ${names.points(ahead)} verschil, vooral door ${BIGGEST[line]} (+${more}).`,
  decidedByBonfires: (lit, others) => `Evenveel punten: het aantal vreugdevuren beslist, ${lit} tegen ${others}.`,
  won: (name, points) => `${name} wint met ${names.points(points)}.`,
  wonByBonfires: (name, points, bonfires) =>
    `${name} wint met ${names.points(points)}: evenveel punten, maar de meeste vreugdevuren (${bonfires}).`,
  shared: (shared, points) => `${list(shared)} delen de winst met ieder ${names.points(points)}.`,
  soloWon: (points, tom) => `Je wint van Tom: ${points} tegen ${tom}.`,
  soloLost: (points, tom) => `Tom wint: ${tom} tegen ${points}. Nog een keer?`,
  soloTied: (points) => `Gelijkspel met Tom, allebei ${names.points(points)}. Met één punt meer had je gewonnen.`,
  nextHandicap: (points) =>
    points === 0
      ? 'Volgende keer in de handicapmodus: niemand heeft voorsprong.'
      : points > 0
        ? `Volgende keer in de handicapmodus: Tom begint met ${names.points(points)} voorsprong.`
        : `Volgende keer in de handicapmodus: jij begint met ${names.points(-points)} voorsprong.`,
}

const BIGGEST: Readonly<Record<ScoreLine, string>> = {
  duringPlay: 'punten tijdens het spel',
  bonfires: 'vreugdevuren',
  guardians: 'hoeders',
  portals: 'portalen',
  crystals: 'kristallen',
  commonTasks: 'opdrachten van de Raad',
  fateTiles: 'overgebleven lottegels',
  leftovers: 'wat er over was',
}

const MADE_OF: Readonly<Record<ScoreLine, string>> = {
  duringPlay: 'tijdens het spel',
  bonfires: 'voor vreugdevuren',
  guardians: 'voor hoeders',
  portals: 'voor portalen',
  crystals: 'voor kristallen',
  commonTasks: 'voor opdrachten van de Raad',
  fateTiles: 'voor ongebruikte lottegels',
  leftovers: 'voor wat er over is',
}
