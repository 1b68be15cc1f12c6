import { uncapital } from '../capital.ts'
import { EMOJI } from '../emoji.ts'
import type { Words } from '../words/index.ts'
import { count, either, isOne, quoted, the } from './grammar.ts'
import { names } from './names.ts'
import { colours, nouns } from './nouns.ts'

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
  bonus: (space) => `Le bonus, ou 1 point à la place ? Le bonus : ${uncapital(names.council[space].bonus)}`,
  freePath: 'Quelle tuile chemin prends-tu ?',
  freeGuardian: 'Quelle gardienne prends-tu ?',
  freeBonfire: 'Où tournes-tu le Grand Brasier ?',
  freeSpecialist: 'Quel gnome expert prends-tu ?',
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
