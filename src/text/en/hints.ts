import type { HintWords } from '../words/hints.ts'

const aim =
  'most of them from bonfires: take tasks from the islands, do what they ask for, light them. You begin with a fate tile: keep the one in your hand, or swap it for the middle one of your supply. It brings the three action tiles it shows: 🟦 sails, 🟥 takes a task where your ship lies, 🟩 builds a path, 🟫 hires a gnome, ⬜ walks your guardians, 🟪 turns the Great Bonfire. You cannot go wrong yet.'
const turn =
  'A turn is **one** thing: lay a fate tile, use action tiles of one colour, or light a bonfire. You may only lay a fate tile with at most one action tile left, so spend first. Good now: 🟩 a path tile, or 🟦 the ship to an island whose task suits you. 🟨 stands in for any colour.'
const tasks =
  '**Look at… Islands and tasks**. Blue ones are easy and worth little, yellow ones hard and worth much. Take two or three early that want the same things: they tell you what to build.'
const fate =
  'Running low on tiles? Lay a fate tile next to equal symbols: a symbol brings as many tiles as its connected group then has. The list puts the best places first.'
const gnomes =
  'Gnomes (🟫) help for the rest of the game, so hire early. Paths matter twice: guardians walk them in a procession (⬜) and collect what the tiles show, and a crystal in the colour of the bonfire beside it scores at the end.'
const lighting =
  'Met a task? Lighting it takes a turn, scores at the end, and sends a novice to the High Council for a bonus.'

const NOVICES: Readonly<Record<number, string>> = { 2: 'Seven', 3: 'Ten', 4: 'Thirteen' }
const enough = (players: number | null): string =>
  (players === null ? undefined : NOVICES[players]) === undefined
    ? 'Seven novices there (ten with three players, thirteen with four)'
    : `${NOVICES[players ?? 2]} novices there`

export const hints: HintWords = {
  againstTom: [
    `The aim: more points than Tom, ${aim}`,
    turn,
    `After each turn of yours Tom plays one card. Your panel says what he did, and where he has a choice, you make it for him. Now the tasks: ${tasks}`,
    fate,
    gnomes,
    `${lighting} Seven novices there begin the countdown; Tom’s eight cards, played through four times, end the game too. The rest you find under /bonfire rules.`,
  ],
  withOthers: (players) => [
    `The aim: the most points, ${aim}`,
    turn,
    `The tasks: ${tasks}`,
    fate,
    gnomes,
    `${lighting} ${enough(players)} begin the countdown: then everybody has five turns left, or one fewer.`,
  ],
}
