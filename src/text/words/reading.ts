import type { ActionTile } from '#engine'

/** Of counts, those that are not "0 portals". */
export const notNone = (counts: readonly string[]): string[] => counts.filter((one) => !one.startsWith('0 '))

/** How far a city is with a task: burning, with what its space counts now; or how much of the condition there is. */
export type TaskStanding = { readonly counts: number } | { readonly have: number; readonly need: number }

/** How far a city is with a task: the words are the language's. */
export function standingText(
  it: TaskStanding,
  say: { counts(points: number): string; progress(have: number, need: number): string } & Readonly<
    Record<'fulfilled' | 'notYet', string>
  >,
): string {
  if ('counts' in it) return say.counts(it.counts)
  if (it.have >= it.need) return say.fulfilled
  return it.need === 1 ? say.notYet : say.progress(it.have, it.need)
}

/** A cell of a fate area: the tile's symbol that lies there, or what is printed. */
export interface FateCell {
  readonly sign: ActionTile | null
  readonly printed: 'gold' | 'yellow' | null
  readonly highlighted: boolean
}

interface CellWords extends Readonly<Record<'free' | 'gold' | 'yellow' | 'highlighted', string>> {
  readonly actionTile: Readonly<Record<ActionTile, string>>
}

/** Cells in their order, those that are alike side by side counted: "white, 5 × free, free (gold)". */
export function fateCellsText(cells: readonly FateCell[], say: CellWords): string {
  const runs: { readonly text: string; n: number }[] = []
  for (const text of cells.map((cell) => cellText(cell, say))) {
    const last = runs.at(-1)
    if (last?.text === text) last.n++
    else runs.push({ text, n: 1 })
  }
  return runs.map(({ text, n }) => (n === 1 ? text : `${n} × ${text}`)).join(', ')
}

/** A cell by its symbol, or as free with what is printed there in brackets: the words are the language's. */
function cellText({ sign, printed, highlighted }: FateCell, say: CellWords): string {
  if (sign !== null) return say.actionTile[sign]
  const printing = [...(printed === null ? [] : [say[printed]]), ...(highlighted ? [say.highlighted] : [])]
  return printing.length === 0 ? say.free : `${say.free} (${printing.join(', ')})`
}

/** The fate tiles that may be placed next, each as a sentence with a space before it; none for an empty supply. */
export const fateEndsText = (
  tiles: readonly (readonly ActionTile[])[],
  {
    fateEnd,
    actionTile,
  }: Readonly<Record<'fateEnd', Readonly<Record<'top' | 'bottom' | 'only', string>>>> & {
    readonly actionTile: Readonly<Record<ActionTile, string>>
  },
  labelled: (label: string, text: string) => string,
): string =>
  tiles
    .map((tile, i) => {
      const end = tiles.length === 1 ? 'only' : i === 0 ? 'top' : 'bottom'
      return ` ${labelled(fateEnd[end], tile.map((one) => actionTile[one]).join(', '))}.`
    })
    .join('')
