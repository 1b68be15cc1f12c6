import {
  type Crystal,
  type GuardianPlace,
  type Island,
  PARTS_BY_GUARDIAN_PLACE,
  type Resource,
  type Space,
} from '#engine'
import type { VerbAndRest } from '../words/deeds.ts'
import type { ValueRange } from '../words/rules.ts'

/** What the reader did: only the present tense differs from what others did. */
export const yours = ([verb, rest]: VerbAndRest): VerbAndRest => [
  verb.replace(/^(take|sit)s$/, '$1'),
  rest.replace(/\band takes\b/, 'and take').replace(/^their first\b/, 'your first'),
]

/** "1 point", "4 points". */
export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`

/** "1 step", "up to 2 steps" */
export const upTo = (n: number, one: string): string => (n === 1 ? count(n, one) : `up to ${count(n, one)}`)

/** "a", "a and b", "a, b and c". */
export function joined(items: readonly string[], last: 'and' | 'or'): string {
  if (items.length <= 1) return items.join('')
  return `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1) ?? ''}`
}

/** "2 to 8", "2 or 3", "4" */
export function valueRangeText({ least, most }: ValueRange): string {
  if (least === most) return String(least)
  return most === least + 1 ? `${least} or ${most}` : `${least} to ${most}`
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
/** Small numbers as words, as they stand in a sentence. */
export const inWords = (n: number): string => NUMBERS[n] ?? String(n)

const SEVERAL: Readonly<Record<Resource, string>> = {
  blossom: 'blossoms',
  fruit: 'fruits',
  herb: 'herbs',
  shell: 'shells',
  root: 'roots',
  gold: 'gold',
}
/** "1 shell", "3 shells", "3 gold" */
export const resourceWithCount = (n: number, resource: Resource): string =>
  count(n, names.resource[resource], SEVERAL[resource])

/** What things are called. Emoji are the same in every language and stand in `emoji.ts`. */
export const names = {
  resource: { blossom: 'blossom', fruit: 'fruit', herb: 'herb', shell: 'shell', root: 'root', gold: 'gold' },
  actionTile: {
    green: 'green',
    blue: 'blue',
    red: 'red',
    white: 'white',
    purple: 'purple',
    brown: 'brown',
    yellow: 'yellow',
  },
  crystal: { blue: 'blue', red: 'red', yellow: 'yellow' },
  /** "grey guardian" */
  guardian: {
    wood: 'wooden guardian',
    grey: 'grey guardian',
    red: 'red guardian',
    pink: 'pink guardian',
    turquoise: 'turquoise guardian',
    blue: 'blue guardian',
    green: 'green guardian',
    yellow: 'yellow guardian',
    orange: 'orange guardian',
    purple: 'purple guardian',
    black: 'black guardian',
    white: 'white guardian',
  },
  /** "star portal" */
  portal: {
    circle: 'circle portal',
    triangle: 'triangle portal',
    square: 'square portal',
    diamond: 'diamond portal',
    hexagon: 'hexagon portal',
    star: 'star portal',
    crescent: 'crescent portal',
  },
  council: {
    goldAndYellow: { name: 'Gold and a yellow tile', bonus: 'Take 2 gold and 1 yellow tile.' },
    pathTile: { name: 'Free path tile', bonus: 'Take a path tile: one from the display, or any from the pile.' },
    guardian: { name: 'Free guardian', bonus: 'Take a guardian of a new colour from any island.' },
    greatBonfire: { name: 'Great Bonfire', bonus: 'Turn the Great Bonfire to any space and take the rewards.' },
    specialist: { name: 'Free specialist', bonus: 'Take a specialist from the display.' },
    moveGuardian: { name: 'Move a guardian', bonus: 'One guardian moves any distance, forward or backward.' },
    moveShip: { name: 'Free ship move', bonus: 'Sail to any island. You pay as usual to act there.' },
    fateTile: { name: 'Extra fate tile', bonus: 'Place your next fate tile right away.' },
  },
  /** "five guardians" */
  commonTask: {
    sevenTasks: 'seven tasks or bonfires',
    sevenPortals: 'seven portals',
    sevenPathTiles: 'seven path tiles',
    fiveGuardians: 'five guardians',
    sixGnomes: 'six gnomes',
  },
  tomCard: {
    gnome: 'Gnome',
    path: 'Path',
    taskHighest: 'Task I (highest value)',
    taskLowest: 'Task II (lowest value)',
    guardian: 'Guardian',
    greatBonfire: 'Great Bonfire',
  },
  edition: {
    rulebook: { name: 'Rulebook', about: 'Yellow tiles, gold and two-for-one swaps replace only what you lack.' },
    online: { name: 'Online edition', about: 'Yellow tiles, gold and two-for-one swaps can replace anything.' },
  },
  /** A sentence. */
  ending: {
    countdown: 'The countdown has run out.',
    nobodyCanMove: 'Nobody can take another turn.',
    fourthDeck: 'Tom has played through his deck for the fourth time.',
  },
  direction: { e: 'going right', s: 'going down', w: 'going left', n: 'going up' },
  compass: {
    SW: 'south-west',
    W: 'west',
    NW: 'north-west',
    N: 'north',
    NE: 'north-east',
    E: 'east',
    SE: 'south-east',
  },
  /** "A3 (grey guardian)", "B2 (blossom island)" */
  island: (island: Island): string =>
    island.kind === 'task'
      ? `${island.id} (${names.resource[island.resource]} island)`
      : `${island.id} (${names.guardian[island.guardian]})`,
  landingStage: 'the landing stage',
  /** "herb, blue crystal" */
  pathTile: (crystal: Crystal, resource: Resource): string =>
    `${names.resource[resource]}, ${names.crystal[crystal]} crystal`,
  fateTile: (id: string): string => `fate tile ${id}`,
  /** "path space 4", "bonfire 4" */
  place: (place: GuardianPlace): string => {
    const { on, space } = PARTS_BY_GUARDIAN_PLACE[place]
    if (on === 'start') return 'the starting tile'
    return on === 'path' ? `path space ${space}` : `bonfire ${space}`
  },
  /** The fate tiles of a supply that may be placed next: those at its ends, or the last one. */
  fateEnd: { top: 'Top tile', bottom: 'Bottom tile', only: 'Last tile' },
  space: (space: Space): string => `space ${space}`,
  points: (n: number): string => count(n, 'point'),
  turns: (n: number): string => count(n, 'turn'),
  /** As Discord calls it, so that a moderator finds it there. */
  right: {
    viewChannel: 'View Channel',
    sendMessages: 'Send Messages',
    createPublicThreads: 'Create Public Threads',
    sendMessagesInThreads: 'Send Messages in Threads',
    attachFiles: 'Attach Files',
    readMessageHistory: 'Read Message History',
  },
  tom: 'Tom',
  nobody: 'Nobody',
  /** Somebody who played and wants to be forgotten. */
  formerPlayer: 'A former player',
  emptySeat: 'Empty seat',
}

/** How texts are put together: punctuation belongs to the language. */
export const phrases = {
  /** The button that takes a choice back, with the choice. */
  undone: (undo: string, taken: string): string => `${undo}: ${taken}`,
  /** What something is called, or asks, and what there is to it: "Best: …". Either may be marked. */
  labelled: (label: string, text: string): string => `${label}: ${text}`,
  /** With something added to it: "Shell (2)". */
  aside: (text: string, more: string): string => `${text} (${more})`,
  /** Several things that may have commas in them. */
  apart: (items: readonly string[]): string => items.join('; '),
  /** What follows on something else in one option: "a red task, then the Great Bonfire". */
  andThen: (first: string, next: string): string => `${first}, then ${next}`,
}

/** A moment that somebody types: when a game starts, until when they look. Why it cannot be used. */
export const typedTimes = {
  /** `typed`: as it was typed. */
  unreadable: (typed: string): string =>
    `I don’t understand “${typed}”. Write it like **20:00**, **tomorrow 19:30**, **sat 20:00** or **in 2 hours**.`,
  /** The time zone is not known. */
  noZone:
    'I don’t know your time zone. Type **/bonfire settings zone** once and choose the nearest city, or write it like **in 2 hours**.',
  past: 'That’s in the past. Choose a later time.',
  tooFar: (days: number): string => `That’s too far ahead: choose a time within ${days} days.`,
}

export const buttons = {
  join: 'Join',
  leave: 'Leave',
  start: 'Start',
  close: 'Close the table',
  takeTurn: 'Take your turn',
  /** Has a table whose channel is gone go on where it is pressed. */
  moveHere: 'Continue here',
  openPanel: 'Open my panel',
  undo: 'Undo',
  endTurn: 'End turn',
  /** Asks the others to give back the turn just ended, and their two answers. */
  askUndo: 'Ask to take back my turn',
  agreeToUndo: 'Agree',
  refuseUndo: 'Decline',
  pass: (points: number): string => `Pass for ${names.points(points)}`,
  payOtherwise: 'Pay another way',
  refresh: 'Refresh',
  back: 'Back',
  go: 'Confirm',
  /** What was put together in selects is done; and then the turn ends. */
  recruit: 'Recruit',
  build: 'Build',
  retrieve: 'Retrieve the guardian',
  takeTask: 'Receive the task',
  takeRewards: 'Take the rewards',
  takeBonus: 'Take the bonus',
  takePoint: 'Take 1 point',
  andEnd: (deed: string): string => `${deed} and end turn`,
  turnUp: 'Reveal now',
  log: 'Log',
  rules: 'Rules',
  settings: 'Settings',
  scores: 'Scores',
  city: 'My city',
  older: 'Earlier',
  newer: 'Later',
  takeOver: (name: string): string => `Take over from ${name}`,
  sitOut: (name: string): string => `Play on without ${name}`,
  newGame: 'Play again',
  journal: 'Get the journal',
}
