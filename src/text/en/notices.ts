import type { Right } from '../words/names.ts'
import type { NoticeWords } from '../words/notices.ts'
import { count, names } from './names.ts'

const named = (rights: readonly Right[]): string => rights.map((right) => names.right[right]).join(', ')

export const notices: NoticeWords = {
  stale: 'The table has moved on. Here’s how things stand now.',
  duplicate: 'That press already worked. Here’s how things stand now.',
  gone: 'I no longer know this table.',
  noTableHere: 'There’s no open table in this channel. Open one with /bonfire new.',
  nobodyCalled: (name) => `Nobody at this table is called ${name}. Here’s what you can see.`,
  channelTaken: 'This channel already has an open table. Here it is.',
  unknownButton: 'That button is from an older version. Here’s the table as it stands now.',
  movedToLook: 'This is now part of /bonfire look: choose there what to look at.',
  unreadable: 'I don’t understand that. /bonfire help shows what I can do.',
  notAChoice: (typed) => `I can’t read “${typed}” as a move. Pick one from the list as you type.`,
  trouble: 'Something went wrong on my side. Nothing was lost: please try again.',
  busy: 'I can’t reach my storage right now. Nothing was lost: please try again in a minute.',
  tooFast: 'You’re pressing faster than I can follow, so that press did nothing. Wait a few seconds and try again.',
  channelGone:
    'This table’s channel is gone, but your game is safe: play on from anywhere with /bonfire turn. To move the table, type /bonfire mine in its new channel.',
  missingRights: (rights) => `I’m missing permissions in this channel: ${named(rights)}. A moderator can grant them.`,
  threadLocked: 'This table’s thread is locked, so I can’t write there. A moderator can unlock it.',
  cannotWriteHere: (rights) =>
    rights.length === 0
      ? 'Discord doesn’t let me write in this channel, so I opened no table. Try another channel, or ask a moderator.'
      : `I’m not allowed to write in this channel, so I opened no table. I’m missing: ${named(rights)}. Ask a moderator to grant that, then try again.`,
  youMayNotWrite:
    'You can’t write in this channel yourself, so I don’t write here for you. Try a channel where you can, or ask a moderator.',
  triedAgain: (when) => `Discord has refused this several times. I can try again ${when}.`,
  openedInWords: (right) =>
    `Your table is open. I can’t post pictures in this channel, so you play in words. A moderator can grant me: ${named([right])}.`,
  guest:
    'I’m not a member of this server, so I can’t open a table here. You can still play alone in direct messages: /bonfire solo. A manager of this server can add me from my profile.',
  frozen: 'Something broke, so I paused this game. Nothing you played is lost.',
  frozenForHost: (table) =>
    `This table stopped because its position didn’t add up. The person who runs this bot may be able to restart it: tell them its name, ${table}. Until then there’s no journal, because it shows hidden information. You can also close the table.`,
  onlyInServers: 'That works only in a server. In direct messages you can play alone: /bonfire solo.',
  serverFull: (most) =>
    `This server has ${count(most, 'open table')}, and the limit is ${most}. To close one that nobody plays any more, its host or a moderator types /bonfire close in its channel. Then try again.`,
  openedMuch: {
    person: (most, when) =>
      `You opened ${count(most, 'table')} within an hour, and the limit is ${most} per person. You can open another ${when}; somebody else can open one now.`,
    server: (most, when) =>
      `${count(most, 'table')} ${most === 1 ? 'was' : 'were'} opened in this server within an hour, and the limit is ${most}. You can open another ${when}.`,
  },
  moreTables: 'You have more tables than these. Type your command in the channel of the table you mean.',
}
