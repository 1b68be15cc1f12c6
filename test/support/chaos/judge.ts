import type { APIMessage } from 'discord-api-types/v10'
import { z } from 'zod'
import { channelCardPost, type GameFactsAndRecords, livePost, tableLanguage } from '#commands'
import { NO_TABLE } from '#commands/custom-id'
import { bodyOf } from '#discord/body'
import { gameFactsOf } from '#results'
import { madeAt } from '#sandbox/world/snowflake'
import type { Store } from '#store'
import { playsOn } from '#support/monkey/policy'
import { readMessage } from '#support/monkey/read-message'
import {
  checkTableByReplay,
  createTableService,
  type LogItem,
  NO_LIVE_MESSAGE_EXTRAS,
  type PublicOnlyTable,
  type StoredEntry,
  type TableRowWithoutState,
  type TableService,
} from '#table'
import { HOUR_MS, MINUTE_MS } from '#time'
import { fixedStartOf } from './fixed-start.ts'
import { drawnAt, isPublic, isPuzzle, isShared, type Ping, type Player, type Sent } from './player.ts'

/** What must not be, in words, and the figures that a run ends with. */
export interface RunCheck {
  readonly wrong: readonly string[]
  /** Answered choices without an entry; entries or pings that came twice. */
  readonly lost: number
  readonly doubled: number
  /** What somebody sent, by the interaction that was kept of it. */
  readonly pressed: ReadonlyMap<string, Sent>
}

export interface TableRun {
  readonly channelId: string
  readonly players: readonly Player[]
}

/** What people and time may do in a run, beside opening, joining and playing. */
export interface Judged {
  /** What people are called for in a game. */
  readonly calls: readonly LogItem['kind'][]
  /** Nobody is called twice for the same within this, in ms; 0 where clocks leap, for then no bot knows how long ago it was. */
  readonly apart: number
  /** So long after somebody was called they may be reminded of the same, in ms. */
  readonly remindedAfter: number
  /** Whether somebody may be reminded at a moment of what they were called to: they are not away. */
  mayRemind(personId: string, at: number): boolean
  /** What the bot does by itself. */
  readonly own: ReadonlySet<string>
  /** Live messages say more than what the table's entries make them say: who is gone, or cannot be told. */
  readonly saysMore: boolean
  /** Whether Discord refused to let a message be changed: such a one is left as it was. */
  wasLeft(messageId: string): boolean
  /** Whether a message may stand beside the live one: by a process that took the channel for its own and died over that. */
  mayStandBeside(messageId: string): boolean
  /** Whether somebody deleted a message of that table: the bot learns of it when the table is used, so of one that is over never. */
  wasTaken(table: string): boolean
  /** Whether nobody can know that a message was posted. */
  wasLost(messageId: string): boolean
  /** When a moderator last deleted all that is kept of the server, in ms since 1970; null: never. */
  readonly deletedAt: number | null
}

/** A table service on the same store that only reads: it judges by the same front door that people use. */
export const serviceOn = (store: Store): TableService =>
  createTableService(store.tables, {
    ...store,
    now: () => new Date(),
    seed: () => '0'.repeat(32),
    factsOf: async (rules, segments) => gameFactsOf(rules, { segments }),
  })

