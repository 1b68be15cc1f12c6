import { describe, expect, it } from 'vitest'
import {
  COUNCIL_SPACES,
  decision,
  type GameState,
  greatBonfireSpacesNextFirst,
  RULES_EDITIONS,
  type SpecialistGnomeId,
  standardRules,
} from '#engine'
import { build, layBonfire, placePortals } from '../pieces.ts'
import { cityAt, legal, refused, run, told } from '../position.ts'
import {
  firstSpaces,
  gnomesWith,
  layOnIslands,
  layPortals,
  openGnomes,
  openPaths,
  type SoloWish,
  solo,
  tomLit,
  tomOf,
  tomSent,
} from '../solo.ts'

describe.each(RULES_EDITIONS)('R16 what Tom’s cards do (%s)', (edition) => {
  const at = (wish: SoloWish): GameState => solo({ edition, ...wish })
  /** The position after the card, with what happened; what it leaves open is asked. */
  const card = (wish: SoloWish) => run(at(wish), 'end')

  it('R16.6 lets all specialists of the display with the resource join Tom, and refills', () => {
    const herbs = gnomesWith('herb').slice(0, 2)
    const state = at({ cards: ['gnome'], gnome: 'herb', change: (draft) => openGnomes(draft, herbs, 'herb') })
    const { state: after, events } = run(state, 'end')
    expect(tomOf(after).gnomes).toEqual(herbs)
    expect(after.gnomeDisplay.slice(2)).toEqual(state.gnomeDisplay.slice(2))
    expect(after.gnomeDisplay.slice(0, 2)).toEqual(state.gnomePile.slice(1, 3))
    expect(told(events, 'gained')).toEqual([])
  })
  it('R16.6 gives Tom’s gnomes no abilities: 8 and 19 bring him nothing for his seventh path tile', () => {
    const state = at({
      cards: ['path'],
      gnome: 'herb',
      change: (draft, _, tom) => {
        openPaths(draft, ['blue-herb', 'blue-root', 'red-root', 'blue-shell'])
        const able: SpecialistGnomeId[] = ['S8', 'S19']
        openGnomes(draft, able, 'gold')
        tom.gnomes.push(...able)
        draft.gnomeDisplay = draft.gnomeDisplay.map((gnome) =>
          gnome !== null && able.includes(gnome) ? (draft.gnomePile.pop() ?? null) : gnome,
        )
        build(draft, tom, 5)
      },
    })
    const { state: after, events } = run(state, 'end')
    expect(told(events, 'commonTaskMet')).toMatchObject([{ seat: 1, task: 'sevenPathTiles' }])
    expect(told(events, 'gained')).toEqual([])
    expect(tomOf(after).score).toBe(0)
  })
  it('R16.6 builds all open path tiles with the resource, from the left, and refills', () => {
    const state = at({
      cards: ['path'],
      gnome: 'herb',
      change: (draft) => openPaths(draft, ['red-herb', 'blue-root', 'yellow-herb', 'blue-herb']),
    })
    const { state: after, events } = run(state, 'end')
    expect(tomOf(after).path).toEqual(['red-herb', 'yellow-herb', 'blue-herb'])
    expect(told(events, 'pathBuilt').map(({ space }) => space)).toEqual([2, 3, 4])
    const [first, second, third] = state.pathPile
    expect(after.pathDisplay).toEqual([first, 'blue-root', second, third])
  })
  it('R16.6 takes for Task I the task worth most of both islands, lit, on his first free space from path space 1', () => {
    const change: SoloWish['change'] = (draft) => layOnIslands(draft, 'herb', [['B1', 'R1'], ['R12']])
    const { state: after, events } = card({ cards: ['taskHighest'], gnome: 'herb', change })
    expect(tomOf(after).tasks).toEqual([{ task: 'R12', lit: true }, ...new Array(6).fill(null)])
    expect(told(events, 'ignited')).toMatchObject([{ space: 1, task: 'R12', points: 5 }])
    // Neither novice nor point, and no offering tile is left.
    expect(after.council).toEqual(at({}).council)
    expect(tomOf(after).score).toBe(0)
    expect(Object.values(after.islands).flatMap(({ offerings }) => offerings)).toEqual([])
    expect(after.islands.A1?.tasks).toEqual(['B1', 'R1'])
    expect(after.islands.B3?.tasks).toEqual([])
  })
  it('R16.6 fills the task spaces clockwise', () => {
    const change: SoloWish['change'] = (draft, _, tom) => tomLit(draft, tom, 3, 'herb')
    const { state: after, events } = card({ cards: ['taskHighest'], gnome: 'herb', change })
    const now = decision(after)?.question.kind === 'tomTask' ? run(after, legal(after)[0] ?? '') : { events }
    expect(told(now.events, 'ignited')).toMatchObject([{ space: 4 }])
  })
  it('R16.6 takes for Task II the task worth least, scores 1 and sends one of Tom’s novices where the human says', () => {
    const change: SoloWish['change'] = (draft, human, tom) => {
      layBonfire(draft, human, 1, 'Y1')
      layOnIslands(draft, 'herb', [['B1', 'R1'], ['R12']])
      tomLit(draft, tom, 1, 'herb')
      tomSent(draft, 'fateTile')
    }
    const { state: asked, events } = card({ cards: ['taskLowest'], gnome: 'herb', change })
    expect(tomOf(asked).tasks[1]).toEqual({ task: 'B1', lit: true })
    expect(told(events, 'gained')).toMatchObject([{ seat: 1, source: 'tom', points: 1 }])
    expect(decision(asked)?.seat).toBe(0)
    // Any space, the one with another of his novices too.
    expect(legal(asked)).toEqual(COUNCIL_SPACES.map((space) => `tomcouncil ${space}`))
    const { state: after, events: sent } = run(asked, 'tomcouncil fateTile')
    expect(after.council.fateTile).toEqual([0, 1, 1])
    expect(told(sent, 'noviceMoved')).toMatchObject([{ seat: 1, novice: 'own', to: 'fateTile', from: null }])
    expect(tomOf(after).score).toBe(1)
    expect(told(sent, 'gained')).toEqual([])
  })
  it.each(['taskHighest', 'taskLowest'] as const)(
    'R16.6 moves neither novice nor point when no task lies there (%s)',
    (kind) => {
      const change: SoloWish['change'] = (draft) => layOnIslands(draft, 'herb', [[], []])
      const { state: after, events } = card({ cards: [kind], gnome: 'herb', change })
      expect(told(events, 'tomIdle')).toMatchObject([{ why: 'nothingFits' }])
      expect(told(events, 'gained')).toEqual([])
      expect(Object.values(after.council).flat()).toEqual([])
      expect(after.turn.seat).toBe(0)
    },
  )
  it('R16.6 puts a guardian that he lacks on his starting tile', () => {
    const change: SoloWish['change'] = (_, __, tom) => tom.guardians.push({ colour: 'red', place: 'start' })
    const { state: asked } = card({ cards: ['guardian'], change })
    expect(legal(asked)).toEqual(['tomguardian grey', 'tomguardian pink', 'tomguardian turquoise'])
    expect(asked.turn).toMatchObject({ seat: 1, used: false, extra: false })
    expect(refused(asked, 'tomguardian red')).toBe('guardianOwned R16.6')
    const after = run(asked, 'tomguardian pink').state
    expect(tomOf(after).guardians.at(-1)).toEqual({ colour: 'pink', place: 'start' })
    expect(cityAt(after, 0).guardians).toHaveLength(1)
  })
  it.each([0, 3, 6])('R16.6 turns the Great Bonfire to the portal of Tom’s next notch (%i placed)', (placed) => {
    const state = at({
      cards: ['greatBonfire'],
      change: (draft, _, tom) => {
        placePortals(draft, tom, firstSpaces(placed))
        draft.bonfire.at = 2
      },
    })
    const notch = standardRules.notches(tomOf(state).board)[placed]
    const to = greatBonfireSpacesNextFirst(2).find(
      (space) => notch && state.bonfire.portals[space]?.includes(notch.portal),
    )
    const { state: after, events } = run(state, 'end')
    expect(told(events, 'bonfireTurned')).toMatchObject([{ seat: 1, from: 2, to }])
    expect(told(events, 'portalPlaced')).toEqual([{ kind: 'portalPlaced', seat: 1, ...notch }])
    expect(tomOf(after).portals.filter((portal) => portal !== null)).toHaveLength(placed + 1)
    // Only the portal.
    expect(told(events, 'gained')).toEqual([])
  })
  it('R16.6 turns the Great Bonfire at least one space, so that the present one comes last', () => {
    const only = (...spaces: number[]) =>
      at({
        cards: ['greatBonfire'],
        change: (draft, _, tom) => {
          const wanted = standardRules.notches(tom.board)[0]?.portal ?? 'circle'
          draft.bonfire.at = 4
          layPortals(draft, wanted, spaces)
        },
      })
    const to = (state: GameState) => told(run(state, 'end').events, 'bonfireTurned')[0]?.to
    expect(to(only(4, 4, 3))).toBe(3)
    expect(to(only(4, 3, 5))).toBe(5)
    expect(to(only(4, 4, 4))).toBe(4)
  })
  it('R16.6 begins south when nobody has turned the Great Bonfire, and counts as its first use', () => {
    const state = at({ cards: ['greatBonfire'] })
    const wanted = standardRules.notches(tomOf(state).board)[0]?.portal ?? 'circle'
    const { state: after } = run(state, 'end')
    expect(after.bonfire.at).toBe(state.bonfire.portals.findIndex((lying) => lying.includes(wanted)))
  })

  it.each([
    ['taskHighest', [['B1', 'R12'], ['R13']], ['R12', 'R13']],
    [
      'taskLowest',
      [
        ['B10', 'Y1'],
        ['B2', 'B12'],
      ],
      ['B2', 'B10'],
    ],
  ] as const)('R16.7 asks the human which of equal tasks Tom takes (%s)', (kind, tasks, equal) => {
    const { state: asked } = card({
      cards: [kind],
      gnome: 'herb',
      change: (draft) => layOnIslands(draft, 'herb', tasks),
    })
    expect(decision(asked)).toMatchObject({ seat: 0, question: { kind: 'tomTask' } })
    expect(legal(asked)).toEqual(equal.map((task) => `tomtask ${task}`))
    expect(refused(asked, `tomtask ${tasks[0][0] === 'B1' ? 'B1' : 'Y1'}`)).toBe('noSuchTask R16.6')
    expect(tomOf(run(asked, `tomtask ${equal[1]}`).state).tasks[0]).toEqual({ task: equal[1], lit: true })
  })
  it('R16.7 takes the first in the documented order when Tom may decide: lowest task, first guardian and space', () => {
    const tasks = card({
      letTomDecide: true,
      cards: ['taskLowest'],
      gnome: 'herb',
      change: (draft) =>
        layOnIslands(draft, 'herb', [
          ['B10', 'Y1'],
          ['B2', 'B12'],
        ]),
    })
    expect(told(tasks.events, 'forced').map(({ choice }) => choice)).toEqual([
      { kind: 'tomTask', task: 'B2' },
      { kind: 'tomCouncil', space: 'goldAndYellow' },
    ])
    expect(tasks.state.council.goldAndYellow).toEqual([1])
    const guardian = card({ letTomDecide: true, cards: ['guardian'] })
    expect(tomOf(guardian.state).guardians.at(-1)?.colour).toBe('grey')
    expect(decision(guardian.state)?.question.kind).toBe('turn')
  })
})
