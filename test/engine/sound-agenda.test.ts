import { describe, expect, it } from 'vitest'
import { assertSound, type GameState, legalChoices, play, standardRules } from '#engine'
import type { CityDraft, Draft } from './draft.ts'
import { build, layTask, showGnome, sound, stand } from './pieces.ts'
import { changed, newTable, run } from './position.ts'
import { solo } from './solo.ts'

type Todo = Draft['todo'][number]

/** Without the colour that is asked there are several ways to pay (R4.1). */
const PURSE = { green: 1, blue: 1, red: 1, white: 1, purple: 1, brown: 1, yellow: 1 }
const RICH = { blossom: 2, fruit: 2, herb: 2, shell: 2, root: 2, gold: 2 }

/** A path tile that is not paid yet. */
const building = () => run(sound({ actionTiles: { ...PURSE, green: 0 } }), `path ${open()}`).state
const open = () => sound().pathDisplay[0] ?? ''

/** A task of the ship's island, up to the offering tile that is given for it. */
const choosing = () => {
  const [island, lying] = Object.entries(sound().islands).find(([, { tasks }]) => tasks.length > 0) ?? []
  const state = sound({
    actionTiles: { ...PURSE, red: 0 },
    resources: RICH,
    edition: 'online',
    change: (_, city) => (city.ship = island ?? null),
  })
  return run(state, `task ${lying?.tasks[0]}`).state
}
/** And its price: tiles, then resources. */
const buying = () => run(choosing(), 'offer 1').state
const paid = () => pay(buying())

/** A gnome whose price, tiles and resources, is not paid yet. */
const recruiting = () => {
  const state = sound({
    actionTiles: { ...PURSE, brown: 0 },
    resources: RICH,
    edition: 'online',
    change: (draft) => showGnome(draft, 'S1'),
  })
  return run(state, 'gnome S1 1').state
}

/** A procession of two guardians that is not paid yet. */
const walking = () => {
  const state = sound({
    actionTiles: { ...PURSE, white: 0 },
    change: (draft, city) => {
      build(draft, city, 2)
      stand(city, { grey: 'start' })
    },
  })
  return run(state, 'procession 1').state
}

/** A novice that comes from a bonfire. */
const lighting = () => {
  const state = sound({ resources: { gold: 4 }, change: (draft, city) => layTask(draft, city, 1, 'R3') })
  return run(state, 'ignite 1').state
}

/** Pays in the way that is proposed first. */
const pay = (state: GameState): GameState => {
  const [choice] = legalChoices(standardRules, state)
  if (choice?.kind !== 'pay') throw new Error('nothing is to be paid')
  return play(standardRules, state, choice).state
}

const asked = (state: GameState) => state.todo.map(({ kind }) => kind).join(' ')

function twice(draft: Draft, kind: Todo['kind']): void {
  draft.todo = draft.todo.flatMap((item) => (item.kind === kind ? [item, item] : [item]))
}

/** The city beside the acting one has come to its place. */
function exchangeCities(draft: Draft, city: CityDraft): void {
  const beside = (draft.turn.seat + 1) % draft.cities.length
  const other = draft.cities[beside]
  if (other === undefined) throw new Error('nobody sits beside')
  draft.cities[draft.turn.seat] = other
  draft.cities[beside] = city
}

function alter<K extends Todo['kind']>(draft: Draft, kind: K, change: Partial<Extract<Todo, { kind: K }>>): void {
  draft.todo = draft.todo.map((item) => (item.kind === kind ? { ...item, ...change } : item))
}

/** Tom's turn, in which the human has to choose. */
const toms = () => run(solo({ cards: ['guardian'] }), 'end').state

