import { uncapital } from '../capital.ts'
import type { Words } from '../words/index.ts'
import { count, isOne } from './grammar.ts'
import { nouns } from './nouns.ts'

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
  notNow: (why) => `Impossible en ce moment : ${uncapital(why)}`,
  otherwise: 'La partie ferait ou demanderait autre chose entre-temps.',
  turnsUp: 'Quelque chose serait d’abord révélé.',
  cut: (why) => `La partie a avancé, j’ai donc retiré la suite de tes choix : ${uncapital(why)}`,
  didNotFit: (ways) => `Aucun de tes plans ne marchait plus, je n’ai donc rien joué pour toi.\n${ways.join('\n')}`,
  tooLate: 'Ton plan est arrivé trop tard : ton tour avait commencé.',
  add: 'Ajouter un plan',
  goOn: 'Continuer le plan',
  drafted: (way) => `Prévoir : plan ${way}`,
  save: (way) => `Garder le plan ${way}`,
  saveOpen: (way) => `Garder le plan ${way}, tour ouvert`,
  leave: 'Abandonner ce plan',
  withdraw: 'Retirer tous les plans',
  change: 'Changer l’ordre',
  raise: (number) => `Monter le plan ${number}`,
  remove: (number) => `Retirer le plan ${number}`,
  played: 'Comme prévu',
}
