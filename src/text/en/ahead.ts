import type { AheadWords } from '../words/ahead.ts'
import { count } from './names.ts'

export const ahead: AheadWords = {
  title: 'Your next turn',
  plan: 'Plan my next turn',
  mine: 'My plan',
  about:
    'When your turn comes, I play the first of these plans that still works from start to finish, and everyone sees it. Until then only you know. If none works, I call you as usual.',
  nothing: 'You haven’t planned anything yet.',
  drafting: '**Planning ahead:** only you see this, and nothing is played yet.',
  planned: (ways) => `Your next turn is planned${ways === 1 ? '' : `, with ${count(ways, 'plan')}`}.`,
  leavesOpen: 'The turn then stays open, and I call you.',
  notNow: (why) => `Not possible right now: ${why}`,
  otherwise: 'The game would ask or do something else along the way.',
  turnsUp: 'Something would be revealed first.',
  cut: (why) => `The game went on, so I dropped the rest of your choices: ${why}`,
  didNotFit: (ways) => `None of your plans worked any more, so nothing was played for you.\n${ways.join('\n')}`,
  tooLate: 'Your plan arrived too late: your turn had begun.',
  add: 'Add another plan',
  goOn: 'Go on planning',
  drafted: (way) => `Planning ahead: plan ${way}`,
  save: (way) => `Save plan ${way}`,
  saveOpen: (way) => `Save plan ${way}, turn left open`,
  leave: 'Drop this plan',
  withdraw: 'Cancel all plans',
  change: 'Change the order',
  raise: (number) => `Move plan ${number} up`,
  remove: (number) => `Remove plan ${number}`,
  played: 'As planned',
}
