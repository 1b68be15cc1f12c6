import { describe, expect, it } from 'vitest'
import { COUNCIL_SPACES, type CommonTask, decision, type GameState, RULES_EDITIONS, type TomCardKind } from '#engine'
import type { CityDraft, Draft } from '../draft.ts'
import { build, layTask, placePortals } from '../pieces.ts'
import { changed, legal, refused, run, told } from '../position.ts'
import {
  firstSpaces,
  gnomesWith,
  layOnIslands,
  openGnomes,
  openPaths,
  type SoloWish,
  solo,
  tomGnomes,
  tomLit,
  tomOf,
  tomSent,
} from '../solo.ts'

const OTHERS = ['grey', 'red', 'pink', 'turquoise'] as const
const spaces = COUNCIL_SPACES.map((space) => `tomcouncil ${space}`)

/** For each common task: the card that belongs to it, and Tom with all but some of what it asks. */
const COMMON: readonly {
  readonly task: CommonTask
  readonly cards: readonly TomCardKind[]
  readonly short: (draft: Draft, tom: CityDraft, by: number) => void
}[] = [
  {
    task: 'sevenTasks',
    cards: ['taskHighest', 'taskLowest'],
    short: (draft, tom, by) => {
      tomLit(draft, tom, 7 - by, 'herb')
      layOnIslands(draft, 'herb', [['B1'], ['R1']])
    },
  },
  {
    task: 'sevenPortals',
    cards: ['greatBonfire'],
    short: (draft, tom, by) => placePortals(draft, tom, firstSpaces(7 - by)),
  },
  {
    task: 'sevenPathTiles',
    cards: ['path'],
    short: (draft, tom, by) => {
      openPaths(draft, ['blue-herb', 'blue-root', 'red-root', 'blue-shell'])
      build(draft, tom, 6 - by)
    },
  },
  {
    task: 'fiveGuardians',
    cards: ['guardian'],
    short: (_, tom, by) => {
      for (const colour of OTHERS.slice(by)) tom.guardians.push({ colour, place: 'start' })
    },
  },
  {
    task: 'sixGnomes',
    cards: ['gnome'],
    short: (draft, tom, by) => {
      openGnomes(draft, gnomesWith('herb').slice(0, 1), 'herb')
      tomGnomes(draft, tom, 6 - by, 'herb')
    },
  },
]
const cases = COMMON.flatMap(({ task, cards, short }) => cards.map((card) => ({ task, card, short })))

