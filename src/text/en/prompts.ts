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
    if (mayGoOut) return `You have only a bonus action left.${bonus} Take it, or take no more turns.`
    const pass = passPoints === null ? '' : ` You may also pass for ${names.points(passPoints)}.`
    return `${bonus}${pass}`.trimStart()
  },
  payTiles: (goods: string): string => `This costs ${goods}. Choose how to pay.`,
  payResources: (goods: string): string => `This costs ${goods}. Choose how to pay.`,
  payAnyResources: (n: number): string =>
    n === 1
      ? 'This costs any one resource. Choose which to pay.'
      : `This costs any ${n} resources. Choose which to pay.`,
  takePath: 'Now take a path tile. If the four crystals match again, you may put those back too.',
  offering: 'Choose an offering to leave.',
  taskSpace: 'Choose a space in your city for the task.',
  islandAction: (island: Island): string =>
    island.kind === 'task'
      ? 'You’ve arrived. Receive a task here?'
      : `You’ve arrived. Retrieve the ${names.guardian[island.guardian]}?`,
  procession: ({ steps, paid, next }: { steps: number; paid: boolean; next: readonly Guardian[] }): string => {
    const who = joined(
      next.map((guardian) => `the ${names.guardian[guardian]}`),
      'or',
    )
    return `Each guardian can move ${upTo(steps, 'step')}, the furthest ahead first. Now move ${who}.${paid ? '' : ' You gain nothing on the way.'}`
  },
  yield: (times: number): string => (times === 1 ? 'Choose a resource to gain.' : 'Choose a resource to gain twice.'),
  rewards: (all: boolean): string => (all ? 'Take your rewards.' : 'Take two of the rewards.'),
  council: (novice: Novice['kind']): string =>
    novice === 'own' ? 'Choose a council space for your novice.' : 'Choose a council space for the neutral novice.',
  bonus: (space: CouncilSpace): string =>
    `Take the bonus, or 1 point instead? The bonus: ${uncapital(names.council[space].bonus)}`,
  freePath: 'Choose a path tile to build for free.',
  freeGuardian: 'Choose a guardian to take for free.',
  freeBonfire: 'Choose where to turn the Great Bonfire.',
  freeSpecialist: 'Choose a specialist to take for free.',
  freeMove: 'Choose which guardian moves, and where.',
  freeShip: 'Choose where to sail. It’s free.',
  freeFate: 'Place your next fate tile. This time you may hold any number of action tiles.',
  tomTask: (highest: boolean): string =>
    highest
      ? 'Several tasks tie for the highest value. Choose one for Tom.'
      : 'Several tasks tie for the lowest value. Choose one for Tom.',
  tomGuardian: 'Choose a guardian for Tom.',
  tomCouncil: (task: CommonTask | null): string =>
    task === null
      ? 'Choose a council space for Tom’s novice.'
      : `Tom has fulfilled the common task “${names.commonTask[task]}”. Choose a council space for its neutral novice.`,
  tomGnome: (left: number): string => `Tom has room for ${count(left, 'gnome')}. Choose which he takes. ${EMOJI.tom}`,
}
