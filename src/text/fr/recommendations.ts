import type { Task } from '#engine'
import { capital } from '../capital.ts'
import type { Words } from '../words/index.ts'
import { isOne, list, quoted } from './grammar.ts'
import { names } from './names.ts'
import { tasks } from './tasks.ts'

const called = (some: readonly Task[]): string => list(some.map((task) => quoted(tasks.condition(task.condition))))
/** A task that is fulfilled, by when it is. */
const IGNITING = { now: ' : à allumer au prochain tour', next: ', à allumer ensuite' } as const
const share = ({ have, need }: { have: number; need: number }): string => `${have} sur ${need}`

const GAINS: Words['recommendations']['gain'] = {
  guardians: () => 'des gardiennes plus près des brasiers',
  goods: (size) =>
    ({
      little: 'un peu plus de réserves',
      some: 'des réserves pour la suite',
      much: 'beaucoup de réserves pour la suite',
    })[size],
  fate: (size) =>
    `${{ little: 'des places un peu meilleures', some: 'de meilleures places', much: 'de bien meilleures places' }[size]} pour tes tuiles destin`,
  time: () => 'moins de tours pour les autres',
}

export const recommendations: Words['recommendations'] = {
  button: 'Suggestions',
  title: (turns) => (isOne(turns) ? 'Un coup à envisager' : `${turns === 2 ? 'Deux' : 'Trois'} coups à envisager`),
  play: (number, how) => `${number}. Jouer ce coup${{ open: '', final: ' (définitif)', ends: ' (fin pour toi)' }[how]}`,
  about:
    'C’est l’avis d’un ordinateur, qui ne sait que ce que tu as le droit de savoir. Il estime, et peut se tromper : à toi de décider.',
  deed: {
    scores: (points) => `${names.points(points)} tout de suite`,
    secures: (points) => `${names.points(points)} à coup sûr à la fin`,
    fulfils: (task, when) => `accomplit ${called([task])}${IGNITING[when]} pour ${names.points(task.points)}`,
    receives: (task, progress, when) =>
      progress === null
        ? `une mission déjà accomplie, ${called([task])}${IGNITING[when]} pour ${names.points(task.points)}`
        : `une nouvelle mission, ${called([task])} (${share(progress)}), pour ${names.points(task.points)}`,
    nearer: (task, progress) => `${share(progress)} pour ${called([task])}, qui vaut ${names.points(task.points)}`,
    sailsTo: (task, progress) =>
      `là-bas, tu peux recevoir ${called([task])} (${progress === null ? 'déjà accomplie' : share(progress)}), qui vaut ${names.points(task.points)}`,
    common: (task, progress, bonus) =>
      `${share(progress)} pour la mission du Conseil ${quoted(names.commonTask[task])} : ${names.points(4)}${bonus ? ' et un bonus' : ''}`,
  },
  next: (deed, turns) => `puis ${isOne(turns) ? 'au prochain tour' : `dans ${turns} tours`} : ${deed}`,
  gain: GAINS,
  elders: (size) =>
    ({
      little: 'des sages un peu plus rentables',
      some: 'des sages plus rentables',
      much: 'des sages bien plus rentables',
    })[size],
  cost: {
    goods: (size) =>
      ({
        little: 'entame un peu tes réserves',
        some: 'entame tes réserves',
        much: 'vide une bonne part de tes réserves',
      })[size],
    fate: () => 'laisse moins de tuiles destin pour la suite',
    time: () => 'rapproche la fin de la partie',
  },
  reason: (deeds, gains, costs) => {
    const told = [...deeds, list(gains), list(costs)].filter((part) => part !== '')
    return told.length === 0 ? '' : `${capital(told.join(' ; '))}.`
  },
  behind: (size) =>
    size === null
      ? 'à peu près aussi bien'
      : { little: 'presque aussi bien', some: 'un peu moins bien', much: 'nettement moins bien' }[size],
  waiting: (some) =>
    `${called(some)} ${isOne(some.length) ? 'peut' : 'peuvent'} attendre : les brasiers ne comptent qu’à la fin. ${isOne(some.length) ? 'Elle doit rester accomplie' : 'Elles doivent rester accomplies'} jusqu’à l’allumage.`,
  off: 'À cette table, tout le monde joue sans suggestions. Toute personne qui y joue peut changer cela pour tout le monde : /bonfire paramètres.',
  notNow: 'Il n’y a de suggestions que pendant ton tour, quand c’est à toi de choisir.',
  failed: 'Je n’ai rien trouvé à temps. Réessaie dans un instant ; rien de ton tour n’est perdu.',
  option: (on) => `Suggestions de coups : ${on ? 'activées pour tout le monde' : 'désactivées'}.`,
  switchOption: (on) => (on ? 'Suggestions pour tout le monde' : 'Aucune suggestion'),
}
