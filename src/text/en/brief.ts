import type { BriefWords } from '../words/brief.ts'
import { gnomes } from './gnomes.ts'
import { count, joined, names } from './names.ts'
import { tasks } from './tasks.ts'

export const brief: BriefWords = {
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
  shipMoved: (island) => `sailed to ${island.id}`,
  taskReceived: (task) => `received the task “${tasks.condition(task.condition)}”`,
  guardianReceived: (colour) => `retrieved the ${names.guardian[colour]}`,
  processionBegan: 'made a procession',
  guardianMoved: (guardian) => `moved the ${names.guardian[guardian]}`,
  bonfireTurned: 'used the Great Bonfire',
  portalPlaced: (portal) => `placed the ${names.portal[portal]}`,
  gnomeJoined: (gnome) => `recruited the ${gnomes(gnome).name}`,
  ignited: (task) => `ignited “${tasks.condition(task.condition)}”`,
  commonTaskMet: (task) => `fulfilled “${names.commonTask[task]}”`,
  countdownBegan: 'began the countdown',
  passed: 'passed',
  wentOut: 'takes no more turns',
  tomHadIt: 'had already fulfilled that common task',
  tomFoundNothing: 'couldn’t use it',
  tomsTurn: (card, deeds, left, round) =>
    `Tom’s card: ${names.tomCard[card]}.${deeds.length === 0 ? '' : ` Tom ${joined(deeds, 'and')}.`} ${count(left, 'card')} left, deck ${round} of 4.`,
  turn: (name, deeds) => (deeds.length === 0 ? `${name} took a turn` : `${name} ${joined(deeds, 'and')}`),
  sinceYourTurn: 'Since your turn',
  sinceTheStart: 'Since the start',
  page: (page, pages) => `Page ${page} of ${pages}, the oldest first.`,
  moreTurns: (turns) => `${count(turns, 'more turn')}`,
  pastTurn: (number, name, deeds) =>
    `${number === 0 ? 'An earlier turn' : `Turn ${number}`} · ${name}${deeds.length === 0 ? '' : `: ${joined(deeds, 'and')}`}.`,
  pastLobby: (people) => `The game began: ${joined(people, 'and')}.`,
  pastTakenBack: 'The turn before was taken back.',
  past: 'An earlier message of this table.',
}
