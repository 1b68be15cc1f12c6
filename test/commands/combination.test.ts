import { describe, expect, it } from 'vitest'
import type { Post } from '#commands'
import { proposeCombination } from '#commands/combination'
import { decisionPanel, panelContextFor } from '#commands/private'
import {
  type Choice,
  conditionProgress,
  decision,
  formatChoice,
  type GameState,
  legalChoices,
  scoreSheets,
  standardRules,
} from '#engine'
import { asActor } from '#support/as-actor'
import { fullestTurn } from '#support/presses/fullest-turn'
import { words } from '#text'
import { history } from './history.ts'
import { openService, Player, started } from './player.ts'
import { readPost } from './read-post.ts'

const verbOf = (id: string) => id.split(':')[3]

/** Every panel of some late games in which something is asked, as whoever decides sees it. */
function* panels(): Generator<{
  state: GameState
  asked: string
  post: Post
  page: (page: 'ship' | 'ignite' | 'novice' | 'bonfire') => Post
}> {
  for (const name of ['4-rulebook-1-51', '4-online-1-175', '3-online-1-174', '2-online-1-333', '2-rulebook-1-201'])
    for (const fold of history(`${name}.json`).positions) {
      const table = asActor(fold)
      const panel = table.acting === null ? null : panelContextFor(table, table.acting, 'en', null)
      if (panel === null) continue
      const asked = decision(panel.state)?.question.kind ?? ''
      yield {
        state: panel.state,
        asked,
        post: decisionPanel(panel, 'turn'),
        page: (page) => decisionPanel(panel, page),
      }
    }
}

describe('choices that would multiply', () => {
  it('have a select each, that stands at one of its options, and one button that plays them', () => {
    let tasks = 0
    let novices = 0
    for (const { state, asked, post } of panels()) {
      if (!['offering', 'taskSpace', 'council'].includes(asked)) continue
      const { pressables } = readPost(post)
      const selects = pressables.filter(({ id }) => verbOf(id) === 'part')
      expect(pressables.some(({ id }) => verbOf(id) === 'line')).toBe(false)
      expect(pressables.filter(({ id }) => verbOf(id) === 'together').length).toBeGreaterThan(0)
      expect(pressables.filter(({ id }) => ['more', 'look'].includes(verbOf(id) ?? ''))).toHaveLength(1)
      for (const { values } of selects) expect(new Set(values).size).toBe(values.length)
      if (asked === 'council') {
        novices++
        const places = selects.filter(({ id }) => id.includes(':part:0:'))
        const chosen = places.flatMap(({ id, values }) => (values.length > 0 ? values : (id.split(':').at(-1) ?? '')))
        expect(new Set(chosen)).toEqual(new Set(legalChoices(standardRules, state).map((one) => formatChoice(one))))
        expect(places.length === 1 ? 8 : 5).toBeGreaterThanOrEqual(chosen.length)
      } else tasks++
    }
    expect(tasks).toBeGreaterThan(5)
    expect(novices).toBeGreaterThan(3)
  })

  it('can all be had: another offering and another space change nothing else', () => {
    let seen = 0
    for (const { state, asked } of panels()) {
      if (asked !== 'offering') continue
      for (const offer of legalChoices(standardRules, state))
        for (const space of [1, 2, 3, 4, 5, 6, 7] as const) {
          const wanted: Choice[] = [{ kind: 'space', space }, offer]
          const { line } = proposeCombination(standardRules, state, legalChoices(standardRules, state), wanted)
          const free = state.cities[state.turn.seat]?.tasks[space - 1] === null
          expect(line.choices).toContainEqual(offer)
          if (!free) continue
          seen++
          expect(line.after.cities[state.turn.seat]?.tasks[space - 1]).not.toBeNull()
        }
    }
    expect(seen).toBeGreaterThan(10)
  })
})

