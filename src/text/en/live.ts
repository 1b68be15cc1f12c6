import { control } from '../control.ts'
import type { LiveWords } from '../words/live.ts'
import { buttons } from './buttons.ts'
import { count, joined } from './names.ts'

export const live: LiveWords = {
  turnOf: (mention) => `It is ${mention}’s turn.`,
  turnOfEmptySeat: (name, mentions) =>
    `It is the turn of an empty seat (${name} left). ${mentions.join(' ')}: take it over, let a computer player play on, or let it sit out.`,
  left: (left, mentions) =>
    `${joined(left, 'and')} left. ${mentions.join(' ')}: anybody can take the seat over, or you let a computer player play on, or let it sit out.`,
  undoAsked: (name, missing) =>
    `${name} would like to take back the end of the turn. Is that all right with ${joined(missing, 'and')}? The next choice or a ${control(buttons.refuseUndo)} ends this.`,
  undoGranted: (name) => `Everybody agreed: ${name}’s turn goes on where it ended.`,
  since: (when) => `since ${when}`,
  novices: (now, countdownAt) => `${now} of ${countdownAt} novices in the council`,
  countdown: (tile) => `Countdown: ${count(tile, 'turn')} left`,
  lookPlaceholder: 'Look at a city, the islands…',
  looks: {
    table: 'The whole table',
    city: (name) => `The city of ${name}`,
    islands: 'Islands and tasks',
    gnomes: 'Gnomes',
    bonfire: 'Great Bonfire',
    council: 'High Council',
    scores: 'Scores',
  },
  noPicture: {
    failed: 'The picture could not be drawn. Play on without it, or look again in a minute.',
    overtaken: 'This picture was left out, because you asked for another one right after it.',
  },
  closed: (why) => CLOSED[why],
}

const CLOSED = {
  host: 'The host closed this table.',
  moderator: 'A moderator closed this table.',
  everybodyLeft: 'Everybody left, so this table is closed.',
  nobodyCame: 'Nobody came for a day, so this table is closed.',
} as const
