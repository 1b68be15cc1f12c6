import type { Box } from '#engine'

export type BonfireCompassPoint = Box['greatBonfire'][number]['at']

/** What the bot needs in a channel. */
export type Right =
  | 'viewChannel'
  | 'sendMessages'
  | 'createPublicThreads'
  | 'sendMessagesInThreads'
  | 'attachFiles'
  | 'readMessageHistory'
