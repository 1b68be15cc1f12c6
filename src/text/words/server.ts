/** What a moderator did in a server. */
export type ServerDeed = 'settings' | 'blocked' | 'unblocked' | 'exported' | 'closed' | 'stopped' | 'freed' | 'other'