/** Holds everything that people were answered and shown against what is kept. The trouble must be over, and the bot up. */
export async function checkRun(store: Store, runs: readonly TableRun[], judged: Judged = GAMES): Promise<RunCheck> {
  const wrong: string[] = []
  const sent = runs.flatMap(({ players }) => players.flatMap((player) => player.sent))
  const forgetting = sent.filter(({ what }) => /:forget\b/.test(what))
  const entries = new Map<string, readonly StoredEntry[]>()
  const inChannel = new Map<string, TableRowWithoutState[]>()
  for (const id of await allTables(store)) {
    const checked = await checkTableByReplay(store.tables, id)
    if (checked?.kind !== 'sound') wrong.push(`table ${id} does not replay: ${JSON.stringify(checked)}`)
    const table = (await store.tables.load(id))?.table
    const channel = table?.channelId ?? ''
    if (table !== undefined) inChannel.set(channel, [...(inChannel.get(channel) ?? []), table])
    const made = await store.tables.entries(id)
    entries.set(id, made)
    wrong.push(...nobodys(made, judged, forgetting.length > 0))
  }
  const pressed = new Map<string, Sent>()
  const presses = {
    answered: new Map(sent.flatMap((one) => (one.interactionId === null ? [] : [[one.interactionId, one] as const]))),
    failed: new Set(sent.filter(({ interactionId }) => interactionId === null)),
  }
  let doubled = 0
  for (const [id, made] of entries) doubled += strangers(id, made, presses, pressed, wrong)
  const gone = (table: string, at: number) => !entries.has(table) && at <= (judged.deletedAt ?? 0)
  const missing = missingOf(sent, entries, forgetting).filter(({ what, from }) => !gone(what.split(':')[1] ?? '', from))
  for (const one of missing) wrong.push(`answered and not kept: ${one.what} by ${one.personId}: ${one.said}`)

  const service = serviceOn(store)
  const pings = runs.flatMap(({ players }) => players.flatMap((player) => player.pings))
  const twice = await pingedTwice(service, entries, pings, judged, wrong)
  for (const run of runs) await judgeChannel(service, inChannel.get(run.channelId) ?? [], run, judged, wrong)
  return { wrong, lost: missing.length, doubled: doubled + twice, pressed }
}

/**
 * Presses that were answered as done and that their table has no entry of. Which press an entry of somebody forgotten was
 * is not kept, but where it stands: right after the one that the press was drawn at, and no other press's.
 */
function missingOf(
  sent: readonly Sent[],
  entries: ReadonlyMap<string, readonly StoredEntry[]>,
  forgetting: readonly Sent[],
): Sent[] {
  const taken = new Set<StoredEntry>()
  return sent.filter((press) => {
    const [, table = '', seq] = press.what.split(':')
    const made = entries.get(table) ?? []
    if (!press.claims || isPuzzle(table) || keptOf(made).has(press.interactionId ?? '')) return false
    const next = made.find((entry) => entry.seq === Number(seq) + 1 && isForgotten(entry.actor) && !taken.has(entry))
    if (next === undefined) return true
    taken.add(next)
    return !forgetting.some(({ personId, to }) => personId === press.personId && to >= press.from)
  })
}

async function allTables(store: Store): Promise<string[]> {
  const ids: string[] = []
  for (;;) {
    const more = await store.tables.ids(ids.at(-1) ?? null, 200)
    ids.push(...more)
    if (more.length < 200) return ids
  }
}

/** A press may be kept in two halves (paying otherwise); the second one's id has a plus. */
export const hasNoButtons = (interactionId: string): string => interactionId.replace(/\+$/, '')

/** Entries by the press that made them. */
function keptOf(entries: readonly StoredEntry[]): Map<string, StoredEntry[]> {
  const kept = new Map<string, StoredEntry[]>()
  for (const entry of entries) {
    if (entry.interactionId === null) continue
    const id = hasNoButtons(entry.interactionId)
    kept.set(id, [...(kept.get(id) ?? []), entry])
  }
  return kept
}

/**
 * Entries of a table that no press of it made, or that one press made twice; notes whose press each was.
 * @returns how many presses were kept twice
 */
