/** How texts are put together: punctuation belongs to the language. */
export const phrases = {
  /** What something is called, or asks, and what there is to it: "Best: …". Either may be marked. */
  labelled: (label: string, text: string): string => `${label}: ${text}`,
  /** With something added to it: "Shell (2)". */
  aside: (text: string, more: string): string => `${text} (${more})`,
  /** Several of a tile or a resource, read aloud: "2 yellow". */
  times: (n: number, name: string): string => `${n} ${name}`,
  /** What follows on something else in one option: "a red task, then the Great Bonfire". */
  andThen: (first: string, next: string): string => `${first}, then ${next}`,
}
