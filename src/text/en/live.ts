import { control } from '../control.ts'
import type { LiveWords } from '../words/live.ts'
import { buttons } from './buttons.ts'
import { count, joined } from './names.ts'

export const live: LiveWords = {
  turnOf: (mention) => `It’s ${mention}’s turn.`,
  turnOfEmptySeat: (name, mentions) =>
    `It’s an empty seat’s turn (${name} left). ${mentions.join(' ')}: take it over, hand it to a computer player, or let it sit out.`,
  left: (left, mentions) =>
    `${joined(left, 'and')} left. ${mentions.join(' ')}: anyone can take the seat over, or you can hand it to a computer player or let it sit out.`,
  undoAsked: (name, missing) =>
    `${name} wants to take back the end of the turn. Is that all right, ${joined(missing, 'and')}? The request ends if someone plays or presses ${control(buttons.refuseUndo)}.`,
  undoGranted: (name) => `Everybody agreed: ${name}’s turn goes on.`,
  since: (when) => `Turn began ${when}`,
  novices: (now, countdownAt) => `${now} of ${countdownAt} novices in the council`,
  countdown: (tile) => `Countdown: ${count(tile, 'turn')} left`,
  lookPlaceholder: 'Look at a city, the islands…',
  looks: {
    table: 'The whole table',
    city: (name) => `${name}’s city`,
    islands: 'Islands and tasks',
    gnomes: 'Gnomes',
    bonfire: 'Great Bonfire',
    council: 'High Council',
    scores: 'Scores',
  },
  noPicture: {
    failed: 'I couldn’t draw the picture. Play on without it, or look again in a minute.',
    overtaken: 'I skipped this picture because you asked for another one right after it.',
  },
  closed: (why) => CLOSED[why],
}

const CLOSED = {
  host: 'The host closed this table.',
  moderator: 'A moderator closed this table.',
  everybodyLeft: 'Everybody left, so this table is closed.',
  nobodyCame: 'Nothing happened here for a day, so this table is closed.',
} as const
