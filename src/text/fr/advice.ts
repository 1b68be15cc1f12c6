import type { Task } from '#engine'
import type { StyleTrait } from '#players'
import { capital } from '../capital.ts'
import type { Words } from '../words/index.ts'
import { bare, count, either, isOne, list, quoted, the } from './grammar.ts'
import { names } from './names.ts'
import { colours, islands, nouns, shapes } from './nouns.ts'
import { tasks } from './tasks.ts'

const called = (task: Task): string => quoted(tasks.condition(task.condition))

export const advice: Words['advice'] = {
  tips: {
    startTile: 'Ta première tuile destin donne les trois tuiles action qu’elle montre.',
    ignite: ([first, ...others]) =>
      first === undefined
        ? ''
        : `Allume ${called(first)}${others.length > 0 ? ' ou une autre' : ''} : ${names.points(first.points)} et un bonus du Haut Conseil.`,
    novice: (task) => `Tu as ${names.commonTask[task]} : envoie le novice neutre. C’est gratuit.`,
    countdown: (turns) =>
      `${isOne(turns) ? 'C’est ton dernier tour' : `Il te reste ${count(turns, nouns.turn)}`} : allume des brasiers et mènes-y tes gardiennes.`,
    countdownSoon: ({ novices, turns }) =>
      `Encore ${count(novices, nouns.novice)} au Haut Conseil et le compte à rebours commence : il te restera ${either(turns.map(String))} tours.`,
    guardianToBonfire: ({ guardian, space, points }) =>
      `Ta ${names.guardian[guardian]} peut aller au brasier ${space} : ${names.points(points)} à la fin.`,
    fulfilledThere: ({ task, island, here }) =>
      `Mission déjà accomplie : ${called(task)}. Prends-la ${here ? 'ici' : island.kind === 'task' ? `sur l’${islands[island.resource].one} ${island.id}` : `en ${island.id}`}.`,
    dearTask: (units) =>
      `Tu as déjà une offrande ici : la mission suivante coûte ${count(units, nouns.tile, colours.red)}, ailleurs une seule.`,
    portal: (portal) => `Une tuile violette tourne le Grand Brasier vers ton prochain portail (${shapes[portal]}).`,
    crystal: ({ crystal, space }) =>
      `Une tuile chemin à ${bare(nouns.crystal, colours[crystal])} convient à la case ${space} : 2 points si un brasier y brûle.`,
    placeFate: (held) =>
      `${held === 0 ? 'Plus aucune tuile action' : 'Presque plus de tuiles action'} : place une tuile destin à côté de symboles identiques.`,
    runningOut: ({ held, most }) =>
      `Tu as ${count(held, nouns.actionTile)} : à ${most} ou moins, tu peux placer une tuile destin.`,
    firstTask: 'Tu n’as pas encore de mission : va sur une île en prendre une qui te convient.',
    firstGnome: 'Les gnomes t’aident jusqu’à la fin de la partie : recrutes-en un tôt.',
    procession: 'Dans une procession, chaque gardienne rapporte la ressource de la case où elle s’arrête.',
    oneThing: 'Un tour, une chose : placer une tuile destin, utiliser des tuiles d’une couleur, ou allumer un brasier.',
  },
  warnings: {
    noviceLeft: (task) => `Tu peux encore envoyer le novice neutre (${names.commonTask[task]}), gratuitement.`,
    ignitableLeft: (task) => `Tu pourrais encore allumer la mission ${called(task)} : ${names.points(task.points)}.`,
    crystalMisses: ({ task, lit, space }) =>
      `ne va pas avec ${the(lit ? nouns.bonfire : nouns.task, colours[task])} de la case ${space}`,
    taskMisses: (crystal) => `${the(nouns.crystal, colours[crystal])} de cette case ne va pas avec elle`,
    stays: (guardian) =>
      `${capital(the(nouns.guardian, colours[guardian]))} reste sur place et ne rapporte rien, alors qu’elle pourrait avancer.`,
  },
}

