import type { APIMessage } from 'discord-api-types/v10'
import { MessageFlags } from 'discord-api-types/v10'
import { pressOrRefreshOfCustomId } from '#commands'
import type { LevelName } from '#players'
import type { ToPage } from '#sandbox/page-protocol'
import { connectPerson, type Outcome, type ScriptedPerson } from '#sandbox/person'
import type { Dice } from '#support/dice'
import { planFor, pressPlan } from '#support/monkey/policy'
import { type MessageContents, type Pressable, readMessage } from '#support/monkey/read-message'
import { senseOf, turnIsOver, verbOf } from '#support/monkey/sense'
import { isLive } from './looks.ts'

/** A table, and what the acting player could press now. */
export interface SeatedTable {
  readonly channelId: string
  /** Looks for a press that commits a choice: opens the panel, turns its pages. False when it finds none. */
  prepare(): Promise<boolean>
  /** Whether such a press is at hand. */
  ready(): boolean
  /** Whether it would end the turn. */
  atEnd(): boolean
  /** Makes it. */
  press(): Promise<MeasuredPress>
  close(): Promise<void>
}

export interface MeasuredPress {
  /** To the first answer. */
  readonly ms: number
  /** The answer says that the choice was kept. */
  readonly kept: boolean
  /** It was the end of a turn. */
  readonly ended: boolean
  /** Of the end of a turn: to the channel's new message, in ms; null where none came. */
  readonly live: Promise<number | null> | null
  readonly what: string
}

/** How long a channel's new message may take, in ms. */
const LIVE_PATIENCE = 60_000
/** How many pages of a panel are turned before giving up. */
const PAGES = 12

/** Opens a table in a thread of its own and seats people at it, and after them computer players of these levels. */
export async function seatTable(
  url: string,
  channelId: string,
  name: string,
  ids: readonly string[],
  dice: Dice,
  computers: readonly LevelName[] = [],
): Promise<SeatedTable> {
  const [host = '', guest] = ids
  const opener = await connectPerson(url, host, { channels: [channelId] })
  const thread = await opener.openThread(channelId, name)
  await opener.close()
  const people = await Promise.all(
    ids.map((id) => connectPerson(url, id, { channels: [thread.id], patienceMs: 30_000 })),
  )
  const type = (person: ScriptedPerson | undefined, command: string): Promise<Outcome> => {
    if (person === undefined) throw new Error('nobody sits there')
    return person.command(thread.id, 'bonfire', [{ name: command, type: 1, options: [] }])
  }
  const commands = [[0, 'new'], ...(guest === undefined ? [] : [[1, 'join'] as const]), [0, 'start']] as const
  for (const [seat, command] of commands) {
    if (command === 'start')
      for (const [nth, level] of computers.entries()) await addComputer(people[0], thread.id, ids.length + nth, level)
    let outcome = await type(people[seat], command)
    // All tables are laid at once, on a cold bot: somebody may have to ask again.
    for (let tries = 1; tries < 5 && outcome.state !== 'answered'; tries++) outcome = await type(people[seat], command)
    if (outcome.state !== 'answered') throw new Error(`/bonfire ${command}: ${outcome.why}`)
  }
  return playing(thread.id, people, type, dice)
}

/** Chooses a computer player in the lobby, for the seat of that index. */
async function addComputer(
  host: ScriptedPerson | undefined,
  channelId: string,
  seat: number,
  level: LevelName,
): Promise<void> {
  const selectOf = (message: APIMessage) => readMessage(message).pressables.find((one) => verbOf(one) === 'computers')
  const isNext = (message: APIMessage): boolean =>
    selectOf(message) !== undefined &&
    readMessage(message)
      .texts.join('\n')
      .includes(`-# ${seat + 1}. `)
  const lobby = await host?.until(channelId, isNext)
  if (host === undefined || lobby === undefined) throw new Error('nobody sits there')
  await host.select(lobby, selectOf(lobby)?.id ?? '', [`add ${level}`])
}

