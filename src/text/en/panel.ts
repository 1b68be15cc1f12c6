import type { ActionTile, CommonTask, CouncilSpace, FateTileDirection, Guardian, Island, Space, Task } from '#engine'
import { capital, uncapital } from '../capital.ts'
import { EMOJI } from '../emoji.ts'
import type { NoviceKind } from '../words/facts.ts'
import { count, joined, names, upTo } from './names.ts'
import { tasks } from './tasks.ts'

export const panel = {
  yourTurn: 'Your turn',
  othersTurn: (name: string): string => `It’s ${name}’s turn.`,
  /** Before what could be done in a turn of one's own. */
  possibleNow: 'Possible with what you have now',
  impossibleNow: 'You can’t do anything with what you have now. That may change by your turn.',
  /** Instead of that, before the own first turn, and after the last. */
  beforeFirstTurn: 'Your first turn begins with your first fate tile: keep it or swap it.',
  noMoreTurns: 'You take no more turns. Everything you’ve built scores at the end.',
  /** To who waits in the countdown: the last turn was played (R14.3). */
  endsBefore:
    'The game ends before your next turn, so there’s nothing left to plan. Everything you’ve built scores at the end.',
  actions: {
    fate: 'Place a fate tile',
    path: 'Build a path',
    ship: 'Move the ship',
    task: 'Receive a task',
    guardian: 'Retrieve a guardian',
    procession: 'Lead a procession',
    bonfire: 'Use the Great Bonfire',
    gnome: 'Recruit a gnome',
    ignite: 'Ignite a bonfire',
    novice: 'Send a neutral novice',
    discard: 'Discard a tile',
  },
  /** What a button of the turn's menu says, short enough that several stand side by side on a phone. */
  menu: {
    fate: 'Fate tile',
    path: 'Path',
    ship: 'Ship',
    task: 'Task',
    guardian: 'Guardian',
    procession: 'Procession',
    bonfire: 'Great Bonfire',
    gnome: 'Gnome',
    ignite: 'Ignite',
    novice: 'Neutral novice',
  },
  /** The menu's entry that ignites, with the spaces of what can be ignited, or how many, of more than two: beside it stands `menu.novice`. */
  ignite: (spaces: readonly Space[]): string =>
    spaces.length === 1
      ? `Ignite bonfire ${spaces[0]}`
      : `Ignite ${spaces.length > 2 ? `(${spaces.length})` : joined(spaces.map(String), 'or')}`,
  /** The menu's entry that leads to passing, with the points of the countdown tile; beside it stands the one for hints. */
  passFor: (points: number): string => `Pass (+${points})`,
  /** The menu's entry of fate tiles where so many action tiles have to be discarded first. */
  fateFor: (tiles: number): string => `Fate tile (discard ${tiles})`,
  /** On the select of closer views and all that is seldom needed. */
  more: 'Look at a city, the log, and more…',
  /** Asked before somebody takes no more turns; points are those of the countdown tile. */
  pass: {
    title: 'Pass and take no more turns?',
    brings: (points: number): string => `You gain ${names.points(points)}.`,
    /** What is given up: so many turns, this one included; all, where nobody knows how many those are. */
    turns: (turns: number): string => `You give up ${turns === 1 ? 'this last turn' : `your last ${turns} turns`}.`,
    allTurns: 'You give up all the turns you have left.',
    unlit: (fulfilled: readonly Task[]): string =>
      `**Fulfilled but never ignited:** ${joined(fulfilled.map(worth), 'and')}.`,
    stays: 'Everything you’ve built scores at the end.',
  },
  /** Own tasks that are fulfilled; `may`: one can be ignited in this turn. */
  taskFulfilled: (fulfilled: readonly Task[], may: boolean): string =>
    `**${fulfilled.length === 1 ? 'Task' : 'Tasks'} fulfilled:** ${joined(
      fulfilled.map(worth),
      'and',
    )}. ${may ? `You can ignite ${fulfilled.length === 1 ? 'it' : 'one'} now.` : 'Igniting takes a whole turn.'}`,
  /** What cannot be done now: actions, each group with its reason in brackets. */
  notNow: (actions: string): string => `**Not possible now:** ${actions}`,
  /** An action with its price in tiles. */
  priced: (action: string, tiles: string): string => `${action}: ${tiles}`,
  /** Those reasons, at most 30 characters each. */
  whyNotNow: {
    tilesShort: 'too few tiles',
    resourcesShort: 'too few resources',
    tooManyTiles: 'too many action tiles',
    noFateTiles: 'no fate tiles left',
    doesNotFit: 'no room',
    cityFull: 'city full',
    pileEmpty: 'none left',
    shipElsewhere: 'no guardian at your ship',
    noSuchTask: 'no task at your ship',
    noOffering: 'no offering',
    guardianOwned: 'you already have her',
    noGuardianThere: 'none left there',
    nobodyCanMove: 'no guardian can move',
    noSuchGnome: 'none left',
  },
  choosePlace: 'Choose a place',
  chooseOne: 'Choose one',
  /** Over the lists of islands: to sail and do something there, or only to sail. */
  sailAndAct: 'Sail and act there',
  onlySail: 'Just sail',
  /** Over the list of fate tiles and the ways in which they can lie. */
  allPlaces: 'All places: choose a tile and its direction',
  /** One of them: "Top tile 🟩🟦🟥, to the right". */
  way: (tile: string, symbols: string, direction: FateTileDirection): string =>
    `${tile} ${symbols}, ${names.direction[direction]}`,
  best: 'Best places',
  /** The next of several lists of places. */
  morePlaces: (part: number, parts: number): string => `More places (${part}/${parts})`,
  /** What may be kept there. */
  keptTile: (tile: ActionTile): string => capital(names.actionTile[tile]),
  keepWhich: (most: number, held: number): string =>
    `You hold ${count(held, 'action tile')}. Choose ${most === 1 ? 'one' : String(most)} to keep.`,
  guardianMoves: (guardian: Guardian): string => `Choose where the ${names.guardian[guardian]} goes.`,
  stepsPlaceholder: 'How many steps?',
  finalNow: 'Something was revealed, so you can’t undo past that.',
  /** Beside the button that reveals what waits, after a colon. */
  finalAhead: (what: readonly ('paths' | 'gnomes' | 'offerings')[]): string =>
    `this button shows new ${joined(
      what.map((one) => WAITING[one]),
      'and',
    )}, and you can’t undo past that.`,
  doneAndNext: (next: string | null): string => (next === null ? 'Done.' : `Done. ${next} is next.`),
  /** The bot came to play by other rules: whole turns, and choices of the turn that was open, fell away. */
  fellAway: (turns: number, choices: number): string =>
    turns === 0
      ? `A rules bug was fixed, so your turn starts again: ${choices === 1 ? 'your last step is' : `your last ${choices} steps are`} gone. All earlier turns stand.`
      : `A rules bug was fixed that affected the last ${turns === 1 ? 'turn' : `${turns} turns`}. The game goes on from before ${turns === 1 ? 'it' : 'them'}; the log still shows what was played.`,
  holdings: (tiles: string, resources: string): string => {
    if (tiles === '')
      return `You hold ${resources === '' ? 'no action tiles or resources' : `${resources}, but no action tiles`}.`
    return `You hold ${tiles}${resources === '' ? ', but no resources' : ` ${resources}`}.`
  },
}

