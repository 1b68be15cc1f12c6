import type { FreedWhy, PaceWords } from '../words/pace.ts'
import { count, joined } from './names.ts'

const hoursOf = (hours: number): string =>
  hours % 24 === 0 && hours > 24 ? count(hours / 24, 'day') : count(hours, 'hour')

const freedBecause = (name: string, why: FreedWhy): string =>
  why === 'time' ? `${name} ran out of time` : `${name} was silent too long`

const THEN = {
  nothing: 'nothing happens',
  remind: 'a stronger reminder follows',
  free: 'the seat becomes free',
  sitOut: 'the seat becomes free and sits out',
} as const

export const pace: PaceWords = {
  clock: (clock) => {
    switch (clock.kind) {
      case 'live':
        return 'Live: in one sitting, no clock'
      case 'turn':
        return `Turn-based: ${hoursOf(clock.hours)} per turn`
      case 'bank':
        return `Turn-based: ${hoursOf(clock.hours)} time bank, +${hoursOf(clock.refill)} per turn`
    }
  },
  atEnd: {
    nothing: 'Time up: nothing happens',
    remind: 'Time up: a stronger reminder',
    free: 'Time up: the seat becomes free',
    sitOut: 'Time up: the seat becomes free and sits out',
  },
  chooseClock: 'Pace of play',
  chooseEnd: 'When a player’s time is up',
  agreed: (pace) => {
    switch (pace.kind) {
      case 'live':
        return 'Played live, without a clock.'
      case 'turn':
        return `${hoursOf(pace.hours)} per turn, then ${THEN[pace.atEnd]}. Quiet hours and days away don’t count.`
      case 'bank':
        return `Each player has a time bank of ${hoursOf(pace.hours)} and gets ${hoursOf(pace.refill)} back after each turn. When it runs out, ${THEN[pace.atEnd]}. Quiet hours and days away don’t count.`
    }
  },
  timeUntil: (when, atEnd) => `Time for this turn: until ${when}${atEnd === 'nothing' ? '' : `, then ${THEN[atEnd]}`}`,
  nearlyOver: (when, atEnd) => `**Time runs out ${when}**, then ${THEN[atEnd]}.`,
  over: (when, atEnd) => (atEnd === 'remind' ? `**Time is up**: it ran out ${when}.` : `Time ran out ${when}`),
  yourTime: (when, over) => `Your time for this turn ${over ? 'ended' : 'ends'} ${when}`,
  moreTime: (when) => `I was offline when time ran out, so it’s extended: until ${when}.`,
  away: (name, when) => `${name} is away until ${when}.`,
  freed: (name, why, mentions) =>
    `${freedBecause(name, why)}, so their seat is free. ${mentions.join(' ')}: anyone can take it over, even ${name}, or you can let it sit out.`,
  freedToAct: (name, why, mentions) =>
    `It’s a free seat’s turn: ${freedBecause(name, why)}. ${mentions.join(' ')}: anyone can take it over, even ${name}, or you can let it sit out.`,
  lost: (name) => `${name} ran out of time.`,
  freeAsked: ({ name, silent, mentions, until, agreed, objected }) =>
    [
      `${name} wants to free the seat of ${silent}, who has been silent for days. ${mentions.join(' ')}: do you agree?`,
      `For: ${joined(agreed, 'and')}.${objected.length === 0 ? '' : ` Against: ${joined(objected, 'and')}.`}`,
      until === null
        ? 'A majority of the others must agree.'
        : `The seat becomes free as soon as a majority of the others agree, or ${until} if nobody objects. If ${silent} plays on, they keep it.`,
    ].join(' '),
  kept: (silent, against) =>
    `${joined(against, 'and')} voted against freeing the seat, so ${silent} keeps it. You can ask again in three days.`,
  silent: (name) => `${name} has been silent for three days or more.`,
  buttons: {
    askFree: 'Ask to free the seat',
    agreeToFree: 'Free the seat',
    refuseToFree: 'Keep waiting',
    askSubstitute: 'Look for a substitute',
    keepSeat: 'Keep my seat',
    back: 'I’m back',
  },
  substituteWanted: (name) => `${name} is looking for a substitute and plays on until one comes.`,
  substituteAsked:
    'Your table now shows that you are looking for a substitute. Play on until somebody takes over your seat. Changed your mind? Type /bonfire resign again.',
  substituteNotWanted: 'You keep your seat. The table no longer shows that you are looking for a substitute.',
  substituteCame: (name, mention) => `${mention}: ${name} has taken over your seat.`,
  orSubstitute: 'You can also look for a substitute and play on until one comes.',
  tookOver: (name, seat) => `You took over seat ${seat} from ${name}, with everything in that city.`,
  settings: {
    awayUntil: (when) => `Away: **until ${when}**. Your tables show it, and your clocks and reminders wait for you.`,
    notAway:
      'Going away? **/bonfire settings away** tells your tables and pauses your clocks and reminders until you’re back.',
    unknownDay: (typed) =>
      `I don’t know the day “${typed}”. Pick one from the list as you type, at most 30 days ahead.`,
    tooFar: (when) => `You can be away for at most 30 days, until ${when}. Choose an earlier day.`,
    day: (date, days) => `Back on ${DAY.format(date)} (${days === 1 ? 'tomorrow' : `in ${days} days`})`,
  },
  direct: {
    runningOut: (when) => `Your time for this turn ends ${when}`,
    freed: 'Your seat was freed; you can take it back while nobody sits there',
    substituteCame: (name) => `You have a substitute: ${name} has taken over your seat`,
    lost: 'You ran out of time: your seat takes no more turns in this game',
    freeAsked: 'Vote: should a silent seat be freed?',
  },
}

const DAY = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
