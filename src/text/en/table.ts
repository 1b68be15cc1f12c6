import type { Crystal } from '#engine'
import type { PlayStyle } from '#results'
import { controlInSentence } from '../control.ts'
import type { BotRight, LiveMessageLabels } from '../words/facts.ts'
import { buttons, count, inWords, joined, names } from './names.ts'

export const live = {
  /** `mention` is Discord's mention of the one who must act. */
  turnOf: (mention: string): string => `It’s ${mention}’s turn.`,
  /** The same, to that one. */
  yourTurn: 'It’s your turn.',
  /** `mentions`: of all who sit there. */
  turnOfEmptySeat: (name: string, mentions: readonly string[]): string =>
    `It’s an empty seat’s turn (${name} left). ${mentions.join(' ')}: take it over, hand it to a computer player, or play on without it.`,
  /** Somebody left in another's turn. */
  left: (left: readonly string[], mentions: readonly string[]): string =>
    `${joined(left, 'and')} left. ${mentions.join(' ')}: anyone can take over the seat, or you can hand it to a computer player or play on without it.`,
  /** Somebody asks to take back the turn just ended; `missing`: those who have not agreed yet. */
  undoAsked: (name: string, missing: readonly string[]): string =>
    `${name} wants to take back the end of their turn. Is that all right, ${joined(missing, 'and')}? The request ends if someone plays or presses ${controlInSentence(buttons.refuseUndo)}.`,
  /** All agreed, so it is that person's turn again. */
  undoGranted: (name: string): string => `Everybody agreed: ${name}’s turn goes on.`,
  /** `when` is Discord's relative time. */
  since: (when: string): string => `Turn began ${when}`,
  /** More of them come in the countdown. */
  novices: (now: number, countdownAt: number): string =>
    `${now > countdownAt ? count(now, 'novice') : `${now} of ${countdownAt} novices`} in the Council`,
  countdown: (tile: number): string => `Countdown: ${count(tile, 'turn')} left`,
  /** On the select of closer views. */
  lookPlaceholder: 'Look at a city, the islands…',
  looks: {
    table: 'The whole table',
    city: (name: string): string => `${name}’s city`,
    islands: 'Islands and tasks',
    gnomes: 'Gnomes',
    bonfire: 'Great Bonfire',
    council: 'High Council',
    scores: 'Scores',
  },
  /** Stand in a message instead of its picture; under 95 characters, for which every message has room. */
  noPicture: {
    failed: 'I couldn’t draw the picture. Play on without it, or look again in a minute.',
    /** The same person asked for another picture before this one was drawn. */
    overtaken: 'I skipped this picture because you asked for another one right after it.',
  },
  closed: (why: 'host' | 'moderator' | 'stopped' | 'everybodyLeft' | 'nobodyCame'): string => CLOSED[why],
}

const CLOSED = {
  host: 'The host closed this table.',
  moderator: 'A moderator closed this table.',
  stopped: 'A moderator stopped this game. It has no result.',
  everybodyLeft: 'Everybody left, so this table is closed.',
  nobodyCame: 'Nothing happened here for a day, so this table is closed.',
} as const

/** Of a table in a thread of its own: its card in the channel around the thread, and what is said of the thread. */
export const card = {
  /** Who sits there. */
  seated: (seated: readonly string[]): string => `At the table: ${seated.join(', ')}`,
  /** How long a game takes, as the box says. */
  lasts: 'A game takes 70 to 100 minutes in one sitting.',
  /** Alt text of the card's picture. */
  picture: 'A small picture of the game.',
  /** It is an empty seat's turn; `name`: who left it. */
  emptySeat: (name: string): string => `It’s an empty seat’s turn (${name} left).`,
  /** On a button that leads to the thread, and as a link to a table's message. */
  goThere: 'Go to the table',
  /** To the person who opened the table; `thread` is Discord's mention of it. */
  opened: (thread: string, { join, start }: LiveMessageLabels): string =>
    `Your table is open: ${thread}. The others press ${controlInSentence(join)} there or here in the channel. Then you press ${controlInSentence(start)} there.`,
  /** The same where a thread was asked for and could not be opened; `rights` is what the bot lacks, empty where Discord did not say. */
  openedHere: (rights: readonly BotRight[]): string =>
    rights.length === 0
      ? 'Your table is open in this channel: Discord doesn’t let me open a thread here.'
      : `Your table is open in this channel. To open a thread, I’m missing permissions: ${rights.map((right) => names.right[right]).join(', ')}. A moderator can grant them.`,
  /** To all who sit there, in the channel around the thread; `mentions` are Discord's. */
  locked: (mentions: string): string =>
    `${mentions}: this table’s thread is locked, so I can’t write there. A moderator can unlock it. Until then, you can play from here.`,
  /** On the card of a table whose thread is gone. */
  threadGone: 'This table’s thread is gone. A player can move the table: type /bonfire mine in another channel.',
  /** Where a table can be opened: choices of a command. */
  where: { thread: 'In a thread of its own', here: 'Right here' },
}