function strangers(
  table: string,
  entries: readonly StoredEntry[],
  { answered, failed }: { readonly answered: ReadonlyMap<string, Sent>; readonly failed: Set<Sent> },
  pressed: Map<string, Sent>,
  wrong: string[],
): number {
  let doubled = 0
  for (const [id, made] of keptOf(entries)) {
    const [first] = made
    if (first === undefined) continue
    // Nobody knows an unanswered press's id; when it was made stands in it, and that is right after it was sent.
    const at = madeAt(id)
    // Of a moderator who does not sit there nothing is kept.
    const isModerators = first.type === 'closed' && first.actor === null
    const isBy = (one: Sent) => one.personId === first.actor || isModerators
    const press =
      answered.get(id) ??
      [...failed]
        .filter((one) => isBy(one) && one.from <= at && at <= one.to && isOf(one, table, first))
        .toSorted((a, b) => a.from - b.from)
        .at(-1)
    // Whoever is forgotten has another id.
    if (press === undefined || !(isBy(press) || isForgotten(first.actor))) {
      wrong.push(`entry ${first.seq} (${first.type}) was pressed by nobody: ${id}`)
      continue
    }
    if (!isOf(press, table, first)) wrong.push(`entry ${first.seq} (${first.type}) of ${table} came of ${press.what}`)
    failed.delete(press)
    if (twiceOver(made) || pressed.has(id)) {
      doubled += 1
      wrong.push(`one press was kept twice: ${JSON.stringify(made)}`)
    }
    pressed.set(id, press)
  }
  return doubled
}

/** Whether a press was one of that table's; its people sit down at another one to play again. */
function isOf({ what }: Sent, table: string, first: StoredEntry): boolean {
  const about = /^b1:([^:]*):/.exec(what)?.[1] ?? NO_TABLE
  return about === NO_TABLE || about === table || first.type === 'opened' || first.type === 'joined'
}

/** Entries of a table that neither somebody's press nor the bot by itself may make, in words. */
function nobodys(entries: readonly StoredEntry[], { own }: Judged, someForgotten: boolean): string[] {
  const played = computersChoices(entries)
  return entries.flatMap(({ seq, type, actor, interactionId, data, at }, index) => {
    if (interactionId !== null) return []
    // Nobody is left to ask once the seat of the last one is freed.
    const isGivenBack = type === 'undone' && entries[index - 1]?.type === 'freed'
    if (actor === null)
      return own.has(type) || played.has(seq) || isGivenBack ? [] : [`entry ${seq} (${type}) is not the bot's to make`]
    // A table that its channel does not take is closed again at once in its host's name; meanwhile people may change it.
    const isSoon = index === 1 || at.getTime() - (entries[0]?.at.getTime() ?? 0) < MINUTE_MS
    const isTurnedAway = isSoon && type === 'closed' && actor === entries[0]?.actor
    // A table that somebody looked for is opened in its host's name, with a seat kept for each of the others.
    const isHosts = actor === entries[0]?.actor && entries[0]?.interactionId === null
    const isKept = type === 'held' && isHosts
    // Where a game with computer players is played again these sit down before anybody comes.
    const isSeatedAtOnce =
      type === 'computerSeated' && isHosts && entries.slice(1, index).every((one) => one.type === 'computerSeated')
    const isDeleted = type === 'closed' && actor === ''
    const isPlanned = type === 'choice' && plannedAhead.safeParse(data).success
    const isAllowed =
      (index === 0 && type === 'opened') ||
      isTurnedAway ||
      isKept ||
      isSeatedAtOnce ||
      isDeleted ||
      isPlanned ||
      (someForgotten && isForgotten(actor))
    return isAllowed ? [] : [`entry ${seq} (${type}) is nobody's`]
  })
}

/**
 * Seqs of choices that computer players made. Who has which seat in a lobby is not told by its entries: there as many seats
 * are theirs as sat down.
 */
function computersChoices(entries: readonly StoredEntry[]): ReadonlySet<number> {
  const made = new Set<number>()
  const theirs = new Map<number, boolean>()
  let waiting = 0
  for (const { seq, type, actor, data } of entries) {
    const seat = ofSeat.safeParse(data).data?.seat ?? -1
    const isOn = entries.some((one) => one.type === 'started' && one.seq < seq)
    if (type === 'computerSeated' && isOn) theirs.set(seat, true)
    else if (type === 'computerSeated') waiting++
    else if (type === 'tookOver') theirs.set(seat, false)
    if (type !== 'choice') continue
    if (!theirs.has(seat)) theirs.set(seat, actor === null && waiting-- > 0)
    if (theirs.get(seat) === true) made.add(seq)
  }
  return made
}

