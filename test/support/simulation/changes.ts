import { MINUTE_MS } from '#time'

/** What changes settings, or may. */
export const CHANGES = /:turnnotice:|:setting:|:forget\b|^\/bonfire settings/

/** What changes in which way somebody hears of their turns, or what is kept of that. */
export const CHANGES_WAY = /:turnnotice:how|:forget\b/

/** What makes somebody hear of a table from outside. */
export const FOLLOWS = /:tellend:|:follow/

/** A press that was not answered may be done so much later, when the line is there again. */
export const DONE_LATE = 30 * MINUTE_MS
/** What is on its way to Discord may wait so long there, for a rate limit or a broken line. */
export const ON_ITS_WAY = 5 * MINUTE_MS
