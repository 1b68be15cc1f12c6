import type { Right } from '#text'

/** Without these a table goes on all the same: in words, and without a look back after an outage. */
const DISPENSABLE: readonly Right[] = ['attachFiles', 'readMessageHistory']

/** Whether a bot that lacks these rights in a channel cannot show a table there. */
export const cannotShowTable = (lacking: readonly Right[]): boolean =>
  lacking.some((right) => !DISPENSABLE.includes(right))
