import type { Words } from '../words/index.ts'
import type { ScoreLine } from '../words/scores.ts'
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
    leftovers: 'Übrig im Vorrat (1 Punkt je 2)',
  },
  total: 'Summe',
  ifItEndedNow: 'Wenn jetzt Schluss wäre',
  lost: 'Diese Partie wurde nach älteren Regeln zu Ende gespielt, ihr Endstand ist nicht gespeichert. Der Verlauf erzählt, wie es lief.',
  whenItStopped: 'Stand beim Abbruch',
  madeOf: (lines) => lines.map(({ line, points }) => `${points} ${MADE_OF[line]}`).join(' · '),
  standing: (rank, name, points, bonfires) =>
    `${rank}. ${name}: ${names.points(points)}, ${count(bonfires, nouns.bonfire, 'nom')}`,
  decidedBy: (ahead, more, line) =>
    `Gewonnen mit ${count(ahead, nouns.point, 'dat')} Vorsprung; größter Unterschied: ${BIGGEST[line]} (+${more}).`,
  decidedByBonfires: (lit, others) => `Punktgleich; die Zahl der Bonfire entscheidet: ${lit} zu ${others}.`,
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

const BIGGEST: Readonly<Record<ScoreLine, string>> = {
  duringPlay: 'Punkte während der Partie',
  bonfires: 'Bonfire',
  guardians: 'Hüterinnen',
  portals: 'Portale',
  crystals: 'Kristalle',
  commonTasks: 'Aufgaben des Rates',
  fateTiles: 'übrige Schicksalsplättchen',
  leftovers: 'Übriges im Vorrat',
}

const MADE_OF: Readonly<Record<ScoreLine, string>> = {
  duringPlay: 'während der Partie',
  bonfires: 'für Bonfire',
  guardians: 'für Hüterinnen',
  portals: 'für Portale',
  crystals: 'für Kristalle',
  commonTasks: 'für Aufgaben des Rates',
  fateTiles: 'für übrige Schicksalsplättchen',
  leftovers: 'für Übriges im Vorrat',
}