const calledAll = (some: readonly Task[]): string => list(some.map((task) => quoted(tasks.condition(task.condition))))
/** A task that is fulfilled, by when it is. */
const IGNITING = { now: ', à allumer au prochain tour', next: ', à allumer ensuite' } as const
const progressOf = ({ have, need }: { have: number; need: number }): string => `${have} sur ${need}`

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
  play: (number, how) =>
    `${number} · Jouer ce coup${{ open: '', final: ' (définitif)', ends: ' (fin pour toi)' }[how]}`,
  about:
    'C’est l’avis d’un ordinateur, qui ne sait que ce que tu as le droit de savoir. Ce n’est qu’une estimation, et il peut se tromper : à toi de décider.',
  deed: {
    scores: (points) => `${names.points(points)} tout de suite`,
    secures: (points) => `${names.points(points)} à coup sûr à la fin`,
    fulfils: (task, when) =>
      `la mission ${calledAll([task])} accomplie${IGNITING[when]} pour ${names.points(task.points)}`,
    receives: (task, progress, when) =>
      progress === null
        ? `une mission déjà accomplie, ${calledAll([task])}${IGNITING[when]} pour ${names.points(task.points)}`
        : `une nouvelle mission, ${calledAll([task])} (${progressOf(progress)}), pour ${names.points(task.points)}`,
    nearer: (task, progress) =>
      `${progressOf(progress)} pour ${calledAll([task])}, qui vaut ${names.points(task.points)}`,
    sailsTo: (task, progress) =>
      `là-bas, tu peux recevoir ${calledAll([task])} (${progress === null ? 'déjà accomplie' : progressOf(progress)}), qui vaut ${names.points(task.points)}`,
    common: (task, progress, bonus) =>
      `${progressOf(progress)} pour la mission du Conseil ${quoted(names.commonTask[task])} : ${names.points(4)}${bonus ? ' et un bonus' : ''}`,
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
        little: 'tes réserves un peu entamées',
        some: 'tes réserves entamées',
        much: 'une bonne part de tes réserves dépensée',
      })[size],
    fate: () => 'moins de tuiles destin pour la suite',
    time: () => 'une fin de partie plus proche',
  },
  reason: (deeds, gains, costs) => {
    const told = [...deeds, list(gains)].filter((part) => part !== '').join(' ; ')
    const paid = costs.length === 0 ? '' : `En contrepartie : ${list(costs)}.`
    return [told === '' ? '' : `${capital(told)}.`, paid].filter((part) => part !== '').join(' ')
  },
  behind: (size) =>
    size === null
      ? 'à peu près aussi bien'
      : { little: 'presque aussi bien', some: 'un peu moins bien', much: 'nettement moins bien' }[size],
  waiting: (some) =>
    `${calledAll(some)} ${isOne(some.length) ? 'peut' : 'peuvent'} attendre : les brasiers ne comptent qu’à la fin. ${isOne(some.length) ? 'Elle doit rester accomplie' : 'Elles doivent rester accomplies'} jusqu’à l’allumage.`,
  off: 'À cette table, tout le monde joue sans suggestions. Toute personne qui y joue peut changer cela pour tout le monde : /bonfire paramètres.',
  notNow: 'Il n’y a de suggestions que pendant ton tour, quand c’est à toi de choisir.',
  failed: 'Je n’ai rien trouvé à temps. Réessaie dans un instant ; rien de ton tour n’est perdu.',
  option: (on) => `Suggestions de coups : ${on ? 'activées pour tout le monde' : 'désactivées'}.`,
  switchOption: (on) => (on ? 'Suggestions pour tout le monde' : 'Aucune suggestion'),
}

const share = (amount: number, total: number): string => `${names.points(amount)} sur ${total}`
const MOST: Readonly<Record<StyleTrait, (amount: number, total: number) => string>> = {
  bonfires: (amount, total) => `éclaire la route : ${share(amount, total)} grâce aux brasiers`,
  guardians: (amount, total) => `met les gardiennes en marche : ${share(amount, total)} grâce à elles`,
  path: (amount, total) => `soigne son chemin : ${share(amount, total)} grâce aux cristaux et aux portails`,
  common: (amount, total) => `sert le Conseil : ${share(amount, total)} grâce à ses missions`,
  alongTheWay: (amount, total) => `marque en route : ${share(amount, total)} avant le décompte final`,
  stock: (amount, total) => `garde des réserves : ${share(amount, total)} grâce aux restes`,
  gnomes: (amount) => `aime la compagnie : ${count(amount, nouns.gnome)} dans la cité`,
}
const LEAST: Readonly<Record<StyleTrait, string>> = {
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
    'C’est l’estimation d’un ordinateur, d’après ce que tout le monde pouvait voir. Elle est juste en moyenne, mais peut être fausse pour un tour donné.',
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
    `${name} : environ ${all.map(({ turns, points }, at) => `${at === 0 ? names.points(points) : points} ${turns === 0 ? 'au début' : `après le tour ${turns}`}`).join(', ')}. Score final : ${scored}.`,
  none: 'Tu n’as encore joué aucune partie jusqu’au bout ici. Après ta première, je te montrerai où elle a basculé.',
  notOver: 'Cette partie n’a pas été jouée jusqu’au bout : il n’y a rien à revoir.',
  otherRules: 'Cette partie suit d’anciennes règles et ne peut plus être revue. Son historique est toujours là.',
  failed: 'Je n’ai pas fini à temps. Réessaie dans une minute ; la partie elle-même ne risque rien.',
}
