import type { CommonTask, CouncilSpace, Guardian, Island } from '#engine'
import { uncapital } from '../capital.ts'
import { EMOJI } from '../emoji.ts'
import type { Novice } from '../words/choices.ts'
import { count, joined, names, upTo } from './names.ts'

/** What is asked now, in a sentence or two; one function a kind of decision. */
export const prompts = {
  startTile: 'Your first fate tile: keep the one in your hand, or swap it for the middle one of your supply.',
  /** In a turn: what is not told by the actions that stand below; empty where there is nothing of the kind. */
  turn: ({
    used,
    mayEnd,
    bonusActions,
    passPoints,
    mayGoOut,
  }: {
    used: boolean
    mayEnd: boolean
    bonusActions: number
    passPoints: number | null
    /** A bonus action is all there is: take it, or no more turns. */
    mayGoOut: boolean
  }): string => {
    const bonus =
      bonusActions === 0
        ? ''
        : ` ${bonusActions === 1 ? 'You can still send a neutral novice' : 'You can still send neutral novices'}.`
    if (used) return `You’ve taken your action.${bonus} End your turn when you’re ready.`
    if (mayEnd) return `You have no action left.${bonus} End your turn.`
    if (mayGoOut) return `Only a bonus action is left to you.${bonus} Take it, or take no more turns.`
    const pass = passPoints === null ? '' : ` You may also pass for ${names.points(passPoints)}.`
    return `${bonus}${pass}`.trimStart()
  },
  payTiles: (goods: string): string => `This costs ${goods}. How do you pay?`,
  payResources: (goods: string): string => `This costs ${goods}. How do you pay?`,
  payAnyResources: (n: number): string =>
    n === 1
      ? 'This costs any resource. Which one do you pay?'
      : `This costs any ${n} resources. Which ones do you pay?`,
  takePath: 'Now take a path tile. If the four crystals match again, you may put those back too.',
  offering: 'Which offering do you leave?',
  taskSpace: 'Where in your city does the task go?',
  islandAction: (island: Island): string =>
    island.kind === 'task'
      ? 'You’ve arrived. Receive a task here?'
      : `You’ve arrived. Retrieve the ${names.guardian[island.guardian]}?`,
  procession: ({ steps, paid, next }: { steps: number; paid: boolean; next: readonly Guardian[] }): string => {
    const who = joined(
      next.map((guardian) => names.guardian[guardian]),
      'or',
    )
    return `Each guardian can move ${upTo(steps, 'step')}, the furthest ahead first. Now move the ${who}.${paid ? '' : ' You gain nothing on the way.'}`
  },
  yield: (times: number): string => (times === 1 ? 'Which resource do you gain?' : 'Which resource do you gain twice?'),
  rewards: (all: boolean): string => (all ? 'Take your rewards.' : 'Take two of the rewards.'),
  council: (novice: Novice['kind']): string =>
    novice === 'own' ? 'Which council space for your novice?' : 'Which space for the neutral novice?',
  bonus: (space: CouncilSpace): string =>
    `Take the bonus, or 1 point instead? The bonus: ${uncapital(names.council[space].bonus)}`,
  freePath: 'Which path tile do you build for free?',
  freeGuardian: 'Which guardian do you take for free?',
  freeBonfire: 'Where do you turn the Great Bonfire?',
  freeSpecialist: 'Which specialist do you take for free?',
  freeMove: 'Which guardian do you move, and where?',
  freeShip: 'Where do you sail? It’s free.',
  freeFate: 'Place your next fate tile. This time you may hold any number of action tiles.',
  tomTask: (highest: boolean): string =>
    highest
      ? 'Several tasks tie for the highest value. Which one does Tom take?'
      : 'Several tasks tie for the lowest value. Which one does Tom take?',
  tomGuardian: 'Which guardian does Tom take?',
  tomCouncil: (task: CommonTask | null): string =>
    task === null
      ? 'Where in the High Council does Tom’s novice go?'
      : `Tom has fulfilled the common task “${names.commonTask[task]}”. Where does its neutral novice go?`,
  tomGnome: (left: number): string => `Tom has room for ${count(left, 'gnome')}. Which one does he take? ${EMOJI.tom}`,
}
