import { randomBytes } from 'node:crypto'
import { assertSound, boxOf, type Journal, RULES_NUMBER, STANDARD_BOX } from '#engine'
import type { Opened, Opening, Outcome, Press } from './action.ts'
import { keepBox } from './box.ts'
import { readableEntries, rowOf } from './entries.ts'
import { emptyFold, type Fold, viewOf } from './fold.ts'
import { type Forgotten, lastSeats, mustLeaveFirst, nameless } from './forget.ts'
import { journalOf } from './journal.ts'
import { blank, type Circumstances, type Draft, judge, started, write } from './judge.ts'
import { type Logged, logOf } from './log.ts'
import { messageOf } from './message-of.ts'
import { forgetfulPeople, type People } from './people.ts'
import { type Profile, profileOf, saveGuide } from './profile.ts'
import { createQueue } from './queue.ts'
import { ask, createShelf } from './shelf.ts'
import type { StoredTable, Tables } from './tables.ts'
import { DEFAULT_OPTIONS, type TableView } from './view.ts'

export interface HouseParts {
  now(): Date
  /** 128 random bits as 32 hexadecimal digits. */
  seed(): string
  /** What the operator should know; `details` is plain JSON. */
  log?(message: string, details: Readonly<Record<string, unknown>>): void
  /** Hash of the box that new games are played with; the engine knows it already. The standard box unless given. */
  readonly box?: string
  /** Where people's profiles are kept; without it they last as long as the process. */
  readonly people?: People
  /** Number of the rules that are played; the engine's own unless a test says otherwise. */
  readonly rules?: number
  /** How many positions are kept in memory, over all tables. */
  readonly positions?: number
}

/** All tables. Faults of one table stay with it; every call may throw `Unavailable`, and nothing else. */
export interface House {
  open(opening: Opening): Promise<Opened>
  /**
   * @param atLeast the seq that a message was drawn at: the view is that new, should another process have made it
   */
  view(tableId: string, atLeast?: number): Promise<TableView | null>
  /** The table that is open in the channel. */
  inChannel(channelId: string): Promise<TableView | null>
  /** Open tables at which the person sits. */
  openTablesOf(personId: string): Promise<TableView[]>
  /** Games of the person that were played to their end, the newest first, at most so many. */
  finishedTablesOf(personId: string, most: number): Promise<TableView[]>
  /** The person's games against Tom, and the handicap challenge (R16.12). */
  profile(personId: string): Promise<Profile>
  /** Whether the person wants hints in games against Tom. */
  saveGuide(personId: string, guide: boolean): Promise<void>
  /**
   * Takes a person out of everything that is kept: the profile goes, and wherever they sat, somebody without a name sat.
   * Games stay as they were played. Asked again after a failure it goes on where it stopped.
   */
  forget(personId: string): Promise<Forgotten>
  /** Carries out a press or says why not; see `Outcome`. */
  act(press: Press): Promise<Outcome>
  /** Everything told so far, oldest first, without the open turn. Null when there is no such table. */
  log(tableId: string): Promise<Logged[] | null>
  /** For a file that replays the game. It tells what is hidden: null unless the table is finished or frozen. */
  journal(tableId: string): Promise<Journal | null>
  /** Calls the listener after everything that this house kept; returns how to stop that. */
  onChange(listener: (tableId: string, seq: number) => void): () => void
  /** Closes the lobbies without a press in the 24 hours before `now`; returns their ids. */
  closeStaleLobbies(now: Date): Promise<string[]>
  /** Resolves when nothing is being done or written any more: before the process ends. */
  idle(): Promise<void>
}

/** How often a press that does not depend on a seq is judged again when another process was first. */
const ATTEMPTS = 8
const DAY = 24 * 60 * 60 * 1000
/** Some hundred tables with an open turn: about 50 MB. */
const POSITIONS = 2000

/**
 * Opens the house.
 * @param tables where everything is kept; other processes may use the same
 */
