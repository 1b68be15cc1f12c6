import { createHash } from 'node:crypto'
import Sqlite from 'better-sqlite3'
import { type Choice, formatChoice, newGame, parseChoice, playJournalLine, scoreSheets, standardRules } from '#engine'
import { openStore } from '#store'
import { openChoicesOf, viewAsActor } from '#support/as-actor'
import {
  createTableService,
  type LogItem,
  type Person,
  type PublicTable,
  type TableAction,
  type TableService,
} from '#table'
import { eventsLeadToNextTurn } from '#table/state/entries'
import { type KeptGame, onlyStaying } from './games.ts'

const PEOPLE: readonly Person[] = [
  { id: '902000000000000001', name: 'Ann' },
  { id: '902000000000000002', name: 'Ben' },
  { id: '902000000000000003', name: 'Cleo' },
  { id: '902000000000000004', name: 'Dan' },
]
const EVE: Person = { id: '902000000000000005', name: 'Eve' }
const FRED: Person = { id: '902000000000000006', name: 'Fred' }
const GUS: Person = { id: '902000000000000007', name: 'Gus' }
const HAL: Person = { id: '902000000000000008', name: 'Hal' }

/** What a kept table has to show, whichever version reads it. */
export interface KeptTable {
  readonly id: string
  /** What it is there for. */
  readonly about: string
  readonly phase: string
  readonly seq: number
  readonly seats: readonly string[]
  /** First 16 hexadecimal digits of the SHA-256 of the last finished turn's position; null in a lobby. */
  readonly settled: string | null
  /** The seat whose turn it is. */
  readonly actingSeat: number | null
  /** The open turn's choices. */
  readonly open: readonly string[]
  /** Final points by seat; null unless the game was played to its end. */
  readonly totals: readonly number[] | null
  /** How many paragraphs the log has of each kind, and the sentences' material: events of each kind. */
  readonly log: Readonly<Record<string, number>>
  readonly events: Readonly<Record<string, number>>
}

const digestOf = (state: unknown): string =>
  createHash('sha256').update(JSON.stringify(state)).digest('hex').slice(0, 16)

/** A table as it looks to whoever asks the service. */
export function pictureOf(
  view: PublicTable,
  open: readonly Choice[],
  log: readonly LogItem[],
): Omit<KeptTable, 'about'> {
  const { id, phase, seq, seats, settled, actingSeat } = view
  const events = log.flatMap((one) => ('events' in one ? one.events : []))
  return {
    id,
    phase,
    seq,
    seats: seats.map(({ name }) => name),
    settled: settled === null ? null : digestOf(settled),
    actingSeat,
    open: open.map(formatChoice),
    totals: settled?.ended == null ? null : scoreSheets(standardRules, settled).map(({ total }) => total),
    log: counted(log.map(({ kind }) => kind)),
    events: counted(events.map(({ kind }) => kind)),
  }
}

const counted = (kinds: readonly string[]): Record<string, number> =>
  Object.fromEntries([...new Set(kinds)].sort().map((kind) => [kind, kinds.filter((one) => one === kind).length]))

