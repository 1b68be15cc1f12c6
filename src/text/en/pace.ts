import type { ClockOption, FreedWhy, PaceFacts, TimeUpConsequence } from '../words/facts.ts'
import { count, joined } from './names.ts'

const hoursOf = (hours: number): string =>
  hours % 24 === 0 && hours > 24 ? count(hours / 24, 'day') : count(hours, 'hour')

/** Why a seat is free. */
export const freedBecause = (name: string, why: FreedWhy): string =>
  ({
    time: `${name} ran out of time`,
    vote: `${name} was inactive for too long`,
    moderator: `${name} was removed by a moderator`,
  })[why]

const THEN = {
  nothing: 'nothing happens',
  remind: 'an urgent reminder follows',
  free: 'the seat becomes free',
  sitOut: 'the seat becomes free and is skipped',
} as const

/**
 * How fast a table plays, and what becomes of those who do not: clocks, being away, seats that are freed, substitutes.
 * `when` is a moment as Discord shows it, `since` or `until` one as well; `mentions` are Discord's.
 */
export const pace = {
  /** What can be agreed on, as an option. */
  clock: (clock: ClockOption): string => {
    switch (clock.kind) {
      case 'live':
        return 'Live, in one sitting, no clock'
      case 'turn':
        return `Turn-based, ${hoursOf(clock.hours)} per turn`
      case 'bank':
        return `Turn-based, time bank of ${hoursOf(clock.hours)}, +${hoursOf(clock.refill)} per turn`
    }
  },
  atEnd: {
    nothing: 'Out of time: nothing happens',
    remind: 'Out of time: an urgent reminder',
    free: 'Out of time: the seat becomes free',
    sitOut: 'Out of time: the seat becomes free and is skipped',
  },
  chooseClock: 'Pace of play',
  chooseEnd: 'When a player’s time is up',
  /** What was agreed on, in a sentence. */
  agreed: (pace: PaceFacts): string => {
    switch (pace.kind) {
      case 'live':
        return 'Live game, no clock.'
      case 'turn':
        return `${hoursOf(pace.hours)} per turn. When time runs out, ${THEN[pace.atEnd]}. Quiet hours and days away don’t count.`
      case 'bank':
        return `Each player has a time bank of ${hoursOf(pace.hours)} and gets ${hoursOf(pace.refill)} back after each turn. When it runs out, ${THEN[pace.atEnd]}. Quiet hours and days away don’t count.`
    }
  },
  /** Of the turn that is on; `bank`: from a store of time. */
  timeUntil: (when: string, atEnd: TimeUpConsequence): string =>
    `Time for this turn: until ${when}${atEnd === 'nothing' ? '' : `, then ${THEN[atEnd]}`}`,
  /** The same when it is nearly over. */
  nearlyOver: (when: string, atEnd: TimeUpConsequence): string => `**Time runs out ${when}**, then ${THEN[atEnd]}.`,
  /** The same when it is over, and somebody is to hear it; or nobody. */
  over: (when: string, atEnd: TimeUpConsequence): string =>
    atEnd === 'remind' ? `**Time’s up.** The deadline was ${when}.` : `Time ran out on ${when}`,
  /** To the player who must act: when their own time ends, or that it ended then. */
  yourTime: (when: string, over: boolean): string =>
    over ? `Your time for this turn ended ${when}` : `Deadline for this turn: ${when}`,
  /** The bot was not there when it was over. */
  moreTime: (when: string): string => `I was offline when time ran out, so I’ve extended it until ${when}.`,
  away: (name: string, when: string): string => `${name} is away until ${when}.`,
  /** In the turn in which that happened. */
  freed: (name: string, why: FreedWhy, mentions: readonly string[]): string =>
    `${freedBecause(name, why)}, so their seat is free. ${mentions.join(' ')}: anyone can take it over, even ${name}, or you can play on without it.`,
  /** It is the turn of a seat that was just freed. */
  freedToAct: (name: string, why: FreedWhy, mentions: readonly string[]): string =>
    `It’s an empty seat’s turn: ${freedBecause(name, why)}. ${mentions.join(' ')}: anyone can take it over, even ${name}, or you can play on without it.`,
  /** In the turn after that: the seat sits out from then on, which is told apart. */
  lost: (name: string): string => `${name} ran out of time.`,
  /** A question to all others, who are mentioned. */
  freeAsked: ({
    name,
    silent,
    mentions,
    until,
    agreed,
    objected,
  }: {
    name: string
    silent: string
    mentions: readonly string[]
    /** Until when nobody may object; null where somebody has, so that only a majority does it. */
    until: string | null
    /** Who is for it, and against it. */
    agreed: readonly string[]
    objected: readonly string[]
  }): string =>
    [
      `${name} wants to free the seat of ${silent}, who has been inactive for days. ${mentions.join(' ')}: do you agree?`,
      `For: ${joined(agreed, 'and')}.${objected.length === 0 ? '' : ` Against: ${joined(objected, 'and')}.`}`,
      until === null
        ? 'A majority of the others must agree.'
        : `The seat becomes free as soon as a majority of the others agree, or ${until} if nobody objects. If ${silent} plays on, they keep it.`,
    ].join(' '),
  /** It came to nothing: who was against it; at least one. */
  kept: (silent: string, against: readonly string[]): string =>
    `${joined(against, 'and')} voted against freeing the seat, so ${silent} keeps it. You can ask again in three days.`,
  silent: (name: string): string => `${name} has been inactive for three days or more.`,
  buttons: {
    askFree: 'Ask to free the seat',
    agreeToFree: 'Free the seat',
    refuseToFree: 'Keep waiting',
    askSubstitute: 'Look for a substitute',
    keepSeat: 'Keep my seat',
    /** Ends being away. */
    back: 'I’m back',
  },
  substituteWanted: (name: string): string =>
    `${name} is looking for a substitute and will play on until one is found.`,
  /** Said afterwards to the asker. */
  substituteAsked:
    'Your table now shows that you are looking for a substitute. Play on until somebody takes over your seat. Changed your mind? Type /bonfire resign again.',
  substituteNotWanted: 'You keep your seat. The table no longer shows that you are looking for a substitute.',
  /** To the player who looked for one, in the channel; with the name of the new player. */
  substituteCame: (name: string, mention: string): string => `${mention}: ${name} has taken over your seat.`,
  /** To somebody who leaves: that they could also play on until somebody comes. */
  orSubstitute: 'You can also look for a substitute and play on until one is found.',
  /** To the player who took over a seat: who sat there before, and its number from 1. */
  tookOver: (name: string, seat: number): string =>
    `You took over seat ${seat} from ${name}, with everything in that city.`,
  /** In the settings. */
  settings: {
    awayUntil: (when: string): string =>
      `Away: **until ${when}**. Your tables show it, and your clocks and reminders wait for you.`,
    notAway:
      'Going away? **/bonfire settings away** tells your tables and pauses your clocks and reminders until you’re back.',
    /** `typed` as it was typed. */
    unknownDay: (typed: string): string =>
      `I don’t know the day “${typed}”. Pick one from the list as you type, at most 30 days ahead.`,
    tooFar: (when: string): string => `You can be away for at most 30 days, until ${when}. Choose an earlier day.`,
    /** A day to be back on, so many days from today; `date` in UTC. */
    day: (date: Date, days: number): string =>
      `Back on ${DAY.format(date)} (${days === 1 ? 'tomorrow' : `in ${days} days`})`,
  },
  direct: {
    runningOut: (when: string): string => `Deadline for this turn: ${when}`,
    freed: 'Your seat was freed; you can take it back while nobody sits there',
    substituteCame: (name: string): string => `You have a substitute: ${name} has taken over your seat`,
    lost: 'You ran out of time: your seat takes no more turns in this game',
    freeAsked: 'Vote: should an inactive player’s seat be freed?',
  },
}

