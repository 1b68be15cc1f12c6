import Sqlite from 'better-sqlite3'
import { expect, vi } from 'vitest'
import { type Choice, isRevealingEvent, legalChoices, play } from '#engine'
import { openStore, type Store } from '#store'
import { viewAsActor } from '#support/as-actor'
import { AWAITED_MS } from '#support/awaited'
import { inMemory } from '#support/in-memory'
import { straightOn } from '#support/policies'
import {
  type ActionOutcome,
  createTableService,
  type OpenOutcome,
  type Person,
  type TableAction,
  type TableForPerson,
  type TableOptions,
  type TableService,
  type TableServiceOptions,
} from '#table'
import { connectToPostgres } from '../../src/store/postgres.ts'
import { afterwards } from '../afterwards.ts'
import { freshDatabase } from '../store/databases.ts'

export const ANN: Person = { id: '1001', name: 'Ann' }
export const BEN: Person = { id: '1002', name: 'Ben' }
export const CLEO: Person = { id: '1003', name: 'Cleo' }
export const DAN: Person = { id: '1004', name: 'Dan' }
export const EVE: Person = { id: '1005', name: 'Eve' }
export const PEOPLE = [ANN, BEN, CLEO, DAN, EVE] as const

/** A database of its own for a test file or a test, dropped after it. */
export async function freshTables(): Promise<{ readonly url: string; readonly store: Store }> {
  const { url, drop } = await freshDatabase()
  const store = await openStore(url)
  afterwards(async () => {
    await store.close()
    await drop()
  })
  return { url, store }
}

/** Reads or changes a database behind everybody's back; a question mark stands for each value. */
export async function tamper(url: string, sql: string, ...values: (string | number)[]): Promise<unknown[]> {
  if (url.startsWith('file:')) {
    const database = new Sqlite(url.slice('file:'.length), { timeout: 20 })
    const statement = database.prepare(sql)
    // The bot of this process may be writing: it is not kept from that meanwhile.
    const rows = await vi.waitFor(
      () => (sql.startsWith('SELECT') ? statement.all(values) : [statement.run(values)]),
      AWAITED_MS,
    )
    database.close()
    return sql.startsWith('SELECT') ? rows : []
  }
  const client = await connectToPostgres(url)
  let place = 0
  const { rows } = await client.query(
    sql.replaceAll('?', () => `$${++place}`),
    values,
  )
  await client.end()
  return rows
}

export const freshStore = async (): Promise<Store> => (await freshTables()).store

/** A table service whose games are the same in every run. */
export function serviceOn(store: Pick<Store, 'tables'>, parts: Partial<TableServiceOptions> = {}): TableService {
  let seeds = 0
  const seed = () => {
    seeds += 1
    return seeds.toString(16).padStart(32, '0')
  }
  return createTableService(store.tables, { now: () => new Date(), seed, ...inMemory(), ...parts })
}

/** The table that was opened, or is in the way. */
export function tableOf(opened: OpenOutcome): TableForPerson {
  if (!('table' in opened)) throw new Error(`no table was opened: ${opened.kind}`)
  return opened.table
}

let channels = 0

/** One table as its people see it: presses carry the seq of what they saw last. */
export interface Sitting {
  readonly id: string
  readonly service: TableService
  /** As of the last press. */
  now(): TableForPerson
  press(
    person: Person,
    action: TableAction,
    more?: Partial<Pick<PressExtras, 'seq' | 'moderator' | 'interactionId'>>,
  ): Promise<ActionOutcome>
  /** Presses, and expects it to be kept. */
  does(person: Person, action: TableAction): Promise<TableForPerson>
  /** Presses, and expects a refusal, whose code it returns. */
  refused(person: Person, action: TableAction): Promise<string>
  /** The person who must act now. */
  acting(): Person
  /** Makes one choice for whoever must act: the first legal one that fits, or any. */
  choose(fits?: (choice: Choice) => boolean): Promise<TableForPerson>
  /** Makes choices until the turn is over. */
  finishTurn(): Promise<TableForPerson>
}
interface PressExtras {
  seq: number | null
  moderator: boolean
  interactionId: string | null
}

