const tries = (n: number): string => (n === 1 ? 'first try' : `try ${n}`)

/** The puzzle of the day: the same position for everybody, in which one turn is clearly the best. */
export const puzzle = {
  /** A command of its own: `/bonfire` has as many as Discord allows. */
  command: { name: 'bonfire-puzzle', description: 'The puzzle of the day: find the best turn' },
  /** `day`: Discord's own words for the date. */
  title: (day: string): string => `Puzzle for ${day}`,
  /** What is to be done. */
  task: 'Everybody gets this position today, and one turn is clearly the best. Play a turn in your panel, end it, and see how good it was. Only you see this, and it doesn’t affect your games.',
  /** Where a player who looks no further than this turn would choose another one. */
  hard: 'A hard one: think beyond this turn.',
  /** Over each page of the panel; `tries`: which try it is. */
  inPanel: (n: number): string => `Puzzle of the day, ${tries(n)}. This isn’t a real game.`,
  solved: (n: number): string => `Solved ${n === 1 ? 'on the first try' : `on try ${n}`}: that’s the best turn.`,
  /** Behind that, from two on. */
  streak: (days: number): string => `That’s ${days} days in a row.`,
  /** The turn is the best one, but that was shown before. */
  foundAfterShown: 'That’s the best turn. You had already seen it, so the puzzle doesn’t count as solved.',
  behind: {
    little: 'Not quite: one turn is a little better.',
    some: 'There’s a better turn.',
    much: 'There’s a much better turn.',
  },
  best: 'The best turn',
  /** Beneath the reasons: that they are an estimate. */
  about: 'Computer players found this in a long search, knowing no more than you do. All values are estimates.',
  tryAgain: 'Try again',
  showBest: 'Show the best turn',
  /** Beside that button: what it costs. */
  showBestCosts: 'Once you see it, the puzzle can no longer count as solved.',
  /**
   * How people of the server fared, without a word of what they played: those who solved it, `more` of them who are not
   * named, and how many have not.
   */
  board: (solved: readonly { mention: string; tries: number }[], more: number, others: number): string => {
    const list = solved.map(({ mention, tries: n }) => `${mention} (${tries(n)})`).join(', ')
    const all = more > 0 ? `${list} and ${more} more` : list
    const rest = others === 0 ? '' : ` ${others === 1 ? '1 person is' : `${others} people are`} still trying.`
    return solved.length === 0 ? `Nobody here has solved it yet.${rest}` : `Solved here: ${all}.${rest}`
  },
  over: 'That puzzle is over. Type /bonfire-puzzle for today’s.',
}