/** Plays tables of every sort into an empty SQLite file. */
export async function playTables(file: string, games: readonly KeptGame[]): Promise<KeptTable[]> {
  const store = await openStore(`file:${file}`)
  let seed = ''
  let minutes = Date.UTC(2026, 10, 21) / 60_000
  const now = () => new Date(60_000 * minutes++)
  const service = () => createTableService(store.tables, { ...store, now, seed: () => seed })
  const opened = new Map<string, string>()
  let at = service()
  let channels = 0

  const act = async (tableId: string, person: Person, action: TableAction): Promise<void> => {
    const outcome = await at.act({ tableId, seq: null, person, moderator: false, interactionId: null, action })
    if (outcome.kind !== 'done') throw new Error(`${action.kind} at ${tableId} is ${JSON.stringify(outcome)}`)
  }
  const open = async (about: string, people: readonly Person[], game: KeptGame | null): Promise<string> => {
    const [host = EVE, ...others] = people
    const { edition, beginnerIslands, solo = null } = game?.setup ?? { edition: 'rulebook', beginnerIslands: true }
    seed = game?.setup.seed ?? '0'.repeat(32)
    channels += 1
    const outcome = await at.open({
      guildId: solo === null ? '900000000000000001' : null,
      channelId: `90100000000000${1000 + channels}`,
      host,
      solo: solo !== null,
      options: { edition, beginnerIslands, ...(solo ?? {}) },
    })
    if (outcome.kind !== 'opened') throw new Error(`no table: ${outcome.kind}`)
    const { table } = outcome
    opened.set(table.id, about)
    for (const person of others) await act(table.id, person, { kind: 'join' })
    if (game !== null && solo === null) await act(table.id, host, { kind: 'start' })
    return table.id
  }
  /** Plays a game's first lines. */
  const begin = async (about: string, game: KeptGame, lines: number, who = PEOPLE): Promise<string> => {
    const people = who.slice(0, game.setup.players)
    const id = await open(about, people, game)
    for (const line of game.lines.slice(0, lines)) {
      const choice = parseChoice(line)
      const acting = await seatedAt(at, id)
      if (choice === null) {
        // `sitout 2`: the person leaves, and the others let the seat sit out.
        const seat = Number(line.split(' ')[1])
        const [leaver, other] = [people[seat], people[(seat + 1) % people.length]]
        if (leaver === undefined || other === undefined) throw new Error(`'${line}': who is that?`)
        await act(id, leaver, { kind: 'leave' })
        await act(id, other, { kind: 'sitOut', seat })
      } else await act(id, acting, { kind: 'choices', choices: [choice] })
    }
    return id
  }

  for (const game of games) {
    const about = (what: string) => `${game.name}: ${what}`
    for (const [what, lines] of cutsOf(game, games)) await begin(about(what), game, lines)
  }

  const two = games.find(({ setup, features }) => setup.players === 2 && !features.has('a seat that sits out'))
  const three = games.find(({ setup, features }) => setup.players === 3 && !features.has('a seat that sits out'))
  const alone = games.find(({ setup }) => setup.players === 1)
  if (two === undefined || three === undefined || alone === undefined) throw new Error('too few games')
  for (const people of [1, 2, 4]) await open(`a lobby of ${people}`, PEOPLE.slice(0, people), null)
  await act(await open('a lobby that its host closed', [EVE], null), EVE, { kind: 'close' })
  await act(await begin('a game that its host closed', two, 12), PEOPLE[0] ?? EVE, { kind: 'close' })
  await act(await begin('a game against Tom that was given up', alone, 12), PEOPLE[0] ?? EVE, { kind: 'leave' })

  const undone = await begin('a game with something undone', three, 30)
  const view = await viewAsActor(at, undone)
  if (view?.openTurn?.undoTo != null)
    await act(undone, await seatedAt(at, undone), { kind: 'undo', to: view.openTurn.undoTo })

  const left = await begin('a game with an empty seat', three, 25)
  await act(left, PEOPLE[1] ?? EVE, { kind: 'leave' })
  const taken = await begin('a game with a seat that somebody took over', three, 28)
  await act(taken, PEOPLE[2] ?? EVE, { kind: 'leave' })
  await act(taken, EVE, { kind: 'takeOver', seat: 2 })

  const former = await begin('a game that somebody left who is forgotten', two, 40)
  await act(former, PEOPLE[1] ?? EVE, { kind: 'leave' })
  await act(former, FRED, { kind: 'takeOver', seat: 1 })
  await act(former, FRED, { kind: 'leave' })
  await at.forget(FRED.id)

  // Somebody is forgotten without whom the snapshot is gone, so that only the entries tell how it ended.
  await begin('a finished game whose host is forgotten', two, two.lines.length, [GUS, HAL])
  await at.idle()
  await at.forget(GUS.id)

  const broken = await begin('a frozen game', two, 20)
  await at.idle()
  tamper(file, broken)
  at = service()
  await at.view(broken)

  const tables: KeptTable[] = []
  for (const [id, about] of opened) {
    const table = await at.view(id)
    const log = await at.log(id)
    if (table === null || log === null) throw new Error(`${about} is gone`)
    const { id: _, ...picture } = pictureOf(table, await openChoicesOf(store.tables, id), log)
    tables.push({ id, about, ...picture })
  }
  await at.idle()
  await store.close()
  return tables
}

async function seatedAt(service: TableService, id: string): Promise<Person> {
  const table = await service.view(id)
  const person = table?.seats.find((seat) => seat.person?.id === table.acting)?.person
  return person ?? EVE
}

/**
 * How many lines of a game its tables play. The shortest game of a number of players and an edition is played to its
 * end, and once each into a turn and to the end of one; what is rare stands open in any game.
 */
function cutsOf(game: KeptGame, games: readonly KeptGame[]): [what: string, lines: number][] {
  const { players, edition } = game.setup
  const alike = games.filter(({ setup }) => setup.players === players && setup.edition === edition)
  const [shortest] = alike.toSorted((a, b) => a.lines.length - b.lines.length)
  const cuts = new Map<string, number>()
  const once = (what: string, lines: number) => cuts.has(what) || cuts.set(what, lines)
  const middle = Math.floor(game.lines.length / 2)
  let state = newGame(standardRules, game.setup)
  let inTurn = 0
  game.lines.forEach((line, index) => {
    const played = playJournalLine(standardRules, state, line)
    state = played.state
    const ends = eventsLeadToNextTurn(played.events)
    inTurn = ends ? 0 : inTurn + 1
    if (game === shortest && index >= middle && state.ended === null) {
      if (ends) once('between turns', index + 1)
      if (inTurn === 2) once('in a turn', index + 1)
    }
    if (played.events.some((event) => event.kind === 'forced' && event.choice.kind === 'novice')) {
      once('before a novice moved by itself', index)
      once('after a novice moved by itself', index + 1)
    }
    if (onlyStaying(state)) once('only staying to choose from', index + 1)
  })
  if (game === shortest || (players < 4 && cuts.has('only staying to choose from')))
    once('to its end', game.lines.length)
  return [...cuts]
}

/** Spoils a row behind everybody's back. */
function tamper(file: string, table: string): void {
  const database = new Sqlite(file)
  database
    .prepare(
      "UPDATE entries SET data = '{}' WHERE table_id = ? AND seq = (SELECT max(seq) FROM entries WHERE table_id = ?)",
    )
    .run([table, table])
  database.prepare('DELETE FROM snapshots WHERE table_id = ?').run([table])
  database.close()
}
