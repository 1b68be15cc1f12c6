import type { ActionTile, Resource } from '#engine'

/** What the rules look-up adds to the words of pieces and topics. */
export interface EntryWords {
  /** A task: what it asks, a sentence about the one who reads, and what it is worth. */
  readonly task: (asked: string, points: number) => string
  /** Behind what a gnome can do: its resource, and the two prices (R12.1). */
  readonly gnomePrice: (resource: Resource) => string
  /** Behind the bonus of a council space. */
  readonly orPoint: string
  /** Where the printed rulebook has it; at least one page. */
  readonly pages: (pages: readonly number[]) => string
  /** R5.5, R5.6: what the framed tile of the picture brings: a line a group, and emoji of what it covers. */
  readonly fateExample: (groups: readonly { tile: ActionTile; count: number }[], covered: string) => string
  /** Words of a question that say nothing of what is looked for: "what", "is", "the". Lower case, without accents. */
  readonly fillers: string
  /** Over buttons that lead to other entries. */
  readonly more: string
  /** Before what the edition of the reader's table says. */
  readonly here: (edition: string) => string
}
