import type { CommonTask, Guardian, Island, IslandGuardian, Portal, Task, TomCard } from '#engine'
import type { Gnome } from '../words/gnomes.ts'
import { gnomes } from './gnomes.ts'
import { count, joined, names } from './names.ts'
import { tasks } from './tasks.ts'

/** What somebody did in a turn, without the person and without prices: a few words each. */
export const brief = {
  /** The same without what it was done to, where there is little room. */
  short: {
    shipMoved: 'sailed',
    taskReceived: 'received a task',
    guardianReceived: 'retrieved a guardian',
    guardianMoved: 'moved a guardian',
    portalPlaced: 'placed a portal',
    gnomeJoined: 'recruited a gnome',
    ignited: 'ignited a bonfire',
    commonTaskMet: 'fulfilled a common task',
  },
  startTileLaid: 'placed the first fate tile',
  fateTilePlaced: 'placed a fate tile',
  pathBuilt: 'built a path',
  shipMoved: (island: Island): string => `sailed to ${island.id}`,
  taskReceived: (task: Task): string => `received the task “${tasks.condition(task.condition)}”`,
  guardianReceived: (colour: IslandGuardian): string => `retrieved the ${names.guardian[colour]}`,
  processionBegan: 'made a procession',
  /** Without a procession. */
  guardianMoved: (guardian: Guardian): string => `moved the ${names.guardian[guardian]}`,
  bonfireTurned: 'used the Great Bonfire',
  portalPlaced: (portal: Portal): string => `placed the ${names.portal[portal]}`,
  gnomeJoined: (gnome: Gnome): string => `recruited the ${gnomes(gnome).name}`,
  ignited: (task: Task): string => `ignited “${tasks.condition(task.condition)}”`,
  commonTaskMet: (task: CommonTask): string => `fulfilled “${names.commonTask[task]}”`,
  countdownBegan: 'began the countdown',
  passed: 'passed',
  wentOut: 'takes no more turns',
  tomHadIt: 'had already fulfilled that common task',
  tomFoundNothing: 'couldn’t use it',
  /** Tom's turn: what his card says, what came of it, and how many are left. */
  tomsTurn: (card: TomCard, deeds: readonly string[], left: number, round: number): string =>
    `Tom’s card: ${names.tomCard[card]}.${deeds.length === 0 ? '' : ` Tom ${joined(deeds, 'and')}.`} ${count(left, 'card')} left, deck ${round} of 4.`,
  /** Somebody's turn. */
  turn: (name: string, deeds: readonly string[]): string =>
    deeds.length === 0 ? `${name} took a turn` : `${name} ${joined(deeds, 'and')}`,
  /** Stands before what the others did since one's own last turn, and on a button to all of it; at the first turn, since the game began. */
  sinceYourTurn: 'Since your turn',
  sinceTheStart: 'Since the start',
  page: (page: number, pages: number): string => `Page ${page} of ${pages}, the oldest first.`,
  /** More turns than are told. */
  moreTurns: (turns: number): string => `${count(turns, 'more turn')}`,
  /** What is left of a message that called to a turn; the number counts the turns of all, 0: unknown. */
  pastTurn: (number: number, name: string, deeds: readonly string[]): string =>
    `${number === 0 ? 'An earlier turn' : `Turn ${number}`} · ${name}${deeds.length === 0 ? '' : `: ${joined(deeds, 'and')}`}.`,
  pastLobby: (people: readonly string[]): string => `The game began: ${joined(people, 'and')}.`,
  /** What is left of a message that called to a turn before which the one before was taken back. */
  pastTakenBack: 'The turn before was taken back.',
  /** What is left of a message of which that is not known any more. */
  past: 'An earlier message of this table.',
}
