import type { CouncilSpace, Refusal, Resource } from '#engine'
import { capital } from '../capital.ts'
import { controlInSentence } from '../control.ts'
import type { LiveMessageLabels, RefusalSentencesByCode } from '../words/facts.ts'
import { count, inWords, joined, names } from './names.ts'
import { tasks } from './tasks.ts'

type Tiles = Refusal<'tilesShort'>['figures']

const ORDINALS = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']
const nth = (n: number): string => ORDINALS[n] ?? `${n}th`

/** What so many action tiles are the price of: "Your fourth path tile costs 2 green tiles". */
function tilePrice({ colour, needed, cause }: Tiles): string {
  const costs = `costs ${count(needed, `${names.actionTile[colour]} tile`)}`
  switch (cause.kind) {
    case 'always':
      return `It ${costs}`
    case 'offerings':
      return `You already have ${count(cause.there, 'offering')} there, so the ${nth(cause.there + 1)} ${costs}`
    case 'routes':
      return `Sailing ${count(cause.routes, 'route')} ${costs}`
    case 'spaces':
      return `Turning it ${count(cause.spaces, 'space')} ${costs}`
    case 'pathTile':
      return `Your ${nth(cause.nth)} path tile ${costs}`
  }
}

/** "1 herb and 2 gold" */
const goods = (price: Readonly<Partial<Record<Resource, number>>>): string =>
  joined(
    (['blossom', 'fruit', 'herb', 'shell', 'root', 'gold'] as const).flatMap((resource) => {
      const n = price[resource] ?? 0
      return n === 0 ? [] : count(n, names.resource[resource], resource === 'gold' ? 'gold' : undefined)
    }),
    'and',
  )

const shipAt = (ship: string | null): string =>
  ship === null ? 'your ship is still at the landing stage' : `your ship is at ${ship}`

const NO_TASK = { why: 'You have no task to ignite.', instead: 'Receive one at an island first.' }

const NO_BONUS: Readonly<Record<CouncilSpace, string>> = {
  goldAndYellow: 'This space gives no point instead of its bonus.',
  pathTile: 'Your path is complete, so there’s no room for a path tile.',
  guardian: 'You already have a guardian of every colour that is left.',
  greatBonfire: 'You can’t use the Great Bonfire now.',
  specialist: 'You have no room for another gnome, or no specialist is left.',
  moveGuardian: 'None of your guardians has a free place to go.',
  moveShip: 'Your ship can’t move now.',
  fateTile: 'You can’t place any of your fate tiles.',
}

