import { control } from '../control.ts'
import type { GuideWords } from '../words/guide.ts'
import { inWords } from './grammar.ts'
import { live } from './live.ts'

const aim = 'Les brasiers en donnent le plus : prends des missions sur les îles, accomplis-les, allume-les.'
const tile =
  'Tu commences avec une tuile destin : garde celle que tu as en main, ou échange-la contre celle du milieu de ta réserve. Elle donne les trois tuiles action qu’elle montre : 🟦 pour déplacer le navire, 🟥 pour recevoir une mission là où il est, 🟩 pour construire un chemin, 🟫 pour recruter un gnome, ⬜ pour faire avancer tes gardiennes, 🟪 pour tourner le Grand Brasier.'
const turn =
  'Un tour, c’est **une** chose : placer une tuile destin, utiliser des tuiles action d’une couleur, ou allumer un brasier. Pour placer une tuile destin, il doit te rester une tuile action au plus : dépense d’abord. Bien pour débuter : 🟩 une tuile chemin, ou 🟦 le navire vers une île dont la mission te va. 🟨 remplace n’importe quelle couleur.'
const tasks = `regarde ${control(live.looks.islands)}. Les bleues sont faciles et valent peu, les jaunes difficiles et valent beaucoup. Prends-en vite deux ou trois qui demandent la même chose : elles te disent quoi construire.`
const fate =
  'Bientôt à court de tuiles ? Place une tuile destin à côté de symboles identiques : un symbole donne autant de tuiles que son groupe compte alors de symboles. La liste met les meilleures places en premier.'
const gnomes =
  'Les gnomes (🟫) t’aident jusqu’à la fin : recrute tôt. Les chemins comptent deux fois : dans une procession (⬜), chaque gardienne rapporte la ressource de la tuile où elle s’arrête, et un cristal de la couleur du brasier à côté vaut des points à la fin.'
const igniting =
  'Une mission accomplie ? L’allumer prend un tour, rapporte des points à la fin et envoie un novice au Haut Conseil pour un bonus.'

const NOVICES: Readonly<Record<number, number>> = { 2: 7, 3: 10, 4: 13 }
function enough(players: number | null): string {
  const novices = players === null ? undefined : NOVICES[players]
  return `Avec ${novices === undefined ? 'sept novices là-bas (dix à trois, treize à quatre)' : `${inWords(novices)} novices là-bas`}`
}

export const guide: GuideWords = {
  againstTom: [
    `Le but : plus de points que Tom. ${aim}`,
    tile,
    turn,
    `Après chacun de tes tours, Tom joue une carte. Ton panneau dit ce qu’il a fait ; s’il a le choix, c’est toi qui choisis. Maintenant, les missions : ${tasks}`,
    fate,
    gnomes,
    `${igniting} Avec sept novices là-bas, le compte à rebours commence ; la partie se termine aussi quand Tom a joué quatre fois ses huit cartes.`,
  ],
  withOthers: (players) => [
    `Le but : le plus de points. ${aim}`,
    tile,
    turn,
    `Les missions : ${tasks}`,
    fate,
    gnomes,
    `${igniting} ${enough(players)}, le compte à rebours commence : dès que le premier joueur finit ensuite un tour, il en reste cinq aux autres et quatre à lui.`,
  ],
}
