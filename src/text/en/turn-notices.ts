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
      told: 'I mention you **in the channel** when it’s your turn to act; in turn-based games at most once an hour.',
    },
    direct: {
      label: 'Direct message',
      told: 'I send you a **direct message** when it’s your turn to act; in turn-based games at most one an hour for each table.',
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
    `The clocks in your games will use your new quiet hours and time zone from ${when}: they follow one change a day.`,
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
  about: 'You can change how I notify you with /bonfire settings.',
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
      `${name} is no longer in this server. ${others.length === 0 ? 'The' : `${others.join(' ')}: the`} host or a moderator can close the table. If ${name} comes back, they can play on.`,
  },
}
