/** How texts are put together: punctuation belongs to the language. */
export const phrases = {
  /** What something is called, or asks, and what there is to it: "Best: …". Either may be marked. */
  labelled: (label: string, text: string): string => `${label}: ${text}`,
  /** With something added to it: "Shell (2)". */
  aside: (text: string, more: string): string => `${text} (${more})`,
  /** Several things that may have commas in them. */
  apart: (items: readonly string[]): string => items.join('; '),
  /** What follows on something else in one option: "a red task, then the Great Bonfire". */
  andThen: (first: string, next: string): string => `${first}, then ${next}`,
}
