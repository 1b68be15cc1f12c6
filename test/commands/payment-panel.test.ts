import { describe, expect, it } from 'vitest'
import { panelContextFor } from '#commands/private'
import { paymentFromPieces, paymentPanel } from '#commands/turn/question'
import { type Choice, legalChoices, play, RULES_NUMBER, standardRules } from '#engine'
import { asActor, STANDARD } from '#support/as-actor'
import { DEFAULT_OPTIONS, type TableForPerson } from '#table'
import type { TimedEntry } from '#table/state/entries'
import { evolve } from '#table/state/evolve'
import { emptyTableState } from '#table/state/state'
import { position } from '../engine/position.ts'
import { readPost } from './read-post.ts'

const AT = Date.UTC(2026, 10, 21)
const person = (seat: number) => ({ id: `10000000000000000${seat}`, name: `Player ${seat}` })

/** A table at which the acting player pays for something and holds so much that there are more than 25 ways. */
function atTheTill(): TableForPerson {
  const seed = '00112233445566778899aabbccddeeff'
  const setup = {
    players: 2,
    seed,
    edition: 'online',
    beginnerIslands: false,
    solo: null,
    box: standardRules.hash,
  } as const
  const entries: TimedEntry[] = [
    { type: 'opened', at: AT, host: person(0), solo: false, options: { ...DEFAULT_OPTIONS, edition: 'online' } },
    { type: 'joined', at: AT, person: person(1) },
    { type: 'started', at: AT, rules: RULES_NUMBER, setup },
  ]
  const table = asActor(
    entries.reduce(
      (fold, entry) => evolve(fold, { seq: fold.seq + 1, actor: null, interactionId: null, entry }, STANDARD),
      emptyTableState({ id: 'abcdefghijkl', guildId: '1', channelId: '2', cardChannelId: null }, new Date(AT)),
    ),
  )
  const rich = position({
    players: 2,
    edition: 'online',
    actionTiles: { green: 2, blue: 2, red: 2, white: 2, purple: 2, yellow: 2 },
    resources: { blossom: 1, fruit: 1, herb: 1, root: 1, shell: 1 },
  })
  const dear = legalChoices(standardRules, rich)
    .filter(({ kind }) => kind === 'gnome')
    .map((choice) => play(standardRules, rich, choice).state)
    .find((state) => legalChoices(standardRules, state).length > 25)
  if (dear === undefined) throw new Error('nothing can be paid in more than 25 ways')
  return { ...table, state: dear, settled: dear, acting: person(dear.turn.seat).id }
}

const table = atTheTill()
const panel = panelContextFor(table, table.acting ?? '', 'en', null)
if (panel === null || table.state === null) throw new Error('nobody pays')
const { state } = panel
const [purse] = readPost(paymentPanel(panel, '')).pressables.filter(({ id }) => id.split(':')[3] === 'pieces')

/** The options of the select that make up these pieces. */
function optionsFor(payment: Choice): string[] {
  const left = [...(purse?.values ?? [])]
  return (payment.kind === 'pay' ? payment.tiles : []).map((tile) => {
    const place = left.findIndex((value) => value.startsWith(`${tile}.`))
    return left.splice(place, 1)[0] ?? 'no such option'
  })
}

describe('paying where there are more than 25 ways', () => {
  it('R4.5 offers one option a tile held, of which several can be chosen', () => {
    const held = Object.values(state.cities[state.turn.seat]?.actionTiles ?? {}).reduce((sum, count) => sum + count, 0)
    expect(legalChoices(standardRules, state).length).toBeGreaterThan(25)
    expect(purse?.values.length).toBe(held)
    expect([purse?.least, purse?.most]).toEqual([1, held])
  })

  it('R4.5 takes every payment that the engine lists, and no other handful of up to three tiles', () => {
    const listed = legalChoices(standardRules, state)
    for (const payment of listed) expect(paymentFromPieces(standardRules, state, optionsFor(payment))).toEqual(payment)
    const values = purse?.values ?? []
    const handfuls = values.flatMap((first, a) => [
      [first],
      ...values
        .slice(a + 1)
        .flatMap((second, b) => [[first, second], ...values.slice(a + b + 2).map((third) => [first, second, third])]),
    ])
    const kinds = (handful: readonly string[]) =>
      handful
        .map((value) => value.split('.')[0])
        .sort()
        .join(' ')
    const paying = new Set(listed.map((payment) => (payment.kind === 'pay' ? [...payment.tiles].sort().join(' ') : '')))
    for (const handful of handfuls)
      expect(paymentFromPieces(standardRules, state, handful) !== null, handful.join()).toBe(paying.has(kinds(handful)))
  })
})
