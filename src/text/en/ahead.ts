import { count } from './names.ts'

/** The next turn, planned ahead. */
export const ahead = {
  title: 'Your next turn',
  /** Buttons: opens it where nothing is planned, and where something is. */
  plan: 'Plan my next turn',
  mine: 'My plan',
  /** What becomes of it. */
  about:
    'When your turn comes, I play the first of these plans that still works from start to finish, and everyone sees it. Until then, only you know about them. If none works, I’ll let you know as usual.',
  nothing: 'You haven’t planned anything yet.',
  /** Above every panel in which a turn is put together. */
  drafting: '**Planning ahead:** only you see this, and nothing is played yet.',
  /** Said while waiting, with the number of ways. */
  planned: (ways: number): string => `Your next turn is planned${ways === 1 ? '' : ` (${count(ways, 'plan')})`}.`,
  /** Beside a way that leaves the turn open. */
  leavesOpen: 'The turn then stays open, and I’ll let you know.',
  /** Beside a way that could not be played as things stand. */
  notNow: (why: string): string => `Not possible right now: ${why}`,
  /** Why it could not, where no rule forbids it. */
  otherwise: 'Something else would come up along the way.',
  turnsUp: 'Something would be revealed first.',
  /** What was put together is shorter now. */
  cut: (why: string): string => `The game has moved on, so I dropped the rest of your choices: ${why}`,
  /** In the turn itself: nothing of the plan could be played; and why, way by way. */
  didNotFit: (ways: readonly string[]): string =>
    `None of your plans still worked, so nothing was played for you.\n${ways.join('\n')}`,
  /** Instead of a reason: it was kept when the turn had begun. */
  tooLate: 'Your plan arrived too late: your turn had already begun.',
  add: 'Add another plan',
  goOn: 'Keep planning',
  /** On what is put together, with its number: its heading, and buttons that save it; the second without the turn's end. */
  drafted: (way: number): string => `Planning ahead: plan ${way}`,
  save: (way: number): string => `Save plan ${way}`,
  saveOpen: (way: number): string => `Save plan ${way} without ending the turn`,
  leave: 'Drop this plan',
  withdraw: 'Cancel all plans',
  change: 'Change the order',
  /** Options: a way takes the place before it, or is taken out; numbered from 1. */
  raise: (number: number): string => `Move plan ${number} up`,
  remove: (number: number): string => `Remove plan ${number}`,
  /** In the channel, before what was done. */
  played: 'As planned',
}
