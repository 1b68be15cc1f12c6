import { afterAll, describe, expect, it } from 'vitest'
import type { PanelPage } from '#commands/panel-codecs'
import { panelContextFor, privateTablePost } from '#commands/private'
import { processionPanel } from '#commands/turn/procession'
import { type GameState, nextPathSpace, resourceAndCrystal } from '#engine'
import { viewAsActor } from '#support/as-actor'
import type { AdviceSettings, TableForPerson } from '#table'
import { position, run, type Wish } from '../engine/position.ts'
import { openService, type Player, started } from './player.ts'
import { readPost, sentOf } from './read-post.ts'

const { service, close } = await openService()
afterAll(close)
let tables = 0

async function begun(): Promise<{ table: TableForPerson; acting: Player }> {
  const channel = `advice${++tables}`
  const { table, players } = await started(service, [`ann${channel}`, `bob${channel}`], channel)
  const acting = players.find(({ name }) => name === table.acting)
  if (acting === undefined) throw new Error('nobody acts')
  return { table, acting }
}
const { table } = await begun()

/** The table with a position of two in place of its own. */
const tableAt = (state: GameState, advice: AdviceSettings = { hints: true, warnings: true }): TableForPerson => ({
  ...table,
  state,
  settled: state,
  actingSeat: state.turn.seat,
  acting: 'who acts',
  advice,
})

/** The panel of who acts there, as it is read. */
function panelAt(state: GameState, { advice, page = 'turn' }: { advice?: AdviceSettings; page?: PanelPage } = {}) {
  const post = privateTablePost(tableAt(state, advice), 'who acts', 'en', { page })
  return { ...readPost(post), json: JSON.stringify(sentOf(post)) }
}

/** Of a panel's text the one tip, the lines that warn. */
const linesWith = (text: string, emoji: string): string[] => text.split('\n').filter((line) => line.includes(emoji))
const tipAt = (wish: Wish): string => linesWith(panelAt(position({ players: 2, ...wish })).text, '📌').join('\n')

/** Three gnomes, and the task that asks for them. */
const gnomesTask: Wish = {
  players: 2,
  gnomes: ['S1', 'S2', 'S3'],
  change: (_draft, city) => {
    city.tasks[2] = { task: 'R2', lit: false }
  },
}

