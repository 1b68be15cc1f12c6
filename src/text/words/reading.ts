import type { ActionTile } from '#engine'

/** How far a city is with a task: burning, with what its space counts now; or how much of the condition there is. */
export type TaskStanding = { readonly counts: number } | { readonly have: number; readonly need: number }

/** A cell of a fate area: the tile's symbol that lies there, or what is printed. */
export interface FateCell {
  readonly sign: ActionTile | null
  readonly printed: 'gold' | 'yellow' | null
  readonly highlighted: boolean
}

/** A cell by its symbol, or as free with what is printed there in brackets: the words are the language's. */
export function fateCellText(
  { sign, printed, highlighted }: FateCell,
  say: Readonly<Record<'free' | 'gold' | 'yellow' | 'highlighted', string>> & {
    readonly actionTile: Readonly<Record<ActionTile, string>>
  },
): string {
  if (sign !== null) return say.actionTile[sign]
  const printing = [...(printed === null ? [] : [say[printed]]), ...(highlighted ? [say.highlighted] : [])]
  return printing.length === 0 ? say.free : `${say.free} (${printing.join(', ')})`
}
