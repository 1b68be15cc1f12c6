/** As Discord writes them. */
export const asMentions = (ids: readonly string[]): string[] => ids.map((id) => `<@${id}>`)

/** A small line that only calls; null where there is nobody to call. */
export const mentionsLine = (ids: readonly string[]): string | null =>
  ids.length === 0 ? null : `-# ${asMentions(ids).join(' ')}`
