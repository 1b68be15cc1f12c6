/** What somebody shows to everybody that only they have seen. */
export const share = {
  /** Buttons: for the look back, and for the end of the game. */
  look: 'Share',
  result: 'Share the result',
  /** Above it: who shows it. */
  by: (name: string): string => `${name} shares a game:`,
  /** Of the puzzle of the day, without a word of what was played. */
  solved: (name: string, tries: number): string =>
    tries === 1 ? `${name} solved it on the first try.` : `${name} solved it on try ${tries}.`,
  /** How many of the server's people solved it. */
  solvers: (people: number): string =>
    people === 1 ? 'One person here has solved it so far.' : `${people} people here have solved it so far.`,
  /** A button: the same puzzle for whoever presses. */
  tryIt: 'Try it',
}
