import type { Right } from './names.ts'

/** Other answers to a press or command that change nothing. */
export interface NoticeWords {
  readonly stale: string
  readonly duplicate: string
  readonly gone: string
  readonly noTableHere: string
  /** `name` as it was typed. */
  readonly nobodyCalled: (name: string) => string
  readonly channelTaken: string
  readonly unknownButton: string
  /** Something came that no button or command of ours sends. */
  /** A look that was a command of its own, and is one of `/bonfire look` now. */
  readonly movedToLook: string
  readonly unreadable: string
  readonly notAChoice: (typed: string) => string
  /** Something broke on our side; nothing was lost. */
  readonly trouble: string
  readonly busy: string
  /** Somebody presses faster than anybody plays. */
  readonly tooFast: string
  readonly channelGone: string
  readonly missingRights: (rights: readonly Right[]) => string
  /** The thread of a table is locked. */
  readonly threadLocked: string
  /** No table was opened; `rights` is what the bot lacks in the channel, empty where Discord did not say. */
  readonly cannotWriteHere: (rights: readonly Right[]) => string
  /** Discord does not let the asker write in the channel, so the bot writes nothing there for them. */
  readonly youMayNotWrite: string
  /** After what Discord refused a person several times; `when` it is tried for them again. */
  readonly triedAgain: (when: string) => string
  /** A table was opened where no pictures can be posted. */
  readonly openedInWords: (right: Right) => string
  /** Said in a server where the caller uses the bot as an app of their own. */
  readonly guest: string
  readonly frozen: string
  /** Why a stopped table has no journal, and who has it; `table` names it in the bot's log. */
  readonly frozenForHost: (table: string) => string
  readonly onlyInServers: string
  /** `most` tables are open in the server, and that is the limit. */
  readonly serverFull: (most: number) => string
  /** `most` tables were opened within an hour by the asker, or in the server; `when` there may be another. */
  readonly openedMuch: Readonly<Record<'person' | 'server', (most: number, when: string) => string>>
  /** Under a list of tables that does not name all. */
  readonly moreTables: string
}
