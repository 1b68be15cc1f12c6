/** What leaving or closing a table may come to, as far as it is asked about first. */
export const PARTINGS = ['leave', 'leaveLast', 'closeLobby', 'closeGame', 'closeFrozen'] as const
export type Parting = (typeof PARTINGS)[number]

/** Of leaving and closing tables. */
export interface LeavingWords {
  /** Asked before: what will happen. */
  readonly ask: Readonly<Record<Parting, string>>
  /** The button that does it. */
  readonly confirm: Readonly<Record<Parting, string>>
  readonly stay: string
  /** Said afterwards: what did. A lobby is left without being asked, for one can sit down again. */
  readonly done: Readonly<Record<Parting | 'leaveLobby' | 'leaveLobbyLast', string>>
}
