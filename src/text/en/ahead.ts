import type { AheadWords } from '../words/ahead.ts'
import { count } from './names.ts'

export const ahead: AheadWords = {
  title: 'Your next turn',
  plan: 'Plan my next turn',
  mine: 'My plan',
  about:
    'When your turn comes, the first of these ways that is still possible from beginning to end is played, and told to all. Until then nobody else sees any of it. If none is possible, you are called as usual.',
  nothing: 'You have planned nothing yet.',
  drafting: '**Planning ahead:** only you see this, and nothing is played yet.',
  planned: (ways) => `Your next turn is planned${ways === 1 ? '' : `, in ${count(ways, 'way')}`}.`,
  leavesOpen: 'Then the turn stays open, and you are called.',
  notNow: (why) => `Not possible as things stand: ${why}`,
  otherwise: 'The game would ask or do something else on the way.',
  turnsUp: 'Something would be revealed first.',
  cut: (why) => `The game went on, so the rest of what you had chosen fell away: ${why}`,
  didNotFit: (ways) => `Nothing was played ahead, for your plan did not fit any more.\n${ways.join('\n')}`,
  tooLate: 'It came when your turn had begun.',
  add: 'Add another way',
  goOn: 'Go on planning',
  keep: 'Keep as plan',
  keepAndEnd: 'Keep, and end the turn',
  leave: 'Drop this way',
  withdraw: 'Withdraw the plan',
  change: 'Change the order',
  raise: (number) => `Try way ${number} before way ${number - 1}`,
  remove: (number) => `Take out way ${number}`,
  played: 'As planned ahead',
}