export const refusals: RefusalSentencesByCode = {
  gameOver: () => ({ why: 'The game is over, so there’s nothing left to play.', instead: 'Look at the scores.' }),
  notAskedNow: () => ({
    why: 'That’s not what you’re deciding right now.',
    instead: 'Open your panel to see what you can choose.',
  }),
  optionTaken: () => ({
    why: 'You’ve already taken your action this turn.',
    instead: 'You can still take bonus actions, or end your turn.',
  }),
  optionOpen: () => ({
    why: 'You can’t end your turn yet: you still have an action to take.',
    instead: 'Choose one.',
  }),
  tilesShort: ({ figures }) => ({
    why: `${tilePrice(figures)}, and you’re ${figures.short} short.`,
    instead: 'A yellow tile or any two tiles can stand in for a missing one.',
  }),
  resourcesShort: ({ figures: { any, price, short } }) =>
    any > 0
      ? { why: `It costs any ${any === 1 ? 'resource' : `${any} resources`}, and you’re ${short} short.` }
      : {
          why: `It costs ${goods(price)}, and you’re ${count(short, 'resource')} short.`,
          instead: '1 gold or any two resources can stand in for a missing one.',
        },
  notThePrice: () => ({ why: 'That’s not an exact payment for this.', instead: 'Choose one from the list.' }),
  tooManyTiles: ({ figures }) => ({
    why: `You have ${count(figures.held, 'action tile')}. To place a fate tile, you may hold at most ${figures.most}.`,
    instead: 'Discard first.',
  }),
  noFateTiles: () => ({ why: 'You have no fate tiles left.' }),
  noSuchTile: () => ({ why: 'That tile isn’t there.', instead: 'Choose another one.' }),
  doesNotFit: ({ figures: { lacks } }) => ({ why: NO_PLACE[lacks ?? 'all'] }),
  notTopOrBottom: () => ({ why: 'You can place only the top or bottom tile of your supply.' }),
  cityFull: ({ figures }) => ({ why: FULL[figures.of](figures.most) }),
  notOnDisplay: () => ({ why: 'That path tile is no longer on display.', instead: 'Choose another one.' }),
  pileEmpty: () => ({ why: 'The pile is empty.', instead: 'Take a tile from the display.' }),
  notOneColour: ({ figures: { crystals, open } }) => ({
    why: `For that, all four path tiles on display must show the same crystal colour; ${
      crystals.length > 1
        ? `these show ${joined(
            crystals.map((one) => names.crystal[one]),
            'and',
          )}`
        : `only ${inWords(open)} ${open === 1 ? 'is' : 'are'} on display`
    }.`,
  }),
  alreadyThere: () => ({ why: 'Your ship is already there.', instead: 'Choose another island.' }),
  noSuchIsland: () => ({ why: 'There’s no such island.', instead: 'They run from A1 to D4.' }),
  shipElsewhere: ({ figures: { colour, at, ship } }) => ({
    why: `The ${names.guardian[colour]} is at ${at}, and ${shipAt(ship)}.`,
    instead: 'Sail to her island first.',
  }),
  noSuchTask: ({ figures: { at, ship } }) =>
    at === null
      ? { why: 'You can’t receive that task here.', instead: 'Choose another one.' }
      : {
          why: `You receive tasks where your ship is, and ${shipAt(ship)}.`,
          instead: 'Sail to the task’s island first, or choose another one.',
        },
  noOffering: () => ({
    why: 'You have no offering tile left in that pile.',
    instead: 'Choose the other pile, if it still has one.',
  }),
  spaceTaken: () => ({ why: 'That space already has a task.', instead: 'Choose a free one.' }),
  guardianOwned: ({ figures }) => ({
    why: `You already have the ${names.guardian[figures.colour]}.`,
    instead: 'Your city holds one of each colour.',
  }),
  noGuardianThere: ({ figures }) => ({ why: `No ${names.guardian[figures.colour]} is left on her island.` }),
  nobodyCanMove: ({ figures }) =>
    figures.walkers === 0
      ? { why: 'All your guardians are at bonfires, where they stay.' }
      : {
          why: 'None of your guardians can take a step.',
          instead: 'Build more path tiles, or place a portal or ignite a bonfire beside them.',
        },
  tooManySteps: ({ figures }) => ({
    why: `None of your guardians can use more than ${count(figures.most, 'step')}.`,
    instead: 'Pay for fewer.',
  }),
  notFurthest: () => ({ why: 'The guardian furthest ahead goes first.' }),
  tooFar: ({ figures }) => ({
    why: `That takes ${count(figures.needed, 'step')}, but this procession has only ${figures.steps}.`,
    instead: 'Choose a nearer place.',
  }),
  noWay: ({ figures: { to, lacks } }) => {
    switch (lacks) {
      case 'path':
        return { why: 'Your path doesn’t go that far yet.', instead: 'Build more path tiles first.' }
      case 'portal':
        return { why: `${capital(names.place(to))} has no portal yet.`, instead: 'Choose another place.' }
      case 'ignition':
        return { why: `${capital(names.place(to))} isn’t ignited yet.`, instead: 'Choose another place.' }
      case 'forward':
        return { why: 'She can’t get there from where she is.', instead: 'Choose another place.' }
    }
  },
  occupied: ({ figures }) => ({
    why: `The ${names.guardian[figures.by]} is already there.`,
    instead: 'Choose a free place.',
  }),
  somebodyMustMove: () => ({ why: 'At least one guardian must move in a procession you paid for.' }),
  noSuchSpace: () => ({ why: 'The Great Bonfire has no such space.', instead: 'Choose one of the seven.' }),
  portalDoesNotFit: ({ figures: { portal, there, next } }) => ({
    why: !there
      ? `There’s no ${names.portal[portal]} here.`
      : next === null
        ? `You have no free notch for the ${names.portal[portal]}.`
        : `Your next notch takes the ${names.portal[next]}, not the ${names.portal[portal]}.`,
    instead: 'Choose other rewards.',
  }),
  takeTwo: () => ({ why: 'Take two of the three rewards.' }),
  noSuchGnome: () => ({ why: 'That gnome isn’t available.', instead: 'Choose one from the list.' }),
  conditionNotMet: ({ figures: { asked, have, need } }) => ({
    why: `“${capital(typeof asked === 'string' ? names.commonTask[asked] : tasks.condition(asked))}” isn’t fulfilled yet${need === 1 ? '' : ` (${have} of ${need})`}.`,
  }),
  noTaskThere: ({ figures }) =>
    figures.unlit === 0 ? NO_TASK : { why: 'That space has no task.', instead: 'Choose one with a task.' },
  alreadyLit: ({ figures }) =>
    figures.unlit === 0
      ? NO_TASK
      : { why: 'That task is already a bonfire.', instead: 'Choose one you haven’t ignited.' },
  noviceGone: ({ figures }) => ({
    why: `The neutral novice from “${names.commonTask[figures.task]}” is already gone.`,
    instead: 'You still score the points at the end.',
  }),
  noviceThere: ({ figures }) => ({
    why: `${figures.neutral ? 'A neutral novice' : 'One of your novices'} is already there.`,
    instead: 'Choose another space.',
  }),
  bonusUnusable: ({ figures }) => ({ why: NO_BONUS[figures.space], instead: 'Choose the other option.' }),
  nothingToTurnUp: () => ({ why: 'There’s nothing to reveal.' }),
  nothingToDiscard: () => ({
    why: 'There’s nothing to discard: you hold few enough tiles, or you can’t place a fate tile.',
  }),
  noCountdownTile: ({ figures: { novices, countdownAt, begun } }) => ({
    why: begun
      ? 'You can pass once the first countdown tile has been passed on.'
      : `You can pass only during the countdown. It begins once there are ${countdownAt} novices in the Council; right now there ${novices === 1 ? 'is' : 'are'} ${novices}.`,
  }),
  mayPass: () => ({ why: 'You have a countdown tile.', instead: 'Pass instead, and score its points.' }),
  mustTake: () => ({ why: 'You revealed new path tiles, so now you must take one.' }),
}

