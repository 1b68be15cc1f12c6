import type { TurnNoticeWords } from '../words/turn-notices.ts'

const hourOf = (hour: number): string => `${String(hour).padStart(2, '0')}:00`

export const turnNotices: TurnNoticeWords = {
  title: 'When it is your turn',
  open: 'Turns and quiet hours',
  back: 'All settings',
  how: {
    channel: {
      label: 'A mention in the channel',
      told: 'I mention you **in the channel** when it’s up to you; in turn-based games at most once an hour.',
    },
    direct: {
      label: 'A direct message',
      told: 'I send you a **direct message** when it’s up to you; in turn-based games at most one an hour for each table.',
    },
    none: { label: 'Nothing', told: 'I **don’t tell you** when it’s up to you.' },
  },
  chooseHow: 'How I tell you',
  chooseReminder: 'Reminder',
  chooseFrom: 'Quiet hours start at…',
  chooseTo: 'Quiet hours end at… (12 hours at most)',
  reminder: (hours) =>
    hours === 0
      ? { label: 'No reminder', told: 'Reminder: **none**' }
      : { label: `Reminder after ${hours} hours`, told: `Reminder: **after ${hours} hours**` },
  next: (on) => ({
    switched: on ? 'Don’t tell me when I’m next' : 'Tell me when I’m next',
    told: `When you’re next: **${on ? 'I tell you, unless you just played' : 'I don’t tell you'}**`,
  }),
  quiet: (from, to) => `Quiet hours: **${hourOf(from)} to ${hourOf(to)}**. I’ll update you afterwards.`,
  mostQuiet: (from, to) =>
    `You can have at most twelve quiet hours a day, so that the others don’t wait too long. Yours are now from ${hourOf(from)} to ${hourOf(to)}.`,
  clocksFrom: (when) =>
    `The clocks of your games use your new quiet hours and time zone from ${when} on: they follow one change a day.`,
  notQuiet: { label: 'No quiet hours', told: 'Quiet hours: **none**' },
  from: (hour) => `Quiet from ${hourOf(hour)}`,
  to: (hour) => `Quiet until ${hourOf(hour)}`,
  zone: (zone) => `Time zone: **${zone}**`,
  noZone:
    'For quiet hours I need your time zone, which Discord doesn’t tell me. Type **/bonfire settings zone** and choose the nearest city.',
  zoneUnknown: (typed) => `I don’t know the time zone “${typed}”. Pick one from the list as you type.`,
  directWorks: 'This is how I tell you when it’s your turn.',
  directSent: 'I just sent you a direct message, so we both know it works.',
  directClosed:
    'Discord doesn’t let me send you direct messages, so I’ll keep mentioning you in the channel. Allow messages from members of this server, then choose again.',
  about: '/bonfire settings changes how I tell you.',
  direct: {
    title: 'Several tables wait for you',
    yourTurn: 'It’s your turn',
    stillYourTurn: 'It’s still your turn',
    next: 'You’re next',
    undoAsked: 'You’re asked to let a turn be taken back',
    left: 'A seat is empty',
    over: 'The game is over',
    again: 'You’re invited to play again',
    toTheTable: 'To the table',
  },
  nextInChannel: (mention) => `${mention} is next.`,
  unreached: {
    closed: (name) => `My direct messages don’t reach ${name}, so I mention them here again.`,
    left: (name, others) =>
      `${name} is no longer in this server. ${others.length === 0 ? 'The' : `${others.join(' ')}: the`} host or a moderator can close the table. If ${name} comes back, they can play on.`,
  },
}
