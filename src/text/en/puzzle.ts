import type { PuzzleWords } from '../words/puzzle.ts'

const tries = (n: number): string => (n === 1 ? 'first try' : `try ${n}`)

export const puzzle: PuzzleWords = {
  command: { name: 'bonfire-puzzle', description: 'The puzzle of the day: find the best turn' },
  title: (day) => `Puzzle of ${day}`,
  task: 'Everybody gets this position today, and one turn is clearly the best. Play it in your panel, end the turn, and hear how good it was. Only you see it, and no game is touched.',
  hard: 'A hard one: it takes a look beyond this turn.',
  inPanel: (n) => `Puzzle of the day, ${tries(n)}: no real game.`,
  solved: (n) => `Solved, ${n === 1 ? 'at the first try' : `at try ${n}`}: that is the best turn.`,
  foundAfterShown: 'That is the best turn. It was shown to you before, so it does not count as solved.',
  behind: {
    little: 'Not quite: there is a turn that is a little better.',
    some: 'There is a better turn.',
    much: 'There is a turn that is much better.',
  },
  best: 'The best turn',
  about:
    'Found by a long search of computer players who know no more than you. How much something is worth is an estimate.',
  tryAgain: 'Try again',
  showBest: 'Show the best turn',
  showBestCosts: 'Once it is shown, the puzzle cannot count as solved any more.',
  board: (solved, more, others) => {
    const list = solved.map(({ mention, tries: n }) => `${mention} (${tries(n)})`).join(', ')
    const all = more > 0 ? `${list} and ${more} more` : list
    const rest = others === 0 ? '' : ` ${others} ${others === 1 ? 'is' : 'are'} still at it.`
    return solved.length === 0 ? `Nobody here has solved it yet.${rest}` : `Solved here: ${all}.${rest}`
  },
  over: 'That puzzle is over. Today’s is at /bonfire-puzzle.',
}
