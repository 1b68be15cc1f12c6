import { control } from '../control.ts'
import type { GuideWords } from '../words/guide.ts'
import { live } from './live.ts'

const aim = 'most of them from bonfires: receive tasks at the islands, fulfil them, ignite them.'
const tile =
  'You begin with a fate tile: keep the one in your hand, or swap it for the middle one of your supply. It brings the three action tiles it shows: 🟦 moves the ship, 🟥 receives a task from the island where your ship is, 🟩 builds a path, 🟫 recruits a gnome, ⬜ moves your guardians, 🟪 turns the Great Bonfire.'
const turn =
  'A turn is **one** thing: place a fate tile, use action tiles of one colour, or ignite a bonfire. You may only place a fate tile with at most one action tile left, so spend first. Good now: build a path tile (🟩), or sail (🟦) to an island with a task that suits you. 🟨 stands in for any colour.'
const tasks = `look at ${control(live.looks.islands)}. Blue ones are easy and score little, yellow ones are hard and score a lot. Receive two or three early that ask for the same things: they tell you what to build.`
const fate =
  'Running low on tiles? Place a fate tile next to matching symbols: each symbol brings as many tiles as its connected group then has. The list puts the best places first.'
const gnomes =
  'Gnomes (🟫) help for the rest of the game, so recruit early. Paths matter twice: in a procession (⬜) each guardian brings the resource of the path tile where she stops, and a crystal in the colour of the bonfire beside it scores at the end.'
const igniting =
  'Fulfilled a task? Igniting it takes a turn, scores at the end, and sends a novice to the High Council for a bonus.'

const NOVICES: Readonly<Record<number, string>> = { 2: 'Seven', 3: 'Ten', 4: 'Thirteen' }
const enough = (players: number | null): string =>
  (players === null ? undefined : NOVICES[players]) === undefined
    ? 'Seven novices there (ten with three players, thirteen with four)'
    : `${NOVICES[players ?? 2]} novices there`

export const guide: GuideWords = {
  againstTom: [
    `The aim: more points than Tom, ${aim}`,
    tile,
    turn,
    `After each turn of yours Tom plays one card. Your panel says what he did, and where he has a choice, you make it for him. Now the tasks: ${tasks}`,
    fate,
    gnomes,
    `${igniting} Seven novices there begin the countdown; Tom’s eight cards, played through four times, end the game too.`,
  ],
  withOthers: (players) => [
    `The aim: the most points, ${aim}`,
    tile,
    turn,
    `The tasks: ${tasks}`,
    fate,
    gnomes,
    `${igniting} ${enough(players)} begin the countdown: when a turn of the starting player next ends, the others have five left and she has four.`,
  ],
}
