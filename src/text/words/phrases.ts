/** How texts are put together: punctuation belongs to the language. */
export interface PhraseWords {
  /** What something is called, or asks, and what there is to it: "Best: …". Either may be marked. */
  readonly labelled: (label: string, text: string) => string
  /** With something added to it: "Shell (2)". */
  readonly aside: (text: string, more: string) => string
}