/** Lists of tables. */
export const tables = {
  /** Somebody's own, wherever they are. */
  mine: 'Your tables',
  ofThisChannel: 'Tables in this channel',
  none: 'You’re not at an open table. Open one with /bonfire new, or join one in its channel with /bonfire join.',
  /** Where a game stands that is played alone. */
  inDirectMessages: 'in direct messages',
  /** Of a table whose channel is gone; and the same with how it can go on elsewhere. */
  placeGone: 'Its channel is gone.',
  placeGoneElsewhere:
    'Its channel is gone, so I can’t mention anybody there. To play on, type /bonfire mine in another channel.',
  /** Another table is open in the channel to which one is to be moved. */
  placeTaken: 'Another table is open in this channel. Choose another channel, or open a thread.',
  /** It goes on in this channel now. */
  moved: 'The table is in this channel now. Play on here.',
  /** Directly, to the players. */
  placeGoneDirect: (others: readonly string[]): string =>
    `The channel of your table${others.length === 0 ? '' : ` with ${others.join(', ')}`} is gone, so I can’t mention anybody there. Your game is safe: play on from anywhere with /bonfire turn. To move the table, type /bonfire mine in another channel of its server.`,
  /** Of a table that is frozen. */
  stopped: 'Stopped because something broke.',
  /** Above another table, after the end of a turn. */
  yourTurnElsewhere: 'It’s your turn at another table too:',
}

const named = (rights: readonly BotRight[]): string => rights.map((right) => names.right[right]).join(', ')

