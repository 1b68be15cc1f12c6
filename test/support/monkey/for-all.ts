import type { GameCheck, Moment } from '#support/monkey/judge'
import { readMessage } from '#support/monkey/read-message'
import { buttonNamed, latestLive, type Monkey, type Seen } from '#support/monkey/seats'
import { isFinal, liveTurn } from '#support/monkey/sense'
import { words } from '#text'

/** How a live message differs from the table; null when it does not. */
export function liveDiffers({ message, reading }: Seen, now: Moment): string | null {
  const acting = liveTurn(reading)
  if (acting !== now.acting) return `the live message names ${acting}, and ${now.acting} must act`
  // At the end, and where a seat is empty, everybody is called.
  if (acting === null || reading.pressables.some(({ id }) => id.includes(':takeover:'))) return null
  const pinged = message.mentions.map(({ id }) => id).join()
  return pinged === acting ? null : `the live message pings ${pinged}`
}

/** Asks for the finished game's journal by a press; how the score sheet differs from it, or null. */
export async function endDiffers(
  reader: Monkey,
  channelId: string,
  since: bigint,
  judge: GameCheck,
): Promise<string | null> {
  const final = latestLive(reader, channelId, since)
  if (final === null || !isFinal(final.reading)) return 'the game ended without a score sheet'
  const button = buttonNamed(words('en').buttons.journal)(final.reading)
  if (button === undefined) return 'the finished game has no journal'
  const given = await reader.person.press(final.message, button)
  const [file] = given.message === null ? [] : readMessage(given.message).files
  if (file === undefined) return `the journal was not given: ${given.why}`
  const journal: unknown = await (await fetch(file)).json()
  const lines = final.reading.texts.flatMap((text) => text.split('\n'))
  return await judge.scoresDiffer(journal, lines)
}
