import type { PaceWords } from '../words/pace.ts'
import { count, joined } from './names.ts'

const hoursOf = (hours: number): string =>
  hours % 24 === 0 && hours > 24 ? count(hours / 24, 'day') : count(hours, 'hour')

const THEN = {
  nothing: 'nothing happens',
  remind: 'there is a stronger reminder',
  free: 'the seat is freed',
  sitOut: 'the seat is freed and sits out',
} as const

export const pace: PaceWords = {
  clock: (clock) => {
    switch (clock.kind) {
      case 'live':
        return 'Live: this evening, without a clock'
      case 'turn':
        return `By and by: ${hoursOf(clock.hours)} a turn`
      case 'bank':
        return `By and by: a store of ${hoursOf(clock.hours)}, ${hoursOf(clock.refill)} back after each turn`
    }
  },
  atEnd: {
    nothing: 'Time over: nothing happens',
    remind: 'Time over: a stronger reminder',
    free: 'Time over: the seat is freed',
    sitOut: 'Time over: the seat is freed and sits out',
  },
  chooseClock: 'How fast you play',
  chooseEnd: 'When the time is over',
  agreed: (pace) => {
    switch (pace.kind) {
      case 'live':
        return 'Played live, without a clock.'
      case 'turn':
        return `${hoursOf(pace.hours)} a turn, then ${THEN[pace.atEnd]}. Quiet hours and days away do not count.`
      case 'bank':
        return `Everybody has a store of ${hoursOf(pace.hours)}, and gets ${hoursOf(pace.refill)} back after each turn; when it is used up, ${THEN[pace.atEnd]}. Quiet hours and days away do not count.`
    }
  },
  timeUntil: (when, atEnd) => `Time until ${when}${atEnd === 'nothing' ? '' : `, then ${THEN[atEnd]}`}`,
  nearlyOver: (when, atEnd) => `**The time ends ${when}**: then ${THEN[atEnd]}.`,
  over: (when, atEnd) =>
    atEnd === 'remind' ? `**The agreed time is over**, since ${when}.` : `Time was until ${when}`,
  yourTime: (when, over) => `Your time for this turn ${over ? 'ended' : 'ends'} ${when}`,
  moreTime: (when) => `I was not there when the time was over, so there is more: until ${when}.`,
  away: (name, when) => `${name} is away until ${when}.`,
  freed: (name, why, mentions) =>
    `${why === 'time' ? `${name}’s time was over` : `${name} was silent for long`}, so that seat is free. ${mentions.join(' ')}: anybody can take it over, ${name} too, or you let it sit out.`,
  freedToAct: (name, why, mentions) =>
    `It is the turn of a free seat: ${why === 'time' ? `${name}’s time was over` : `${name} was silent for long`}. ${mentions.join(' ')}: anybody can take it over, ${name} too, or you let it sit out.`,
  lost: (name) => `${name}’s time was over.`,
  freeAsked: ({ name, silent, mentions, until, agreed, objected }) =>
    [
      `${name} asks whether to free the seat of ${silent}, who has been silent for days. ${mentions.join(' ')}: what do you say?`,
      `For it: ${joined(agreed, 'and')}.${objected.length === 0 ? '' : ` Against it: ${joined(objected, 'and')}.`}`,
      until === null
        ? 'Most of the others have to be for it.'
        : `It is freed as soon as most of the others are for it, or ${until} if nobody objects. ${silent} keeps it by playing on.`,
    ].join(' '),
  kept: (silent, against) =>
    `${joined(against, 'and')} ${against.length === 1 ? 'is' : 'are'} against freeing the seat, so it stays ${silent}’s. In three days it can be asked again.`,
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
    'The table says that you are looking for a substitute. Until somebody takes your seat over, play on as before. /bonfire resign also takes this back.',
  substituteNotWanted: 'You keep your seat. The table no longer says that you are looking for a substitute.',
  substituteCame: (name, mention) => `${mention}: ${name} has your seat now.`,
  orSubstitute: 'You can also look for a substitute, and play on until one comes.',
  tookOver: (name, seat) => `You took over seat ${seat} from ${name}, with all there is in its city.`,
  settings: {
    awayUntil: (when) => `Away: **until ${when}**. Your tables show it; clocks and reminders wait for you.`,
    notAway:
      'Going away? **/bonfire settings away** tells your tables, and stops clocks and reminders until you are back.',
    unknownDay: (typed) => `I know no day “${typed}”. Choose one from the list while you type, at most 30 days ahead.`,
    tooFar: (when) => `You can be away for 30 days at most, so until ${when}. Choose an earlier day.`,
    day: (date, days) => `Back on ${DAY.format(date)} (${days === 1 ? 'tomorrow' : `in ${days} days`})`,
  },
  direct: {
    runningOut: (when) => `Your time for the turn ends ${when}`,
    freed: 'Your seat was freed; as long as nobody sits there, you can take it again',
    substituteCame: (name) => `A substitute came: ${name} has your seat now`,
    lost: 'Your time was over: your seat takes no more turns in this game',
    freeAsked: 'Is a silent seat to be freed?',
  },
}

const DAY = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