const DAY = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })

const hourOf = (hour: number): string => `${String(hour).padStart(2, '0')}:00`

/** How people are told of their tables: the settings of that, direct messages, and lines in a channel. */
export const turnNotices = {
  title: 'When it’s your turn',
  /** A button that leads there, and one that leads back to the settings. */
  open: 'Turns and quiet hours',
  back: 'All settings',
  how: {
    channel: {
      label: 'Mention in the channel',
      told: 'I mention you **in the channel** when it’s your turn to act; in turn-based games, at most once an hour.',
    },
    direct: {
      label: 'Direct message',
      told: 'I send you a **direct message** when it’s your turn to act; in turn-based games, at most one an hour for each table.',
    },
    none: { label: 'Not at all', told: 'I **don’t tell you** when it’s your turn to act.' },
  },
  /** Over the selects, and their options. */
  chooseHow: 'How I notify you',
  chooseReminder: 'Reminder',
  chooseFrom: 'Quiet hours start at…',
  chooseTo: 'Quiet hours end at… (12 hours at most)',
  /** 0: never. */
  reminder: (hours: number): { readonly label: string; readonly told: string } =>
    hours === 0
      ? { label: 'No reminder', told: 'Reminder: **none**' }
      : { label: `Reminder after ${hours} hours`, told: `Reminder: **after ${hours} hours**` },
  next: (on: boolean): { readonly switched: string; readonly told: string } => ({
    switched: on ? 'Don’t tell me when I’m next' : 'Tell me when I’m next',
    told: `When you’re next: **${on ? 'I tell you, unless you just played' : 'I don’t tell you'}**`,
  }),
  /** Whole hours of the day. */
  quiet: (from: number, to: number): string =>
    `Quiet hours: **${hourOf(from)} to ${hourOf(to)}**. I’ll update you afterwards.`,
  /** There would be more than twelve: so these are what there is now. */
  mostQuiet: (from: number, to: number): string =>
    `You can have at most twelve quiet hours a day, so that the others don’t wait too long. Yours are now from ${hourOf(from)} to ${hourOf(to)}.`,
  /** They were changed twice in a day: clocks go by them later. `when` is a moment as Discord shows it. */
  clocksFrom: (when: string): string =>
    `The clocks in your games will use your new quiet hours and time zone from ${when} on: they can change only once a day.`,
  notQuiet: { label: 'No quiet hours', told: 'Quiet hours: **none**' },
  from: (hour: number): string => `Quiet from ${hourOf(hour)}`,
  to: (hour: number): string => `Quiet until ${hourOf(hour)}`,
  zone: (zone: string): string => `Time zone: **${zone}**`,
  noZone:
    'For quiet hours I need your time zone, which Discord doesn’t tell me. Type **/bonfire settings zone** and choose the nearest city.',
  /** `typed` as it was typed. */
  zoneUnknown: (typed: string): string => `I don’t know the time zone “${typed}”. Pick one from the list as you type.`,
  /** The first direct message, and what is said beside it. */
  directWorks: 'This is how I’ll tell you when it’s your turn.',
  directSent: 'I just sent you a direct message, so we both know it works.',
  directClosed:
    'Discord doesn’t let me send you direct messages, so I’ll keep mentioning you in the channel. Allow messages from members of this server, then choose again.',
  /** Under each direct message. */
  about: 'Use /bonfire settings to change how I notify you.',
  direct: {
    /** Over several tables. */
    title: 'Several tables are waiting for you',
    yourTurn: 'It’s your turn',
    stillYourTurn: 'It’s still your turn',
    next: 'You’re next',
    /** Somebody asks for a turn back. */
    undoAsked: 'Somebody asks to take back a turn',
    /** Somebody left, or an empty seat's turn came. */
    left: 'A seat is empty',
    over: 'The game is over',
    again: 'You’re invited to play again',
    /** A link to the message in the channel. */
    toTheTable: 'Go to the table',
  },
  nextInChannel: (mention: string): string => `${mention} is next.`,
  /** Told in the channel; `others` are mentions of those who sit there, too. */
  unreached: {
    closed: (name: string, _others: readonly string[]): string =>
      `My direct messages don’t reach ${name}, so I’ll mention them here again.`,
    left: (name: string, others: readonly string[]): string =>
      `${name} is no longer in this server, but can come back and play on. ${others.length === 0 ? 'Otherwise' : `${others.join(' ')}: otherwise`}, the host or a moderator can close the table.`,
  },
}
