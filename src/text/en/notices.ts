import type { Right } from '../words/names.ts'
import { count, names } from './names.ts'

const named = (rights: readonly Right[]): string => rights.map((right) => names.right[right]).join(', ')

/** Other answers to a press or command that change nothing. */
export const notices = {
  stale: 'The table has moved on. Here’s how things stand now.',
  duplicate: 'You already pressed that, and it worked. Here’s how things stand now.',
  gone: 'I no longer have this table. The data of its server was probably deleted, in which case the game is gone for good. Open a new table with /bonfire new.',
  noTableHere: 'There’s no open table in this channel. Open one with /bonfire new.',
  /** `name` as it was typed. */
  nobodyCalled: (name: string): string => `Nobody at this table is called ${name}. Here’s what you can see.`,
  channelTaken: 'This channel already has an open table. Here it is.',
  unknownButton: 'That button is from an older version. Here’s the table as it stands now.',
  /** Something came that no button or command of ours sends. */
  /** A look that was a command of its own, and is one of `/bonfire look` now. */
  movedToLook: 'This is now part of /bonfire look. Type that, and choose what to look at.',
  unreadable: 'I don’t understand that. /bonfire help shows what I can do.',
  notAChoice: (typed: string): string => `I can’t read “${typed}” as a move. Pick one from the list as you type.`,
  /** Something broke on our side; nothing was lost. */
  trouble: 'Something went wrong on my side. Nothing was lost: please try again.',
  busy: 'I can’t reach my storage right now. Nothing was lost: please try again in a minute.',
  /** Somebody presses faster than anybody plays. */
  tooFast: 'You’re pressing faster than I can follow, so that press did nothing. Wait a few seconds and try again.',
  channelGone:
    'This table’s channel is gone, but your game is safe: play on from anywhere with /bonfire turn. To move the table, type /bonfire mine in its new channel.',
  missingRights: (rights: readonly Right[]): string =>
    `I’m missing permissions in this channel: ${named(rights)}. A moderator can grant them.`,
  lockedHere: 'This thread is locked, so I can’t write here. A moderator can unlock it.',
  /** The thread of a table is locked. */
  threadLocked: 'This table’s thread is locked, so I can’t write there. A moderator can unlock it.',
  /** No table was opened; `rights` is what the bot lacks in the channel, empty where Discord did not say. */
  cannotWriteHere: (rights: readonly Right[]): string =>
    rights.length === 0
      ? 'Discord doesn’t let me write in this channel, so I haven’t opened a table. Try another channel, or ask a moderator.'
      : `I’m not allowed to write in this channel, so I haven’t opened a table. I’m missing permissions: ${named(rights)}. Ask a moderator to grant them, then try again.`,
  /** Discord does not let the asker write in the channel, so the bot writes nothing there for them. */
  youMayNotWrite:
    'You can’t write in this channel yourself, so I won’t write here for you. Try a channel where you can, or ask a moderator.',
  /** After what Discord refused a person several times; `when` it is tried for them again. */
  triedAgain: (when: string): string => `Discord has refused this several times. I can try again ${when}.`,
  /** A table was opened where no pictures can be posted. */
  openedInWords: (right: Right): string =>
    `Your table is open. I can’t post pictures in this channel, so you play in words. A moderator can grant me the permission: ${named([right])}.`,
  /** Said in a server where the caller uses the bot as an app of their own. */
  guest:
    'I’m not a member of this server, so I can’t open a table here. You can still play alone in direct messages: /bonfire solo. A manager of this server can add me from my profile.',
  frozen: 'Something broke, so I paused this game. Nothing you played is lost.',
  /** Why a stopped table has no journal, and who has it; `table` names it in the bot's log. */
  frozenForHost: (table: string): string =>
    `This table stopped because something in its game didn’t add up. The person who runs this bot may be able to restart it: tell them its name, ${table}. Until then there’s no journal, because it shows hidden information. You can also close the table.`,
  onlyInServers: 'That works only in a server. In direct messages you can play alone: /bonfire solo.',
  /** `most` tables are open in the server, and that is the limit. */
  serverFull: (most: number): string =>
    `This server has ${count(most, 'open table')}, and the limit is ${most}. To close one that nobody plays any more, its host or a moderator types /bonfire close in its channel. Then try again.`,
  /** `most` tables were opened within an hour by the asker, or in the server; `when` there may be another. */
  openedMuch: {
    person: (most: number, when: string): string =>
      `You opened ${count(most, 'table')} within an hour, and the limit is ${most} per person. You can open another ${when}; somebody else can open one now.`,
    server: (most: number, when: string): string =>
      `${count(most, 'table')} ${most === 1 ? 'was' : 'were'} opened in this server within an hour, and the limit is ${most}. You can open another ${when}.`,
  },
  /** Under a list of tables that does not name all. */
  moreTables: 'You have more tables than these. Type your command in the channel of the table you mean.',
}