describe('a task that is fulfilled', () => {
  it('is named once above the council’s spaces where it alone can be ignited, else in each option', () => {
    const labels = (wish: Wish): { text: string; all: string[] } => {
      const { text, pressables } = panelAt(position(wish), { page: 'ignite' })
      const lists = pressables.filter(({ id }) => id.split(':')[3] === 'part')
      return { text, all: lists.slice(0, 2).flatMap((list) => list.labels) }
    }
    const alone = labels(gnomesTask)
    expect(alone.text).toMatch(/^### 🔥 Ignite bonfire 3: 3 gnomes \(4 points\)$/m)
    expect(alone.all.slice(0, 8)).toContain('Free path tile')
    expect(alone.all.join()).not.toContain('Ignite')
    const two = labels({
      ...gnomesTask,
      change: (_draft, city) => {
        city.tasks[2] = { task: 'R2', lit: false }
        city.tasks[3] = { task: 'Y10', lit: false }
        city.gnomes = ['S1', 'S2', 'S3', 'E1', 'E2', 'E3']
      },
    })
    expect(two.text).toMatch(/^### 🔥 Ignite a bonfire$/m)
    expect(two.all.join()).toContain('Ignite')
  })

  it('is said in words, and named by the button that ignites it', () => {
    const { text, pressables } = panelAt(position(gnomesTask))
    expect(text).toContain('**Task fulfilled:** 3 gnomes (4 points). You can ignite it now.')
    expect(pressables.find(({ id }) => id.endsWith(':ignite'))?.label).toBe('Ignite bonfire 3')
    const without = panelAt(position({ ...gnomesTask, gnomes: ['S1', 'S2'] }))
    expect(without.text).not.toContain('Task fulfilled')
    expect(without.pressables.some(({ id }) => id.endsWith(':ignite'))).toBe(false)
  })

  it('is said as soon as a choice has fulfilled it', () => {
    const before = position({
      ...gnomesTask,
      gnomes: ['S1', 'S2'],
      actionTiles: { brown: 2 },
      resources: { blossom: 1, fruit: 1, herb: 1, shell: 1, root: 1, gold: 1 },
    })
    expect(panelAt(before).text).not.toContain('Task fulfilled')
    const gnome = before.gnomeDisplay[0]
    const { state } = run(before, `gnome ${gnome} 2`)
    expect(panelAt(state).text).toContain('**Task fulfilled:** 3 gnomes (4 points). Igniting takes a whole turn.')
  })
})

describe('the tip', () => {
  it.each<[string, Wish, RegExp]>([
    ['a task can be ignited', gnomesTask, /Ignite “3 gnomes”: 4 points/],
    [
      'a neutral novice waits',
      {
        gnomes: ['S1', 'S2', 'S3', 'S4', 'S5', 'S6'],
      },
      /six gnomes: send the neutral novice/,
    ],
    [
      'the countdown runs',
      {
        actionTiles: { green: 3 },
        change: (draft) => {
          draft.countdown = { pile: 3, tile: null }
        },
      },
      /You have 3 turns left/,
    ],
    [
      'the countdown runs, and no tile has come yet',
      {
        actionTiles: { green: 3 },
        change: (draft) => {
          draft.startingSeat = (draft.turn.seat + 1) % 2
          draft.countdown = { pile: 5, tile: null }
        },
      },
      /You have 6 turns left/,
    ],
    [
      'two novices are missing in the council',
      {
        actionTiles: { green: 3 },
        change: (draft) => {
          draft.council.pathTile = [0, 1]
          draft.council.guardian = [0, 1]
          draft.council.moveShip = [0]
        },
      },
      /The countdown begins with 2 more novices in the High Council: then you have 4 or 5 turns left/,
    ],
    [
      'a guardian can walk to a bonfire',
      {
        actionTiles: { white: 3 },
        change: (_draft, city) => {
          city.tasks[0] = { task: 'B1', lit: true }
          city.novices[0] = false
          city.portals[0] = 'circle'
        },
      },
      /wooden guardian can walk to bonfire 1: 2 points/,
    ],
    [
      'no task is there, and the ship can sail for one',
      { actionTiles: { blue: 1, red: 1 }, resources: { gold: 9 } },
      /no task yet: sail/,
    ],
    [
      'an offering makes the next task dear',
      {
        actionTiles: { red: 3 },
        resources: { gold: 9 },
        change: (draft, city) => {
          city.tasks[0] = { task: 'Y8', lit: false }
          city.ship = 'A2'
          draft.islands.A2?.offerings.push(draft.turn.seat)
        },
      },
      /next task costs 2 red tiles/,
    ],
    [
      'action tiles run out',
      {
        change: (_draft, city) => {
          city.tasks[0] = { task: 'Y8', lit: false }
        },
      },
      /You have no action tiles left: place a fate tile/,
    ],
  ])('sees that %s', (_what, wish, said) => {
    expect(tipAt(wish)).toMatch(said)
    expect(tipAt(wish).length).toBeLessThanOrEqual(115)
  })

  it.each<[string, Wish, RegExp]>([
    ['tasks, if none can be paid for', { actionTiles: { blue: 1 } }, /sail/],
    [
      'a fulfilled task elsewhere, if it cannot be paid for there',
      {
        gnomes: ['S1', 'S2', 'S3'],
        actionTiles: { blue: 1 },
        change: (draft, city) => {
          city.tasks[0] = { task: 'Y8', lit: false }
          for (const island of Object.values(draft.islands)) island.tasks = island.tasks.length > 0 ? ['R2'] : []
        },
      },
      /You already fulfil “.+”: receive/,
    ],
  ])('says nothing of %s', (_what, wish, said) => {
    expect(tipAt({ ...wish, actionTiles: { blue: 1, red: 1 }, resources: { gold: 9 } })).toMatch(said)
    expect(tipAt({ resources: { gold: 9 }, ...wish })).not.toMatch(said)
  })

  it('is one line, and none where tips are off', () => {
    const state = position(gnomesTask)
    expect(linesWith(panelAt(state).text, '📌')).toHaveLength(1)
    expect(linesWith(panelAt(state, { advice: { hints: false, warnings: true } }).text, '📌')).toEqual([])
  })
})

describe('a warning', () => {
  const quiet = { advice: { hints: true, warnings: false } } as const

  it('stands where the turn would end with a neutral novice left, which costs nothing', () => {
    const state = position({
      players: 2,
      gnomes: ['S1', 'S2', 'S3', 'S4', 'S5', 'S6'],
      change: (draft) => {
        draft.turn.used = true
      },
    })
    const { text, pressables } = panelAt(state)
    expect(pressables.some(({ id }) => id.endsWith(':end'))).toBe(true)
    expect(text).toMatch(/🚧 You can still send the neutral novice from “six gnomes”/)
    expect(panelAt(state, quiet).text).not.toContain('🚧')
  })

  it('stands where somebody could pass who could ignite', () => {
    const state = position({
      ...gnomesTask,
      change: (draft, city) => {
        gnomesTask.change?.(draft, city)
        draft.countdown = { pile: 3, tile: null }
      },
    })
    // Where passing is asked about, and nowhere else.
    expect(panelAt(state).text).not.toContain('🚧')
    expect(panelAt(state, { page: 'pass' }).text).toContain('**Fulfilled but never ignited:** 3 gnomes (4 points).')
  })

  it('stands in the second line of a path tile whose crystal misses the task beside it, and of no other', () => {
    const state = position({
      players: 2,
      actionTiles: { green: 3 },
      change: (_draft, city) => {
        city.tasks[1] = { task: 'R2', lit: false }
      },
    })
    const city = state.cities[state.turn.seat]
    if (city === undefined) throw new Error('no city')
    expect(nextPathSpace(city)).toBe(2)
    const kinds = state.pathDisplay.flatMap((tile) => (tile === null ? [] : resourceAndCrystal(tile).crystal))
    const missing = kinds.filter((crystal) => crystal !== 'red').length
    expect(missing).toBeGreaterThan(0)
    expect(panelAt(state, { page: 'path' }).json.match(/"🚧 doesn’t match the red task on space 2/g)).toHaveLength(
      missing,
    )
    expect(panelAt(state, { ...quiet, page: 'path' }).json).not.toContain('🚧')
  })
})

describe('a warning beside what is chosen', () => {
  it('stands at a task space whose path tile has another crystal', () => {
    const state = position({
      players: 2,
      change: (draft, city) => {
        city.path = ['blue-herb', 'red-root']
        city.ship = 'A2'
        draft.todo.push({ kind: 'taskSpace', task: 'R2' })
      },
    })
    const { json } = panelAt(state)
    expect(json.match(/🚧 the blue crystal there doesn’t match/g)).toHaveLength(1)
    expect(json).not.toContain('🚧 the red crystal')
  })

  it('stands at a council space whose bonus cannot be used', () => {
    const state = position({ ...gnomesTask, gnomes: ['S1', 'S2', 'S3', 'S4', 'S5', 'S6'] })
    expect(panelAt(state, { page: 'ignite' }).json).toMatch(/🚧[^"]*You can’t use the bonus now/)
  })

  it('stands beside Go where a guardian stays who could walk to a resource', () => {
    const state = position({
      players: 2,
      actionTiles: { white: 2 },
      change: (_draft, city) => {
        city.path = ['blue-herb', 'red-root']
        city.guardians.push({ colour: 'red', place: 'p2' })
      },
    })
    const panel = panelContextFor(tableAt(state), 'who acts', 'en', null)
    if (panel === null) throw new Error('no panel')
    const told = (moves: Parameters<typeof processionPanel>[1]['moves']) =>
      readPost(processionPanel(panel, { units: 1, moves })).text
    expect(told([{ guardian: 'red', to: null }])).toContain(
      '🚧 The red guardian could move too; as it is, she stays and gains nothing',
    )
    expect(told([{ guardian: 'red', to: 'p3' }])).not.toContain('🚧')
  })
})

describe('the buttons that switch tips and warnings, which panels of earlier versions have,', () => {
  it('do so for the presser alone, at a table of several too', async () => {
    const { table: here, acting } = await begun()
    await acting.type('turn')
    expect(acting.seen.text).toContain('📌')
    expect(acting.all('advice')).toEqual([])
    const press = (advice: string) => acting.press(`b1:${here.id}:${here.seq}:${advice}`)
    await press('advice:hints:off')
    expect(acting.seen.text).not.toContain('📌')
    await press('advice:warnings:off')
    expect((await viewAsActor(service, here.id))?.advice).toEqual({ hints: false, warnings: false })
    await press('advice:hints:on')
    expect(acting.seen.text).toContain('📌')
    await press('nohints')
    expect((await viewAsActor(service, here.id))?.advice).toEqual({ hints: false, warnings: false })
    const other = here.seats.find(({ person }) => person?.id !== acting.name)?.person?.id ?? ''
    expect((await service.viewFor(other, here.id))?.advice).toEqual({ hints: true, warnings: true })
  })
})
