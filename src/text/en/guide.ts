import { control } from '../control.ts'
import type { GuideWords } from '../words/guide.ts'
import { live } from './live.ts'

const aim = 'Most points come from bonfires: receive tasks at the islands, fulfil them, and ignite them.'
const tile =
  'You begin with a fate tile: keep the one in your hand, or swap it for the middle one of your supply. It gives you the three action tiles it shows. What each colour does: 🟦 moves the ship, 🟥 receives a task from the island where your ship is, 🟩 builds a path, 🟫 recruits a gnome, ⬜ retrieves and moves guardians, 🟪 turns the Great Bonfire.'
const turn =
  'You do **one** thing per turn: place a fate tile, use action tiles of one colour, or ignite a bonfire. You may only place a fate tile with at most one action tile left, so spend the others first. Good ways to start: build a path tile (🟩), or sail (🟦) to an island with a task that suits you. 🟨 stands in for any colour.'
const tasks = `look at ${control(live.looks.islands)}. Blue ones are easy but score little, yellow ones are hard but score a lot. Receive two or three early that ask for the same things: they tell you what to build.`
const fate =
  'Running low on tiles? Place a fate tile next to matching symbols: each symbol gives you as many tiles as there are symbols in its connected group, itself included. The list puts the best places first.'
const gnomes =
  'Gnomes (🟫) help for the rest of the game, so recruit early. Paths matter twice: in a procession (⬜) each guardian gives you the resource of the path tile where she stops, and a crystal in the colour of the bonfire beside it scores at the end.'
const igniting =
  'Fulfilled a task? Igniting it takes a turn, scores at the end, and sends a novice to the High Council for a bonus.'

const NOVICES: Readonly<Record<number, string>> = { 2: 'Seven', 3: 'Ten', 4: 'Thirteen' }
const enough = (players: number | null): string =>
  (players === null ? undefined : NOVICES[players]) === undefined
    ? 'Seven novices there (ten with three players, thirteen with four)'
    : `${NOVICES[players ?? 2]} novices there`

export const guide: GuideWords = {
  againstTom: [
    `Score more points than Tom. ${aim}`,
    tile,
    turn,
    `After each turn of yours Tom plays one card. Your panel says what he did, and where he has a choice, you make it for him. Now the tasks: ${tasks}`,
    fate,
    gnomes,
    `${igniting} Seven novices there begin the countdown; the game also ends once Tom has played through his eight cards four times.`,
  ],
  withOthers: (players) => [
    `The player with the most points wins. ${aim}`,
    tile,
    turn,
    `The tasks: ${tasks}`,
    fate,
    gnomes,
    `${igniting} ${enough(players)} begin the countdown: once the starting player’s turn ends, everyone else has five turns left and the starting player has four.`,
  ],
}
