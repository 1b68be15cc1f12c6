import type { APIMessage } from 'discord-api-types/v10'
import { PATIENCE } from '#discord/patience'
import type { Outcome, ScriptedPerson } from '#sandbox/person'
import { type MessageContents, type Pressable, readMessage } from '#support/monkey/read-message'
import { type Stage, type StageOptions, startStage } from '#support/stage'
import { MINUTE_MS } from '#time'
import { afterwards } from '../afterwards.ts'

export { slash as type, slashAndConfirm as typeAndConfirm } from '#support/slash'
export { ADA, BJORN, CAMPFIRE, MAXIMILIANA, NOOR, SANNE, SECOND, TEO } from '#support/stage'

/** A stage for the tests of one file, or for the one that asks for it; closed after them. */
export interface Playground
  extends Pick<Stage, 'sandbox' | 'lines' | 'deaf' | 'runtime' | 'service' | 'person' | 'pictures' | 'restart'> {
  /** Stops the bot's clock there; null: it goes on. */
  setNow(now: Date | null): void
}

/**
 * For `playground`: an answer waits until it is known whether a channel can be written to again. On a busy machine that takes
 * longer than it waits else.
 */
export const AWAITS_MENDING: StageOptions = { patienceMs: (ms) => (ms === PATIENCE.mending ? MINUTE_MS : ms) }

/** Starts a sandbox, and the bot on it; its games are the same at each run. */
export async function playground(options: Omit<StageOptions, 'now'> = {}): Promise<Playground> {
  let clock: Date | null = null
  let games = 0
  const stage = await startStage({
    seed: () => (++games).toString(16).padStart(32, '5'),
    ...options,
    now: () => clock ?? new Date(),
  })
  afterwards(stage.close)
  return {
    ...stage,
    setNow: (date) => {
      clock = date
    },
  }
}

/** Everything on a message that can be pressed, its text, and the alt texts of its pictures. */
export function read(message: APIMessage): Pick<MessageContents, 'pressables' | 'alts'> & { readonly text: string } {
  const { texts, pressables, alts } = readMessage(message)
  return { text: texts.join('\n'), pressables, alts }
}

/** What can be pressed whose id has that verb. */
export const withVerb = (message: APIMessage, verb: string): Pressable[] =>
  readMessage(message).pressables.filter(({ id }) => id.split(':')[3] === verb && id.startsWith('b1:'))

const ENDS_OR_REVEALS = /:(pass|out|turnup|.*end)$/

/** What plays a line: selects of lines, and buttons. */
const linesOn = (message: APIMessage): Pressable[] => [
  ...withVerb(message, 'line'),
  ...withVerb(message, 'play').filter(({ id, disabled }) => !disabled && !ENDS_OR_REVEALS.test(id)),
  ...withVerb(message, 'together').filter(({ id }) => id.includes(':together:on:')),
]
/** Whether something is asked that a line answers. */
export const offersLines = (message: APIMessage): boolean => linesOn(message).length > 0
/** Where the first of the lines is, and what is chosen there. */
export const firstLine = (message: APIMessage): { id: string; values: string[] } => {
  const [first] = linesOn(message)
  return { id: first?.id ?? 'no line', values: first?.options.slice(0, 1).map(({ value }) => value) ?? [] }
}
/** Chooses it. */
export const playFirst = (person: ScriptedPerson, message: APIMessage): Promise<Outcome> => {
  const { id, values } = firstLine(message)
  return values.length > 0 ? person.select(message, id, values) : person.press(message, id)
}

/** What somebody sees who presses *Settings* in a lobby. */
export async function lobbySettings(person: ScriptedPerson, lobby: APIMessage): Promise<APIMessage> {
  return shown(await person.press(lobby, withVerb(lobby, 'lobbysettings')[0]?.id ?? 'no lobbysettings'))
}

/** The one message that an outcome brought. */
export function shown(outcome: Outcome): APIMessage {
  if (outcome.message === null) throw new Error(`nothing to be seen: ${outcome.state} ${outcome.why ?? ''}`)
  return outcome.message
}

/** The addresses of all pictures that a message shows. */
export const galleries = (message: APIMessage): readonly string[] => readMessage(message).pictures