const ofSeat = z.object({ seat: z.int() })
/** Of a choice that was played when its turn came. */
const plannedAhead = z.object({ planned: z.literal(true) })

/** Whether an entry is of somebody who was forgotten, and whose press it was with them. */
const isForgotten = (actor: string | null): boolean => actor?.startsWith('former-') === true

/** Entries of one press follow each other: an undo, choices of one moment, or choices in place of those taken back. */
function twiceOver(made: readonly StoredEntry[]): boolean {
  const gaps = made.some((entry, index) => index > 0 && entry.seq !== (made[index - 1]?.seq ?? 0) + 1)
  const moments = new Set(made.flatMap(({ type, data }) => (type === 'choice' ? [pressOf(data)] : [])))
  // A game that waits for so many people starts with the press of the last one.
  const others = made.flatMap(({ type }, nth) => (type === 'choice' || (type === 'started' && nth > 0) ? [] : type))
  // The last one to agree, or to leave, gives a turn back with that press; an empty seat sits out without its choices.
  const [first, last] = [others[0], others.at(-1)]
  const isPair = last === (first === 'undone' ? 'satOut' : 'undone')
  return gaps || moments.size > 1 || others.length > (isPair ? 2 : 1)
}

const pressOf = (data: unknown): string =>
  typeof data === 'object' && data !== null && 'press' in data ? String(data.press) : ''

/** Games that are played to their end at once, and tables that somebody closes. */
const GAMES: Judged = {
  calls: ['started', 'turn', 'closed'],
  apart: HOUR_MS,
  remindedAfter: Number.POSITIVE_INFINITY,
  mayRemind: () => true,
  own: new Set(['closed', 'rules', 'started', 'option']),
  saysMore: false,
  wasLeft: () => false,
  mayStandBeside: () => false,
  wasTaken: () => false,
  wasLost: () => false,
  deletedAt: null,
}

const TURNS: ReadonlySet<LogItem['kind']> = new Set(['started', 'turn'])

/**
 * Entries that call somebody and are not in the log: a turn is to be given back, or is, so whoever has to agree is called,
 * and whose turn it is again; the turn began that was given back; and a start was fixed anew or missed, ten minutes after
 * everybody was reminded of it.
 */
const callsAside = (entries: readonly StoredEntry[]): number[] =>
  entries.flatMap((entry, index) => {
    const { seq, type, data } = entry
    const before = entries[index - 1]
    if (type === 'choice' && JSON.stringify(data).includes('"turnBegan"')) return seq
    const isStart = type === 'option' && JSON.stringify(data).includes('"startTime"')
    return type === 'undoAsked' || isGivenBackByAll(entry, before) || isStart ? seq : []
  })

/** Whether an entry takes a turn back with the press of the last one who agreed. @param before the entry before it */
export const isGivenBackByAll = (entry: StoredEntry | undefined, before: StoredEntry | undefined): boolean =>
  entry?.type === 'undone' && before?.type === 'undoAnswered' && before.interactionId === entry.interactionId

/** So long before a fixed start people are reminded of it, in ms: whatever they were called for just before. */
const SOON_MS = 10 * MINUTE_MS

/** Whether a game is about to start at a moment, as its entries up to then fix it. */
function isAboutToStart(entries: readonly StoredEntry[], at: number): boolean {
  const before = entries.filter((entry) => entry.at.getTime() <= at)
  const fixed = fixedStartOf(before)
  return before.every(({ type }) => type !== 'started') && fixed - SOON_MS <= at && at < fixed
}

