import type { Colour } from '#engine'
import { EMOJI } from '../emoji.ts'
import type { RefusalWords, TableRefusalWords } from '../words/refusals.ts'
import { count, joined, names } from './names.ts'

/** "2 🟦", a price in action tiles. */
const tilePrice = (colour: Colour, needed: number): string => `${needed} ${EMOJI.actionTile[colour]}`

const nothingToIgnite = (unlit: number): string | null =>
  unlit === 0 ? 'You have no task to ignite. Receive one first, at an island.' : null

export const refusals: RefusalWords = {
  gameOver: () => 'The game is over, so there is nothing more to play. Look at the scores.',
  notAskedNow: () => 'That is not what is being decided right now. Open your panel to see what is.',
  optionTaken: () => 'You have taken your action this turn. Bonus actions are still fine, or end your turn.',
  optionOpen: () => 'You can still take an action, so your turn cannot end yet. Choose one.',
  tilesShort: ({ figures }) =>
    `That costs ${tilePrice(figures.colour, figures.needed)}, and you are ${figures.short} short. A ${EMOJI.actionTile.yellow} or any two tiles replace one.`,
  resourcesShort: ({ figures }) =>
    `You are ${count(figures.short, 'resource')} short. A ${EMOJI.resource.gold} or any two resources replace one.`,
  notThePrice: () => 'That is not an exact payment for this. Choose one from the list.',
  tooManyTiles: ({ figures }) =>
    `You have ${count(figures.held, 'action tile')} and may keep ${figures.most} to place a fate tile: discard first.`,
  noFateTiles: () => 'You have no fate tiles left.',
  noSuchTile: () => 'That tile is not there. Choose another one.',
  doesNotFit: () =>
    'The tile does not fit there. It must lie inside the area, on free spaces, next to one of your tiles.',
  notTopOrBottom: () => 'Only the top or the bottom tile of your supply can be placed.',
  cityFull: ({ figures }) => `Your city has room for ${figures.most} of these, and it is full.`,
  notOnDisplay: () => 'That path tile is not on display any more. Choose another one.',
  pileEmpty: () => 'The pile is empty. Take a tile from the display.',
  notOneColour: () => 'The four open path tiles must all have one crystal colour for that.',
  alreadyThere: () => 'Your ship lies there already. Choose another island.',
  noSuchIsland: () => 'There is no such island. They run from A1 to D4.',
  shipElsewhere: () => 'Your ship is not at that guardian’s island. Sail there first.',
  noSuchTask: () => 'That task does not lie at your ship’s island. Sail there first, or choose another one.',
  noOffering: () => 'You have no offering tile left there. Choose the other pile if it still has one.',
  spaceTaken: () => 'A task lies on that space already. Choose a free one.',
  guardianOwned: () => 'You have a guardian of that colour already. Each city holds one of each.',
  noGuardianThere: () => 'No guardian of that colour is left on her island.',
  nobodyCanMove: () =>
    'None of your guardians can take a step. Build more path, or add the portal or ignite the bonfire they could go to.',
  tooManySteps: () => 'That many steps take nobody any further. Pay for fewer.',
  notFurthest: () => 'The guardian who is furthest ahead goes first.',
  tooFar: ({ figures }) =>
    `That is ${count(figures.needed, 'step')} away, and this procession goes ${figures.steps}. Choose a nearer place.`,
  noWay: () => 'She cannot get there. A bonfire needs a portal beside it and must be ignited.',
  occupied: () => 'Another guardian stands there. Choose a free place.',
  somebodyMustMove: () => 'At least one guardian must move in a procession you paid for.',
  noSuchSpace: () => 'The Great Bonfire has no such space. Choose one of the seven.',
  portalDoesNotFit: () => 'That portal does not lie there, or does not fit your next notch. Choose other rewards.',
  takeTwo: () => 'Take two of the three rewards.',
  noSuchGnome: () => 'That gnome is not open to you here. Choose one from the list.',
  conditionNotMet: ({ figures }) => {
    const common = Object.entries(names.commonTask).find(([task]) => task === figures.task)
    if (common !== undefined) return `You do not have ${common[1]} yet.`
    return 'You do not fulfil that task yet. Your city shows how much of it you have.'
  },
  noTaskThere: ({ figures }) => nothingToIgnite(figures.unlit) ?? 'No task lies on that space. Choose one with a task.',
  alreadyLit: ({ figures }) =>
    nothingToIgnite(figures.unlit) ?? 'That task is a bonfire already. Choose one that is not ignited.',
  noviceGone: () => 'Somebody has taken that neutral novice. The points at the end are still yours.',
  noviceThere: () => 'A novice of that colour sits there already. Choose another space.',
  bonusUnusable: () => 'That cannot be taken here now. Choose the other one.',
  nothingToTurnUp: () => 'Nothing waits to be revealed.',
  nothingToDiscard: () => 'There is nothing to discard: you hold few enough tiles, or no fate tile could be placed.',
  noCountdownTile: () => 'You can pass only in the countdown, with a countdown tile before you.',
  mayPass: () => 'You hold a countdown tile. Pass instead: that brings its points.',
  mustTake: () => 'You put the path tiles back, so now you must take one.',
}

