import { iconWithBadge } from '../icon-rows.ts'
import { eachCell, grid, type LayoutDraft, makeRect, type Rect, square, verticalStrip } from '../layout.ts'
import { widthOf } from '../measure.ts'
import type { IconWithBadge } from '../signs.ts'
import { colours, textStyle, typeSize } from '../tokens.ts'

/** Something counted: its sign, and the figure that stands beside it. */
export interface IconWithCount {
  readonly sign: IconWithBadge
  readonly count: number
  /** It grew in the last turn. */
  readonly grown: boolean
}

const GAP = 5
const APART = 14

/**
 * Signs with their figures, from the left or spread over the rectangle, in as many rows as it takes.
 * @param most the largest sign, in picture pixels; they become smaller where there are many
 * @param columns how many stand in a row at least: fewer chips leave its end free
 */
export function iconsWithCounts(
  sheet: LayoutDraft,
  r: Rect,
  all: readonly IconWithCount[],
  { most, size, columns, spread = false }: { most: number; size: number; columns: number; spread?: boolean },
): void {
  const wide = (count: number): number => Math.ceil(widthOf(`${count}`, 'strong', size)) + 1
  const figure = Math.max(0, ...all.map(({ count }) => wide(count)))
  const across = Math.max(1, Math.min(columns, all.length))
  const rows = Math.max(1, Math.ceil(all.length / across))
  const step = spread ? r.w / across : Math.min(r.w / across, most + GAP + figure + APART)
  const sign = Math.floor(Math.min(most, step - figure - GAP - 2, r.h / rows))
  eachCell(grid(verticalStrip(r, 0, step * across), across, rows, 0), all, (cell, chip) => {
    const w = wide(chip.count)
    const left = spread ? cell.x + (cell.w - sign - GAP - w) / 2 : cell.x
    iconWithBadge(sheet, square(left + sign / 2, cell.y + cell.h / 2, sign), chip.sign)
    sheet.text(
      makeRect(left + sign + GAP, cell.y, w, cell.h),
      `${chip.count}`,
      textStyle.strong(size, chip.grown ? colours.changed : chip.count === 0 ? colours.smoke : colours.cream),
    )
  })
}

/** The figures of small chips: as small as a phone lets people read. */
export const SMALL_ICONS_WITH_COUNTS = { most: 30, size: typeSize.least } as const
