import type { Task } from '#engine'
import { capital } from '../capital.ts'
import type { Words } from '../words/index.ts'
import { bare, count, either, isOne, list, the } from './grammar.ts'
import { names } from './names.ts'
import { colours, nouns } from './nouns.ts'
import { tasks } from './tasks.ts'

export const panel: Words['panel'] = {
  yourTurn: 'À toi de jouer',
  othersTurn: (name) => `C’est à ${name} de jouer.`,
  possibleNow: 'Possible avec ce que tu as maintenant',
  impossibleNow: 'Avec ce que tu as, rien n’est possible pour l’instant. Ça peut changer d’ici ton tour.',
  beforeFirstTurn: 'Ton premier tour commence par ta première tuile destin : garde-la ou échange-la.',
  noMoreTurns: 'Tu ne joues plus. Tout ce que tu as construit compte à la fin.',
  endsBefore:
    'La partie se termine avant ton prochain tour : plus rien à prévoir. Tout ce que tu as construit compte à la fin.',
  actions: {
    fate: 'Placer une tuile destin',
    path: 'Construire un chemin',
    ship: 'Déplacer le navire',
    task: 'Recevoir une mission',
    guardian: 'Accueillir une gardienne',
    procession: 'Faire une procession',
    bonfire: 'Utiliser le Grand Brasier',
    gnome: 'Recruter un gnome',
    ignite: 'Allumer un brasier',
    novice: 'Envoyer un novice neutre',
    discard: 'Défausser une tuile',
  },
  menu: {
    fate: 'Tuile destin',
    path: 'Chemin',
    ship: 'Navire',
    task: 'Mission',
    guardian: 'Gardienne',
    procession: 'Procession',
    bonfire: 'Grand Brasier',
    gnome: 'Gnome',
    ignite: 'Allumer',
    novice: 'Novice neutre',
  },
  ignite: (spaces) =>
    spaces.length === 1
      ? `Allumer le brasier ${spaces[0]}`
      : `Allumer ${spaces.length > 2 ? `(${spaces.length})` : either(spaces.map(String))}`,
  passFor: (points) => `Passer (+${points})`,
  fateFor: (tiles) => `Destin (−${count(tiles, nouns.tile)})`,
  more: 'Voir une cité, l’historique…',
  pass: {
    title: 'Passer et ne plus jouer ?',
    brings: (points) => `Tu gagnes ${names.points(points)}.`,
    turns: (turns) => `Tu renonces à ${isOne(turns) ? 'ce dernier tour' : `tes ${turns} derniers tours`}.`,
    allTurns: 'Tu renonces à tous tes tours à venir.',
    unlit: (fulfilled) =>
      `**${isOne(fulfilled.length) ? 'Mission accomplie, mais jamais allumée' : 'Missions accomplies, mais jamais allumées'} :** ${list(fulfilled.map(worth))}.`,
    stays: 'Tout ce que tu as construit compte à la fin.',
  },
  taskFulfilled: (fulfilled, may) =>
    `**${isOne(fulfilled.length) ? 'Mission accomplie' : 'Missions accomplies'} :** ${list(fulfilled.map(worth))}. ${may ? 'Tu peux allumer maintenant.' : 'Allumer prend un tour entier.'}`,
  notNow: (actions) => `**Pas maintenant :** ${actions}`,
  priced: (action, tiles) => `${action} pour ${tiles}`,
  whyNotNow: {
    tilesShort: 'pas assez de tuiles',
    resourcesShort: 'pas assez de ressources',
    tooManyTiles: 'trop de tuiles action',
    noFateTiles: 'plus aucune tuile destin',
    doesNotFit: 'pas de place',
    cityFull: 'cité pleine',
    pileEmpty: 'il n’en reste plus',
    shipElsewhere: 'aucune gardienne sur ton île',
    noSuchTask: 'aucune mission sur ton île',
    noOffering: 'plus aucune offrande',
    guardianOwned: 'tu l’as déjà',
    noGuardianThere: 'plus aucune là-bas',
    nobodyCanMove: 'aucune ne peut avancer',
    noSuchGnome: 'il n’en reste plus',
  },
  choosePlace: 'Choisis un emplacement',
  chooseOne: 'Choisis',
  sailAndAct: 'Naviguer et agir sur l’île',
  onlySail: 'Naviguer seulement',
  allPlaces: 'Tous les emplacements : quelle tuile, quel sens ?',
  way: (tile, symbols, direction) => `${tile} ${symbols}, ${names.direction[direction]}`,
  best: 'Meilleurs emplacements',
  morePlaces: (part, parts) => `La suite (${part}/${parts})`,
  keptTile: (tile) => capital(bare(nouns.tile, colours[tile])),
  keepWhich: (most, held) =>
    `Tu as ${count(held, nouns.actionTile)}. ${isOne(most) ? 'Laquelle gardes-tu' : `Lesquelles gardes-tu (${most})`} ?`,
  guardianMoves: (guardian) => `Où va ${the(nouns.guardian, colours[guardian])} ?`,
  stepsPlaceholder: 'Combien de pas ?',
  finalNow: 'Quelque chose a été révélé : impossible d’annuler ce qui précède.',
  finalAhead: (what) =>
    `${capital(list(what.map((one) => WAITING[one])))} vont apparaître ; ensuite, impossible d’annuler.`,
  doneAndNext: (next) => (next === null ? 'C’est fait.' : `C’est fait. C’est à ${next} de jouer.`),
  fellAway: (turns, choices) =>
    turns === 0
      ? `Une erreur de règles a été corrigée, alors ton tour recommence : ${isOne(choices) ? 'ta dernière étape est perdue' : `tes ${choices} dernières étapes sont perdues`}. Tous les tours d’avant restent.`
      : `Une erreur de règles a été corrigée ; elle touchait ${isOne(turns) ? 'le dernier tour' : `les ${turns} derniers tours`}. La partie reprend juste avant ; l’historique montre encore ce qui a été joué.`,
  holdings: (tiles, resources) => {
    if (tiles === '') return `Tu n’as aucune tuile action${resources === '' ? ' ni ressource' : `, mais ${resources}`}.`
    return `Tu as ${tiles}${resources === '' ? ', mais aucune ressource' : ` ${resources}`}.`
  },
}

const worth = (task: Task): string => `${tasks.condition(task.condition)} (${names.points(task.points)})`

const WAITING = {
  paths: 'de nouvelles tuiles chemin',
  gnomes: 'de nouveaux gnomes',
  offerings: 'de nouvelles offrandes',
} as const
