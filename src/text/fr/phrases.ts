import { uncapital } from '../capital.ts'
import type { Words } from '../words/index.ts'

/** What a sentence of ours begins with: behind a colon it goes on small, as a name or the label of an option does not. */
const SENTENCE =
  /^(?:Aucune?|Ce|Cela|Cette|Dans|De|Des|Elle|Il|La|Le|Les|On|Pour|Prends|Rapporte|Remplace|Rien|Sur|Ta|Tes|Ton|Tour par tour|Toutes|Tu|Une?) |^[CL]’/u

export const phrases: Words['phrases'] = {
  labelled: (label, text) => `${label} : ${SENTENCE.test(text) ? uncapital(text) : text}`,
  aside: (text, more) => `${text} (${more})`,
  apart: (items) => items.join(' ; '),
  andThen: (first, next) => `${first}, puis ${next}`,
}
