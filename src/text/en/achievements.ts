import type { Achievement } from '#results'
import type { AchievementWords } from '../words/ending.ts'

/** What somebody achieved in a game: a name, and what it takes, behind a colon. */
export const achievements: Readonly<Record<Achievement, AchievementWords>> = {
  sevenBonfires: { name: 'City of lights', what: 'all seven bonfires lit' },
  fiveElders: { name: 'Council of elders', what: 'five elders in one game' },
  noGnomes: { name: 'All alone', what: 'won without a gnome' },
  lastToFirst: { name: 'From last to first', what: 'last when the countdown began, and won' },
  tomByThirty: { name: 'Tom’s bad day', what: 'beat Tom by 30 points' },
  fourYellow: { name: 'Golden glow', what: 'four yellow bonfires' },
  twoOfEachColour: { name: 'Every colour', what: 'two bonfires of each colour' },
  noYellow: { name: 'Small flames', what: 'won without a yellow bonfire' },
  fewestBonfires: { name: 'Saving wood', what: 'won with the fewest bonfires' },
  ledThroughout: { name: 'Never caught', what: 'led from the first lead to the end' },
  lastRound: { name: 'At the last moment', what: 'took the lead only in the last round' },
  byAPoint: { name: 'By a spark', what: 'won by a point at most' },
  greatTurn: { name: 'Bright moment', what: '20 points in a single turn' },
  byThirty: { name: 'Far ahead', what: 'won by 30 points' },
  noDiscards: { name: 'Nothing wasted', what: 'won without discarding an action tile' },
  shortVoyage: { name: 'Close to home', what: 'won after sailing at most twice' },
  nothingLeft: { name: 'Down to the last tile', what: 'nothing left over at the end' },
  threeInARow: { name: 'Chain of fires', what: 'bonfires in three turns in a row' },
  threeWatches: { name: 'Night watch', what: 'three guardians at bonfires' },
  sevenPortals: { name: 'All gates open', what: 'a portal at each of seven bonfires' },
  fiveCrystals: { name: 'Eye for crystals', what: 'five matching crystals' },
  ofEverything: { name: 'A bit of everything', what: '8 points or more in six lines of the scores' },
  lateFire: { name: 'Slow burner', what: 'lit the first bonfire in the last third, and won' },
  countdownRun: { name: 'Final sprint', what: '30 points after the countdown began' },
}
