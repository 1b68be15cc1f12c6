import type { RefusalCode, RefusalFields } from '#engine'

/** Why something cannot be done. `why` stands alone too, in a list, after the name of what it is about. */
export interface RefusalText {
  readonly why: string
  /** What to do about it, or instead. */
  readonly instead?: string
}

/** What the rules forbid, in at most 200 characters together. One text a code. */
export type RefusalWords = { readonly [C in RefusalCode]: (refusal: RefusalFields[C]) => RefusalText }