describe.each(RULES_EDITIONS)('R16 Tom and the common tasks (%s)', (edition) => {
  const at = (wish: SoloWish): GameState => solo({ edition, ...wish })
  /** The position after the card and whatever of its own it asks. */
  const card = (wish: SoloWish): { state: GameState; events: ReturnType<typeof run>['events'] } => {
    const asked = run(at(wish), 'end')
    const first = decision(asked.state)?.question
    const own = first?.kind === 'tomGuardian' || (first?.kind === 'tomCouncil' && first.novice === null)
    if (!own) return asked
    const next = run(asked.state, legal(asked.state)[0] ?? '')
    return { state: next.state, events: [...asked.events, ...next.events] }
  }

  it.each(cases)('R16.8 sends the novice of $task anywhere when his $card card meets it, for a point', (one) => {
    const { state } = card({
      cards: [one.card],
      gnome: 'herb',
      change: (draft, _, tom) => {
        one.short(draft, tom, 1)
        const other = draft.commonNovices.find((task) => task !== one.task)
        draft.commonNovices = draft.commonNovices.filter((task) => task !== other)
        draft.council.moveShip.push('neutral')
      },
    })
    expect(decision(state)).toEqual({ seat: 0, question: { kind: 'tomCouncil', novice: one.task } })
    expect(legal(state)).toEqual(spaces)
    const { state: sent, events } = run(state, 'tomcouncil moveShip')
    expect(sent.council.moveShip).toEqual(['neutral', 'flat'])
    expect(sent.commonNovices).not.toContain(one.task)
    expect(told(events, 'noviceMoved')).toMatchObject([{ seat: 1, novice: 'flat', to: 'moveShip', from: one.task }])
    expect(told(events, 'gained')).toMatchObject([{ seat: 1, source: 'tom', points: 1 }])
    expect(tomOf(sent).score).toBe(one.card === 'taskLowest' ? 2 : 1)
    expect(sent.turn.seat).toBe(0)
  })
  it.each(cases)('R16.8 sends nothing for $task when the human’s novice was there first ($card)', (one) => {
    const { state, events } = card({
      cards: [one.card],
      gnome: 'herb',
      change: (draft, _, tom) => {
        one.short(draft, tom, 1)
        draft.commonNovices = draft.commonNovices.filter((task) => task !== one.task)
        draft.council.moveShip.push('neutral')
      },
    })
    expect(told(events, 'commonTaskMet')).toMatchObject([{ seat: 1, task: one.task }])
    expect(state.turn.seat).toBe(0)
    expect(Object.values(state.council).flat()).not.toContain('flat')
    expect(tomOf(state).score).toBe(one.card === 'taskLowest' ? 1 : 0)
  })
  it('R16.8 lets nothing of Tom’s block the human, whose own neutral novices do', () => {
    const state = at({
      change: (draft, human, tom) => {
        tomLit(draft, tom, 2)
        layTask(draft, human, 1, 'R3')
        human.resources.gold = 4
        build(draft, human, 6)
        draft.commonNovices = ['sevenPathTiles', 'sevenPortals', 'sevenTasks']
        draft.council.pathTile.push('flat')
        tomSent(draft, 'pathTile', 'guardian')
        draft.council.moveShip.push('neutral')
        draft.turn.used = false
      },
    })
    const own = legal(run(state, 'ignite 1').state)
    expect(own).toEqual(COUNCIL_SPACES.map((space) => `council ${space}`))
    const neutral = run(state, 'novice sevenPathTiles').state
    expect(legal(neutral)).toEqual(own.filter((line) => line !== 'council moveShip'))
    expect(refused(neutral, 'council moveShip')).toBe('noviceThere R12.5')
  })

  it.each(cases)('R16.9 scores 3, and does nothing else, when $task is met already ($card)', (one) => {
    const state = at({
      cards: [one.card],
      gnome: 'herb',
      change: (draft, _, tom) => {
        one.short(draft, tom, 0)
        draft.commonNovices = draft.commonNovices.filter((task) => task !== one.task)
        draft.council.moveShip.push('neutral')
        tom.met.push(one.task)
        draft.bonfire.at = 3
      },
    })
    const { state: done, events } = run(state, 'end')
    expect(told(events, 'tomIdle')).toEqual([{ kind: 'tomIdle', why: 'outgrown' }])
    expect(told(events, 'gained')).toMatchObject([{ seat: 1, source: 'tom', points: 3 }])
    expect(tomOf(done)).toEqual({ ...tomOf(state), score: 3 })
    expect(done.council).toEqual(state.council)
    expect(done.bonfire).toEqual(state.bonfire)
    expect(done.islands).toEqual(state.islands)
    // R16.5: the sign comes first all the same.
    expect(done.gnomeDiscards).toHaveLength(['guardian', 'greatBonfire'].includes(one.card) ? 0 : 1)
  })
  it.each(['path', 'gnome'] as const)('R16.9 gives nothing when nothing open matches the %s card', (kind) => {
    const { state, events } = card({
      cards: [kind],
      gnome: 'herb',
      change: (draft) => {
        openPaths(draft, ['red-root', 'blue-root', 'blue-shell', 'red-shell'])
        openGnomes(draft, [], 'herb')
      },
    })
    expect(told(events, 'tomIdle')).toEqual([{ kind: 'tomIdle', why: 'nothingFits' }])
    expect(told(events, 'gained')).toEqual([])
    expect(tomOf(state)).toMatchObject({ score: 0, path: [], gnomes: [] })
  })
  it('R16.9 takes no more path tiles than six, the left ones', () => {
    const { state } = card({
      cards: ['path'],
      gnome: 'herb',
      change: (draft, _, tom) => {
        openPaths(draft, ['blue-root', 'red-herb', 'yellow-herb', 'blue-herb'])
        build(draft, tom, 4)
      },
    })
    expect(tomOf(state).path.slice(4)).toEqual(['red-herb', 'yellow-herb'])
  })
  it('R16.9 takes no more gnomes than six, as the human chooses, one after the other', () => {
    const [first = 'S0', second = 'S0', third = 'S0'] = gnomesWith('herb')
    const wish: SoloWish = {
      cards: ['gnome'],
      gnome: 'herb',
      change: (draft, _, tom) => {
        openGnomes(draft, [first, second, third], 'herb')
        tomGnomes(draft, tom, 4, 'herb')
      },
    }
    const asked = run(at(wish), 'end').state
    expect(legal(asked)).toEqual([first, second, third].map((gnome) => `tomgnome ${gnome}`))
    expect(refused(asked, 'tomgnome S1')).toBe('noSuchGnome R16.9')
    const next = run(asked, `tomgnome ${second}`).state
    expect(legal(next)).toEqual([first, third].map((gnome) => `tomgnome ${gnome}`))
    const done = run(next, `tomgnome ${third}`).state
    expect(tomOf(done).gnomes.slice(4)).toEqual([second, third])
    expect(done.gnomeDisplay).toContain(first)
    expect(decision(done)?.question).toEqual({ kind: 'tomCouncil', novice: 'sixGnomes' })
    // R16.7: if Tom may decide, the leftmost.
    const decided = run(at({ ...wish, letTomDecide: true }), 'end').state
    expect(tomOf(decided).gnomes.slice(4)).toEqual([first, second])
  })
  it('R16.9 asks nothing when just so many come as he has room for, and their abilities bring him nothing', () => {
    const { state, events } = card({
      cards: ['gnome'],
      gnome: 'shell',
      change: (draft, _, tom) => {
        openGnomes(draft, ['S15', 'S20'], 'shell')
        tomGnomes(draft, tom, 4, 'shell')
      },
    })
    expect(tomOf(state).gnomes).toHaveLength(6)
    expect(told(events, 'gained')).toEqual([])
    expect(decision(state)?.question.kind).toBe('tomCouncil')
  })
  it('R16.8 takes the card’s own novice first, then the common task’s, though both are chosen alike', () => {
    const state = run(
      at({ cards: ['taskLowest'], gnome: 'herb', change: (draft, _, tom) => COMMON[0]?.short(draft, tom, 1) }),
      'end',
    ).state
    expect(decision(state)?.question).toEqual({ kind: 'tomCouncil', novice: null })
    const next = run(state, 'tomcouncil guardian').state
    expect(decision(next)?.question).toEqual({ kind: 'tomCouncil', novice: 'sevenTasks' })
    expect(run(next, 'tomcouncil guardian').state.council.guardian).toEqual([1, 'flat'])
  })
  it('R16.8 leaves common tasks that only the human meets to the human', () => {
    const state = changed(at({ cards: ['guardian'], letTomDecide: true }), (draft, human) => build(draft, human, 6))
    const { state: done } = run(state, 'end')
    expect(done.commonNovices).toContain('sevenPathTiles')
    expect(legal(done, 'novice')).toEqual(['novice sevenPathTiles'])
  })
})
