/** Of tables that other channels show, and of people who are told when one is over. */
export interface FollowWords {
  readonly title: string
  /** Nobody who asked sits at a table that could be shown. */
  readonly none: string
  /** The placeholder of a select of tables. */
  readonly choose: string
  /** Over the buttons of a table that the channel shows; `names` of those who play. */
  readonly shown: (names: string) => string
  readonly stop: string
  /** `playing`: else the game has not begun. */
  readonly begins: (playing: boolean) => string
  readonly stopped: string
  readonly notYours: string
  readonly ownChannel: string
  /** A table is shown in `most` channels, or a channel shows `most` tables, and that is the limit. */
  readonly tooManyChannels: (most: number) => string
  readonly tooManyTables: (most: number) => string
  /** How many turns later than the table: in a select, and told. */
  readonly delay: (turns: number) => string
  readonly chooseDelay: string
  /** Under the first message; `mention` of the person who wanted it. */
  readonly byWhom: (mention: string) => string
  /** To the table: where else it is shown from now on, and that it is no longer. */
  readonly alsoShown: (channel: string, mention: string) => string
  readonly shownNoMore: (channel: string, mention: string) => string
  /** Above turns that are told together: those before that there is no room for. */
  readonly earlier: string
  /** A button, and what comes of it. */
  readonly tellEnd: string
  readonly willTell: string
  readonly tellNot: string
  readonly willNotTell: string
  readonly directClosed: string
  /** The direct message that shows that it works. */
  readonly directWorks: (names: string, channel: string) => string
  /** Under the direct message that tells it. */
  readonly asked: string
}
