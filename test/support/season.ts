import {
  formatChoice,
  type GameEvent,
  newGame,
  RULES_NUMBER,
  type Rules,
  type Setup,
  scoreSheets,
  standardRules,
} from '#engine'
import type { Store } from '#store'
import { diceFor, seedFor } from '#support/dice'
import { steps } from '#support/driver'
import { atRandom, LEANINGS } from '#support/policies'
import { DEFAULT_OPTIONS, type EntryToAppend, type Person } from '#table'
import { type EntryContent, rowOfEntry, storedEventsOf } from '#table/state/entries'

/** A game that somebody can have played: its choices, and what it came to. */
export interface SeasonGame {
  readonly setup: Setup
  readonly choices: readonly { readonly seat: number; readonly choice: string; readonly events: readonly GameEvent[] }[]
  /** By seat, Tom's last; 1 for the best rank. */
  readonly sheets: readonly { readonly total: number; readonly rank: number }[]
  /** By seat, what each city would have scored at the start and after each choice, and whose turn that was. */
  readonly start: readonly number[]
  readonly course: readonly { readonly seat: number; readonly turn: number; readonly totals: readonly number[] }[]
}

/** Plays a game by chance; `players` 1 is one against Tom. */
export function seasonGame(name: string, players: number, rules: Rules = standardRules): SeasonGame {
  const dice = diceFor(name)
  const setup: Setup = {
    players,
    seed: seedFor(name),
    edition: 'rulebook',
    beginnerIslands: false,
    solo: players === 1 ? { handicap: 0, letTomDecide: true } : null,
    box: rules.hash,
  }
  const made = [...steps(rules, newGame(rules, setup), atRandom(dice, LEANINGS.keen))]
  const end = made.at(-1)?.after
  if (end === undefined) throw new Error('nothing was played')
  return {
    setup,
    choices: made.map(({ state, choice, events }) => ({ seat: state.turn.seat, choice: formatChoice(choice), events })),
    sheets: scoreSheets(rules, end).map(({ total, rank }) => ({ total, rank })),
    start: scoreSheets(rules, newGame(rules, setup)).map(({ total }) => total),
    course: made.map(({ state, after }) => ({
      ...{ seat: state.turn.seat, turn: state.turn.number },
      totals: scoreSheets(rules, after).map(({ total }) => total),
    })),
  }
}

/** Where, when and by whom a game was played. */
export interface SeasonTable {
  readonly id: string
  /** The server where it was played or, against Tom, asked for. */
  readonly guildId: string | null
  /** Its own unless given; it stands in links, which have no spaces. */
  readonly channelId?: string
  readonly endedAt: Date
  /** By seat; null is a computer player, who is never first. */
  readonly people: readonly (Person | null)[]
  /** It was closed in the middle. */
  readonly closed?: true
  /** Somebody leaves in the middle, and somebody else plays on there; null: a computer player. */
  readonly leaves?: { readonly seat: number; readonly how: 'left' | 'lost'; readonly heir: Person | null }
}

/** Writes a game's table into a store, as if it had just been played there to its end. */
export async function keepGame(store: Store, game: SeasonGame, table: SeasonTable): Promise<void> {
  const { id, guildId, endedAt, people, leaves, closed, channelId = `channel-of-${table.id}` } = table
  const [host] = people
  if (host === undefined || host === null) throw new Error('nobody opens the table')
  const entries: EntryToAppend[] = []
  const at = endedAt.getTime()
  const add = (entry: EntryContent, actor: string | null = null) =>
    entries.push(rowOfEntry({ seq: entries.length + 1, actor, interactionId: null, entry: { ...entry, at } }))
  add({ type: 'opened', host, solo: game.setup.solo !== null, options: DEFAULT_OPTIONS }, host.id)
  people.slice(1).forEach((person, index) => {
    if (person === null) add({ type: 'computerSeated', seat: index + 1, name: 'Odrin', level: 'club' })
    else add({ type: 'joined', person }, person.id)
  })
  add({ type: 'started', rules: RULES_NUMBER, setup: game.setup }, host.id)
  const middle = Math.floor(game.choices.length / 2)
  const played = closed ? game.choices.slice(0, middle + 1) : game.choices
  played.forEach(({ seat, choice, events }, index) => {
    if (leaves !== undefined && index === middle) {
      const person = people[leaves.seat]?.id ?? ''
      if (leaves.how === 'left') add({ type: 'left', person }, person)
      else add({ type: 'freed', seat: leaves.seat, person, why: 'time' })
      const { heir } = leaves
      if (heir === null) add({ type: 'computerSeated', seat: leaves.seat, name: 'Odrin', level: 'club' })
      else add({ type: 'tookOver', seat: leaves.seat, person: heir }, heir.id)
    }
    add({ type: 'choice', seat, choice, press: entries.length, told: storedEventsOf(events) }, people[seat]?.id ?? null)
  })
  if (closed) add({ type: 'closed', why: 'host' }, host.id)
  const seated = [...people, leaves?.heir ?? null].flatMap((one) => one?.id ?? [])
  const solo = game.setup.solo !== null
  // Against Tom people play in direct messages, which belong to no server.
  const where = solo ? { guildId: null, askedIn: guildId } : { guildId }
  const open = { ...where, id, channelId, solo, people: seated }
  await store.tables.create(open, entries.slice(0, -1))
  const ended = { how: closed ? 'closed' : 'finished', at: endedAt } as const
  await store.tables.append(id, entries.slice(-1), { ended })
}
