/** Discord's maxima for what the bot sends and is sent: in characters, or how many where that is said. */
export const LIMITS = {
  buttonLabel: 80,
  /** Of a button's label, what a phone 400 px wide shows in one line, in whichever language. */
  buttonOnAPhone: 34,
  /** … and behind an emoji. */
  buttonWithEmojiOnAPhone: 30,
  /** How many. */
  buttonsInRow: 5,
  placeholder: 150,
  /** Of a select: how many. */
  options: 25,
  optionLabel: 100,
  optionDescription: 100,
  optionValue: 100,
  customId: 100,
  /** Discord takes 1,024; a short text is heard to its end. */
  altText: 160,
  /** All text of one Components V2 message. */
  messageText: 4000,
  threadName: 100,
  commandName: 32,
  commandDescription: 100,
  /** Of a command: how many. */
  commandOptions: 25,
  choiceName: 100,
  /** Names, descriptions, choices and values of a command with all its options, the longest of its languages. */
  command: 8000,
  /** Text that is typed into a command's option. */
  typedText: 6000,
  /** While somebody types: how many. */
  suggestions: 25,
  suggestionName: 100,
  suggestionValue: 100,
} as const

/**
 * Shortens a text to a maximum, with an ellipsis where something was cut off. Whole characters (code points) are
 * counted and kept; the result is never longer than `max` UTF-16 units either, which is how Discord counts at worst.
 * @param text any text
 * @param max the most characters that may be left, at least 1
 * @param lengthOf how long a text is, where something else than its UTF-16 units is counted
 */
export function clip(text: string, max: number, lengthOf = (part: string): number => part.length): string {
  if (lengthOf(text) <= max) return text
  let kept = ''
  let length = 0
  for (const character of text) {
    length += lengthOf(character)
    if (length > max - 1) break
    kept += character
  }
  return `${kept.trimEnd()}…`
}

/** Behind a clause: not behind a numeral, as in "2. Bob". */
const CLAUSE_END = /(?<!\d)\.(?= )|[,;](?= )/gu

/**
 * Shortens a text to whole clauses, none of them broken off within brackets or a quotation; in the middle of one only where
 * not even the first fits.
 * @param text any text
 * @param max the most UTF-16 units that may be left
 */
export function clipToClause(text: string, max: number): string {
  if (text.length <= max) return text
  const ends = [...text.slice(0, max).matchAll(CLAUSE_END)].map(({ index }) => text.slice(0, index + 1))
  const kept = ends.findLast(isClosed)
  if (kept === undefined) return clip(text, max)
  return kept.endsWith('.') ? kept : `${kept.slice(0, -1).trimEnd()}…`
}

const isClosed = (text: string): boolean =>
  text.split('(').length === text.split(')').length && text.split(/[“”„«»]/u).length % 2 === 1
