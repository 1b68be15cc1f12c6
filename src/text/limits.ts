/** Discord's maxima, in characters, for everything that our words go into. */
export const LIMITS = {
  /** Of a select's option; a button's is 80, and one label serves both. */
  label: 80,
  description: 100,
  placeholder: 150,
  modalTitle: 45,
  fieldLabel: 45,
  altText: 1024,
  content: 2000,
  commandName: 32,
  commandDescription: 100,
  /** Of autocompletion and command options. */
  choiceName: 100,
  /** All text of one Components V2 message. */
  messageText: 4000,
  /** Ours: a task's condition in a select's description. */
  condition: 45,
  /** Ours: what just happened, on the live message. */
  turnSummary: 300,
} as const

/**
 * Shortens a text to a maximum, with an ellipsis where something was cut off. Whole characters (code points) are
 * counted and kept; the result is never longer than `max` UTF-16 units either, which is how Discord counts at worst.
 * @param text any text
 * @param max the most characters that may be left, at least 1
 */
export function clip(text: string, max: number): string {
  if (text.length <= max) return text
  let kept = ''
  for (const character of text) {
    if (kept.length + character.length > max - 1) break
    kept += character
  }
  return `${kept.trimEnd()}…`
}
