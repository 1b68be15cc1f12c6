import { type APIMessage, MessageFlags } from 'discord-api-types/v10'

/** Both lists as one, oldest first; of two with one id the newer word counts. */
export function merge(a: readonly APIMessage[], b: readonly APIMessage[]): APIMessage[] {
  const byId = new Map([...a, ...b].map((message) => [message.id, message]))
  return [...byId.values()].sort((x, y) => compareIds(x.id, y.id))
}

/** Snowflakes in the order in which they were made. */
export function compareIds(a: string, b: string): number {
  return a.length - b.length || (a < b ? -1 : a > b ? 1 : 0)
}

export function hasFlag(message: APIMessage, flag: MessageFlags): boolean {
  return ((message.flags ?? 0) & flag) !== 0
}

export function isEphemeral(message: APIMessage): boolean {
  return hasFlag(message, MessageFlags.Ephemeral)
}