describe('a bonfire that is ignited', () => {
  const GAMES = ['4-rulebook-1-51', '4-online-1-175', '3-online-1-174', '2-online-1-333', '2-rulebook-1-201']
  /** Last turns in which bonfires can be ignited, with what is put together there. */
  function* ignitions() {
    for (const fold of GAMES.flatMap((name) => history(`${name}.json`).positions)) {
      const table = asActor(fold)
      if (table.state === null || table.acting === null || decision(table.state)?.question.kind !== 'turn') continue
      const full = fullestTurn(table, true)
      if (full.state === null) continue
      // R14.4: the countdown tile 1 is the last turn.
      const state: GameState = { ...full.state, countdown: { pile: 1, tile: 1 }, commonNovices: [] }
      const panel = panelContextFor({ ...full, state, settled: state }, table.acting, 'en', null)
      const first = legalChoices(standardRules, state).filter(({ kind }) => kind === 'ignite')
      if (panel === null || first.length === 0) continue
      yield {
        state,
        first,
        preset: proposeCombination(standardRules, state, first, []),
        post: decisionPanel(panel, 'ignite'),
      }
    }
  }

  it('stands on a last turn at what no other place of the council betters, with all that its bonus gives', () => {
    let last = 0
    const points = (state: GameState) => scoreSheets(standardRules, state)[state.turn.seat]?.total ?? 0
    for (const { state, first, preset } of ignitions()) {
      const [ignited, placed] = preset.choices
      if (ignited === undefined) continue
      last++
      expect(preset.line.events).not.toContainEqual(expect.objectContaining({ kind: 'bonusTaken', space: 'fateTile' }))
      for (const place of placed?.options ?? [])
        for (const kind of ['bonus', 'point'] as const) {
          const other = proposeCombination(standardRules, state, first, [ignited.chosen, place, { kind }])
          expect(points(preset.line.after)).toBeGreaterThanOrEqual(points(other.line.after))
        }
    }
    expect(last).toBeGreaterThan(5)
  })

  it('is one screen, and a button more ends the turn with it where nothing is left to do', () => {
    let ends = 0
    for (const { preset, post } of ignitions()) {
      const together = readPost(post).pressables.flatMap(({ id }) =>
        verbOf(id) === 'together' && !id.endsWith(';point') ? (id.split(':')[4] ?? []) : [],
      )
      const { line, choices } = preset
      const left = line.final ? [] : legalChoices(standardRules, line.after).map(({ kind }) => kind)
      const over = left.includes('end') && left.every((kind) => kind === 'end' || kind === 'turnup')
      expect(together).toEqual(over ? ['end', 'on'] : ['on'])
      if (over && choices.some(({ chosen }) => ['move', 'gnome', 'bonfire'].includes(chosen.kind))) ends++
    }
    expect(ends).toBeGreaterThan(3)
  })
})

describe('the Great Bonfire', () => {
  it('is turned in two selects, of spaces and of rewards, with which all can be had', () => {
    let seen = 0
    for (const { state, asked, page } of panels()) {
      const spaces = legalChoices(standardRules, state).filter(({ kind }) => kind === 'bonfire')
      if (asked !== 'turn' || spaces.length === 0) continue
      const { pressables } = readPost(page('bonfire'))
      const selects = pressables.filter(({ id }) => verbOf(id) === 'part')
      expect(selects.length).toBeLessThanOrEqual(2)
      expect(pressables.some(({ id }) => verbOf(id) === 'line')).toBe(false)
      for (const space of spaces) {
        const [, rewards] = proposeCombination(standardRules, state, spaces, [space]).choices
        for (const take of rewards?.options ?? []) {
          const { line } = proposeCombination(standardRules, state, spaces, [take, space])
          expect(line.choices).toEqual(expect.arrayContaining([space, take]))
          seen++
        }
      }
    }
    expect(seen).toBeGreaterThan(40)
  })

  it('stands at a portal where one fits, and where one costs a single tile', () => {
    let portals = 0
    for (const { state, asked } of panels()) {
      const spaces = legalChoices(standardRules, state).filter(({ kind }) => kind === 'bonfire')
      if (asked !== 'turn' || spaces.length === 0) continue
      const { choices, line } = proposeCombination(standardRules, state, spaces, [])
      const cheap = spaces.some((one) => {
        const other = proposeCombination(standardRules, state, spaces, [one]).line
        const paid = other.events.flatMap((event) => (event.kind === 'paidTiles' ? event.tiles : []))
        return paid.length === 1 && other.events.some(({ kind }) => kind === 'portalPlaced')
      })
      if (cheap) expect(line.events).toContainEqual(expect.objectContaining({ kind: 'portalPlaced' }))
      const rewards = choices.find(({ chosen }) => chosen.kind === 'take')
      if (!rewards?.options.some((one) => one.kind === 'take' && one.portal !== null)) continue
      expect(rewards.chosen).toMatchObject({ portal: expect.any(String) })
      portals++
    }
    expect(portals).toBeGreaterThan(1)
  })
})

