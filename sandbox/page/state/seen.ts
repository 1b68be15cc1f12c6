import { compareIds } from './messages.ts'

/** What one person has read, channel by channel, kept in the browser so that a reload still knows what is new. */
export interface Seen {
  readonly isNew: (channelId: string, messageId: string) => boolean
  readonly mark: (channelId: string, messageId: string) => void
}

export function seenBy(person: string | null): Seen {
  const key = `sandbox-seen:${person ?? ''}`
  const seen = load(key)
  return {
    // A channel that was never looked at counts as read: a newcomer is not greeted by red dots.
    isNew: (channelId, messageId) => compareIds(messageId, seen.get(channelId) ?? messageId) > 0,
    mark: (channelId, messageId) => {
      if (compareIds(messageId, seen.get(channelId) ?? '') <= 0) return
      seen.set(channelId, messageId)
      save(key, seen)
    },
  }
}

function load(key: string): Map<string, string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
    const entries = typeof kept === 'object' && kept !== null ? Object.entries(kept) : []
    return new Map(entries.flatMap(([id, last]) => (typeof last === 'string' ? [[id, last] as const] : [])))
  } catch {
    return new Map()
  }
}

function save(key: string, seen: ReadonlyMap<string, string>): void {
  try {
    localStorage.setItem(key, JSON.stringify(Object.fromEntries(seen)))
  } catch {
    // A browser that keeps nothing (a private window) only loses the unread marks.
  }
}
