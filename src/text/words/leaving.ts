/** What leaving or closing a table may come to, as far as it is asked about first. */
export const LEAVING_CASES = ['leave', 'leaveLast', 'closeLobby', 'closeGame', 'closeFrozen'] as const
export type Parting = (typeof LEAVING_CASES)[number]