export function follow(service: TableService, first: TableForPerson): Sitting {
  let table = first
  const sitting: Sitting = {
    id: first.id,
    service,
    now: () => table,
    press: async (person, action, more = {}) => {
      const outcome = await service.act({
        tableId: table.id,
        seq: table.seq,
        person,
        moderator: false,
        interactionId: null,
        action,
        ...more,
      })
      table = (await viewAsActor(service, table.id)) ?? table
      return outcome
    },
    does: async (person, action) => {
      const outcome = await sitting.press(person, action)
      expect(outcome).toMatchObject({ kind: 'done' })
      return table
    },
    refused: async (person, action) => {
      const before = table
      const outcome = await sitting.press(person, action)
      if (outcome.kind !== 'refused') throw new Error(`${action.kind} was not refused but ${outcome.kind}`)
      expect(table).toEqual(before)
      return outcome.refusal.code
    },
    acting: () => {
      const person = table.seats.map((seat) => seat.person).find((one) => one?.id === table.acting)
      if (person == null) throw new Error('nobody must act')
      return person
    },
    choose: async (fits = () => true) => {
      const choice = choicesNow(table).find(fits)
      if (choice === undefined) throw new Error('no choice fits')
      return await sitting.does(sitting.acting(), { kind: 'choices', choices: [choice] })
    },
    finishTurn: async () => {
      const began = table.openTurn?.seq
      while (table.phase === 'playing' && table.openTurn?.seq === began)
        await sitting.does(sitting.acting(), { kind: 'choices', choices: [likely(table)] })
      return table
    },
  }
  return sitting
}

export const choicesNow = (table: TableForPerson): readonly Choice[] =>
  table.state === null ? [] : legalChoices(table.rules, table.state)

/** A choice that brings the turn to its end, rather than one that only prepares for others. */
export function likely(table: TableForPerson): Choice {
  if (table.state === null) throw new Error('no game is on')
  return straightOn(table.state, choicesNow(table))
}

/** The same, without turning anything up where that can be. */
export function quiet(table: TableForPerson): Choice {
  const { rules, state } = table
  if (state === null) throw new Error('no game is on')
  const choices = choicesNow(table).filter(({ kind }) => kind !== 'discard' && kind !== 'novice')
  const end = choices.find(({ kind }) => kind === 'end')
  return end ?? choices.find((choice) => !play(rules, state, choice).events.some(isRevealingEvent)) ?? likely(table)
}

/** The Great Bonfire's turning and the choice after it, which never ends the turn: two choices for one press. */
export function turnTheBonfire(table: TableForPerson): Choice[] {
  const first = choicesNow(table).find(({ kind }) => kind === 'bonfire')
  if (table.state === null || first === undefined) throw new Error('the Great Bonfire cannot be turned')
  return [first, likely({ ...table, state: play(table.rules, table.state, first).state })]
}

/** A lobby with these people, the first of whom is host. */
export async function lobby(
  service: TableService,
  people: readonly Person[],
  options: Partial<TableOptions> = {},
): Promise<Sitting> {
  const [host, ...others] = people
  if (host === undefined) throw new Error('a table needs a host')
  const opened = await service.open({
    guildId: 'guild',
    channelId: `channel ${++channels}`,
    host,
    solo: false,
    options,
  })
  const sitting = follow(service, tableOf(opened))
  for (const person of others) await sitting.does(person, { kind: 'join' })
  return sitting
}

/** A game with these people that has just begun. */
export async function game(service: TableService, people: readonly Person[]): Promise<Sitting> {
  const sitting = await lobby(service, people)
  await sitting.does(people[0] ?? ANN, { kind: 'start' })
  return sitting
}