async function pingedTwice(
  service: TableService,
  entries: ReadonlyMap<string, readonly StoredEntry[]>,
  pings: readonly Ping[],
  { calls, apart, remindedAfter, mayRemind, wasLost, saysMore }: Judged,
  wrong: string[],
): Promise<number> {
  const seen = new Map<string, string>()
  /** When somebody was first called in a turn: they are reminded of that, whatever news there were since. */
  const since = new Map<string, number>()
  let twice = 0
  for (const { table, seq, messageId, personId, isNext } of pings) {
    if (wasLost(messageId)) continue
    const log = await service.log(table)
    if (log === null) continue
    const called = log.findLast((one) => calls.includes(one.kind) && one.seq <= seq)?.seq ?? 0
    const began = Math.max(called, ...callsAside(entries.get(table) ?? []).filter((one) => one <= seq))
    const at = madeAt(messageId)
    const soon = isAboutToStart(entries.get(table) ?? [], at) ? ' soon' : ''
    const turn = saysMore ? `${table} ${began} ${personId}${soon}` : `${table} ${began}`
    const before = seen.get(turn)
    const ofTurn = `${table} ${log.findLast(({ kind, seq: own }) => TURNS.has(kind) && own <= seq)?.seq} ${personId}`
    const first = since.get(ofTurn) ?? at
    since.set(ofTurn, first)
    const gap = before === undefined || before === messageId ? Number.POSITIVE_INFINITY : at - madeAt(before)
    if (gap < apart || (!isNext && gap < remindedAfter && at - first < remindedAfter)) {
      twice += 1
      wrong.push(`${personId} was pinged twice for one turn: ${turn}, ${before} and ${messageId}`)
    }
    if (gap < Number.POSITIVE_INFINITY && !mayRemind(personId, at))
      wrong.push(`${personId} was called again while away: ${turn}, ${before} and ${messageId}`)
    seen.set(turn, messageId)
  }
  return twice
}

/** What can be pressed in a channel is of its tables, and of each there is what there should be. */
async function judgeChannel(
  service: TableService,
  tables: readonly TableRowWithoutState[],
  { channelId, players }: TableRun,
  judged: Judged,
  wrong: string[],
): Promise<void> {
  const [first] = players
  if (first === undefined) return
  const live = new Map<string, APIMessage[]>(tables.map(({ id }) => [id, []]))
  const held = [...(first.person.messages.get(channelId)?.values() ?? [])]
  // Older ones may have been asked for later.
  for (const message of held.sort((one, other) => Number(BigInt(one.id) - BigInt(other.id)))) {
    const drawn = isPublic(message) && !isShared(message) ? drawnAt(message) : null
    if (drawn === null) continue
    const same = live.get(drawn.table)
    if (same === undefined && madeAt(message.id) <= (judged.deletedAt ?? 0)) continue
    if (same === undefined) wrong.push(`a message in channel ${channelId} is of no table: ${drawn.table}`)
    else same.push(message)
  }
  const newest = tables.reduce<TableRowWithoutState | null>(
    (last, table) => (last !== null && last.createdAt > table.createdAt ? last : table),
    null,
  )
  for (const [id, messages] of live) {
    const table = await service.view(id)
    if (table === null) continue
    await judgeTable(table, await endOf(service, id), messages, players, judged, wrong)
    // A thread has one card, which is the newest table's.
    if (id === newest?.id) await judgeCard(table, first, wrong)
  }
}

/** What is known of how a game ended. */
async function endOf(service: TableService, id: string): Promise<GameFactsAndRecords | null> {
  const [facts, { records }] = await Promise.all([service.factsOf(id), service.results.ending(id)])
  return facts && { facts, records }
}

/**
 * One message of a table can be pressed, if any is to be, and it says what the table's last entry makes it say, also when
 * others have been played since; while a game is on, its button opens the panel of whoever must act.
 */