export function createHouse(tables: Tables, parts: HouseParts): House {
  const { rules = RULES_NUMBER, box = STANDARD_BOX, people = forgetfulPeople() } = parts
  const log = parts.log ?? (() => {})
  const queue = createQueue()
  const shelf = createShelf(tables, rules, parts.positions ?? POSITIONS, (message, table, error) =>
    log(message, { table, error: messageOf(error) }),
  )
  const listeners = new Set<(tableId: string, seq: number) => void>()
  const now = (): Circumstances => ({ at: parts.now().getTime(), rules, box, seed: () => parts.seed() })

  const changed = (fold: Fold): void => {
    for (const listener of listeners) {
      try {
        listener(fold.id, fold.seq)
      } catch (error) {
        log('a listener failed', { table: fold.id, error: messageOf(error) })
      }
    }
  }

  const append = async (before: Fold, draft: Draft): Promise<boolean> => {
    if (draft.kept.some(({ entry }) => entry.type === 'started')) await ask(() => keepBox(tables, box))
    if (!(await shelf.append(before, draft))) return false
    changed(draft.fold)
    return true
  }

  const entriesOf = async (tableId: string) => readableEntries(await ask(() => tables.entries(tableId)))

  /** Stops one table, and tells the operator what there is to know of it. */
  const freeze = async (fold: Fold, fault: string): Promise<Fold> => {
    log('a table is frozen', { table: fold.id, fault, journal: journalOf(await entriesOf(fold.id)) })
    const draft = write(blank(fold), { type: 'frozen', at: now().at, message: fault }, null, now())
    return (await append(fold, draft)) ? draft.fold : await shelf.catchUp(fold)
  }

  /** A table as this process can go on with it: faults noted, and the game brought under our rules. */
  const mend = async (fold: Fold): Promise<Fold> => {
    if (fold.faultIsNew) return await freeze(fold, fold.fault ?? 'broken')
    const { game } = fold
    if (fold.phase !== 'playing' || game === null || game.rules >= rules) return fold
    let draft: Draft
    try {
      assertSound(game.settled)
      draft = write(blank(fold), { type: 'rules', at: now().at, number: rules, state: game.settled }, null, now())
    } catch (error) {
      return await freeze(fold, messageOf(error))
    }
    return (await append(fold, draft)) ? draft.fold : await mend(await shelf.catchUp(fold))
  }

  const take = async (tableId: string): Promise<Fold | null> => {
    const fold = await shelf.take(tableId)
    return fold === null ? null : await mend(fold)
  }

  const view = async (tableId: string, atLeast = 0): Promise<TableView | null> => {
    const known = shelf.inMemory(tableId)
    if (known !== undefined && known.seq >= atLeast && !known.faultIsNew) return viewOf(known)
    return await queue.run(tableId, async () => {
      const fold = await take(tableId)
      if (fold === null) return null
      return viewOf(fold.seq >= atLeast ? fold : await mend(await shelf.catchUp(fold)))
    })
  }

  const views = async (ids: readonly string[]): Promise<TableView[]> =>
    (await Promise.all(ids.map((id) => view(id)))).filter((one) => one !== null)

  const act = async (press: Press): Promise<Outcome> => {
    const { tableId, seq, interactionId } = press
    let fold = await take(tableId)
    if (fold === null) return { kind: 'gone' }
    if (seq === null || seq > fold.seq) fold = await mend(await shelf.catchUp(fold))
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      if (interactionId !== null && fold.recent.includes(interactionId)) {
        return { kind: 'duplicate', table: viewOf(fold) }
      }
      if (seq !== null && seq !== fold.seq) break
      const seat = seatOf(fold, press.person.id)
      let verdict: ReturnType<typeof judge>
      try {
        verdict = judge(fold, press, now())
      } catch (error) {
        fold = await freeze(fold, messageOf(error))
        return { kind: 'refused', refusal: { code: 'tableOver', phase: fold.phase }, table: viewOf(fold) }
      }
      if (verdict.kind === 'refused') return { ...verdict, table: viewOf(fold) }
      const { draft } = verdict
      if (await append(fold, draft)) {
        const after = seatOf(draft.fold, press.person.id) ?? seat
        return { kind: 'done', table: viewOf(draft.fold), events: draft.events, seat: after }
      }
      fold = await mend(await shelf.catchUp(fold))
    }
    return { kind: 'stale', table: viewOf(fold) }
  }

  const opened = (id: string, { guildId, channelId, host, solo, options }: Opening): Draft => {
    const moment = now()
    const empty = blank(emptyFold({ id, guildId, channelId }, new Date(moment.at)))
    const all = { ...DEFAULT_OPTIONS, ...options }
    const actor = { person: host, moderator: false, interactionId: null }
    const draft = write(empty, { type: 'opened', at: moment.at, host, solo, options: all }, actor, moment)
    if (!solo) return draft
    try {
      return started(draft, actor, moment)
    } catch (error) {
      log('a table is frozen', { table: id, fault: messageOf(error) })
      return write(draft, { type: 'frozen', at: moment.at, message: messageOf(error) }, null, moment)
    }
  }

  const open = async (opening: Opening): Promise<Opened> => {
    const { guildId, channelId, solo, host } = opening
    for (;;) {
      const id = randomBytes(6).toString('base64url')
      const { fold, kept } = opened(id, opening)
      if (fold.game !== null) await ask(() => keepBox(tables, box))
      const table = { id, guildId, channelId, solo, people: [host.id] }
      const result = await ask(() => tables.create(table, kept.map(rowOf)))
      if (result.kind === 'created') {
        shelf.put(fold)
        changed(fold)
        return { kind: 'opened', table: viewOf(fold) }
      }
      const other = await view(result.tableId)
      if (other !== null) return { kind: 'channelTaken', table: other }
    }
  }

  /** Takes a person who does not sit there (any more) out of one table. */
  const forgetAt = async ({ id, guildId, openIn }: StoredTable, personId: string): Promise<void> => {
    let rows = await ask(() => tables.entries(id))
    let over = openIn === null
    for (let done = over; !done; ) {
      const known = await take(id)
      if (known === null) return
      const fold = await mend(await shelf.catchUp(known))
      over = fold.phase !== 'lobby' && fold.phase !== 'playing'
      if (!over && seatOf(fold, personId) !== null) return
      rows = (await ask(() => tables.entries(id))).filter(({ seq }) => seq <= fold.seq)
      // Other processes, and the channel, hear of it by an entry.
      const seats = lastSeats(readableEntries(rows), personId)
      const said = write(blank(fold), { type: 'forgotten', at: now().at, seats }, null, now())
      done = over || (await append(fold, said))
    }
    await ask(() => tables.rename(id, personId, { ...nameless(rows, personId), over, channel: guildId === null }))
    shelf.drop(id)
  }

  const forget = async (personId: string): Promise<Forgotten> => {
    const seated = await views((await ask(() => tables.openTablesOf(personId))).map(({ id }) => id))
    const open = seated.filter((table) => mustLeaveFirst(table, personId))
    if (open.length > 0) return { kind: 'seated', tables: open }
    const all = await ask(() => tables.tablesOf(personId))
    for (const table of all) await queue.run(table.id, () => forgetAt(table, personId))
    await ask(() => people.forget(personId))
    return { kind: 'forgotten', tables: all.length }
  }

  const finishedTablesOf = async (personId: string, most: number): Promise<TableView[]> => {
    const ended = (await ask(() => tables.tablesOf(personId))).filter(({ openIn }) => openIn === null)
    const newest = ended.sort((a, b) => Number(b.closedAt) - Number(a.closedAt))
    const finished: TableView[] = []
    for (const { id } of newest) {
      if (finished.length >= most) break
      const table = await view(id)
      if (table?.phase === 'finished') finished.push(table)
    }
    return finished
  }

  /** Whether a table may be a lobby, told without replaying its game. */
  const looksLikeLobby = async (tableId: string): Promise<boolean> => {
    const kept = await ask(() => tables.load(tableId))
    return kept !== null && kept.snapshot === null && !kept.entries.some((entry) => entry.type === 'started')
  }

  const closeIfStale = async (tableId: string, before: Date): Promise<boolean> => {
    if (!(await looksLikeLobby(tableId))) return false
    const known = await take(tableId)
    if (known === null) return false
    const fold = await mend(await shelf.catchUp(known))
    if (fold.phase !== 'lobby' || fold.at > before) return false
    return await append(fold, write(blank(fold), { type: 'closed', at: now().at, why: 'nobodyCame' }, null, now()))
  }

  return {
    open,
    view,
    inChannel: async (channelId) => {
      const id = await ask(() => tables.openInChannel(channelId))
      return id === null ? null : await view(id)
    },
    openTablesOf: async (personId) => views((await ask(() => tables.openTablesOf(personId))).map(({ id }) => id)),
    finishedTablesOf,
    profile: (personId) =>
      profileOf(tables, people, personId, async (tableId) => {
        const entries = await entriesOf(tableId)
        const table = await view(tableId, entries.at(-1)?.seq)
        return table === null ? null : { table, log: logOf(entries) }
      }),
    saveGuide: (personId, guide) => saveGuide(people, personId, guide),
    forget,
    act: (press) => queue.run(press.tableId, () => act(press)),
    log: async (tableId) => ((await view(tableId)) === null ? null : logOf(await entriesOf(tableId))),
    journal: async (tableId) => {
      const table = await view(tableId)
      if (table?.phase !== 'finished' && table?.phase !== 'frozen') return null
      const journal = journalOf(await entriesOf(tableId))
      const played = table.settled?.setup.box
      if (journal === null || played === undefined || played === STANDARD_BOX) return journal
      return { ...journal, box: boxOf({ setup: { box: played } }).box }
    },
    onChange: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    closeStaleLobbies: async (at) => {
      const before = new Date(at.getTime() - DAY)
      const quiet = await allQuiet(tables, before)
      const closed = quiet.map((id) => queue.run(id, async () => ((await closeIfStale(id, before)) ? id : null)))
      return (await Promise.all(closed)).filter((id) => id !== null)
    },
    idle: async () => {
      await queue.idle()
      await shelf.idle()
    },
  }
}

/** Games that wait long for somebody's turn are quiet too, so there is no telling how many to ask for. */
async function allQuiet(tables: Tables, before: Date): Promise<string[]> {
  for (let limit = 1000; ; limit *= 4) {
    const quiet = await ask(() => tables.openSince(before, limit))
    if (quiet.length < limit) return quiet.map(({ id }) => id)
  }
}

function seatOf(fold: Fold, personId: string): number | null {
  const seat = fold.seats.findIndex((one) => one.person?.id === personId)
  return seat < 0 ? null : seat
}
