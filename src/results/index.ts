/** The results' one door: what a finished game comes to, by seat; no people, no clock. */

export { ACHIEVEMENTS, type Achievement, achievementsOf } from './achievements.ts'
export { FACTS_VERSION, type GameFacts, gameFactsOf, gameFactsSchema, type SeatFacts } from './facts.ts'
export { type PlayStyle, playStylesOf } from './portraits.ts'
export { breaksRecord, personHasHeadStart, RECORDS, type RecordKey, type RecordOffer, recordOffers } from './records.ts'
export { type GameStoryPart, storyOfGame } from './story.ts'
