import { control } from '../control.ts'
import type { LobbyWords } from '../words/lobby.ts'
import { buttons } from './buttons.ts'
import { names } from './names.ts'

export const lobby: LobbyWords = {
  title: 'Bonfire: a new table',
  opened: ({ join, start }) =>
    `Your table is open; its message is in this channel. The others press ${control(join)} there. Then you press ${control(start)}.`,
  invitation: (host) => `${host} opened a table for two to four players.`,
  again: (mentions) => `${mentions}: another game? Press ${control(buttons.join)}.`,
  seat: (number, name, host) => `${number}. ${name}${host ? ' (host)' : ''}`,
  freeSeat: (number) => `${number}. free`,
  edition: (edition) => `${names.edition[edition].name}: ${names.edition[edition].about}`,
  beginnerIslands: (on) =>
    on ? 'Beginner islands: tasks of different colours on each island.' : 'Islands: tasks placed at random.',
  language: (name) => `Language: ${name}.`,
  letTomDecide: (on) => (on ? 'Tom decides his own ties.' : 'You decide ties for Tom.'),
  handicap: (points) =>
    points === 0
      ? 'No head start.'
      : points > 0
        ? `Tom starts ${names.points(points)} ahead.`
        : `You start ${names.points(-points)} ahead.`,
  chooseOptions: 'Change the options',
  waiting: (seated) =>
    seated < 2 ? 'Waiting for one more player.' : `${seated} players are here. The host can start.`,
  closesByItself: 'The table closes after a day without a press.',
  components: (standard) =>
    standard
      ? 'Pieces that the rulebooks only picture are reconstructed. The person who runs this bot can enter the real ones.'
      : 'You play with the pieces entered by the person who runs this bot.',
}