const worth = (task: Task): string => `${tasks.condition(task.condition)} (${names.points(task.points)})`

const WAITING = { paths: 'path tiles', gnomes: 'gnomes', offerings: 'offerings' } as const

/** What is asked now, in a sentence or two; one function a kind of decision. */
export const prompts = {
  startTile: 'Your first fate tile: keep the one in your hand, or swap it for the middle one in your supply.',
  /** In a turn: what is not told by the actions that stand below; empty where there is nothing of the kind. */
  turn: ({
    used,
    mayEnd,
    bonusActions,
    passPoints,
    mayGoOut,
  }: {
    used: boolean
    mayEnd: boolean
    bonusActions: number
    passPoints: number | null
    /** A bonus action is all there is: take it, or no more turns. */
    mayGoOut: boolean
  }): string => {
    const bonus =
      bonusActions === 0
        ? ''
        : ` ${bonusActions === 1 ? 'You can still send a neutral novice' : 'You can still send neutral novices'}.`
    if (used) return `You’ve taken your action.${bonus} End your turn when you’re ready.`
    if (mayEnd) return `You have no action left.${bonus} End your turn.`
    if (mayGoOut) return `You have only a bonus action left.${bonus} Take it, or take no more turns.`
    const pass = passPoints === null ? '' : ` You may also pass for ${names.points(passPoints)}.`
    return `${bonus}${pass}`.trimStart()
  },
  payTiles: (goods: string): string => `This costs ${goods}. Choose how to pay.`,
  payResources: (goods: string): string => `This costs ${goods}. Choose how to pay.`,
  payAnyResources: (n: number): string =>
    n === 1
      ? 'This costs any one resource. Choose which to pay.'
      : `This costs any ${n} resources. Choose which to pay.`,
  takePath: 'Now take a path tile. If the four crystals match again, you may put those back too.',
  offering: 'Choose an offering to leave.',
  taskSpace: 'Choose a space in your city for the task.',
  islandAction: (island: Island): string =>
    island.kind === 'task'
      ? 'You’ve arrived. Receive a task here?'
      : `You’ve arrived. Retrieve the ${names.guardian[island.guardian]}?`,
  procession: ({ steps, paid, next }: { steps: number; paid: boolean; next: readonly Guardian[] }): string => {
    const who = joined(
      next.map((guardian) => `the ${names.guardian[guardian]}`),
      'or',
    )
    return `Each guardian can move ${upTo(steps, 'step')}, the furthest ahead first. Now move ${who}.${paid ? '' : ' You gain nothing on the way.'}`
  },
  yield: (times: number): string => (times === 1 ? 'Choose a resource to gain.' : 'Choose a resource to gain twice.'),
  rewards: (all: boolean): string => (all ? 'Take your rewards.' : 'Take two of the rewards.'),
  council: (novice: NoviceKind['kind']): string =>
    novice === 'own' ? 'Choose a council space for your novice.' : 'Choose a council space for the neutral novice.',
  bonus: (space: CouncilSpace): string =>
    `Take the bonus, or 1 point instead? The bonus: ${uncapital(names.council[space].bonus)}`,
  freePath: 'Choose a path tile to build for free.',
  freeGuardian: 'Choose a guardian to take for free.',
  freeBonfire: 'Choose where to turn the Great Bonfire.',
  freeSpecialist: 'Choose a specialist to take for free.',
  freeMove: 'Choose which guardian moves, and where.',
  freeShip: 'Choose where to sail. It’s free.',
  freeFate: 'Place your next fate tile. This time you may hold any number of action tiles.',
  tomTask: (highest: boolean): string =>
    highest
      ? 'Several tasks tie for the highest value. Choose one for Tom.'
      : 'Several tasks tie for the lowest value. Choose one for Tom.',
  tomGuardian: 'Choose a guardian for Tom.',
  tomCouncil: (task: CommonTask | null): string =>
    task === null
      ? 'Choose a council space for Tom’s novice.'
      : `Tom has fulfilled the common task “${names.commonTask[task]}”. Choose a council space for its neutral novice.`,
  tomGnome: (left: number): string => `Tom has room for ${count(left, 'gnome')}. Choose which he takes. ${EMOJI.tom}`,
}