async function judgeTable(
  table: PublicOnlyTable,
  end: GameFactsAndRecords | null,
  all: readonly APIMessage[],
  players: readonly Player[],
  { saysMore, wasLeft, wasTaken, mayStandBeside }: Judged,
  wrong: string[],
): Promise<void> {
  const dueWith = (known: GameFactsAndRecords | null) =>
    bodyOf(livePost(table, tableLanguage(table), null, NO_LIVE_MESSAGE_EXTRAS, known), 'none').body.components ?? []
  const due = dueWith(null)
  const pressable = readMessage({ components: due }).pressables.length > 0
  const isOver = table.phase === 'finished' || table.phase === 'closed'
  const mayLack = isOver && wasTaken(table.id)
  // Where the live one may be gone, the last that is there may be one that was left.
  const there = all.filter(({ id }, index) => (pressable && !mayLack && index === all.length - 1) || !wasLeft(id))
  const known = there.filter(({ id }) => !mayStandBeside(id))
  const live = there.length > 1 && known.length > 0 ? known : there
  const [message] = live
  if (mayLack && live.length === 0) return
  if (live.length !== (pressable ? 1 : 0)) {
    wrong.push(`${live.length} live messages of ${table.id} (${table.phase}): ${live.map(({ id }) => id).join()}`)
    return
  }
  if (message === undefined) return
  // Messages of a game that was over when somebody was forgotten stay as they are, as that person is told. A seat that they
  // had left has no name any more.
  if (isOver && table.seats.some(({ person, name }) => isForgotten(person?.id ?? null) || name === '')) return
  // How a game went is told once it is reckoned, which may be later.
  const looks = [due, dueWith(end)].map((components) => looksOf({ components }))
  if (!looks.includes(looksOf(message)) && !(saysMore && says(message, { components: due })))
    wrong.push(
      `the live message of ${table.id} is not of its last entry: ${looksOf(message)}, not ${looksOf({ components: due })}`,
    )
  // Nobody's turn is anybody's.
  if (table.phase !== 'playing' || table.acting === null) return
  const open = JSON.stringify(message.components).match(/"(b1:[^"]+:open)"/)?.[1]
  if (open === undefined) {
    wrong.push(`the live message of ${table.id} cannot be pressed`)
    return
  }
  // Somebody may have had the table go on where others of it do not come.
  const actor = players.find(({ person }) => person.id === table.acting)
  if (actor === undefined) return
  let outcome = await actor.press(message, open)
  // A bot that has more to do than it can may answer later than Discord waits: people press again.
  for (let again = 0; again < 5 && outcome.state === 'failed'; again++) outcome = await actor.press(message, open)
  const plays = outcome.message !== null && playsOn(readMessage(outcome.message)).length > 0
  if (!plays) wrong.push(`its button opens no panel for whoever must act: ${outcome.state} ${outcome.why}`)
}

/** The card in the channel around the table's thread says what the table's last entry makes it say. */
async function judgeCard(table: PublicOnlyTable, { person }: Player, wrong: string[]): Promise<void> {
  if (table.cardChannelId === null) return
  await person.history(table.cardChannelId)
  const card = person.messages.get(table.cardChannelId)?.get(table.channelId)
  const due = looksOf({
    components: bodyOf(channelCardPost(table, tableLanguage(table)), 'none').body.components ?? [],
  })
  if (card === undefined || looksOf(card) !== due) wrong.push(`the card of ${table.id} is not of its last entry`)
}

/** Whether a message says all that another one says, and more. */
function says(message: Pick<APIMessage, 'components'>, all: Pick<APIMessage, 'components'>): boolean {
  const [has, wanted] = [readMessage(message), readMessage(all)]
  const texts = has.texts.join('\n')
  const lines = wanted.texts.flatMap((text) => text.split('\n'))
  return lines.every((line) => texts.includes(line)) && wanted.pressables.length <= has.pressables.length
}

/** What a message says and offers; the entry that its buttons were drawn at aside, for none of them minds an older one. */
function looksOf(message: Pick<APIMessage, 'components'>): string {
  const { texts, pressables } = readMessage(message)
  return JSON.stringify([texts, pressables.map(({ id, label }) => [id.replace(/^(b1:[^:]+:)\d+/, '$1'), label])])
}
