import { expect, it } from 'vitest'
import { assertSound, readBox, readState, standardRules } from '#engine'
import type { CityDraft, Draft } from './draft.ts'
import { changed, newTable, run } from './position.ts'
import { solo } from './solo.ts'

const broken: [string, string, (draft: Draft, tom: CityDraft) => void][] = [
  ['an action tile', 'cities.1: Tom has neither tiles nor resources', (_, tom) => (tom.actionTiles.green = 1)],
  ['a resource', 'cities.1: Tom has neither tiles nor resources', (_, tom) => (tom.resources.gold = 1)],
  ['a ship', 'cities.1.ship: Tom has no ship', (_, tom) => (tom.ship = 'A1')],
  ['a fate tile', 'cities.1.fate: Tom has no fate tiles', (_, tom) => (tom.fate.supply = ['F1'])],
  ['an offering tile', 'cities.1.offerings: Tom has no offering tiles', (_, tom) => (tom.offerings.open[0] = 'root')],
  [
    'a novice beside a task',
    'cities.1.novices: Tom’s novices stand beside no task',
    (_, tom) => (tom.novices[6] = true),
  ],
  ['passed', 'cities.1.status: Tom goes on to the end', (_, tom) => (tom.status = 'passed')],
  ['the first turn', 'startingSeat: the human begins', (draft) => (draft.startingSeat = 1)],
  ['a task not lit', 'cities.1.tasks.0: Tom’s tasks are lit', (draft, tom) => take(draft, tom, 0, false)],
  [
    'a task on the second space first',
    'cities.1.tasks.0: Tom’s tasks are lit, from space 1 on',
    (draft, tom) => take(draft, tom, 1, true),
  ],
  [
    'a portal on the left first',
    'cities.1.portals.6: Tom’s portals come from the right',
    (draft, tom) => portalOnTheLeft(draft, tom),
  ],
  [
    'a guardian on the path',
    'cities.1.guardians: Tom’s guardians do not walk',
    (_, tom) => (tom.guardians = [{ colour: 'wood', place: 'p1' }]),
  ],
  [
    'an elder',
    'cities.1.gnomes: Tom recruits no elders',
    (draft, tom) => tom.gnomes.push(...draft.elders.splice(0, 1)),
  ],
  ['a fifth novice', 'council: Tom has four novices', (draft) => draft.council.pathTile.push(1, 1, 1, 1, 1)],
  [
    'a novice without a task',
    'council: each novice of Tom’s came with a task',
    (draft) => draft.council.pathTile.push(1),
  ],
  [
    'a novice before the card that sends one (R16.6)',
    'council: each novice of Tom’s came with a card',
    (draft, tom) => take(draft, tom, 0, true) ?? draft.council.pathTile.push(1),
  ],
  ['a ninth card', 'tom: the eight cards are in deck and discards', (draft) => draft.tom?.deck.push('guardian')],
  ['no card left in the human’s turn', 'tom.deck: an empty deck is shuffled anew', (draft) => emptyDeck(draft)],
  [
    'a choice in the human’s turn',
    "todo: Tom's choices belong to his turn",
    (draft) => draft.todo.push({ kind: 'tomGuardian' }),
  ],
]

function take(draft: Draft, tom: CityDraft, index: number, lit: boolean): void {
  const task = Object.values(draft.islands)
    .find(({ tasks }) => tasks.length > 0)
    ?.tasks.shift()
  if (task !== undefined) tom.tasks[index] = { task, lit }
}

function portalOnTheLeft(draft: Draft, tom: CityDraft): void {
  // The last portal that board 1 to 4 needs, which belongs beside path space 1.
  const last = (['crescent', 'triangle', 'diamond', 'circle'] as const)[tom.board - 1] ?? 'circle'
  const lying = draft.bonfire.portals.find((portals) => portals.includes(last))
  lying?.splice(lying.indexOf(last), 1)
  tom.portals[0] = last
}

/** The fourth time through the deck, after the card that sends a novice. */
function inLastRound({ tom }: Draft): void {
  if (tom === null) throw new Error('Tom does not play')
  tom.round = 4
  tom.discards.push(...tom.deck.splice(tom.deck.indexOf('taskLowest'), 1))
}

function emptyDeck(draft: Draft): void {
  draft.tom?.discards.push(...draft.tom.deck.splice(0))
}

