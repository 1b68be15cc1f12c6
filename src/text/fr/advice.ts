import type { Task } from '#engine'
import { capital } from '../capital.ts'
import type { Words } from '../words/index.ts'
import { bare, count, either, isOne, quoted, the } from './grammar.ts'
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
      `${capital(the(nouns.guardian, colours[guardian]))} reste sur place et ne rapporte rien ; elle pourrait avancer.`,
  },
}
