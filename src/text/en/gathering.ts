import { control } from '../control.ts'
import type { ChannelButtonLabels } from '../words/buttons.ts'
import { buttons } from './buttons.ts'

/** How people come together in a lobby: seats that are kept, a start by itself. Mentions are Discord's. */
export const gathering = {
  /** A line of the list of seats; `until` is Discord's time. */
  heldSeat: (number: number, mention: string, until: string): string => `${number}. kept for ${mention} until ${until}`,
  /** The placeholder of a select of people. */
  hold: 'Keep a seat for a friend…',
  /** A button; by the number of the seat. */
  release: (number: number): string => `Release seat ${number}`,
  invited: (mentions: string): string =>
    `${mentions}: a seat is kept for you. Press ${control(buttons.join)}, or ${control(buttons.leave)} if you can’t come.`,
  /** To the host: all seats are taken. */
  full: (mention: string): string => `${mention}: all seats are taken. Press ${control(buttons.start)}.`,
  /** With how many people the game starts by itself; 0: it does not. */
  startAt: (people: number): string =>
    people === 0 ? 'The host starts the game.' : `Starts as soon as ${people} players are here.`,
  /** When it starts by itself, with the day, and how long that is from now: as Discord shows them. */
  startsAt: (when: string, relative: string): string =>
    `The game starts on ${when} (${relative}) if at least two players are here.`,
  /** To those who are there, ten minutes before. */
  soon: (mentions: string): string => `${mentions}: your game is about to begin.`,
  /** To those who are there: nothing started at that time. */
  startMissed: (mentions: string, when: string): string =>
    `${mentions}: the game didn’t start by itself on ${when}. Press ${control(buttons.start)} once two of you are here.`,
  /** To the host, who typed the time. */
  startFixed: (when: string): string => `The game starts on ${when}. I’ll remind everybody ten minutes beforehand.`,
  /** An option. */
  noFixedStart: 'Start: no fixed time.',
  /** Somebody chose a bot to keep a seat for. */
  notForBots: 'That’s a bot, which can’t play here. Choose a person.',
  /** To the person who gave up a kept seat. */
  /** To who keeps a seat: its person is not called, for they were a moment ago, or many others to this table; they can be from `when` on. */
  notCalled: (mention: string, when: string): string =>
    `I haven’t mentioned ${mention}: I’ve already mentioned them, or many people for this table, within the last hour. Please tell them yourself. I can mention them again ${when}, if you keep another seat then.`,
  /** To a lobby: the same of those who are asked to play again. */
  notAsked: (when: string): string =>
    `I haven’t mentioned the others, because I invited them to a game within the last hour. Please tell them yourself. I can mention them again ${when}.`,
  gaveUp: ({ join }: ChannelButtonLabels): string =>
    `OK, the seat is no longer kept for you. You can still press ${control(join)} while a seat is free.`,
  /** In a direct message: what it is about. */
  direct: {
    invited: 'A seat is kept for you',
    full: 'All seats at your table are taken',
    soon: (when: string): string => `Your game starts ${when}`,
    startMissed: 'Your game didn’t start by itself',
  },
}
