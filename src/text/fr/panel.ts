import type { Task } from '#engine'
import { capital, uncapital } from '../capital.ts'
import { EMOJI } from '../emoji.ts'
import type { Words } from '../words/index.ts'
import { bare, count, either, isOne, list, quoted, the } from './grammar.ts'
import { names, PLANNED } from './names.ts'
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
    turns: (turns) => `Tu renonces ${isOne(turns) ? 'à ce dernier tour' : `aux ${turns} tours qu’il te reste`}.`,
    allTurns: 'Tu renonces à tous tes tours à venir.',
    unlit: (fulfilled) =>
      `**${isOne(fulfilled.length) ? 'Mission accomplie, mais brasier jamais allumé' : 'Missions accomplies, mais brasiers jamais allumés'} :** ${list(fulfilled.map(worth))}.`,
    stays: 'Tout ce que tu as construit compte à la fin.',
  },
  taskFulfilled: (fulfilled, may) =>
    `**${isOne(fulfilled.length) ? 'Mission accomplie' : 'Missions accomplies'} :** ${list(fulfilled.map(worth))}. ${may ? 'Tu peux allumer maintenant.' : 'Allumer prend un tour entier.'}`,
  notNow: (actions) => `**Impossible pour l’instant :** ${actions}`,
  priced: (action, tiles) => `${action} contre ${tiles}`,
  whyNotNow: {
    tilesShort: 'pas assez de tuiles',
    resourcesShort: 'pas assez de ressources',
    tooManyTiles: 'trop de tuiles action',
    noFateTiles: 'plus aucune tuile destin',
    doesNotFit: 'pas de place',
    cityFull: 'plus de place dans ta cité',
    pileEmpty: 'il n’en reste plus',
    shipElsewhere: 'aucune là où est ton navire',
    noSuchTask: 'aucune là où est ton navire',
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
  way: (tile, symbols, direction) =>
    `${tile} ${symbols}, à ${direction === 'e' || direction === 'w' ? 'l’horizontale' : 'la verticale'}`,
  best: 'Meilleurs emplacements',
  morePlaces: (part, parts) => `La suite (${part}/${parts})`,
  keptTile: (tile) => capital(bare(nouns.tile, colours[tile])),
  keepWhich: (most, held) =>
    `Tu as ${count(held, nouns.actionTile)}. ${isOne(most) ? 'Laquelle gardes-tu' : `Lesquelles gardes-tu (${most})`} ?`,
  guardianMoves: (guardian) => `Où va ${the(nouns.guardian, colours[guardian])} ?`,
  stepsPlaceholder: 'Combien de pas ?',
  finalNow: 'Quelque chose a été révélé : impossible d’annuler ce qui précède.',
  finalAhead: (what) => `${list(what.map((one) => WAITING[one]))} vont apparaître ; ensuite, impossible d’annuler.`,
  doneAndNext: (next) => (next === null ? 'C’est fait.' : `C’est fait. C’est à ${next} de jouer.`),
  fellAway: (turns, choices) =>
    turns === 0
      ? `Une erreur de règles a été corrigée, alors ton tour recommence : ${isOne(choices) ? 'ta dernière étape est perdue' : `tes ${choices} dernières étapes sont perdues`}. Tous les tours d’avant restent.`
      : `Une erreur de règles a été corrigée ; elle touchait ${isOne(turns) ? 'le dernier tour' : `les ${turns} derniers tours`}. La partie reprend juste avant ; l’historique montre encore ce qui a été joué.`,
  holdings: (tiles, resources) => {
    if (tiles === '')
      return `Tu n’as aucune tuile action${resources === '' ? ' ni ressource' : `, mais tu as ${resources}`}.`
    return `Tu as ${tiles}${resources === '' ? ', mais aucune ressource' : ` ${resources}`}.`
  },
}

const worth = (task: Task): string => `${tasks.condition(task.condition)} (${names.points(task.points)})`

const WAITING = {
  paths: 'de nouvelles tuiles chemin',
  gnomes: 'de nouveaux gnomes',
  offerings: 'de nouvelles offrandes',
} as const