type Break = (draft: Draft, city: CityDraft) => void
/** What malformed states showed (the first nine), and what else no course of a turn comes to. */
const BROKEN: [what: string, todo: string, state: () => GameState, message: RegExp, breaks: Break][] = [
  [
    'resources are asked twice',
    'turn taskSpace payResources',
    paid,
    /^todo: payResources does not come of payResources$/,
    (draft) => twice(draft, 'payResources'),
  ],
  [
    'tiles are asked twice',
    'turn doProcession payTiles',
    walking,
    /^todo: payTiles does not come of payTiles$/,
    (draft) => twice(draft, 'payTiles'),
  ],
  [
    'what is bought lies above its price',
    'turn doPath payTiles',
    building,
    /^todo: payTiles does not come of turn$/,
    (draft) => (draft.todo = [...draft.todo.slice(0, 1), ...draft.todo.slice(1).reverse(), ...draft.todo.slice(2)]),
  ],
  [
    'a path tile is bought twice for one price',
    'turn doPath payTiles',
    building,
    /^todo: doPath does not come of doPath$/,
    (draft) => twice(draft, 'doPath'),
  ],
  [
    'the price of a task is asked in the wrong order',
    'turn taskSpace payResources payTiles',
    buying,
    /^todo: payTiles does not come of taskSpace$/,
    (draft) => (draft.todo = [...draft.todo.slice(0, 2), ...draft.todo.slice(2).reverse(), ...draft.todo.slice(2, 3)]),
  ],
  [
    'a city that cannot pay has come to its turn',
    'turn doGnome payResources',
    () => pay(recruiting()),
    /^todo: payResources: the city cannot pay \(R4.1\)$/,
    exchangeCities,
  ],
  [
    'a first fate tile is asked twice (R2.12)',
    'turn startTile',
    newTable,
    /^todo: startTile does not come of startTile$/,
    (draft) => twice(draft, 'startTile'),
  ],
  [
    'a task is laid twice',
    'turn taskSpace offering',
    choosing,
    /^todo: taskSpace does not come of taskSpace$/,
    (draft) => twice(draft, 'taskSpace'),
  ],
  [
    'a gnome joins twice',
    'turn doGnome payResources payTiles',
    recruiting,
    /^todo: doGnome does not come of doGnome$/,
    (draft) => twice(draft, 'doGnome'),
  ],
  [
    'a turn goes on whose option was not taken (R3.1)',
    'turn doPath payTiles',
    building,
    /^turn.used: something goes on, and neither the option nor a bonus action was taken \(R3.1\)$/,
    (draft) => (draft.turn.used = false),
  ],
  [
    'a turn begins before the first fate tile is laid (R2.12)',
    'turn startTile',
    newTable,
    /^todo: the first fate tile is laid before anything else \(R2.12\)$/,
    (draft) => draft.todo.pop(),
  ],
  [
    'a path tile is paid that lies nowhere (R6.1)',
    'turn doPath payTiles',
    building,
    /^todo: what is to be paid cannot be had: notOnDisplay \(R6.1\)$/,
    (draft) => alter(draft, 'doPath', { from: 'yellow-gold' }),
  ],
  [
    'a path tile costs more than it does (R6.2)',
    'turn doPath payTiles',
    building,
    /^todo: this is not the price$/,
    (draft) => alter(draft, 'payTiles', { units: 2 }),
  ],
  [
    'a procession is paid in another colour (R10.1)',
    'turn doProcession payTiles',
    walking,
    /^todo: this is not the price$/,
    (draft) => alter(draft, 'payTiles', { colour: 'green' }),
  ],
  [
    'a procession is paid in which nobody can move (R10.1)',
    'turn doProcession payTiles',
    walking,
    /^todo: what is to be paid cannot be had: nobodyCanMove \(R10.1\)$/,
    (draft, city) => draft.pathPile.push(...city.path.splice(0)) && stand(city, { wood: 'p1' }),
  ],
  [
    'a task is chosen that lies elsewhere (R8.1)',
    'turn taskSpace offering',
    choosing,
    /^todo: what is to be paid cannot be had: noSuchTask \(R8.1\)$/,
    (_, city) => (city.ship = 'D4'),
  ],
  [
    'the offering tile is of another task',
    'turn taskSpace offering',
    choosing,
    /^todo: this is not the price$/,
    (draft) => alter(draft, 'taskSpace', { task: 'B9' }),
  ],
  [
    'a task is laid that lies elsewhere (R8.1)',
    'turn taskSpace payResources payTiles',
    buying,
    /^todo: taskSpace: the task lies at the ship’s island \(R8.1\)$/,
    (draft) => alter(draft, 'taskSpace', { task: 'B99' }),
  ],
  [
    'a task costs no resources (R8.3)',
    'turn taskSpace payResources',
    paid,
    /^todo: taskSpace: a task costs red tiles and two resources \(R8.2, R8.3\)$/,
    (draft) => alter(draft, 'payResources', { price: {}, any: 0 }),
  ],
  [
    'a gnome is paid that is gone (R12.1)',
    'turn doGnome payResources payTiles',
    recruiting,
    /^todo: what is to be paid cannot be had: noSuchGnome \(R12.2\)$/,
    (draft) => alter(draft, 'doGnome', { gnome: 'S99' }),
  ],
  [
    'a gnome is free and costs something (R12.6)',
    'turn doGnome payResources',
    () => pay(recruiting()),
    /^todo: doGnome: this is not the price \(R12.1\)$/,
    (draft) => alter(draft, 'doGnome', { free: true }),
  ],
  [
    'a guardian walks that the city lacks (R10.1)',
    'turn procession',
    () => pay(walking()),
    /^todo: procession: guardians of the city wait, none at a bonfire \(R10.1, R10.2\)$/,
    (draft) => alter(draft, 'procession', { waiting: ['pink'] }),
  ],
  [
    'a path space yields without end (R10.5)',
    'turn',
    () => sound({ gnomes: ['S6'], change: (draft) => (draft.turn.used = true) }),
    /^todo: yield: specialist 6 chooses once or twice \(R10.5\)$/,
    (draft) => draft.todo.push({ kind: 'yield', times: 9e15 }),
  ],
  [
    'the Great Bonfire points at nothing and rewards (R11.2)',
    'turn',
    () => sound({ change: (draft) => (draft.turn.used = true) }),
    /^todo: rewards: the Great Bonfire points at a space \(R11.2\)$/,
    (draft) => draft.todo.push({ kind: 'rewards' }),
  ],
  [
    'the novice of an unlit task is on its way (R12.5)',
    'turn council',
    lighting,
    /^todo: council: its novice comes from a bonfire or a common task \(R12.5, R13.2\)$/,
    (draft) => alter(draft, 'council', { novice: 2 }),
  ],
  [
    'a bonus comes without a novice (R12.5)',
    'turn',
    () => sound({ change: (draft) => (draft.turn.used = true) }),
    /^todo: bonus: a novice has come to the space \(R12.5\)$/,
    (draft) => draft.todo.push({ kind: 'bonus', space: 'moveShip' }),
  ],
  [
    'a novice of Tom’s goes before his card is done (R16.8)',
    'doTomEnd doTomNovices tomGuardian',
    toms,
    /^todo: tomGuardian does not come of doTomEnd$/,
    (draft) => draft.todo.splice(1, 1),
  ],
]

describe('a position is refused in which', () => {
  it.each(BROKEN)('%s', (_what, todo, state, message, breaks) => {
    const whole = state()
    expect(asked(whole)).toBe(todo)
    expect(() => assertSound(standardRules, whole)).not.toThrow()
    expect(() => assertSound(standardRules, changed(whole, breaks))).toThrow(message)
  })
})
