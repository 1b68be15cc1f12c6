/** What people type and press, as pure functions to Discord's JSON and requests for pictures. Nothing here sends. */
export type { Answer, Asker, Suggestion, Typed } from './answer.ts'
export { PICTURE, type Post } from './build.ts'
export { type Decoded, decodeId, tableOf } from './custom-id.ts'
export { livePost } from './panels/live.ts'
export { noticePost } from './panels/notice.ts'
export { pressed } from './press.ts'
export { commandDefinition, suggested, typed } from './slash/index.ts'
export { opensSolo } from './solo.ts'