it.each(broken)('a position in which Tom has %s is refused', (_, what, breaks) => {
  const state = changed(solo(), (draft) => {
    const [, tom] = draft.cities
    if (tom) breaks(draft, tom)
  })
  expect(() => assertSound(standardRules, state)).toThrow(what)
  expect(() => readState(standardRules, JSON.parse(JSON.stringify(state)))).toThrow(what)
})

it('a position in which the human may choose what does not lie there is refused', () => {
  const asked = run(solo({ cards: ['guardian'] }), 'end').state
  const choosing = (todo: Draft['todo'][number]) =>
    changed(asked, (draft) => draft.todo.splice(draft.todo.length - 1, 1, todo))
  expect(() => assertSound(standardRules, choosing({ kind: 'tomTask', tasks: ['B99'], novice: false }))).toThrow(
    'lie on islands',
  )
  const open = asked.gnomeDisplay.flatMap((gnome) => gnome ?? [])
  const away = asked.gnomePile.slice(0, 2)
  expect(() => assertSound(standardRules, choosing({ kind: 'tomGnome', gnomes: away, left: 1 }))).toThrow('lie open')
  expect(() => assertSound(standardRules, choosing({ kind: 'tomGnome', gnomes: open, left: 6 }))).toThrow('lie open')
})

it('R16.6 a position in which the human chooses for another card than the one turned up last is refused', () => {
  const asked = run(solo({ cards: ['guardian'] }), 'end').state
  const choosing = (todo: Draft['todo'][number]) =>
    changed(asked, (draft) => draft.todo.splice(draft.todo.length - 1, 1, todo))
  const tasks = [Object.values(asked.islands).find((island) => island.tasks.length > 0)?.tasks[0] ?? '']
  const gnomes = asked.gnomeDisplay.flatMap((gnome) => gnome ?? [])
  const others: Draft['todo'] = [
    { kind: 'tomTask', tasks, novice: false },
    { kind: 'tomGnome', gnomes, left: 1 },
  ]
  for (const todo of others)
    expect(() => assertSound(standardRules, choosing(todo))).toThrow(
      `todo: ${todo.kind} does not come of the card turned up last`,
    )
  // Its novice would be one too many.
  const second = choosing({ kind: 'tomTask', tasks, novice: true })
  expect(() => assertSound(standardRules, second)).toThrow('council: each novice of Tom’s came with a card')
})

it('R16.6 counts the novice that goes to the council as one of Tom’s four, each of which came with a task', () => {
  const under = (lit: number, placed: number, way: 'own' | 'neutral') =>
    changed(solo(), (draft) => {
      const [, tom] = draft.cities
      inLastRound(draft)
      for (let index = 0; index < lit; index++) if (tom) take(draft, tom, index, true)
      for (let novice = 0; novice < placed; novice++) draft.council.pathTile.push(1)
      const common = way === 'neutral' ? draft.commonNovices.pop() : null
      draft.turn.seat = 1
      draft.todo = [{ kind: 'doTomEnd' }, { kind: 'doTomNovices' }, { kind: 'tomCouncil', novice: common ?? null }]
    })
  for (const [lit, placed] of [
    [1, 0],
    [4, 3],
  ] as const)
    expect(() => assertSound(standardRules, under(lit, placed, 'own'))).not.toThrow()
  // A neutral novice under way is none of the four.
  expect(() => assertSound(standardRules, under(4, 4, 'neutral'))).not.toThrow()
  expect(() => assertSound(standardRules, under(5, 4, 'own'))).toThrow('council: Tom has four novices')
  expect(() => assertSound(standardRules, under(3, 3, 'own'))).toThrow('council: each novice of Tom’s came with a task')
})

it('a game without Tom has no novices lying flat and no gnomes turned up', () => {
  const flat = changed(newTable(), (draft) => {
    draft.commonNovices.pop()
    draft.council.pathTile.push('flat')
  })
  expect(() => assertSound(standardRules, flat)).toThrow('council.pathTile: novices lie flat for Tom only')
  const turnedUp = changed(newTable(), (draft) => draft.gnomeDiscards.push(...draft.gnomePile.splice(0, 1)))
  expect(() => assertSound(standardRules, turnedUp)).toThrow('gnomeDiscards: gnomes are turned up for Tom only')
})

it('a box gives Tom no second card that sends a novice: he has four, for four rounds', () => {
  const source = 'reconstructed'
  const tomCards = (['taskLowest', 'taskLowest', 'gnome', 'path', 'path', 'guardian', 'path', 'path'] as const).map(
    (card) => ({ card, source }),
  )
  expect(readBox({ tomCards })).toMatchObject({ ok: false, problems: [expect.stringContaining('four novices')] })
})
