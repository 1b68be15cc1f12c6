import type { Right, Words } from '#text'

const RIGHTS: readonly Right[] = [
  'viewChannel',
  'sendMessages',
  'sendMessagesInThreads',
  'attachFiles',
  'readMessageHistory',
]

/** Every notice of a language, with as much in it as can be. */
export function fullestNotices({ notices }: Words): string[] {
  const typed = 'W'.repeat(100)
  return Object.values({
    ...notices,
    nobodyCalled: notices.nobodyCalled(typed),
    notAChoice: notices.notAChoice(typed),
    missingRights: notices.missingRights(RIGHTS),
    cannotWriteHere: notices.cannotWriteHere(RIGHTS),
    cannotWriteAnywhere: notices.cannotWriteHere([]),
    openedInWords: notices.openedInWords('sendMessagesInThreads'),
    serverFull: notices.serverFull(1000),
  })
}
