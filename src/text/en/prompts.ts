import { EMOJI } from '../emoji.ts'
import type { PromptWords } from '../words/prompts.ts'
import { count, joined, names } from './names.ts'
import { tasks } from './tasks.ts'

export const prompts: PromptWords = {
  startTile: 'Your first fate tile: keep the one you hold, or swap it for the middle one of your supply.',
  turn: ({ used, mayEnd, bonusActions, passPoints, mayGoOut }) => {
    const bonus =
      bonusActions === 0 ? '' : ` ${bonusActions === 1 ? 'A neutral novice waits' : 'Neutral novices wait'} for you.`
    if (used) return `Your action is done.${bonus} End your turn when you are ready.`
    if (mayEnd) return `No action is left to take.${bonus} End your turn.`
    if (mayGoOut) return `A bonus action is all you can do.${bonus} Take it, or take no more turns.`
    const pass = passPoints === null ? '' : ` You may also pass for ${names.points(passPoints)}.`
    return `${bonus}${pass}`.trimStart()
  },
  payTiles: (goods) => `This costs ${goods}. How do you pay?`,
  payResources: (goods) => `This costs ${goods}. How do you pay?`,
  payAnyResources: (n) => `This costs any ${count(n, 'resource')}. Which do you give?`,
  takePath: 'Now take a path tile, or put the four back again if their crystals match.',
  offering: (task) =>
    `Which offering do you leave for “${tasks.condition(task.condition)}”, ${names.points(task.points)}?`,
  taskSpace: (task) =>
    `Where in your city does “${tasks.condition(task.condition)}” go, worth ${names.points(task.points)}? ${tasks.conditionAtLength(task.condition)}`,
  islandAction: (island) =>
    island.kind === 'task'
      ? 'You have landed. Receive a task here?'
      : `You have landed. Retrieve the ${names.guardian[island.guardian]}?`,
  procession: ({ steps, paid, next }) => {
    const who = joined(
      next.map((guardian) => names.guardian[guardian]),
      'or',
    )
    return `Up to ${count(steps, 'step')} for each guardian, the furthest ahead first. Now: ${who}.${paid ? '' : ' Nothing is gained on the way.'}`
  },
  yield: (times) =>
    times === 1 ? 'Which resource does she bring?' : 'Which resource does she bring? You get it twice.',
  rewards: ({ compass, all }) =>
    `The Great Bonfire points ${names.compass[compass]}. Take ${all ? 'your' : 'two'} rewards.`,
  council: (novice) =>
    novice.kind === 'own'
      ? 'Where in the High Council does your novice go?'
      : `Where in the High Council does the neutral novice of ${names.commonTask[novice.task]} go?`,
  bonus: (space) => `Take the bonus, or 1 point instead? ${names.council[space].bonus}`,
  freePath: 'Build a path tile for free: one on display, or any from the pile. The pile is shuffled afterwards.',
  freeGuardian: 'Which guardian do you retrieve for free?',
  freeBonfire: 'To which space does the Great Bonfire turn? It is free.',
  freeSpecialist: 'Which specialist do you recruit for free?',
  freeMove: 'Which guardian do you move, and where to? Forward or back, as far as you like.',
  freeShip: 'Where does your ship sail? It is free.',
  freeFate: 'Place your next fate tile. Your action tiles do not matter this time.',
  tomTask: (highest) =>
    highest
      ? 'Several tasks are worth most. Which one does Tom take?'
      : 'Several tasks are worth least. Which one does Tom take?',
  tomGuardian: 'Which guardian does Tom retrieve?',
  tomCouncil: (task) =>
    task === null
      ? 'Where in the High Council does Tom’s novice go?'
      : `Tom has fulfilled a common task: ${names.commonTask[task]}. Where does its neutral novice go?`,
  tomGnome: (left) => `Tom has room for ${count(left, 'gnome')}. Which one does he recruit? ${EMOJI.tom}`,
}
