import type { Right } from '../words/names.ts'
import type { NoticeWords } from '../words/notices.ts'
import { count, names } from './names.ts'

const named = (rights: readonly Right[]): string => rights.map((right) => names.right[right]).join(', ')

export const notices: NoticeWords = {
  stale: 'The table has moved on. This is how things stand now.',
  duplicate: 'That press had already worked. This is how things stand now.',
  gone: 'I do not know this table any more.',
  noTableHere: 'No table is open in this channel. Open one with /bonfire new.',
  nobodyCalled: (name) => `Nobody at this table is called ${name}. Here is what is yours to see.`,
  channelTaken: 'A table is open in this channel already. Here it is.',
  unknownButton: 'That button is from an older version. Here is the table as it stands.',
  movedToLook: 'This is now part of /bonfire look, where you choose what to look at.',
  unreadable: 'I cannot make sense of that. /bonfire help shows what I know.',
  notAChoice: (typed) => `I cannot read “${typed}” as a move. Pick one from the list while you type.`,
  trouble: 'Something went wrong on my side. Nothing was lost: please try again.',
  busy: 'I cannot reach my storage right now. Nothing was lost: please try again in a minute.',
  tooFast: 'You press faster than I can follow, so this press did nothing. Wait a few seconds, then press again.',
  channelGone:
    'The channel of this table is gone. The game is kept: play on from anywhere with /bonfire turn, and type /bonfire mine in the channel where it is to go on.',
  missingRights: (rights) => `I am missing rights in this channel: ${named(rights)}. A moderator can grant them.`,
  threadLocked: 'The thread of this table is locked, so I cannot write there. A moderator can unlock it.',
  cannotWriteHere: (rights) =>
    rights.length === 0
      ? 'Discord does not let me write in this channel, so I opened no table. Try another channel, or ask a moderator.'
      : `I may not write in this channel, so I opened no table. I am missing: ${named(rights)}. A moderator can grant that; then try again.`,
  youMayNotWrite:
    'You may not write in this channel yourself, so I do not write here for you either. Try it in a channel where you may, or ask a moderator.',
  triedAgain: (when) => `It was refused several times now: I can try it again ${when}.`,
  openedInWords: (right) =>
    `Your table is open. I may not post pictures in this channel, so it is played in words. A moderator can grant me: ${named([right])}.`,
  guest:
    'I am not a member of this server, so no table can be opened here. Against Tom you can play all the same, in direct messages: /bonfire solo. Whoever manages this server can add me from my profile.',
  frozen: 'Something is broken, so I paused this game; nothing played is lost.',
  frozenForHost: (table) =>
    `This table stopped because its position did not add up. Whoever runs the bot may get it going again: tell them its name, ${table}. Until then you get no journal, for that tells what is hidden. You can also close the table.`,
  onlyInServers: 'That works in a server. In direct messages you can play against Tom: /bonfire solo.',
  serverFull: (most) =>
    `${count(most, 'table')} ${most === 1 ? 'is' : 'are'} open in this server, and more than that I do not keep. Close one that nobody plays any more: its host or a moderator types /bonfire close in its channel. Then try again.`,
  openedMuch: {
    person: (most, when) =>
      `You have opened ${count(most, 'table')} within an hour, and more I do not open for one person. You can open the next ${when}; somebody else can open one now.`,
    server: (most, when) =>
      `${count(most, 'table')} ${most === 1 ? 'was' : 'were'} opened in this server within an hour, and more I do not open here. The next one can be opened ${when}.`,
  },
  moreTables: 'There are more tables than these. Type your command in the channel of the one you mean.',
}
