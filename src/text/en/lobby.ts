import type { Edition } from '#engine'
import { control } from '../control.ts'
import type { ChannelButtonLabels } from '../words/buttons.ts'
import { buttons } from './buttons.ts'
import { names } from './names.ts'

export const lobby = {
  title: 'Bonfire: a new table',
  /** To the person who opened it. */
  opened: ({ join, start }: ChannelButtonLabels): string =>
    `Your table is open; its message is in this channel. The others press ${control(join)} there. Then you press ${control(start)}.`,
  invitation: (host: string): string => `${host} opened a table for two to four players.`,
  /** To those who sat at the table before; `mentions` are Discord's. */
  again: (mentions: string): string => `${mentions}: another game? Press ${control(buttons.join)}.`,
  seat: (number: number, name: string, host: boolean): string => `${number}. ${name}${host ? ' (host)' : ''}`,
  freeSeat: (number: number): string => `${number}. free`,
  edition: (edition: Edition): string => `${names.edition[edition].name}: ${names.edition[edition].about}`,
  beginnerIslands: (on: boolean): string =>
    on ? 'Beginner islands: tasks of different colours on each island.' : 'Islands: tasks placed at random.',
  /** `name`: what the language calls itself. */
  language: (name: string): string => `Language: ${name}.`,
  /** What stays in the channel of the turns that are over: choices of a command, and an option. */
  stories: { turn: 'One line per turn', round: 'One message per round' },
  story: (each: 'turn' | 'round'): string =>
    each === 'turn' ? 'One line per turn stays in the channel.' : 'One message per round stays in the channel.',
  letTomDecide: (on: boolean): string => (on ? 'Tom decides his own ties.' : 'You decide ties for Tom.'),
  handicap: (points: number): string =>
    points === 0
      ? 'No head start.'
      : points > 0
        ? `Tom starts ${names.points(points)} ahead.`
        : `You start ${names.points(-points)} ahead.`,
  chooseOptions: 'Change the options',
  waiting: (seated: number): string =>
    seated < 2 ? 'Waiting for one more player.' : `${seated} players are here. The host can start.`,
  closesByItself: 'If nothing happens for a day, the table closes.',
  /** In short, what `help.reconstructed` says; where the bot's host put in other components, that it is played with those. */
  components: (standard: boolean): string =>
    standard
      ? 'The rulebooks show some pieces only in pictures; we reconstructed those. The person who runs this bot can enter the real ones.'
      : 'You play with the pieces entered by the person who runs this bot.',
}