it('islands that are a button each stand in rows as long as each other, at most three', () => {
  let seen = 0
  for (const { state, asked, page } of panels()) {
    if (asked !== 'turn' || !legalChoices(standardRules, state).some(({ kind }) => kind === 'ship')) continue
    const rows = page('ship').parts.flatMap((part) => {
      const actions = typeof part === 'object' && 'actions' in part ? part.actions : []
      const islands = actions.filter((one) => one.kind === 'button' && one.press.verb === 'play')
      return islands.length === 0 ? [] : islands.length
    })
    if (rows.length === 0) continue
    seen++
    expect(Math.max(...rows)).toBeLessThanOrEqual(3)
    expect(Math.max(...rows) - Math.min(...rows)).toBeLessThanOrEqual(1)
  }
  expect(seen).toBeGreaterThan(0)
})

describe('tasks within reach', () => {
  it('say how far one is, those nearest to being fulfilled first, where one list holds them', () => {
    let lists = 0
    for (const { state, asked, page } of panels()) {
      if (asked !== 'turn' || !legalChoices(standardRules, state).some(({ kind }) => kind === 'ship')) continue
      const { pressables } = readPost(page('ship'))
      const [acting] = pressables.filter(({ id }) => verbOf(id) === 'line')
      const tasks = (acting?.values ?? []).flatMap((value) => /;task (\w+)/.exec(value)?.[1] ?? [])
      if (tasks.length < 2) continue
      lists++
      const missing = tasks.map((id) => {
        const { have, need } = conditionProgress(
          standardRules,
          state,
          state.turn.seat,
          standardRules.task(id).condition,
        )
        return Math.max(0, need - have)
      })
      expect(missing).toEqual(missing.toSorted((a, b) => a - b))
    }
    expect(lists).toBeGreaterThan(3)
  })

  it('are received with the offering and on the space that were chosen, and the turn ends with it', async () => {
    const { service, close } = await openService()
    const { players } = await started(service, ['Ada', 'Bo'])
    const [ada] = players
    const acting = (await service.inChannel('1'))?.acting === ada?.name ? ada : players[1]
    if (!(acting instanceof Player)) throw new Error('nobody acts')
    await acting.type('turn')
    await acting.play('start')
    await acting.push('page', ':ship')
    const [task] = acting.lines('ship').filter(({ value }) => value.includes(';task '))
    await acting.press(task?.id ?? '', [task?.value ?? ''])
    const part = acting.all('part').find(({ values }) => values.some((value) => value.startsWith('space')))
    await acting.press(part?.id ?? '', ['space 5'])
    const shown = acting.answer?.post.picture
    if (shown?.scene !== 'turn') throw new Error('no city')
    const seat = shown.seat
    expect(shown.state.cities[seat]?.tasks[4]).not.toBeNull()
    await acting.push('together', ';space 5'.slice(1))
    const table = await service.inChannel('1')
    expect(table?.settled?.cities[seat]?.tasks[4]).not.toBeNull()
    expect(table?.actingSeat).not.toBe(seat)
    await close()
  })
})

describe('few options', () => {
  it('are buttons, up to five, and their marks are those of the picture', () => {
    let buttons = 0
    for (const { asked, post } of panels()) {
      if (!['islandAction', 'startTile', 'freeGuardian', 'takePath', 'rewards'].includes(asked)) continue
      const { pressables } = readPost(post)
      const lines = pressables.filter(({ id }) => verbOf(id) === 'line').flatMap(({ values }) => values)
      const played = pressables.filter(({ id }) => verbOf(id) === 'play' && !id.endsWith(';end'))
      if (lines.length === 0) {
        buttons++
        expect(played.length).toBeLessThanOrEqual(6)
        for (const { label } of played) expect(label.length).toBeLessThanOrEqual(30)
      } else expect(lines.length).toBeGreaterThan(5)
    }
    expect(buttons).toBeGreaterThan(10)
  })

  it('of the first fate tile there are two: which way up it lies makes no difference', () => {
    for (const { asked, post } of panels()) {
      if (asked !== 'startTile') continue
      const { pressables } = readPost(post)
      const lines = pressables.filter(({ id }) => verbOf(id) === 'play').map(({ id }) => id.split(':')[4])
      expect(lines).toHaveLength(2)
      expect(new Set(lines.map((line) => line?.split(' ')[1])).size).toBe(2)
    }
  })
})

it('a question stands beside its options, not above the picture', () => {
  const { prompts } = words('en')
  for (const { asked, post } of panels()) {
    if (asked !== 'startTile') continue
    const texts = post.parts
    const picture = texts.findIndex((part) => typeof part === 'object' && 'shows' in part)
    expect(texts.indexOf(prompts.startTile)).toBeGreaterThan(picture)
  }
})