/** Other answers to a press or command that change nothing. */
export const notices = {
  stale: 'The table has moved on. Here’s how things stand now.',
  duplicate: 'You already pressed that, and it worked. Here’s how things stand now.',
  gone: 'I no longer have this table. Its server’s data was probably deleted, in which case the game is gone for good. Open a new table with /bonfire new.',
  noTableHere: 'There’s no open table in this channel. Open one with /bonfire new.',
  /** `name` as it was typed. */
  nobodyCalled: (name: string): string => `Nobody at this table is called ${name}. Here’s what you can see.`,
  channelTaken: 'This channel already has an open table. Here it is.',
  unknownButton: 'That button is from an older version. Here’s the table as it stands now.',
  /** A look that was a command of its own, and is one of `/bonfire look` now. */
  movedToLook: 'This is now part of /bonfire look. Type that, and choose what to look at.',
  /** Something came that no button or command of ours sends. */
  unreadable: 'I don’t understand that. /bonfire help shows what I can do.',
  notAChoice: (typed: string): string => `I can’t read “${typed}” as a move. Pick one from the list as you type.`,
  /** Something broke on our side; nothing was lost. */
  trouble: 'Something went wrong on my side. Nothing was lost: please try again.',
  busy: 'I can’t reach my storage right now. Nothing was lost: please try again in a minute.',
  /** Somebody presses faster than anybody plays. */
  tooFast: 'You’re pressing faster than I can follow, so that press did nothing. Wait a few seconds and try again.',
  channelGone:
    'This table’s channel is gone, but your game is safe: play on from anywhere with /bonfire turn. To move the table, type /bonfire mine in its new channel.',
  missingRights: (rights: readonly BotRight[]): string =>
    `I’m missing permissions in this channel: ${named(rights)}. A moderator can grant them.`,
  lockedHere: 'This thread is locked, so I can’t write here. A moderator can unlock it.',
  /** The thread of a table is locked. */
  threadLocked: 'This table’s thread is locked, so I can’t write there. A moderator can unlock it.',
  /** `rights` is what the bot lacks in the channel, so that no table was opened; empty where Discord did not say, whatever was asked for. */
  cannotWriteHere: (rights: readonly BotRight[]): string =>
    rights.length === 0
      ? 'Discord doesn’t let me write in this channel. Try another channel, or ask a moderator.'
      : `I’m not allowed to write in this channel, so I haven’t opened a table. I’m missing permissions: ${named(rights)}. Ask a moderator to grant them, then try again.`,
  /** Discord does not let the asker write in the channel, so the bot writes nothing there for them. */
  youMayNotWrite:
    'You can’t write in this channel yourself, so I won’t write here for you. Try a channel where you can, or ask a moderator.',
  /** After what Discord refused a person several times; `when` it is tried for them again. */
  triedAgain: (when: string): string => `Discord has refused this several times. I can try again ${when}.`,
  /** A table was opened where no pictures can be posted. */
  openedInWords: (right: BotRight): string =>
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

/** What is told of a game once it is over; turns are counted over all seats, as in the log. */
export const ending = {
  /** Heading of the story. */
  title: 'How it went',
  ledThroughout: (name: string, turn: number): string => `${name} led from turn ${turn} to the end.`,
  leadChanged: (times: number, name: string, turn: number): string =>
    `The lead changed ${times === 1 ? 'once' : times === 2 ? 'twice' : `${inWords(times)} times`}: ${name} took it for good on turn ${turn}.`,
  countdown: (name: string, turn: number, novices: number): string =>
    `${name} began the countdown on turn ${turn}, with ${count(novices, 'novice')} in the Council.`,
  /** Who won was so far behind when the countdown began. */
  caughtUp: (name: string, points: number): string => `At that point ${name} was still ${names.points(points)} behind.`,
  /** The winner's turn after which about so many points more could be expected. */
  decisive: (name: string, turn: number, points: number): string =>
    `Decisive turn: ${name}, turn ${turn}, worth about ${names.points(points)}.`,
  /** `lit`: the colour of the bonfire that was lit in that turn; `decisive`: it decided the game, too. */
  greatest: (name: string, turn: number, points: number, lit: Crystal | null, decisive: boolean): string =>
    `Biggest turn: ${name}, turn ${turn}, worth ${names.points(points)}${lit === null ? '' : ` with a ${names.crystal[lit]} bonfire`}${decisive ? ', and it decided the game' : ''}.`,
  satOut: (out: readonly string[]): string => `${joined(out, 'and')} didn’t play to the end.`,
  /** A sentence about somebody; what the figure counts follows from what it is. */
  portrait: (name: string, portrait: PlayStyle, amount: number): string => `${name} ${PORTRAITS[portrait](amount)}.`,
  /** What somebody achieved, and what it takes. */
  achieved: (name: string, achievement: string, what: string): string => `${name}: **${achievement}** (${what})`,
}

const PORTRAITS: Readonly<Record<PlayStyle, (amount: number) => string>> = {
  ships: (n) => `was at home on the water: ${count(n, 'trip')} by ship`,
  fewShips: (n) => `liked it at home: ${n === 0 ? 'the ship never left' : `only ${count(n, 'trip')} by ship`}`,
  offerings: (n) => `never came empty-handed: ${count(n, 'offering')} on the islands`,
  greatBonfires: (n) => `kept the Great Bonfire spinning, ${n} times in all`,
  processions: (n) => `loved a parade: ${count(n, 'procession')}`,
  novices: (n) => `had friends in high places: ${count(n, 'novice')} in the Council`,
  discards: (n) => `travelled light and let go of ${count(n, 'action tile')}`,
  fateTilesSaved: (n) => `left ${count(n, 'fate tile')} to fate`,
  usedEverything: () => 'used everything down to the last tile',
  elders: (n) => `listened to the elders, for ${names.points(n)}`,
  company: (n) => `never sat alone by the fire: ${count(n, 'gnome')} came along`,
  crystals: (n) => `had an eye for stones: ${count(n, 'matching crystal')}`,
  portals: (n) => `left the doors open: portals at ${count(n, 'bonfire')}`,
  watches: (n) => `slept well: ${count(n, 'guardian')} kept watch at the bonfires`,
  yellow: (n) => `went for the bright ones: ${count(n, 'yellow bonfire')}`,
  bonfires: (n) => `brought the matches: ${count(n, 'bonfire')}`,
  commonTasks: (n) => `made the Council happy with ${count(n, 'common task')}`,
  greatTurn: (n) => `had one turn to remember: ${names.points(n)} at once`,
  run: (n) => `saved the best for last: ${names.points(n)} after the countdown began`,
  earlyFire: (turn) => `was warm early, with a first bonfire on turn ${turn}`,
  lateFire: (turn) => `was in no hurry: the first bonfire burned on turn ${turn}`,
  path: (n) => `paved the way with ${count(n, 'path tile')}`,
  fateTiles: (n) => `trusted in fate and placed ${count(n, 'fate tile')}`,
}
