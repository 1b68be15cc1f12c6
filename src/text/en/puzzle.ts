import type { PuzzleWords } from '../words/puzzle.ts'

const tries = (n: number): string => (n === 1 ? 'first try' : `try ${n}`)

export const puzzle: PuzzleWords = {
  command: { name: 'bonfire-puzzle', description: 'The puzzle of the day: find the best turn' },
  title: (day) => `Puzzle of ${day}`,
  task: 'Everybody gets this position today, and one turn is clearly the best. Play a turn in your panel, end it, and see how good it was. Only you see this, and it changes none of your games.',
  hard: 'A hard one: think beyond this turn.',
  inPanel: (n) => `Puzzle of the day, ${tries(n)}. This is not a real game.`,
  solved: (n) => `Solved ${n === 1 ? 'on the first try' : `on try ${n}`}: that’s the best turn.`,
  foundAfterShown: 'That’s the best turn. You had already seen it, so the puzzle doesn’t count as solved.',
  behind: {
    little: 'Not quite: one turn is a little better.',
    some: 'There’s a better turn.',
    much: 'There’s a much better turn.',
  },
  best: 'The best turn',
  about: 'Found by a long search of computer players who know no more than you do. All values are estimates.',
  tryAgain: 'Try again',
  showBest: 'Show the best turn',
  showBestCosts: 'Once you see it, the puzzle can no longer count as solved.',
  board: (solved, more, others) => {
    const list = solved.map(({ mention, tries: n }) => `${mention} (${tries(n)})`).join(', ')
    const all = more > 0 ? `${list} and ${more} more` : list
    const rest = others === 0 ? '' : ` ${others} ${others === 1 ? 'is' : 'are'} still trying.`
    return solved.length === 0 ? `Nobody here has solved it yet.${rest}` : `Solved here: ${all}.${rest}`
  },
  over: 'That puzzle is over. Type /bonfire-puzzle for today’s.',
}
