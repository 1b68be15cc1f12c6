import type { APIMessage } from 'discord-api-types/v10'
import type { Outcome, ScriptedPerson } from '#sandbox/person'
import { type MessageContents, readMessage } from '#support/monkey/read-message'
import { isFinal, liveTurn } from '#support/monkey/sense'
import { escapeName } from '#text'

/** A message as somebody saw it. */
export interface Seen {
  readonly message: APIMessage
  readonly reading: MessageContents
}

export const seen = (message: APIMessage): Seen => ({ message, reading: readMessage(message) })

/** Somebody with a screen: knows the messages that are on it and nothing else. */
export interface Monkey {
  readonly person: ScriptedPerson
  readonly name: string
  /** Plays, or only watches. */
  readonly seated: boolean
}

/** How many messages back somebody scrolls. */
const SCROLL = 14

/** What is on somebody's screen, oldest first, since a message. */
export function onScreen({ person }: Monkey, channelId: string, since: bigint): Seen[] {
  const all = [...(person.messages.get(channelId)?.values() ?? [])].filter(({ id }) => BigInt(id) > since)
  return all.slice(-SCROLL).map(seen)
}

/** The newest message that says whose turn it is, or how the game ended. */
export function latestLive({ person }: Monkey, channelId: string, since: bigint): Seen | null {
  const message = person.latest(channelId, (one) => BigInt(one.id) > since && isLive(one))
  return message === null ? null : seen(message)
}

const isLive = (message: APIMessage): boolean => {
  const reading = readMessage(message)
  return liveTurn(reading) !== null || isFinal(reading)
}

/** Waits for a live message that is newer. */
export async function nextLive({ person }: Monkey, channelId: string, after: bigint): Promise<Seen> {
  return seen(await person.until(channelId, (one) => BigInt(one.id) > after && isLive(one)))
}

/** Finds the id of the button with that label in what a message says. */
export const buttonNamed =
  (name: string) =>
  ({ pressables }: MessageContents): string | undefined =>
    pressables.find(({ label }) => label === name)?.id

/**
 * Presses a button of a message as it stands: where an edit overtook the press, as one for a picture that was drawn late,
 * the button of the edited message is pressed.
 * @param buttonIn the button's id in what the message says
 */
export async function pressAsItStands(
  { person }: Pick<Monkey, 'person'>,
  message: APIMessage,
  buttonIn: (reading: MessageContents) => string | undefined,
): Promise<Outcome> {
  const newest = () => person.messages.get(message.channel_id)?.get(message.id)
  for (let on = newest() ?? message; ; ) {
    const outcome = await person.press(on, buttonIn(readMessage(on)) ?? 'no such button')
    const now = newest()
    if (outcome.state !== 'refused' || now === undefined || now === on) return outcome
    on = now
  }
}

export function monkeyOf(person: ScriptedPerson, seated: boolean): Monkey {
  const { user } = person.world().person
  return { person, name: escapeName(user.global_name ?? user.username), seated }
}
