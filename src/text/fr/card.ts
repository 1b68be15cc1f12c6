import { control } from '../control.ts'
import type { Words } from '../words/index.ts'
import { names } from './names.ts'

export const card: Words['card'] = {
  seated: (seated) => `À la table : ${seated.join(', ')}`,
  lasts: 'Une partie dure de 70 à 100 minutes d’une traite.',
  picture: 'Une petite image du jeu.',
  emptySeat: (name) => `La place qui doit jouer est vide (${name} a quitté la partie).`,
  goThere: 'Aller à la table',
  opened: (thread, { join, start }) =>
    `Ta table est ouverte : ${thread}. Les autres appuient sur ${control(join)}, là-bas ou ici dans le salon. Ensuite, appuie là-bas sur ${control(start)}.`,
  openedHere: (rights) =>
    rights.length === 0
      ? 'Ta table est ouverte dans ce salon : Discord ne me laisse pas créer de fil ici.'
      : `Ta table est ouverte dans ce salon. Pour créer un fil, il me manque : ${rights.map((right) => names.right[right]).join(', ')}. La modération peut m’accorder ce qui manque.`,
  locked: (mentions) =>
    `${mentions} : le fil de cette table est verrouillé, je ne peux pas y écrire. La modération peut le déverrouiller. D’ici là, vous pouvez jouer depuis ce salon.`,
  threadGone: 'Le fil de cette table a disparu. Pour la déplacer, tapez /bonfire mes-tables dans un autre salon.',
  where: { thread: 'Dans son propre fil', here: 'Ici même' },
}
