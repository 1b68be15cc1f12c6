import type { Words } from '../words/index.ts'
import { count, isOne, quoted } from './grammar.ts'
import { names } from './names.ts'
import { nouns } from './nouns.ts'

export const forget: Words['forget'] = {
  ask: [
    `**T’oublier ?** J’efface tes parties contre Tom, ton handicap et tes paramètres. Là où tu as joué, ta place affiche ${quoted(names.formerPlayer)} ; les parties restent pour les autres. C’est définitif.`,
    '-# Les messages déjà publiés dans un salon restent. La modération peut les effacer.',
  ].join('\n'),
  confirm: 'Oublie-moi',
  seated:
    'Tu es encore à une table. Quitte-la d’abord (/bonfire quitter, ou /bonfire fermer si c’est la tienne), puis demande de nouveau :',
  done: (tables) =>
    `C’est fait. Je ne sais plus rien de toi${tables === 0 ? '' : ` : ${count(tables, nouns.table)} ${isOne(tables) ? 'affiche' : 'affichent'} maintenant ${quoted(names.formerPlayer)} à ta place`}. Si tu rejoues, tu repars de zéro.`,
}