export const prompts: Words['prompts'] = {
  startTile:
    'Ta première tuile destin : garde celle que tu as en main, ou échange-la contre celle du milieu de ta réserve.',
  turn: ({ used, mayEnd, bonusActions, passPoints, mayGoOut }) => {
    const bonus =
      bonusActions === 0
        ? ''
        : ` Tu peux encore envoyer ${isOne(bonusActions) ? 'un novice neutre' : 'des novices neutres'}.`
    if (used) return `Ton action est faite.${bonus} Finis ton tour quand tu veux.`
    if (mayEnd) return `Il ne te reste aucune action.${bonus} Finis ton tour.`
    if (mayGoOut) return `Il ne te reste qu’une action bonus.${bonus} Fais-la, ou ne joue plus.`
    const pass = passPoints === null ? '' : ` Tu peux aussi passer pour ${names.points(passPoints)}.`
    return `${bonus}${pass}`.trimStart()
  },
  payTiles: (goods) => `Cela coûte ${goods}. Comment paies-tu ?`,
  payResources: (goods) => `Cela coûte ${goods}. Comment paies-tu ?`,
  payAnyResources: (n) =>
    isOne(n)
      ? 'Cela coûte une ressource au choix. Laquelle paies-tu ?'
      : `Cela coûte ${n} ressources au choix. Lesquelles paies-tu ?`,
  takePath:
    'Prends maintenant une tuile chemin. Si les quatre cristaux sont encore pareils, tu peux aussi remettre ces tuiles sous la pioche.',
  offering: 'Quelle offrande laisses-tu ?',
  taskSpace: 'Où places-tu la mission ?',
  islandAction: (island) =>
    island.kind === 'task'
      ? 'Ton navire est arrivé. Recevoir une mission ici ?'
      : `Ton navire est arrivé. Accueillir ${the(nouns.guardian, colours[island.guardian])} ?`,
  procession: ({ steps, paid, next }) =>
    `Chaque gardienne avance de ${count(steps, nouns.step)} au plus, la plus avancée d’abord. Maintenant : ${either(
      next.map((guardian) => names.guardian[guardian]),
    )}.${paid ? '' : ' Elles ne rapportent rien en route.'}`,
  yield: (times) => (times === 1 ? 'Quelle ressource gagnes-tu ?' : 'Quelle ressource gagnes-tu, deux fois ?'),
  rewards: (all) => (all ? 'Prends tes récompenses.' : 'Prends deux récompenses.'),
  council: (novice) => (novice === 'own' ? 'Où va ton novice au Haut Conseil ?' : 'Où va le novice neutre ?'),
  bonus: (space) => `Prends-tu le bonus, ou 1 point à la place ? Bonus : ${uncapital(names.council[space].bonus)}`,
  freePath: 'Quelle tuile chemin prends-tu ?',
  freeGuardian: 'Quelle gardienne prends-tu ?',
  freeBonfire: 'Vers quelle case tournes-tu le Grand Brasier ?',
  freeSpecialist: 'Quel expert prends-tu ?',
  freeMove: 'Quelle gardienne déplaces-tu, et où ?',
  freeShip: 'Où vas-tu ? C’est gratuit.',
  freeFate: 'Place ta prochaine tuile destin. Cette fois, peu importe combien de tuiles action tu as.',
  tomTask: (highest) =>
    highest
      ? 'Plusieurs missions ont la valeur la plus haute. Laquelle Tom prend-il ?'
      : 'Plusieurs missions ont la valeur la plus basse. Laquelle Tom prend-il ?',
  tomGuardian: 'Quelle gardienne Tom prend-il ?',
  tomCouncil: (task) =>
    task === null
      ? 'Où va le novice de Tom au Haut Conseil ?'
      : `Tom a accompli la mission du Conseil ${quoted(names.commonTask[task])}. Où va son novice neutre ?`,
  tomGnome: (left) => `Tom a de la place pour ${count(left, nouns.gnome)}. Lequel prend-il ? ${EMOJI.tom}`,
}

export const whyNot: Words['whyNot'] = {
  title: 'Qu’est-ce qui bloque ?',
  choose: 'Choisis une action',
  options: (n) => `${count(n, nouns.option)} ${isOne(n) ? 'indisponible' : 'indisponibles'} pour l’instant`,
  places: (n) => count(n, nouns.place),
  nothing: 'Tout peut être choisi ici.',
}

export const ahead: Words['ahead'] = {
  title: 'Ton prochain tour',
  plan: 'Prévoir mon prochain tour',
  mine: 'Mon plan',
  about:
    'Quand vient ton tour, je joue le premier de ces plans qui marche encore du début à la fin, et tout le monde le voit. D’ici là, personne d’autre n’en sait rien. Si aucun ne marche, je t’appelle comme d’habitude.',
  nothing: 'Tu n’as encore rien prévu.',
  drafting: '**Tu prévois ton tour :** personne d’autre ne le voit, et rien n’est encore joué.',
  planned: (ways) => `Ton prochain tour est prévu${isOne(ways) ? '' : `, avec ${count(ways, nouns.plan)}`}.`,
  leavesOpen: 'Le tour reste alors ouvert, et je t’appelle.',
  notNow: (why) => `Impossible pour l’instant : ${uncapital(why)}`,
  otherwise: 'La partie ferait ou demanderait autre chose entre-temps.',
  turnsUp: 'Quelque chose serait d’abord révélé.',
  cut: (why) => `La partie a avancé, j’ai donc retiré la suite de tes choix : ${uncapital(why)}`,
  didNotFit: (ways) => `Aucun de tes plans ne marchait plus, je n’ai donc rien joué pour toi.\n${ways.join('\n')}`,
  tooLate: 'Ton plan est arrivé trop tard : ton tour avait commencé.',
  add: 'Ajouter un plan',
  goOn: 'Continuer le plan',
  drafted: (way) => `Plan ${way} en préparation`,
  save: (way) => `Garder le plan ${way}`,
  saveOpen: (way) => `Garder le plan ${way}, tour ouvert`,
  leave: 'Abandonner ce plan',
  withdraw: 'Retirer tous les plans',
  change: 'Changer l’ordre',
  raise: (number) => `Monter le plan ${number}`,
  remove: (number) => `Retirer le plan ${number}`,
  played: PLANNED,
}