const seatsOf = (seats: readonly number[]): string => `seat ${joined(seats.map(String), 'or')}`

export const tableRefusals: TableRefusalWords = {
  rules: (reason) => reason,
  notYourTurn: (name) =>
    name === null
      ? 'It is an empty seat’s turn. Take it over, or let it sit out.'
      : `It is ${name}’s turn. You can look around meanwhile.`,
  notSeated: (phase, seats) => {
    if (phase === 'lobby') return 'You do not sit at this table yet: press Join.'
    const stay = 'You are welcome to watch: Look at… shows everything.'
    return `You do not sit at this table. ${seats.length === 0 ? '' : `You can take over ${seatsOf(seats)}. `}${stay}`
  },
  alreadySeated: 'You sit at this table already. /bonfire turn opens your panel.',
  full: 'All four seats are taken. Open a table in another channel or thread.',
  alreadyStarted: (seats) =>
    seats.length === 0
      ? 'This game is on and every seat is taken. You are welcome to watch.'
      : `This game is on. You can take over ${seatsOf(seats)}.`,
  notStarted: 'The game has not started yet. The host starts it.',
  tooFewPeople: (seated, needed) =>
    `${count(needed, 'person', 'people')} are needed, and ${seated === 1 ? 'only one sits' : `${seated} sit`} here. Invite somebody, or play against Tom.`,
  notTheHost: (name) => `Only the host can do that. That is ${name}.`,
  notHostNorModerator: (name) => `Only the host, ${name}, or a moderator can do that.`,
  tableOver: (phase) =>
    phase === 'frozen'
      ? 'This table is stopped because something broke. Whoever runs the bot may get it going again; else it can be closed.'
      : 'This table is over. Open a new one with /bonfire new.',
  noSuchSeat: (seats) =>
    seats.length === 0
      ? 'No seat is empty at this table. You can watch, or open a table of your own with /bonfire new in another channel.'
      : `There is no such seat at this table. Empty is ${seatsOf(seats)}.`,
  seatNotEmpty: (name) => `${name} sits there, so that seat is not empty. /bonfire resign is theirs to type.`,
  satOut: 'That seat takes no more turns in this game, so there is nothing to take over or to sit out. Choose another.',
  soloTable: 'This is a solo game against Tom, for one person. /bonfire solo opens one of your own.',
  nothingToUndo: 'There is nothing to take back: you have chosen nothing yet in this turn.',
  undoTooFar: 'Something was revealed since then, so undo stops there.',
  noChoices: 'Nothing was chosen. Open your panel and choose from a list.',
  pressTooLong: 'That was more than one press can do. Take it step by step.',
  newerRules: 'The bot is being updated. Try again in a minute; nothing is lost.',
  failed:
    'Something broke on my side over that, so nothing was changed. Try again, or something else. Whoever runs the bot finds it in the log.',
  tooManyTables: (most) =>
    `You sit at ${count(most, 'open table')} already, and more than that I do not keep for one person. Leave one with /bonfire resign in its channel, or play it to its end; then try again.`,
}
