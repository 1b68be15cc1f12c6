import { EMOJI } from '../emoji.ts'
import type { PanelWords } from '../words/panel.ts'
import { count, names } from './names.ts'

export const panel: PanelWords = {
  yourTurn: 'Your turn',
  othersTurn: (name) => `It is ${name}’s turn.`,
  possibleNow: 'With what you have now you can',
  impossibleNow: 'With what you have now you can do nothing. That may be different when your turn comes.',
  beforeFirstTurn: 'Your own first turn begins with your first fate tile: keep it or swap it.',
  noMoreTurns: 'You take no more turns. What you have built scores at the end.',
  actions: {
    fate: 'Place a fate tile',
    path: 'Build a path',
    ship: 'Sail',
    task: 'Receive a task',
    guardian: 'Take in a guardian',
    procession: 'Hold a procession',
    bonfire: 'Use the Great Bonfire',
    gnome: 'Recruit a gnome',
    ignite: 'Light a bonfire',
    novice: 'Send a neutral novice',
    discard: 'Discard a tile',
  },
  menu: {
    fate: 'Fate tile',
    path: 'Path',
    ship: 'Ship',
    task: 'Task',
    guardian: 'Guardian',
    procession: 'Procession',
    bonfire: 'Great Bonfire',
    gnome: 'Gnome',
    ignite: 'Ignite',
    novice: 'Neutral novice',
  },
  actionOf: names.action,
  choosePlace: 'Choose a place',
  chooseOne: 'Choose one',
  topTile: 'Top tile',
  bottomTile: 'Bottom tile',
  best: 'Best places',
  morePlaces: (part, parts) => `More places (${part}/${parts})`,
  keepWhich: (most, held) =>
    `You hold ${count(held, 'action tile')}. Which ${most === 1 ? 'one do' : `${most} do`} you keep?`,
  guardianMoves: (guardian) => `Where does the ${guardian} go?`,
  stepsPlaceholder: 'How many steps?',
  paid: (goods) => `Paid ${goods}.`,
  tooDear: (actions) => `Too few tiles: ${actions}. A ${EMOJI.actionTile.yellow} or any two tiles replace one.`,
  finalNow: 'Something was turned up: what came before cannot be taken back.',
  finalAhead: 'This turns something up. It cannot be taken back.',
  undone: 'Taken back.',
  doneAndNext: (next) => (next === null ? 'Done.' : `Done. ${next} is next.`),
  redrawn: 'The table has moved on. This is how things stand now.',
  fellAway: (turns, choices) =>
    turns === 0
      ? `The bot plays by corrected rules now. Your turn begins anew, without the ${count(choices, 'step')} you had taken in it. All turns before it stand.`
      : `The bot plays by corrected rules now, by which the last ${count(turns, 'turn')} would have gone otherwise. The game goes on from before ${turns === 1 ? 'it' : 'them'}; the log still tells what was played.`,
  holdings: (tiles, resources) => {
    if (tiles === '') return `You hold no action tiles${resources === '' ? ' and no resources' : `, but ${resources}`}.`
    return `You hold ${tiles} and ${resources === '' ? 'no resources' : resources}.`
  },
  nothing: 'Nothing',
}
