import type { Achievement } from '#results'
import type { AchievementWords } from '../words/ending.ts'

/** What somebody achieved in a game: a name, and what it takes, behind a colon. */
export const achievements: Readonly<Record<Achievement, AchievementWords>> = {
  sevenBonfires: { name: 'City of lights', what: 'ignited all seven bonfires' },
  fiveElders: { name: 'Council of elders', what: 'recruited five elders in one game' },
  noGnomes: { name: 'All alone', what: 'won without recruiting a gnome' },
  lastToFirst: { name: 'From last to first', what: 'was last when the countdown began, and still won' },
  tomByThirty: { name: 'Tom’s bad day', what: 'beat Tom by 30 points or more' },
  fourYellow: { name: 'Golden glow', what: 'ignited four yellow bonfires' },
  twoOfEachColour: { name: 'Every colour', what: 'ignited two bonfires of each colour' },
  noYellow: { name: 'Small flames', what: 'won without a yellow bonfire' },
  fewestBonfires: { name: 'Saving firewood', what: 'won with the fewest bonfires' },
  ledThroughout: { name: 'Never caught', what: 'took the first lead, never lost it, and won' },
  lastRound: { name: 'At the last moment', what: 'took the lead only in the last round, and won' },
  byAPoint: { name: 'By a spark', what: 'won by one point, or on a tiebreaker' },
  greatTurn: { name: 'Bright moment', what: 'scored 20 points or more in a single turn' },
  byThirty: { name: 'Far ahead', what: 'won by 30 points or more' },
  noDiscards: { name: 'Nothing wasted', what: 'won without discarding an action tile' },
  shortVoyage: { name: 'Close to home', what: 'won after sailing at most twice' },
  nothingLeft: { name: 'Down to the last tile', what: 'had nothing left over at the end' },
  threeInARow: { name: 'Chain of fires', what: 'ignited a bonfire three turns in a row' },
  threeWatches: { name: 'Night watch', what: 'had three guardians at bonfires at the end' },
  sevenPortals: { name: 'All gates open', what: 'had a portal at each of seven bonfires' },
  fiveCrystals: { name: 'Eye for crystals', what: 'had five matching crystals' },
  ofEverything: { name: 'A bit of everything', what: 'scored 8 points or more in six categories' },
  lateFire: { name: 'Slow burner', what: 'ignited no bonfire until the last third of the game, and won' },
  countdownRun: { name: 'Final sprint', what: 'scored 30 points after the countdown began' },
}
