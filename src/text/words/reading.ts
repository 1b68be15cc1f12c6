import type { ActionTile, GuardianPlace } from '#engine'

/** Of counts, those that are not "0 portals". */
export const withoutZeroCounts = (counts: readonly string[]): string[] => counts.filter((one) => !one.startsWith('0 '))

/** How far a city is with a task: burning, with what its space counts now; or how much of the condition there is. */
export type TaskProgress = { readonly counts: number } | { readonly have: number; readonly need: number }

/** Guardians of a city by where they stand, each place once, in their order. */
export function guardiansByPlace<Colour>(
  guardians: readonly { readonly colour: Colour; readonly place: GuardianPlace }[],
): { readonly place: GuardianPlace; readonly colours: readonly Colour[] }[] {
  const places = [...new Set(guardians.map(({ place }) => place))]
  return places.map((place) => ({
    place,
    colours: guardians.flatMap((one) => (one.place === place ? [one.colour] : [])),
  }))
}

/** How far a city is with a task: the words are the language's. */
export function taskProgressText(
  it: TaskProgress,
  say: { counts(points: number): string; progress(have: number, need: number): string } & Readonly<
    Record<'fulfilled' | 'notYet', string>
  >,
): string {
  if ('counts' in it) return say.counts(it.counts)
  if (it.have >= it.need) return say.fulfilled
  return it.need === 1 ? say.notYet : say.progress(it.have, it.need)
}

/** A cell of a fate area: the tile's symbol that lies there, or what is printed. */
export interface FateCellContent {
  readonly sign: ActionTile | null
  readonly printed: 'gold' | 'yellow' | null
  readonly highlighted: boolean
}

interface CellWords extends Readonly<Record<'gold' | 'yellow' | 'highlighted', string>> {
  /** So many cells where nothing lies: "empty", "3 × empty". */
  free(n: number): string
  readonly actionTile: Readonly<Record<ActionTile, string>>
}

/** Cells in their order, those that are alike side by side counted: "white, 5 × empty, empty (gold)". */
export function fateCellsText(cells: readonly FateCellContent[], say: CellWords): string {
  const runs: { readonly cell: FateCellContent; readonly one: string; n: number }[] = []
  for (const cell of cells) {
    const one = cellsText(cell, 1, say)
    const last = runs.at(-1)
    if (last?.one === one) last.n++
    else runs.push({ cell, one, n: 1 })
  }
  return runs.map(({ cell, n }) => cellsText(cell, n, say)).join(', ')
}

/** So many cells that are alike, by their symbol, or as free with what is printed there in brackets: the words are the language's. */
function cellsText({ sign, printed, highlighted }: FateCellContent, n: number, say: CellWords): string {
  if (sign !== null) return n === 1 ? say.actionTile[sign] : `${n} × ${say.actionTile[sign]}`
  const printing = [...(printed === null ? [] : [say[printed]]), ...(highlighted ? [say.highlighted] : [])]
  return printing.length === 0 ? say.free(n) : `${say.free(n)} (${printing.join(', ')})`
}

/** The fate tiles that may be placed next, each as a sentence with a space before it; none for an empty supply. */
export const nextFateTilesText = (
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
