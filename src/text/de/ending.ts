import type { Portrait } from '#results'
import type { Words } from '../words/index.ts'
import { a, count, inWords, list } from './grammar.ts'
import { names } from './names.ts'
import { colours, nouns } from './nouns.ts'

export const ending: Words['ending'] = {
  title: 'Wie es lief',
  ledThroughout: (name, turn) => `${name} lag von Zug ${turn} bis zum Ende vorn.`,
  leadChanged: (times, name, turn) =>
    `Die Führung wechselte ${times === 1 ? 'einmal' : times > 12 ? `${times}-mal` : `${inWords(times)}mal`}: Seit Zug ${turn} lag ${name} vorn.`,
  countdown: (name, turn, novices) =>
    `${name} löste in Zug ${turn} den Countdown aus, mit ${count(novices, nouns.novice, 'dat')} im Rat.`,
  caughtUp: (name, points) => `Da lag ${name} noch ${names.points(points)} zurück.`,
  decisive: (name, turn, points) => `Entscheidender Zug: ${name}, Zug ${turn}, etwa ${names.points(points)} wert.`,
  greatest: (name, turn, points, lit, decisive) =>
    `Stärkster Zug: ${name}, Zug ${turn}, ${names.points(points)}${lit === null ? '' : ` mit ${a(nouns.bonfire, 'dat', colours[lit])}`}${decisive ? ', und er entschied die Partie' : ''}.`,
  satOut: (out) => `Nicht bis zum Ende dabei: ${list(out)}.`,
  portrait: (name, portrait, amount) => `${name} ${PORTRAITS[portrait](amount)}.`,
  achieved: (name, achievement, what) => `${name}: **${achievement}** (${what})`,
}

const PORTRAITS: Readonly<Record<Portrait, (amount: number) => string>> = {
  ships: (n) => `war auf dem Wasser zu Hause: ${n} Fahrten`,
  fewShips: (n) =>
    `hatte es zu Hause schön: ${n === 0 ? 'keine einzige Fahrt' : `nur ${n === 1 ? 'eine Fahrt' : `${inWords(n)} Fahrten`}`}`,
  offerings: (n) => `kam nie mit leeren Händen: ${count(n, nouns.offering, 'nom')} auf den Inseln`,
  greatBonfires: (n) => `hielt das Große Bonfire in Schwung: ${n}-mal gedreht`,
  processions: (n) => `mochte Umzüge: ${n} Prozessionen`,
  novices: (n) => `hatte gute Freunde im Rat: ${count(n, nouns.novice, 'acc')}`,
  discards: (n) => `reiste mit leichtem Gepäck und warf ${count(n, nouns.actionTile, 'acc')} ab`,
  fateTilesSaved: (n) => `ließ sich vom Schicksal nicht hetzen: ${count(n, nouns.fateTile, 'nom')} übrig`,
  usedEverything: () => 'nutzte alles, bis zum letzten Marker',
  elders: (n) => `hörte auf die Ältesten: ${count(n, nouns.point, 'nom')} von ihnen`,
  company: (n) => `saß nie allein am Feuer: ${count(n, nouns.gnome, 'nom')} kamen mit`,
  crystals: (n) => `hatte ein Auge für Steine: ${n} passende Kristalle`,
  portals: (n) => `ließ die Türen offen: Portale an ${count(n, nouns.bonfire, 'dat')}`,
  watches: (n) => `konnte ruhig schlafen: ${count(n, nouns.guardian, 'nom')} wachten am Bonfire`,
  yellow: (n) => `mochte es hell: ${n} gelbe Bonfire`,
  bonfires: (n) => `hatte die Streichhölzer dabei: ${count(n, nouns.bonfire, 'nom')}`,
  commonTasks: (n) => `machte den Rat glücklich: ${n} seiner Aufgaben erfüllt`,
  greatTurn: (n) => `hatte einen Zug für die Chronik: ${names.points(n)} auf einmal`,
  run: (n) => `hob das Beste für den Schluss auf: ${names.points(n)} nach Beginn des Countdowns`,
  earlyFire: (turn) => `hatte es früh warm: das erste Bonfire in Zug ${turn}`,
  lateFire: (turn) => `hatte keine Eile: das erste Bonfire brannte in Zug ${turn}`,
  path: (n) => `ebnete den Weg: ${count(n, nouns.pathTile, 'nom')}`,
  fateTiles: (n) => `vertraute dem Schicksal: ${count(n, nouns.fateTile, 'nom')} angelegt`,
}