function playing(
  channelId: string,
  people: readonly ScriptedPerson[],
  type: (person: ScriptedPerson | undefined, command: string) => Promise<Outcome>,
  dice: Dice,
): SeatedTable {
  let acting = 0
  let panel: APIMessage | null = null

  /** What the answer shows is the panel from now on; where it is none, the panel has to be opened. */
  const look = ({ message }: Outcome): void => {
    const plays = message !== null && isPrivate(message) && readMessage(message).pressables.some(({ id }) => isOwn(id))
    panel = plays ? message : null
  }
  const open = async (): Promise<boolean> => {
    for (let tries = 0; tries < people.length; tries++) {
      look(await type(people[acting], 'turn'))
      if (panel !== null) return true
      acting = (acting + 1) % people.length
    }
    return false
  }
  const made = (message: APIMessage, pressed: Pressable): Promise<Outcome> => {
    const person = people[acting]
    if (person === undefined) throw new Error('nobody acts')
    return pressPlan(person, message, planFor(pressed, dice))
  }
  /** How long it takes from now on until the channel has a new message, in ms. */
  const nextLive = async (): Promise<number | null> => {
    const began = performance.now()
    const isNew = (frame: ToPage) =>
      frame.t === 'message' &&
      frame.message.channel_id === channelId &&
      !isPrivate(frame.message) &&
      isLive(frame.message)
    const come = await people[0]?.next(isNew, LIVE_PATIENCE).catch(() => null)
    return come == null ? null : performance.now() - began
  }
  const choice = (): Pressable | null => (panel === null ? null : choiceOf(readMessage(panel), dice))

  return {
    channelId,
    ready: () => choice() !== null,
    atEnd: () => {
      const pressed = choice()
      return pressed !== null && senseOf(pressed) === 'end'
    },
    async prepare() {
      if (panel === null && !(await open())) return false
      for (let page = 0; page < PAGES && choice() === null; page++) {
        if (panel === null) return false
        const menu = readMessage(panel).pressables.filter((one) => !one.disabled && senseOf(one) === 'menu')
        // A page from which nothing can be pressed yet: back to the menu.
        if (menu.length > 0) look(await made(panel, dice.pick(menu)))
        else if (!(await open())) return false
      }
      return choice() !== null
    },
    async press() {
      const message = panel
      const pressed = choice()
      if (message === null || pressed === null) throw new Error('there is nothing to press')
      panel = null
      const live = senseOf(pressed) === 'end' ? nextLive() : null
      const outcome = await made(message, pressed)
      const kept = outcome.state === 'answered' && saysKept(outcome.message, pressed)
      const ended = kept && outcome.message !== null && turnIsOver(readMessage(outcome.message))
      look(outcome)
      if (panel === null) acting = (acting + 1) % people.length
      return { ms: outcome.firstMs, kept, ended, live, what: `${pressed.id}: ${outcome.state} ${outcome.why ?? ''}` }
    },
    close: async () => {
      await Promise.all(people.map((person) => person.close()))
    },
  }
}

const isPrivate = ({ flags }: APIMessage): boolean => ((flags ?? 0) & MessageFlags.Ephemeral) !== 0

/** Whether something is pressed on the acting player's panel. */
const isOwn = (id: string): boolean => ['menu', 'move', 'end', 'plan'].includes(senseOf({ id }))

/** A press that commits a choice as it stands: a move if there is one, else the end of the turn. */
function choiceOf({ pressables }: MessageContents, dice: Dice): Pressable | null {
  const usable = pressables.filter((one) => !one.disabled && (!one.select || one.options.length > 0))
  // Which held pieces are the price is a person's to know.
  const moves = usable.filter((one) => senseOf(one) === 'move' && verbOf(one) !== 'pieces')
  const ends = usable.filter((one) => senseOf(one) === 'end')
  const all = moves.length > 0 ? moves : ends
  return all.length === 0 ? null : dice.pick(all)
}

/** Whether an answer says that what was pressed was carried out. */
function saysKept(message: APIMessage | null, pressed: Pressable): boolean {
  if (message === null) return false
  const reading = readMessage(message)
  if (turnIsOver(reading)) return true
  const before = seqOf(pressed.id)
  return before !== null && reading.pressables.some(({ id }) => (seqOf(id) ?? 0) > before)
}

function seqOf(id: string): number | null {
  const decoded = pressOrRefreshOfCustomId(id)
  return decoded.kind === 'press' ? decoded.press.seq : null
}