const NO_PLACE = {
  free: 'One of your fate tiles is already there.',
  beside: 'It must touch one of your fate tiles.',
  inside: 'It would stick out of your fate area.',
  all: 'The tile doesn’t fit: it must be inside the area, on free spaces, next to one of your tiles.',
}

const FULL: Readonly<Record<Refusal<'cityFull'>['figures']['of'], (most: number) => string>> = {
  pathTiles: (most) => `Your path is complete: you’ve built all ${inWords(most)} path tiles.`,
  tasks: (most) => `Your city already has ${inWords(most)} tasks and bonfires.`,
  gnomes: (most) => `Your city already has ${inWords(most)} gnomes.`,
}

type Phase = 'lobby' | 'playing' | 'finished' | 'closed' | 'frozen'

const seatsOf = (seats: readonly number[]): string => `seat ${joined(seats.map(String), 'or')}`

/** Why a press has no effect; names come ready to show. */
export const tableRefusals = {
  rules: (reason: string): string => reason,
  notYourTurn: (name: string | null): string =>
    name === null
      ? 'It’s an empty seat’s turn. Take it over, or play on without it.'
      : `It’s ${name}’s turn. You can look around in the meantime.`,
  /** With the numbers of the empty seats, from 1, and what is written on the table's message. */
  notSeated: (phase: Phase, seats: readonly number[], { join, lookAt }: LiveMessageLabels): string => {
    if (phase === 'lobby') return `You haven’t joined this table yet: press ${controlInSentence(join)}.`
    const stay = `You’re welcome to watch: ${controlInSentence(lookAt)} shows everything.`
    return `You’re not playing at this table. ${seats.length === 0 ? '' : `You can take over ${seatsOf(seats)}. `}${stay}`
  },
  alreadySeated: 'You’re already at this table. /bonfire turn opens your panel.',
  full: 'All four seats are taken. Open a table in another channel or thread.',
  /** The seats that are left are kept for others. */
  seatsHeld: 'The remaining seats are kept for others. If they don’t come within a day, their seats are free again.',
  /** Whom a seat is to be kept for sits there, or has one kept. */
  sitsAlready: 'That person already sits at this table, or has a seat kept for them.',
  seatNotHeld: 'No seat is kept for that person any more.',
  /** Numbers of the empty seats, from 1. */
  alreadyStarted: (seats: readonly number[]): string =>
    seats.length === 0
      ? 'This game has begun and every seat is taken. You’re welcome to watch.'
      : `This game has begun. You can take over ${seatsOf(seats)}.`,
  /** To who sits at a game that is on. */
  onlyBeforeStart: 'You can do that only before the game begins. /bonfire turn opens your panel.',
  notStarted: 'The game hasn’t started yet. The host can start it.',
  tooFewPeople: (seated: number, needed: number): string =>
    `You need ${count(needed, 'player')}, and ${seated === 1 ? 'only one is' : `${seated} are`} here. Invite somebody, add a computer player, or play against Tom with /bonfire solo.`,
  notTheHost: (name: string): string => `Only the host, ${name}, can do that.`,
  notHostNorModerator: (name: string): string =>
    `Only the host, ${name}, or a moderator of the table’s server can do that.`,
  tableOver: (phase: Phase): string =>
    phase === 'frozen'
      ? 'This table stopped because something broke. The person who runs this bot may be able to restart it; otherwise it can be closed.'
      : 'This table is over. Open a new one with /bonfire new.',
  /** Numbers of the empty seats, from 1. */
  noSuchSeat: (seats: readonly number[]): string =>
    seats.length === 0
      ? 'No seat is empty at this table. You can watch, or open your own table in another channel with /bonfire new.'
      : `This table has no such seat. ${seats.length === 1 ? `Seat ${seats.join('')} is empty` : `These seats are empty: ${joined(seats.map(String), 'and')}`}.`,
  seatNotEmpty: (name: string): string =>
    `${name} sits there, so that seat isn’t empty. Only they can give it up, with /bonfire resign.`,
  satOut: 'That seat takes no more turns in this game. Choose another.',
  /** A computer player plays the seat that is to be empty. */
  computerSits: (name: string): string => `${name} is playing that seat. To play it yourself, type /bonfire takeover.`,
  noSuchComputer: 'There’s no computer player with that name here any more.',
  /** The seat can be had a moment later. */
  computerInTurn: 'That computer player is in the middle of a turn. Try again in a moment.',
  soloTable: 'This is a solo game against Tom, for one person. Open your own with /bonfire solo.',
  nothingToUndo: 'There’s nothing to undo: you haven’t chosen anything this turn.',
  undoTooFar: 'Something has been revealed since then, so you can’t undo that.',
  /** Taking back the turn just ended, by consent. */
  undoNotYours: 'Only the player who ended the last turn can ask to take it back, and only until the next turn ends.',
  undoTooLate: 'It’s too late to take that turn back: the next one has begun.',
  undoAskedBefore: 'You’ve already asked once this turn. You can’t ask again.',
  undoNotAsked: 'That request has ended: the game went on, or somebody said no.',
  undoAnsweredBefore: 'You’ve already agreed. The others haven’t answered yet.',
  /** Freeing a silent seat. */
  freeNotSilent:
    'That player hasn’t been inactive for three full days yet. Days marked as away don’t count, and neither does time when it isn’t their turn.',
  freePaceDecides:
    'This table agreed on what happens when time runs out. Players may use their full time. You can ask once that much time has passed, quiet hours included, and the player has been inactive for three days.',
  freeAskedBefore: 'Somebody already asked: answer in the channel.',
  freeNotAsked: 'That vote has ended: the game went on, or it was decided.',
  freeAnsweredBefore: 'You’ve already answered.',
  substituteAskedBefore: 'That’s already the case. Nothing changed.',
  noChoices: 'You chose nothing. Open your panel and choose from a list.',
  pressTooLong: 'That’s too much for one press. Take it step by step.',
  /** Planning ahead: something would be turned up; there are as many alternatives as there may be. */
  planStops:
    'That would reveal something, and a plan stops before that. Save what you have: I’ll play it when your turn comes, then let you know.',
  placeThere: 'The table still has its channel, or has a new one already.',
  planFull: (most: number): string =>
    `You already have ${count(most, 'plan')}, and the limit is ${most}. Remove one first.`,
  newerRules: 'The bot is being updated. Try again in a minute; nothing is lost.',
  failed:
    'Something went wrong on my side, so nothing changed. Try again, or try something else. The person who runs this bot can find it in the log.',
  /** The person sits at `most` open tables, and that is the limit. */
  tooManyTables: (most: number): string =>
    `You’re at ${count(most, 'open table')}, and the limit is ${most} per person. Leave one with /bonfire resign in its channel, or finish it. Then try again.`,
  /** The rules of the server. */
  blockedHere: 'The moderators of this server don’t let you play here. If you think that’s a mistake, ask them.',
  tooManyHere: (most: number): string =>
    `You’re at ${count(most, 'open table')} in this server, and its limit is ${most} per person. Leave one with /bonfire resign in its channel, or finish it. Then try again.`,
  fewerComputers: (most: number): string =>
    most === 0
      ? 'This server doesn’t allow computer players at its tables.'
      : `A table in this server has at most ${count(most, 'computer player')}.`,
}
