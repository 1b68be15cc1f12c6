import type { Crystal } from '#engine'
import type { Portrait } from '#results'
import { count, inWords, joined, names } from './names.ts'

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
  portrait: (name: string, portrait: Portrait, amount: number): string => `${name} ${PORTRAITS[portrait](amount)}.`,
  /** What somebody achieved, and what it takes. */
  achieved: (name: string, achievement: string, what: string): string => `${name}: **${achievement}** (${what})`,
}

const PORTRAITS: Readonly<Record<Portrait, (amount: number) => string>> = {
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
