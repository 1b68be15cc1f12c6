import { control } from '../control.ts'
import type { LobbyWords } from '../words/lobby.ts'
import { buttons } from './buttons.ts'
import { names } from './names.ts'

export const lobby: LobbyWords = {
  title: 'Bonfire: a new table',
  opened: ({ join, start }) =>
    `Your table is open, and its message is in this channel. The others press ${control(join)} there; then you press ${control(start)}.`,
  invitation: (host) => `${host} opened a table. Two to four can play.`,
  again: (mentions) => `${mentions}: once more? Press ${control(buttons.join)}.`,
  seat: (number, name, host) => `${number}. ${name}${host ? ' (host)' : ''}`,
  freeSeat: (number) => `${number}. free`,
  edition: (edition) => `${names.edition[edition].name}: ${names.edition[edition].about}`,
  beginnerIslands: (on) =>
    on ? 'Beginner islands: each gets tasks of different colours.' : 'Islands: tasks fall as they come.',
  language: (name) => `Language: ${name}.`,
  letTomDecide: (on) => (on ? 'Tom decides his own ties.' : 'You decide Tom’s ties.'),
  handicap: (points) =>
    points === 0
      ? 'No head start.'
      : points > 0
        ? `Tom starts with ${names.points(points)}.`
        : `You start with ${names.points(-points)}.`,
  chooseOptions: 'Change how you play',
  waiting: (seated) => (seated < 2 ? 'Waiting for one more.' : `${seated} sit here. The host can start.`),
  closesByItself: 'It closes by itself after a day without a press.',
  components: (standard) =>
    standard
      ? 'Pieces that the rulebooks only picture are reconstructed; whoever runs this bot can put in the real ones.'
      : 'Played with the components that whoever runs this bot put in.',
}
