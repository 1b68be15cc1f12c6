/** What people type and press, as pure functions to Discord's JSON and requests for pictures. Nothing here sends. */

export { cardPost, lockedPost, threadName } from './card.ts'
export { lengthOfTexts, noticePost, PICTURE, type Post, withAbove } from './components.ts'
export { type DecodedCustomId, decodeCustomId, tableIdOf } from './custom-id.ts'
export {
  alsoShownPost,
  type FollowedTurn,
  followedEndPost,
  followedTurn,
  shownNoMorePost,
} from './follow/post.ts'
export { endedPost } from './follow/tell-end.ts'
export { handleComponent } from './handle-component.ts'
export { livePost } from './live/message.ts'
export { pastPost } from './live/past.ts'
export { NOTHING_TOLD, nameOfPerson, type ToldInChannel } from './live/told.ts'
export type { ThreadWish } from './lobby/open.ts'
export { placeGonePost } from './move.ts'
export { nameOf } from './panel.ts'
export { livePostAsWanted } from './pictures-or-words.ts'
export { bytesOf, withinBytes } from './post-size.ts'
export type { Caller, CommandOptions, Reply, Suggestion } from './reply.ts'
export { cannotShowTable } from './rights.ts'
export { commandDefinitions, handleAutocomplete, handleCommand, threadWanted } from './slash.ts'
export { opensSolo } from './solo/open.ts'
export { inOwnLanguage, tableLanguage } from './table-language.ts'
export { tablesFor } from './tables.ts'
export { type DirectNotice, directPost } from './turn-notices/direct.ts'
