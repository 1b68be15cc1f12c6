/** What somebody shows to everybody that only they have seen. */
export const share = {
  /** Buttons: for what stands above them alone, for the look back, and for the end of the game. */
  button: 'Share',
  look: 'Share the analysis',
  result: 'Share the result',
  /** Above it: who shows it. */
  by: (name: string): string => `${name} shares a game:`,
  /** In the server's message of the puzzle of the day, without a word of what was played; `streak`: days in a row. */
  solved: (name: string, tries: number, streak: number): string =>
    `${name}: ${tries === 1 ? 'first try' : `try ${tries}`}${streak < 2 ? '' : `, ${streak} days in a row`}`,
  /** Who has not solved it, with the tries made so far. */
  tried: (name: string, tries: number): string =>
    `${name}: not solved yet, ${tries === 1 ? '1 try' : `${tries} tries`}`,
  /** Who is not named there. */
  more: (people: number): string => `and ${people} more`,
  /** To who shared it: where it stands. */
  shared: 'Shared.',
  there: (channel: string): string => `It’s in ${channel}.`,
  /** A button: the same puzzle for whoever presses. */
  tryIt: 'Try it',
}
