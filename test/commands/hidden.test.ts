import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import { afterAll, describe, expect, expectTypeOf, it } from 'vitest'
import { livePost } from '#commands'
import { inWords } from '#commands/components'
import { viewPost } from '#commands/looks/look'
import { readingPost } from '#commands/looks/read'
import { PANEL_PAGES } from '#commands/panel-codecs'
import { VIEW_NAMES } from '#commands/plain-codecs'
import { privateTablePost } from '#commands/private'
import { bodyOf } from '#discord/body'
import type { GameState } from '#engine'
import { viewAsActor } from '#support/as-actor'
import { type PublicOnlyTable, type TableForPerson, toPublicOnlyTable } from '#table'
import { openService, type Player, started } from './player.ts'

const { service, close } = await openService('fedcba9876543210fedcba9876543210')
afterAll(close)

const turned = <T>(list: readonly T[]): T[] => [...list.slice(1), ...list.slice(0, 1)].reverse()

/** The same game to every eye, with everything hidden in another order. */
const dealtAnew = (state: GameState): GameState => ({
  ...state,
  setup: { ...state.setup, seed: '0'.repeat(32) },
  rng: [1, 2, 3, 4],
  pathPile: turned(state.pathPile),
  gnomePile: turned(state.gnomePile),
  cities: state.cities.map((city) => ({
    ...city,
    offerings: {
      ...city.offerings,
      piles: [turned(city.offerings.piles[0]), turned(city.offerings.piles[1])],
    },
  })),
})

/** Everything that anybody could have on the screen now. */
function everything(table: TableForPerson): string {
  const people = table.seats.flatMap((seat) => seat.person?.id ?? [])
  const posts = [
    livePost(toPublicOnlyTable(table), 'en'),
    ...VIEW_NAMES.flatMap((look) => [viewPost(table, look, 'en', 0), readingPost(table, look, 'en', 0)]),
    ...people.flatMap((person) => PANEL_PAGES.map((page) => privateTablePost(table, person, 'en', { page }))),
    ...people.flatMap((person) => PANEL_PAGES.map((page) => inWords(privateTablePost(table, person, 'en', { page })))),
  ]
  return JSON.stringify(posts.map((one) => bodyOf(one, 'none').body))
}

async function anything(player: Player, random: (n: number) => number): Promise<void> {
  const able = player.seen.pressables.filter(
    ({ id, disabled }) =>
      !disabled && /:(line|place|go|end|play|page:(path|gnome|ship|task|ignite|bonfire|fate|procession))/.test(id),
  )
  const one = able[random(able.length)]
  if (one === undefined) await player.type('turn')
  else await player.press(one.id, one.values.length === 0 ? [] : [one.values[random(one.values.length)] ?? ''])
}

describe('the open turn', () => {
  it('is shown to nobody but the one who must act, and what is posted to the channel cannot tell of it', async () => {
    const { table, players } = await started(service, ['cleo', 'dan'], 'open turn')
    const acting = players.find(({ name }) => name === table.acting)
    const other = players.find(({ name }) => name !== table.acting)
    if (acting === undefined || other === undefined) throw new Error('nobody acts')
    await acting.type('turn')
    await acting.play()
    const own = await service.viewFor(acting.name, table.id)
    expect(own?.openTurn?.choices).toHaveLength(1)
    expect(own?.state).not.toEqual(own?.settled)
    const shown = await service.view(table.id)
    if (shown === null) throw new Error('no table')
    expect(Object.keys(shown)).not.toContain('state')
    expect(Object.keys(shown)).not.toContain('openTurn')
    expect(await service.viewFor(other.name, table.id)).toMatchObject({
      ...shown,
      state: shown.settled,
      openTurn: null,
    })
    const looked = await service.act({
      tableId: table.id,
      seq: null,
      person: { id: other.name, name: other.name },
      moderator: false,
      interactionId: null,
      action: { kind: 'choices', choices: [{ kind: 'end' }] },
    })
    expect(looked).toMatchObject({ kind: 'refused', table: { state: shown.settled, openTurn: null } })
    expectTypeOf<Parameters<typeof livePost>[0]>().toEqualTypeOf<PublicOnlyTable>()
    // @ts-expect-error what one person may see is not posted to the channel
    if (own !== null) livePost(own, 'en')
    expectTypeOf(shown.state).toEqualTypeOf<undefined>()
  })
})

describe('what is hidden', () => {
  it('is in no word, list, order or id: dealt anew, the game looks the same on every panel', async () => {
    const generator = xoroshiro128plus(7)
    const random = (n: number) => (n === 0 ? 0 : uniformInt(generator, 0, n - 1))
    const { table, players } = await started(service, ['ann', 'bob'], 'hidden')
    let compared = 0
    for (let presses = 0; presses < 600 && compared < 8; presses++) {
      const view = await viewAsActor(service, table.id)
      const acting = players.find(({ name }) => name === view?.acting)
      if (view === null || view.state === null || view.settled === null || acting === undefined) break
      if (presses >= 25 * compared && view.openTurn?.choices.length === 0) {
        const other = { ...view, state: dealtAnew(view.state), settled: dealtAnew(view.settled) }
        expect(everything(other)).toBe(everything(view))
        compared++
      }
      if (acting.seen.pressables.length === 0 || presses % 9 === 0) await acting.type('turn')
      else await anything(acting, random)
    }
    expect(compared).toBeGreaterThan(5)
  })
})
