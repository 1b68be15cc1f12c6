import type { BotRight, Words } from '#text'

const RIGHTS: readonly BotRight[] = [
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
    triedAgain: notices.triedAgain('<t:9999999999:R>'),
    frozenForHost: notices.frozenForHost('W'.repeat(12)),
    serverFull: notices.serverFull(1000),
    openedMuch: notices.openedMuch.person(1000, '<t:9999999999:R>'),
    openedMuchThere: notices.openedMuch.server(1000, '<t:9999999999:R>'),
  })
}
