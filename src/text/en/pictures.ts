/** The few words that stand in pictures. */
export const pictures = {
  turnOf: (name: string): string => `${name}’s turn`,
  greatBonfire: 'Great Bonfire',
  council: 'High Council',
  gnomes: 'Gnomes',
  elders: 'Elders',
  commonTasks: 'Common tasks',
  landing: 'Landing',
  passed: 'passed',
  out: 'no turns left',
  nothingHeld: 'nothing in hand',
  /** Before the total that a seat would have now, and before what the final score is made of. */
  ifItEnded: 'if it ended',
  scoredFor: 'scored for',
  /** Which time Tom's deck is played through. */
  round: (round: number, of: number): string => `deck ${round} of ${of}`,
  countdownAt: (novices: number): string => `countdown at ${novices}`,
  countdown: 'countdown',
  /** Before the notches that the next portal may fill. */
  nextPortal: 'next portal',
  start: 'Start',
  fateArea: 'Fate area',
  supply: 'Supply',
  scoresSoFar: 'If it ended now',
  /** On a task: its condition is met (where that is longer than some 10 letters the figures stand there), or how much of it there is. */
  canLight: 'can ignite',
  progress: (have: number, need: number): string => `${have} of ${need}`,
  noElders: 'none',
  noGnomes: 'No gnomes yet',
  wins: (names: readonly string[]): string =>
    names.length === 1 ? `${names[0] ?? ''} wins` : `${names.join(' & ')} share the win`,
  tie: 'A tie with Tom',
  /** A bar beside somebody's own. */
  serverAverage: 'Server average',
  /** Above the final points that each could expect from turn to turn. */
  expected: 'Expected points',
  /** Beneath them: after so many turns of all. */
  turn: (turns: number): string => `Turn ${turns}`,
}
