import type { Portrait } from '#results'
import type { Words } from '../words/index.ts'
import { a, count, inWords, isOne, list } from './grammar.ts'
import { names } from './names.ts'
import { colours, nouns } from './nouns.ts'

export const ending: Words['ending'] = {
  title: 'Le récit de la partie',
  ledThroughout: (name, turn) => `${name} mène du tour ${turn} à la fin.`,
  leadChanged: (times, name, turn) =>
    `La première place change de mains ${isOne(times) ? 'une fois' : `${inWords(times)} fois`} : ${name} la prend pour de bon au tour ${turn}.`,
  countdown: (name, turn, novices) =>
    `${name} lance le compte à rebours au tour ${turn}, avec ${count(novices, nouns.novice)} au Conseil.`,
  caughtUp: (name, points) => `À ce moment-là, ${name} a encore ${names.points(points)} de retard.`,
  decisive: (name, turn, points) =>
    `Le tour décisif : ${name}, au tour ${turn}, qui vaut environ ${names.points(points)}.`,
  greatest: (name, turn, points, lit, decisive) =>
    `Le plus gros tour : ${name}, au tour ${turn}, avec ${names.points(points)}${lit === null ? '' : ` et ${a(nouns.bonfire, colours[lit])}`}${decisive ? ' ; il décide de la partie' : ''}.`,
  satOut: (out) => `Sans finir la partie : ${list(out)}.`,
  portrait: (name, portrait, amount) => `${name} ${PORTRAITS[portrait](amount)}.`,
  achieved: (name, achievement, what) => `${name} : **${achievement}** (${what})`,
}

const PORTRAITS: Readonly<Record<Portrait, (amount: number) => string>> = {
  ships: (n) => `a le pied marin : ${n} traversées`,
  fewShips: (n) =>
    `reste près du port : ${n === 0 ? 'pas une traversée' : isOne(n) ? 'une seule traversée' : `${inWords(n)} traversées, pas plus`}`,
  offerings: (n) => `ne vient jamais les mains vides : ${count(n, nouns.offering)} sur les îles`,
  greatBonfires: (n) => `fait tourner le Grand Brasier, ${n} fois en tout`,
  processions: (n) => `adore les défilés : ${n} processions`,
  novices: (n) => `a des amis haut placés : ${count(n, nouns.novice)} au Conseil`,
  discards: (n) => `voyage léger : ${count(n, nouns.actionTile)} à la défausse`,
  fateTilesSaved: (n) => `garde ${count(n, nouns.fateTile)} sous le coude`,
  usedEverything: () => 'se sert de tout, jusqu’à la dernière tuile',
  elders: (n) => `écoute les sages, pour ${names.points(n)}`,
  company: (n) => `ne manque jamais de compagnie au coin du feu : ${count(n, nouns.gnome)}`,
  crystals: (n) => `a l’œil du joaillier : ${n} cristaux assortis`,
  portals: (n) => `laisse les portes ouvertes : des portails à ${count(n, nouns.bonfire)}`,
  watches: (n) => `dort tranquille : ${count(n, nouns.guardian)} aux brasiers`,
  yellow: (n) => `aime quand ça brille : ${count(n, nouns.bonfire, colours.yellow)}`,
  bonfires: (n) => `a toujours des allumettes : ${count(n, nouns.bonfire)}`,
  commonTasks: (n) => `fait plaisir au Conseil : ${n} de ses missions accomplies`,
  greatTurn: (n) => `joue un tour mémorable : ${names.points(n)} d’un coup`,
  run: (n) => `garde le meilleur pour la fin : ${names.points(n)} après le début du compte à rebours`,
  earlyFire: (turn) => `se réchauffe tôt : premier brasier au tour ${turn}`,
  lateFire: (turn) => `prend son temps : premier brasier au tour ${turn}`,
  path: (n) => `soigne son chemin : ${count(n, nouns.pathTile)}`,
  fateTiles: (n) => `se fie au destin : ${count(n, nouns.fateTile)}`,
}
