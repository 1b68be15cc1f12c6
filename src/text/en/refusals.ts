import type { CouncilSpace, Refusal, Resource } from '#engine'
import { capital } from '../capital.ts'
import type { RefusalWords } from '../words/refusals.ts'
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
      return `${cause.there === 1 ? 'One offering of yours lies' : `${capital(inWords(cause.there))} offerings of yours lie`} there, so the ${nth(cause.there + 1)} ${costs}`
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
  ship === null ? 'your ship is still at the landing stage' : `your ship lies at ${ship}`

const NO_TASK = { why: 'You have no task to ignite.', instead: 'Receive one first, at an island.' }

const NO_BONUS: Readonly<Record<CouncilSpace, string>> = {
  goldAndYellow: 'That space has no point instead of its bonus.',
  pathTile: 'Your path is complete, so there is no room for a path tile.',
  guardian: 'You have a guardian of every colour that is left.',
  greatBonfire: 'The Great Bonfire cannot be used now.',
  specialist: 'You have room for no more gnome, or no specialist is left.',
  moveGuardian: 'None of your guardians has a free place to go to.',
  moveShip: 'Your ship cannot sail now.',
  fateTile: 'None of your fate tiles can be placed.',
}

export const refusals: RefusalWords = {
  gameOver: () => ({ why: 'The game is over, so there is nothing more to play.', instead: 'Look at the scores.' }),
  notAskedNow: () => ({
    why: 'That is not what is being decided right now.',
    instead: 'Open your panel to see what is.',
  }),
  optionTaken: () => ({
    why: 'You have taken your action this turn.',
    instead: 'Bonus actions are still fine, or end your turn.',
  }),
  optionOpen: () => ({
    why: 'You can still take an action, so your turn cannot end yet.',
    instead: 'Choose one.',
  }),
  tilesShort: ({ figures }) => ({
    why: `${tilePrice(figures)}, and you are ${figures.short} short.`,
    instead: 'A yellow tile or any two tiles replace one.',
  }),
  resourcesShort: ({ figures: { any, price, short } }) =>
    any > 0
      ? { why: `It costs any ${count(any, 'resource')}, and you are ${short} short.` }
      : {
          why: `It costs ${goods(price)}, and you are ${count(short, 'resource')} short.`,
          instead: 'A gold or any two resources replace one.',
        },
  notThePrice: () => ({ why: 'That is not an exact payment for this.', instead: 'Choose one from the list.' }),
  tooManyTiles: ({ figures }) => ({
    why: `You have ${count(figures.held, 'action tile')} and may keep ${figures.most} to place a fate tile.`,
    instead: 'Discard first.',
  }),
  noFateTiles: () => ({ why: 'You have no fate tiles left.' }),
  noSuchTile: () => ({ why: 'No such tile is there.', instead: 'Choose another one.' }),
  doesNotFit: ({ figures: { lacks } }) => ({ why: NO_PLACE[lacks ?? 'all'] }),
  notTopOrBottom: () => ({ why: 'Only the top or the bottom tile of your supply can be placed.' }),
  cityFull: ({ figures }) => ({ why: FULL[figures.of](figures.most) }),
  notOnDisplay: () => ({ why: 'That path tile is not on display any more.', instead: 'Choose another one.' }),
  pileEmpty: () => ({ why: 'The pile is empty.', instead: 'Take a tile from the display.' }),
  notOneColour: ({ figures: { crystals, open } }) => ({
    why: `For that all four open path tiles need the same crystal colour; ${
      crystals.length > 1
        ? `these are ${joined(
            crystals.map((one) => names.crystal[one]),
            'and',
          )}`
        : `only ${inWords(open)} ${open === 1 ? 'lies' : 'lie'} open`
    }.`,
  }),
  alreadyThere: () => ({ why: 'Your ship lies there already.', instead: 'Choose another island.' }),
  noSuchIsland: () => ({ why: 'There is no such island.', instead: 'They run from A1 to D4.' }),
  shipElsewhere: ({ figures: { colour, at, ship } }) => ({
    why: `The ${names.guardian[colour]} is on ${at}, and ${shipAt(ship)}.`,
    instead: 'Sail there first.',
  }),
  noSuchTask: ({ figures: { at, ship } }) =>
    at === null
      ? { why: 'That task is not to be had here.', instead: 'Choose another one.' }
      : {
          why: `Tasks are received where your ship lies, ${ship === null ? 'and it is still at the landing stage' : `and that is ${ship}`}.`,
          instead: 'Sail there first, or choose another one.',
        },
  noOffering: () => ({
    why: 'You have no offering tile left for it.',
    instead: 'Choose the other pile if it still has one.',
  }),
  spaceTaken: () => ({ why: 'A task lies on that space already.', instead: 'Choose a free one.' }),
  guardianOwned: ({ figures }) => ({
    why: `You have the ${names.guardian[figures.colour]} already.`,
    instead: 'Each city holds one of each colour.',
  }),
  noGuardianThere: ({ figures }) => ({ why: `No ${names.guardian[figures.colour]} is left on her island.` }),
  nobodyCanMove: ({ figures }) =>
    figures.walkers === 0
      ? { why: 'All your guardians stand at bonfires, and there they stay.' }
      : {
          why: 'None of your guardians can take a step.',
          instead: 'Build more path, or add the portal or ignite the bonfire they could go to.',
        },
  tooManySteps: ({ figures }) => ({
    why: `None of your guardians can use more than ${count(figures.most, 'step')}.`,
    instead: 'Pay for fewer.',
  }),
  notFurthest: () => ({ why: 'The guardian who is furthest ahead goes first.' }),
  tooFar: ({ figures }) => ({
    why: `That is ${count(figures.needed, 'step')} away, and this procession goes ${figures.steps}.`,
    instead: 'Choose a nearer place.',
  }),
  noWay: ({ figures: { to, lacks } }) => {
    switch (lacks) {
      case 'path':
        return { why: 'Your path does not lead that far yet.', instead: 'Build more path first.' }
      case 'portal':
        return { why: `${capital(names.place(to))} has no portal yet.`, instead: 'Choose another place.' }
      case 'ignition':
        return { why: `${capital(names.place(to))} is not ignited yet.`, instead: 'Choose another place.' }
      case 'forward':
        return { why: 'No way leads there from where she stands.', instead: 'Choose another place.' }
    }
  },
  occupied: ({ figures }) => ({
    why: `The ${names.guardian[figures.by]} stands there.`,
    instead: 'Choose a free place.',
  }),
  somebodyMustMove: () => ({ why: 'At least one guardian must move in a procession you paid for.' }),
  noSuchSpace: () => ({ why: 'The Great Bonfire has no such space.', instead: 'Choose one of the seven.' }),
  portalDoesNotFit: ({ figures: { portal, there, next } }) => ({
    why: !there
      ? `No ${names.portal[portal]} lies there.`
      : next === null
        ? `You have no free notch for the ${names.portal[portal]}.`
        : `Your next notch takes the ${names.portal[next]}, not the ${names.portal[portal]}.`,
    instead: 'Choose other rewards.',
  }),
  takeTwo: () => ({ why: 'Take two of the three rewards.' }),
  noSuchGnome: () => ({ why: 'That gnome is not open to you here.', instead: 'Choose one from the list.' }),
  conditionNotMet: ({ figures: { asked, have, need } }) => ({
    why: `Not fulfilled yet: ${typeof asked === 'string' ? names.commonTask[asked] : tasks.condition(asked)}${need === 1 ? '' : `; you have ${have} of ${need}`}.`,
  }),
  noTaskThere: ({ figures }) =>
    figures.unlit === 0 ? NO_TASK : { why: 'No task lies on that space.', instead: 'Choose one with a task.' },
  alreadyLit: ({ figures }) =>
    figures.unlit === 0
      ? NO_TASK
      : { why: 'That task is a bonfire already.', instead: 'Choose one that is not ignited.' },
  noviceGone: ({ figures }) => ({
    why: `The neutral novice of “${names.commonTask[figures.task]}” has been sent already.`,
    instead: 'The points at the end are still yours.',
  }),
  noviceThere: ({ figures }) => ({
    why: `${figures.neutral ? 'A neutral novice' : 'A novice of yours'} sits there already.`,
    instead: 'Choose another space.',
  }),
  bonusUnusable: ({ figures }) => ({ why: NO_BONUS[figures.space], instead: 'Choose the other one.' }),
  nothingToTurnUp: () => ({ why: 'Nothing waits to be revealed.' }),
  nothingToDiscard: () => ({
    why: 'There is nothing to discard: you hold few enough tiles, or no fate tile could be placed.',
  }),
  noCountdownTile: ({ figures: { novices, countdownAt, begun } }) => ({
    why: begun
      ? 'You can pass once the first countdown tile has been handed on.'
      : `You can pass only in the countdown. It begins with ${countdownAt} novices in the council; ${novices} ${novices === 1 ? 'is' : 'are'} there.`,
  }),
  mayPass: () => ({ why: 'You hold a countdown tile.', instead: 'Pass instead: that brings its points.' }),
  mustTake: () => ({ why: 'You put the path tiles back, so now you must take one.' }),
}

const NO_PLACE = {
  free: 'One of your fate tiles lies there already.',
  beside: 'There it would lie next to none of your fate tiles.',
  inside: 'There it would stick out of your fate area.',
  all: 'The tile does not fit: it must lie inside the area, on free spaces, next to one of your tiles.',
}

const FULL: Readonly<Record<Refusal<'cityFull'>['figures']['of'], (most: number) => string>> = {
  pathTiles: (most) => `Your path is complete: it has all its ${inWords(most)} path tiles.`,
  tasks: (most) => `Your city has ${inWords(most)} tasks and bonfires, and room for no more.`,
  gnomes: (most) => `Your city has ${inWords(most)} gnomes, and room for no more.`,
}
