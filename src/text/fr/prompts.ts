import { uncapital } from '../capital.ts'
import { EMOJI } from '../emoji.ts'
import type { Words } from '../words/index.ts'
import { count, either, isOne, le, quoted, the } from './grammar.ts'
import { names } from './names.ts'
import { colours, nouns } from './nouns.ts'
import { tasks } from './tasks.ts'

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
    'Prends maintenant une tuile chemin. Si les quatre cristaux sont encore pareils, tu peux aussi les remettre.',
  offering: (task) =>
    `Quelle offrande laisses-tu pour ${quoted(tasks.condition(task.condition))} (${names.points(task.points)}) ?`,
  taskSpace: (task) =>
    `Où places-tu ${quoted(tasks.condition(task.condition))} (${names.points(task.points)}) dans ta cité ?`,
  islandAction: (island) =>
    island.kind === 'task'
      ? 'Ton navire est arrivé. Recevoir une mission ici ?'
      : `Ton navire est arrivé. Accueillir ${the(nouns.guardian, colours[island.guardian])} ?`,
  procession: ({ steps, paid, next }) =>
    `Chaque gardienne avance de ${count(steps, nouns.step)} au plus, la plus avancée d’abord. Maintenant : ${either(
      next.map((guardian) => names.guardian[guardian]),
    )}.${paid ? '' : ' Elles ne rapportent rien en route.'}`,
  yield: (times) => (times === 1 ? 'Quelle ressource gagnes-tu ?' : 'Quelle ressource gagnes-tu, deux fois ?'),
  rewards: ({ compass, all }) =>
    `Le Grand Brasier pointe vers ${le(names.compass[compass])}. ${all ? 'Prends tes récompenses.' : 'Prends deux récompenses.'}`,
  council: (novice) =>
    novice.kind === 'own'
      ? 'Où va ton novice dans le Haut Conseil ?'
      : `Où placer, au Haut Conseil, le novice neutre de ${quoted(names.commonTask[novice.task])} ?`,
  bonus: (space) => `Le bonus, ou 1 point à la place ? Le bonus : ${uncapital(names.council[space].bonus)}`,
  freePath: 'Construis un chemin gratuit : une tuile visible, ou celle de ton choix dans la pioche, mélangée ensuite.',
  freeGuardian: 'Quelle gardienne prends-tu gratuitement ?',
  freeBonfire: 'Où tournes-tu le Grand Brasier ? C’est gratuit.',
  freeSpecialist: 'Quel expert prends-tu gratuitement ?',
  freeMove: 'Quelle gardienne déplaces-tu, et où ? En avant ou en arrière, aussi loin que tu veux.',
  freeShip: 'Où vas-tu ? C’est gratuit.',
  freeFate: 'Place ta prochaine tuile destin. Cette fois, peu importe combien de tuiles action tu as.',
  tomTask: (highest) =>
    highest
      ? 'Plusieurs missions sont à égalité pour la plus forte valeur. Laquelle Tom prend-il ?'
      : 'Plusieurs missions sont à égalité pour la plus faible valeur. Laquelle Tom prend-il ?',
  tomGuardian: 'Quelle gardienne Tom prend-il ?',
  tomCouncil: (task) =>
    task === null
      ? 'Où va le novice de Tom dans le Haut Conseil ?'
      : `Tom a accompli la mission du Conseil ${quoted(names.commonTask[task])}. Où va son novice neutre ?`,
  tomGnome: (left) => `Tom a de la place pour ${count(left, nouns.gnome)}. Lequel prend-il ? ${EMOJI.tom}`,
}
