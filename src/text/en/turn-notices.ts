import type { TurnNoticeWords } from '../words/turn-notices.ts'

const hourOf = (hour: number): string => `${String(hour).padStart(2, '0')}:00`

export const turnNotices: TurnNoticeWords = {
  title: 'When it is your turn',
  open: 'Turns and quiet hours',
  back: 'All settings',
  how: {
    channel: {
      label: 'A mention in the channel',
      told: 'I mention you **in the channel** when you have to act; where you play by and by, at most once an hour.',
    },
    direct: {
      label: 'A direct message',
      told: 'I send you a **direct message** when you have to act; where you play by and by, of each table at most one an hour.',
    },
    none: { label: 'Nothing', told: 'I **do not tell you** when you have to act.' },
  },
  chooseHow: 'How I tell you',
  chooseReminder: 'A reminder',
  chooseFrom: 'Quiet hours: from',
  chooseTo: 'Quiet hours: until (12 hours at most)',
  reminder: (hours) =>
    hours === 0
      ? { label: 'No reminder', told: 'Reminder: **none**' }
      : { label: `A reminder after ${hours} hours`, told: `Reminder: **after ${hours} hours**` },
  next: (on) => ({
    switched: on ? 'Don’t tell me when I’m next' : 'Tell me when I’m next',
    told: `That you are next: **${on ? 'I tell you, unless you just played' : 'I don’t tell you'}**`,
  }),
  quiet: (from, to) => `Quiet hours: **${hourOf(from)} to ${hourOf(to)}**. What comes meanwhile you hear afterwards.`,
  mostQuiet: (from, to) =>
    `Twelve quiet hours a day are the most there can be, so that the others don’t wait too long. Yours are now from ${hourOf(from)} to ${hourOf(to)}.`,
  clocksFrom: (when) =>
    `The clock of your turns goes by your quiet hours and your time zone as they are now from ${when} on: it follows one change a day.`,
  notQuiet: { label: 'No quiet hours', told: 'Quiet hours: **none**' },
  from: (hour) => `Quiet from ${hourOf(hour)}`,
  to: (hour) => `Quiet until ${hourOf(hour)}`,
  zone: (zone) => `Time zone: **${zone}**`,
  noZone:
    'For quiet hours I need your time zone, which Discord doesn’t tell me: type **/bonfire settings zone** and choose the nearest city.',
  zoneUnknown: (typed) => `I know no time zone “${typed}”. Choose one from the list while you type.`,
  directWorks: 'This is how I tell you when it is your turn.',
  directSent: 'I just sent you a direct message, so that we both know it works.',
  directClosed:
    'Discord doesn’t let me send you direct messages, so I go on mentioning you in the channel. Allow messages from members of this server, then choose again.',
  about: '/bonfire settings changes how you are told.',
  direct: {
    title: 'Several tables wait for you',
    yourTurn: 'It is your turn',
    stillYourTurn: 'It is still your turn',
    next: 'You are next',
    left: 'A seat is empty',
    over: 'The game is over',
    again: 'You are asked to play again',
    toTheTable: 'To the table',
  },
  nextInChannel: (mention) => `${mention} is next.`,
  unreached: {
    closed: (name) => `My direct messages don’t reach ${name}, who is mentioned here again instead.`,
    left: (name, others) =>
      `${name} is not on this server any more. ${others.length === 0 ? 'The' : `${others.join(' ')}: the`} host or a moderator can close the table; coming back, ${name} can play on.`,
  },
}