/** The list of what cannot be chosen now, with the reason of each. The reasons are in `refusals.ts`. */
export const whyNot = {
  /** A button, and what stands over the list. */
  title: 'Why not?',
  /** A select: one action of the turn, to see what of it cannot be had. */
  choose: 'Choose an action',
  /** Beside an action there: so many of its options cannot be chosen. */
  options: (n: number): string => `${count(n, 'option')} ${n === 1 ? 'isn’t' : 'aren’t'} available right now`,
  /** So many places of the fate area that share a reason, before it. */
  places: (n: number): string => count(n, 'place'),
  /** Instead of the list. */
  nothing: 'Everything here can be chosen.',
}

/** The next turn, planned ahead. */
export const ahead = {
  title: 'Your next turn',
  /** Buttons: opens it where nothing is planned, and where something is. */
  plan: 'Plan my next turn',
  mine: 'My plan',
  /** What becomes of it. */
  about:
    'When your turn comes, I’ll play the first of these plans that still works from start to finish, and everyone sees it. Until then, only you know about them. If none works, I’ll tell you it’s your turn, as usual.',
  nothing: 'You haven’t planned anything yet.',
  /** Above every panel in which a turn is put together. */
  drafting: '**Planning ahead:** only you see this, and nothing is played yet.',
  /** Said while waiting, with the number of ways. */
  planned: (ways: number): string => `Your next turn is planned${ways === 1 ? '' : ` (${count(ways, 'plan')})`}.`,
  /** Beside a way that leaves the turn open. */
  leavesOpen: 'The turn then stays open, and I’ll tell you it’s your turn.',
  /** Beside a way that could not be played as things stand. */
  notNow: (why: string): string => `Not possible right now: ${why}`,
  /** Why it could not, where no rule forbids it. */
  otherwise: 'Something else would come up along the way.',
  turnsUp: 'Something would be revealed first.',
  /** What was put together is shorter now. */
  cut: (why: string): string => `The game has moved on, so I dropped the rest of your choices: ${why}`,
  /** In the turn itself: nothing of the plan could be played; and why, way by way. */
  didNotFit: (ways: readonly string[]): string =>
    `None of your plans still worked, so nothing was played for you.\n${ways.join('\n')}`,
  /** Instead of a reason: it was kept when the turn had begun. */
  tooLate: 'Your plan arrived too late: your turn had already begun.',
  add: 'Add another plan',
  goOn: 'Keep planning',
  /** On what is put together, with its number: its heading, and buttons that save it; the second without the turn's end. */
  drafted: (way: number): string => `Planning ahead: plan ${way}`,
  save: (way: number): string => `Save plan ${way}`,
  saveOpen: (way: number): string => `Save plan ${way} without ending the turn`,
  leave: 'Drop this plan',
  withdraw: 'Cancel all plans',
  change: 'Change the order',
  /** Options: a way takes the place before it, or is taken out; numbered from 1. */
  raise: (number: number): string => `Move plan ${number} up`,
  remove: (number: number): string => `Remove plan ${number}`,
  /** In the channel, before what was done. */
  played: 'As planned',
}
