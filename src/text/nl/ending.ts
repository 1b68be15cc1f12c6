import type { Portrait } from '#results'
import type { Words } from '../words/index.ts'
import { count, inWords, list } from './grammar.ts'
import { names } from './names.ts'
import { nouns } from './nouns.ts'

const COLOURS = { blue: 'blauw', red: 'rood', yellow: 'geel' } as const

export const ending: Words['ending'] = {
  title: 'Hoe het ging',
  ledThroughout: (name, turn) => `${name} stond van beurt ${turn} tot het einde voor.`,
  leadChanged: (times, name, turn) =>
    `De leiding wisselde ${times === 1 ? 'één keer' : `${inWords(times)} keer`}: vanaf beurt ${turn} stond ${name} voor.`,
  countdown: (name, turn, novices) =>
    `${name} liet in beurt ${turn} het aftellen beginnen, met ${count(novices, nouns.novice)} in de Raad.`,
  caughtUp: (name, points) => `Toen stond ${name} nog ${names.points(points)} achter.`,
  decisive: (name, turn, points) => `Beslissende beurt: ${name}, beurt ${turn}, zo’n ${names.points(points)} waard.`,
  greatest: (name, turn, points, lit, decisive) =>
    `Beste beurt: ${name}, beurt ${turn}, goed voor ${names.points(points)}${lit === null ? '' : ` met een ${COLOURS[lit]} vreugdevuur`}${decisive ? ', en die besliste het spel' : ''}.`,
  satOut: (out) => `Niet tot het einde gebleven: ${list(out)}.`,
  portrait: (name, portrait, amount) => `${name} ${PORTRAITS[portrait](amount)}.`,
  achieved: (name, achievement, what) => `${name}: **${achievement}** (${what})`,
}

const PORTRAITS: Readonly<Record<Portrait, (amount: number) => string>> = {
  ships: (n) => `voelde zich thuis op het water: ${n} keer gevaren`,
  fewShips: (n) => `had het thuis goed: ${n === 0 ? 'geen enkele keer gevaren' : `maar ${inWords(n)} keer gevaren`}`,
  offerings: (n) => `kwam nooit met lege handen: ${count(n, nouns.offering)} op de eilanden`,
  greatBonfires: (n) => `hield het grote vreugdevuur aan het draaien, wel ${n} keer`,
  processions: (n) => `hield van optochten: ${n} stuks`,
  novices: (n) => `had vrienden in de Raad: ${count(n, nouns.novice)}`,
  discards: (n) => `reisde met lichte bagage en legde ${count(n, nouns.actionTile)} af`,
  fateTilesSaved: (n) => `liet ${count(n, nouns.fateTile)} aan het lot over`,
  usedEverything: () => 'gebruikte alles, tot het laatste fiche',
  elders: (n) => `luisterde naar de ouderen, voor ${names.points(n)}`,
  company: (n) => `zat nooit alleen bij het vuur: ${count(n, nouns.gnome)} gingen mee`,
  crystals: (n) => `had oog voor stenen: ${n} passende kristallen`,
  portals: (n) => `liet de deuren open: portalen bij ${count(n, nouns.bonfire)}`,
  watches: (n) => `kon rustig slapen: ${count(n, nouns.guardian)} hielden de wacht bij de vuren`,
  yellow: (n) => `hield van helder licht: ${n} gele vreugdevuren`,
  bonfires: (n) => `had de lucifers bij de hand: ${count(n, nouns.bonfire)}`,
  commonTasks: (n) => `maakte de Raad blij met ${n} van zijn opdrachten`,
  greatTurn: (n) => `had één beurt om te onthouden: ${names.points(n)} ineens`,
  run: (n) => `bewaarde het beste voor het laatst: ${names.points(n)} nadat het aftellen begon`,
  earlyFire: (turn) => `had het vroeg warm: het eerste vreugdevuur in beurt ${turn}`,
  lateFire: (turn) => `had geen haast: het eerste vreugdevuur brandde in beurt ${turn}`,
  path: (n) => `maakte de weg vrij met ${count(n, nouns.pathTile)}`,
  fateTiles: (n) => `vertrouwde op het lot: ${count(n, nouns.fateTile)} gelegd`,
}
