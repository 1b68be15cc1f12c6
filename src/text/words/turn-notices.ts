/** How people are told of their tables: the settings of that, direct messages, and lines in a channel. */
export interface TurnNoticeWords {
  readonly title: string
  /** A button that leads there, and one that leads back to the settings. */
  readonly open: string
  readonly back: string
  readonly how: Readonly<Record<'channel' | 'direct' | 'none', { readonly label: string; readonly told: string }>>
  /** Over the selects, and their options. */
  readonly chooseHow: string
  readonly chooseReminder: string
  readonly chooseFrom: string
  readonly chooseTo: string
  /** 0: never. */
  readonly reminder: (hours: number) => { readonly label: string; readonly told: string }
  readonly next: (on: boolean) => { readonly switched: string; readonly told: string }
  /** Whole hours of the day. */
  readonly quiet: (from: number, to: number) => string
  /** There would be more than twelve: so these are what there is now. */
  readonly mostQuiet: (from: number, to: number) => string
  /** They were changed twice in a day: clocks go by them later. `when` is a moment as Discord shows it. */
  readonly clocksFrom: (when: string) => string
  readonly notQuiet: { readonly label: string; readonly told: string }
  readonly from: (hour: number) => string
  readonly to: (hour: number) => string
  readonly zone: (zone: string) => string
  readonly noZone: string
  /** `typed` as it was typed. */
  readonly zoneUnknown: (typed: string) => string
  /** The first direct message, and what is said beside it. */
  readonly directWorks: string
  readonly directSent: string
  readonly directClosed: string
  /** Under each direct message. */
  readonly about: string
  readonly direct: {
    /** Over several tables. */
    readonly title: string
    readonly yourTurn: string
    readonly stillYourTurn: string
    readonly next: string
    /** Somebody asks for a turn back. */
    readonly undoAsked: string
    /** Somebody left, or an empty seat's turn came. */
    readonly left: string
    readonly over: string
    readonly again: string
    /** A link to the message in the channel. */
    readonly toTheTable: string
  }
  readonly nextInChannel: (mention: string) => string
  /** Told in the channel; `others` are mentions of those who sit there, too. */
  readonly unreached: {
    readonly closed: (name: string, others: readonly string[]) => string
    readonly left: (name: string, others: readonly string[]) => string
  }
}
