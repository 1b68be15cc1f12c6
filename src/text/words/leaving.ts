/** What leaving or closing a table may come to, as far as it is asked about first. */
export const PARTINGS = ['leave', 'leaveLast', 'closeLobby', 'closeGame', 'closeFrozen'] as const
export type Parting = (typeof PARTINGS)[number]
