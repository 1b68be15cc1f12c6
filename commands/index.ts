/** What people type and press, answered with posts: plain values. Nothing here sends. */

export { channelCardPost, threadLockedPost, threadName } from './card.ts'
export {
  containersOfPost,
  FILM_PART,
  type FixedText,
  isFixedText,
  lengthOfLines,
  noticePost,
  type Post,
  type PostPart,
  putAbove,
  type Row,
  type RowComponent,
  SEPARATOR_PART,
  type SelectOption,
  THUMBNAIL_PART,
  type Yielding,
} from './components.ts'
export { encodeCustomId, type PressOrRefresh, pressOrRefreshOfCustomId } from './custom-id.ts'
export {
  cannotShowElsewherePost,
  gameEndElsewherePost,
  nextPostElsewhere,
  shownElsewherePost,
} from './follow/post.ts'
export { directEndPost } from './follow/tell-end.ts'
export { handleComponent } from './handle-component.ts'
export { messageUrl } from './links.ts'
export type { GameFactsAndRecords } from './live/ending.ts'
export { filmRequest } from './live/film.ts'
export { livePost } from './live/message.ts'
export { pastPost } from './live/past.ts'
export { pastLiveRoundsPost } from './live/rounds.ts'
export type { ThreadToStart } from './lobby/open.ts'
export { lookingPost } from './looking/post.ts'
export { channelGonePost } from './move.ts'
export { livePostAsWanted } from './pictures-or-words.ts'
export { sharedPuzzleResultsPost } from './puzzle/post.ts'
export type { Caller, LackingChannelRights, Reply, Suggestion, TypedOptions } from './reply.ts'
export { lacksNeededRights } from './rights.ts'
export { commandDefinitions } from './roots.ts'
export { handleAutocomplete, handleCommand, threadToStartForCommand } from './slash.ts'
export { isSoloRequested } from './solo/open.ts'
export { callerInOwnLanguage, tableLanguage } from './table-language.ts'
export { tableIdForCommand } from './tables.ts'
export { type DirectNotice, directPost } from './turn-notices/direct.ts'
