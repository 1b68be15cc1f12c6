import type { Trait } from '#players'
import type { Words } from '../words/index.ts'
import { count, isOne } from './grammar.ts'
import { names } from './names.ts'
import { nouns } from './nouns.ts'

const share = (amount: number, total: number): string => `${names.points(amount)} sur ${total}`
const MOST: Readonly<Record<Trait, (amount: number, total: number) => string>> = {
  bonfires: (amount, total) => `éclaire la route : ${share(amount, total)} grâce aux brasiers`,
  guardians: (amount, total) => `met les gardiennes en marche : ${share(amount, total)} grâce à elles`,
  path: (amount, total) => `soigne son chemin : ${share(amount, total)} grâce aux cristaux et aux portails`,
  common: (amount, total) => `sert le Conseil : ${share(amount, total)} grâce à ses missions`,
  alongTheWay: (amount, total) => `marque en route : ${share(amount, total)} avant le décompte final`,
  stock: (amount, total) => `garde des réserves : ${share(amount, total)} grâce aux restes`,
  gnomes: (amount) => `aime la compagnie : ${count(amount, nouns.gnome)} dans la cité`,
}
const LEAST: Readonly<Record<Trait, string>> = {
  bonfires: 'peu de brasiers allumés',
  guardians: 'presque rien grâce aux gardiennes',
  path: 'presque rien grâce aux cristaux et aux portails',
  common: 'presque rien grâce aux missions du Conseil',
  alongTheWay: 'peu de points en route',
  stock: 'aucune réserve à la fin',
  gnomes: 'presque aucun gnome',
}

export const analysis: Words['analysis'] = {
  button: 'Revoir la partie',
  title: 'Bilan de la partie',
  about:
    'C’est l’estimation d’un ordinateur, d’après ce que tout le monde pouvait voir. Elle est juste en moyenne, mais peut être fausse pour un tour.',
  turningPoints: (turns) => (isOne(turns) ? 'Le tournant' : `Les ${turns === 2 ? 'deux' : 'trois'} tournants`),
  noTurningPoints: 'Aucun tour n’a décidé de cette partie à lui seul : aucun n’a coûté cher.',
  cost: (turn, points) => `Tour ${turn} : environ ${names.points(points)} ${isOne(points) ? 'perdu' : 'perdus'}`,
  played: (name, turn) => `${name} · ${turn}`,
  there: (turn) => `Mieux · ${turn}`,
  before: (turn) => `La table avant le tour ${turn}`,
  styles: 'Styles de jeu',
  style: (name, { most, amount, least }, total) =>
    `${name} ${MOST[most](amount, total)}${least === null ? '' : ` ; ${LEAST[least]}`}.`,
  course: 'Ce que chacun pouvait espérer',
  expected: (name, all, scored) =>
    `${name} : environ ${all.map(({ turns, points }) => `${points} ${turns === 0 ? 'au début' : `après le tour ${turns}`}`).join(', ')} ; score final ${scored}.`,
  none: 'Tu n’as encore joué aucune partie jusqu’au bout ici. Après ta première, je te montrerai où elle a basculé.',
  notOver: 'Cette partie n’a pas été jouée jusqu’au bout : il n’y a rien à revoir.',
  otherRules: 'Cette partie suit d’anciennes règles et ne peut plus être revue. Son historique est toujours là.',
  failed: 'Je n’ai pas fini à temps. Réessaie dans une minute ; la partie elle-même ne risque rien.',
}
