/** The results' one door: what a finished game comes to, by seat; no people, no clock. */

export { ACHIEVEMENT_KEYS, type AchievementKey, achievementsOfSeat } from './achievements.ts'
export { FACTS_VERSION, type GameFacts, gameFactsOf, gameFactsSchema, type SeatFacts } from './facts.ts'
export { type PlayStyle, standoutPlayStyles } from './portraits.ts'
export {
  breaksRecord,
  personHasHeadStart,
  RECORD_KEYS,
  type RecordKey,
  type RecordOffer,
  recordOffers,
} from './records.ts'
export { type GameStoryPart, storyOfGame } from './story.ts'
