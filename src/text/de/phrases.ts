import type { PhraseWords } from '../words/phrases.ts'

export const phrases: PhraseWords = {
  labelled: (label, text) => `${label}: ${text}`,
  aside: (text, more) => `${text} (${more})`,
}
