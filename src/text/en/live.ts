import { control } from '../control.ts'
import { buttons } from './buttons.ts'
import { count, joined } from './names.ts'

export const live = {
  /** `mention` is Discord's mention of the one who must act. */
  turnOf: (mention: string): string => `It’s ${mention}’s turn.`,
  /** The same, to that one. */
  yourTurn: 'It’s your turn.',
  /** `mentions`: of all who sit there. */
  turnOfEmptySeat: (name: string, mentions: readonly string[]): string =>
    `It’s an empty seat’s turn (${name} left). ${mentions.join(' ')}: take it over, hand it to a computer player, or play on without it.`,
  /** Somebody left in another's turn. */
  left: (left: readonly string[], mentions: readonly string[]): string =>
    `${joined(left, 'and')} left. ${mentions.join(' ')}: anyone can take over the seat, or you can hand it to a computer player or play on without it.`,
  /** Somebody asks to take back the turn just ended; `missing`: those who have not agreed yet. */
  undoAsked: (name: string, missing: readonly string[]): string =>
    `${name} wants to take back the end of their turn. Is that all right, ${joined(missing, 'and')}? The request ends if someone plays or presses ${control(buttons.refuseUndo)}.`,
  /** All agreed, so it is that person's turn again. */
  undoGranted: (name: string): string => `Everybody agreed: ${name}’s turn goes on.`,
  /** `when` is Discord's relative time. */
  since: (when: string): string => `Turn began ${when}`,
  /** More of them come in the countdown. */
  novices: (now: number, countdownAt: number): string =>
    `${now > countdownAt ? count(now, 'novice') : `${now} of ${countdownAt} novices`} in the Council`,
  countdown: (tile: number): string => `Countdown: ${count(tile, 'turn')} left`,
  /** On the select of closer views. */
  lookPlaceholder: 'Look at a city, the islands…',
  looks: {
    table: 'The whole table',
    city: (name: string): string => `${name}’s city`,
    islands: 'Islands and tasks',
    gnomes: 'Gnomes',
    bonfire: 'Great Bonfire',
    council: 'High Council',
    scores: 'Scores',
  },
  /** Stand in a message instead of its picture; under 95 characters, for which every message has room. */
  noPicture: {
    failed: 'I couldn’t draw the picture. Play on without it, or look again in a minute.',
    /** The same person asked for another picture before this one was drawn. */
    overtaken: 'I skipped this picture because you asked for another one right after it.',
  },
  closed: (why: 'host' | 'moderator' | 'stopped' | 'everybodyLeft' | 'nobodyCame'): string => CLOSED[why],
}

const CLOSED = {
  host: 'The host closed this table.',
  moderator: 'A moderator closed this table.',
  stopped: 'A moderator stopped this game. It has no result.',
  everybodyLeft: 'Everybody left, so this table is closed.',
  nobodyCame: 'Nothing happened here for a day, so this table is closed.',
} as const
