import Sqlite from 'better-sqlite3'
import pg from 'pg'
import { afterAll, expect } from 'vitest'
import { type Choice, type ChoiceKind, legalChoices, play } from '#engine'
import { openStore, type Store } from '#store'
import {
  type Action,
  createHouse,
  type House,
  type HouseParts,
  type Outcome,
  type Person,
  type TableOptions,
  type TableView,
} from '#table'
import { freshDatabase } from '../store/databases.ts'

export const ANN: Person = { id: '1001', name: 'Ann' }
export const BEN: Person = { id: '1002', name: 'Ben' }
export const CLEO: Person = { id: '1003', name: 'Cleo' }
export const DAN: Person = { id: '1004', name: 'Dan' }
export const EVE: Person = { id: '1005', name: 'Eve' }
export const PEOPLE = [ANN, BEN, CLEO, DAN, EVE] as const

/** A database of its own for a test file, dropped after its last test. */
export async function freshTables(): Promise<{ readonly url: string; readonly store: Store }> {
  const { url, drop } = await freshDatabase()
  const store = await openStore(url)
  afterAll(async () => {
    await store.close()
    await drop()
  })
  return { url, store }
}

/** Reads or changes a database behind everybody's back; a question mark stands for each value. */
export async function tamper(url: string, sql: string, ...values: (string | number)[]): Promise<unknown[]> {
  if (url.startsWith('file:')) {
    const database = new Sqlite(url.slice('file:'.length))
    const statement = database.prepare(sql)
    const rows = sql.startsWith('SELECT') ? statement.all(values) : []
    if (!sql.startsWith('SELECT')) statement.run(values)
    database.close()
    return rows
  }
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  let place = 0
  const { rows } = await client.query(
    sql.replaceAll('?', () => `$${++place}`),
    values,
  )
  await client.end()
  return rows
}

export const freshStore = async (): Promise<Store> => (await freshTables()).store

/** A house whose games are the same in every run. */
export function houseOn(store: Pick<Store, 'tables'>, parts: Partial<HouseParts> = {}): House {
  let seeds = 0
  const seed = () => {
    seeds += 1
    return seeds.toString(16).padStart(32, '0')
  }
  return createHouse(store.tables, { now: () => new Date(), seed, ...parts })
}

let channels = 0

/** One table as its people see it: presses carry the seq of what they saw last. */
export interface Sitting {
  readonly id: string
  readonly house: House
  /** As of the last press. */
  now(): TableView
  press(
    person: Person,
    action: Action,
    more?: Partial<Pick<PressExtras, 'seq' | 'moderator' | 'interactionId'>>,
  ): Promise<Outcome>
  /** Presses, and expects it to be kept. */
  does(person: Person, action: Action): Promise<TableView>
  /** Presses, and expects a refusal, whose code it returns. */
  refused(person: Person, action: Action): Promise<string>
  /** The person who must act now. */
  acting(): Person
  /** Makes one choice for whoever must act: the first legal one that fits, or any. */
  choose(fits?: (choice: Choice) => boolean): Promise<TableView>
  /** Makes choices until the turn is over. */
  finishTurn(): Promise<TableView>
}
interface PressExtras {
  seq: number | null
  moderator: boolean
  interactionId: string | null
}

export function follow(house: House, first: TableView): Sitting {
  let table = first
  const sitting: Sitting = {
    id: first.id,
    house,
    now: () => table,
    press: async (person, action, more = {}) => {
      const outcome = await house.act({
        tableId: table.id,
        seq: table.seq,
        person,
        moderator: false,
        interactionId: null,
        action,
        ...more,
      })
      if (outcome.kind !== 'gone') table = outcome.table
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
      expect(outcome.table).toEqual(before)
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

export const choicesNow = (table: TableView): readonly Choice[] =>
  table.state === null ? [] : legalChoices(table.state)

/** A choice that brings the turn to its end, rather than one that only prepares for others. */
export function likely(table: TableView): Choice {
  const choices = choicesNow(table)
  const by = (kind: ChoiceKind) => choices.find((choice) => choice.kind === kind)
  const choice = by('end') ?? choices.find(({ kind }) => kind !== 'discard' && kind !== 'novice') ?? choices[0]
  if (choice === undefined) throw new Error('the game is over')
  return choice
}

/** The Great Bonfire's turning and the choice after it, which never ends the turn: two choices for one press. */
export function turnTheBonfire(table: TableView): Choice[] {
  const first = choicesNow(table).find(({ kind }) => kind === 'bonfire')
  if (table.state === null || first === undefined) throw new Error('the Great Bonfire cannot be turned')
  return [first, likely({ ...table, state: play(table.state, first).state })]
}

/** A lobby with these people, the first of whom is host. */
export async function lobby(
  house: House,
  people: readonly Person[],
  options: Partial<TableOptions> = {},
): Promise<Sitting> {
  const [host, ...others] = people
  if (host === undefined) throw new Error('a table needs a host')
  const opened = await house.open({ guildId: 'guild', channelId: `channel ${++channels}`, host, solo: false, options })
  expect(opened.kind).toBe('opened')
  const sitting = follow(house, opened.table)
  for (const person of others) await sitting.does(person, { kind: 'join' })
  return sitting
}

/** A game with these people that has just begun. */
export async function game(house: House, people: readonly Person[]): Promise<Sitting> {
  const sitting = await lobby(house, people)
  await sitting.does(people[0] ?? ANN, { kind: 'start' })
  return sitting
}
