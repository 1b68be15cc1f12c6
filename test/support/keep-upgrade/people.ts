import type { APIMessage } from 'discord-api-types/v10'
import { connectPerson, type Outcome, type ScriptedPerson } from '#sandbox/person'
import { diceFor } from '#support/dice'
import { playsOn, pressPlan, usefulPress } from '#support/monkey/policy'
import { type Pressable, readMessage } from '#support/monkey/read-message'
import { ADA, BJORN, CAMPFIRE, MAXIMILIANA, NOOR, SANNE, TEO, YUKI } from '#support/stage'

/** So many presses within one turn mean that there is no way on. */
const ENDLESS = 300
const PATIENCE_MS = 60_000
/** How often something is looked for in a channel. */
const ATTEMPTS = 10

/** A table, by the channel in which it is played, and who sits there, by their ids. */
export interface Seated {
  readonly channelId: string
  readonly people: readonly string[]
}

/** Everybody who plays in a database that is kept, and what they can do in whatever version answers them. */
export type ConnectedPeople = Awaited<ReturnType<typeof gather>>

/**
 * Connects everybody to a sandbox.
 * @param lacking hears of what the version that answers there does not know
 */
export async function gather(url: string, lacking: (what: string) => void) {
  const dice = diceFor(`kept for upgrades ${url}`)
  const come = async (id: string) => await connectPerson(url, id)
  const everybody = await Promise.all([
    come(ADA),
    come(BJORN),
    come(NOOR),
    come(MAXIMILIANA),
    come(SANNE),
    come(TEO),
    come(YUKI),
  ])
  const [ada, bjorn, noor, max, sanne, teo, yuki] = everybody

  const who = (id: string | undefined): ScriptedPerson => everybody.find((one) => one.id === id) ?? ada

  /** Types `/bonfire <sub>` with texts and people for options; null where that is not known. */
  async function types(
    person: ScriptedPerson,
    channelId: string,
    sub: string,
    { friend, ...texts }: Readonly<Record<string, string>> = {},
  ): Promise<APIMessage | null> {
    const options = [
      ...Object.entries(texts).map(([name, value]) => ({ name, type: 3, value })),
      ...(friend === undefined ? [] : [{ name: 'friend', type: 6, value: friend }]),
    ]
    const outcome = await person.command(channelId, 'bonfire', [{ name: sub, type: 1, options }])
    return answerTo(outcome, `/bonfire ${[sub, ...options.map(({ name }) => name)].join(' ')}`)
  }

  function answerTo({ state, why, message }: Outcome, what: string): APIMessage | null {
    if (state === 'failed') throw new Error(`${what} was not answered: ${why}`)
    if (state === 'refused') lacking(`${what}: ${why}`)
    return message
  }

  /**
   * Presses what has that verb, or chooses a value there.
   * @param on a message that was answered with, or a channel, for what everybody sees there
   * @returns the answer; null where there is none, or no such thing to press
   */
  async function presses(
    person: ScriptedPerson,
    on: APIMessage | string | null,
    verb: string,
    { end = '', value }: { readonly end?: string; readonly value?: string } = {},
  ): Promise<APIMessage | null> {
    for (let attempt = 0; on !== null && attempt < ATTEMPTS; attempt++) {
      const message = typeof on === 'string' ? await shownIn(person, on, verb) : on
      const found = message && verbsOf(message, verb).find(({ id, disabled }) => !disabled && id.endsWith(end))
      const chosen = value ?? found?.options[0]?.value ?? ''
      if (message && found && (!found.select || found.options.some((one) => one.value === chosen))) {
        const outcome = found.select
          ? await person.select(message, found.id, [chosen])
          : await person.press(message, found.id)
        if (outcome.state !== 'refused') return answerTo(outcome, verb)
      }
      // Edited just then, or yet to come.
      if (typeof on === 'string') await pause(500)
      else break
    }
    lacking([verb, end, value].filter((one) => one).join(' '))
    return null
  }

  /** The newest message of a channel for everybody on which that can be pressed. */
  async function shownIn(person: ScriptedPerson, channelId: string, verb: string): Promise<APIMessage | null> {
    const passes = (one: APIMessage) => !isPrivate(one) && verbsOf(one, verb).length > 0
    const shown = person.latest(channelId, passes)
    if (shown !== null) return shown
    await person.history(channelId)
    return person.latest(channelId, passes)
  }

  /** Lobbies as everybody sees them; a card of one leads there, and begins nothing. */
  const lobbies = (): APIMessage[] =>
    [...ada.messages.values()].flatMap((room) =>
      [...room.values()].filter((one) => !isPrivate(one) && verbsOf(one, 'start').length > 0),
    )

  /** Opens a table where it is typed, or wherever the bot puts it; the others sit down. */
  async function gathers(
    channelId: string,
    people: readonly ScriptedPerson[],
    options: Readonly<Record<string, string>> = {},
  ): Promise<Seated> {
    const [host, ...others] = people
    if (host === undefined) throw new Error('a table needs a host')
    const before = new Set(lobbies().map(({ id }) => id))
    if ((await types(host, channelId, 'new', options)) === null) await types(host, channelId, 'new')
    for (let attempt = 0; attempt < ATTEMPTS; attempt++, await pause(500)) {
      const lobby = lobbies().find(({ id }) => !before.has(id))
      if (lobby === undefined) continue
      for (const other of others) await types(other, lobby.channel_id, 'join')
      return { channelId: lobby.channel_id, people: people.map(({ id }) => id) }
    }
    // A table is played there, and this version opens no thread by itself.
    const thread = await host.openThread(channelId, 'another table')
    return await gathers(thread.id, people, options)
  }

  async function begins(table: Seated): Promise<Seated> {
    await types(who(table.people[0]), table.channelId, 'start')
    return table
  }

  /** Who must act, and their panel; null where nobody of them must. */
  async function turnAt({ channelId, people }: Seated) {
    for (const person of people.map(who)) {
      const panel = await types(person, channelId, 'turn')
      if (panel !== null && playsOn(readMessage(panel)).length > 0) return { person, panel }
    }
    return null
  }

  /** Plays a turn of whoever must act, or some presses of it. False where nobody must: the game is over. */
  async function playsTurn(table: Seated, most = ENDLESS): Promise<boolean> {
    const turn = await turnAt(table)
    if (turn === null) return false
    await goesOn(turn.person, turn.panel, most)
    return true
  }

  /** Presses what brings a turn on, until it is ended, or so often: then it is not ended. */
  async function goesOn(person: ScriptedPerson, first: APIMessage, most = ENDLESS): Promise<APIMessage> {
    let panel = first
    for (let count = 0; count < most; count++) {
      const reading = readMessage(panel)
      const plan = playsOn(reading).length === 0 ? null : usefulPress(reading, dice)
      const ends = plan !== null && /[:;]end$/.test(plan.pressed.id)
      if (plan === null || (ends && most < ENDLESS)) return panel
      const { message }: Outcome = await pressPlan(person, panel, plan)
      panel = message ?? panel
      if (ends) return panel
    }
    return panel
  }

  async function playsTurns(table: Seated, turns: number): Promise<void> {
    for (let turn = 0; turn < turns && (await playsTurn(table)); turn++);
  }

  /** Waits until one of them must act: computer players think. */
  async function waitsForTurn(table: Seated): Promise<void> {
    for (const until = Date.now() + PATIENCE_MS; (await turnAt(table)) === null; await pause(500))
      if (Date.now() > until) throw new Error(`nobody must act in ${table.channelId}`)
  }

  const puzzle = async (person: ScriptedPerson): Promise<APIMessage | null> =>
    answerTo(await person.command(CAMPFIRE, 'bonfire-puzzle'), '/bonfire-puzzle')

  return {
    ...{ ada, bjorn, noor, max, sanne, teo, yuki },
    ...{ who, types, presses, gathers, begins, puzzle, turnAt, goesOn, playsTurn, playsTurns, waitsForTurn },
    close: async () => {
      for (const person of everybody) await person.close()
    },
  }
}

const verbsOf = (message: APIMessage, verb: string): Pressable[] =>
  readMessage(message).pressables.filter(({ id }) => id.split(':')[3] === verb && id.startsWith('b1:'))
const isPrivate = ({ flags }: APIMessage) => ((flags ?? 0) & 64) !== 0
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
