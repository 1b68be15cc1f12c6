import type { Choice, Rules } from '#engine'

/** R2.12: the ways to lay the first fate tile; which way up counts only where half a turn makes another fate area of it. */
export const distinctFirstFateTileChoices = (rules: Rules, choices: readonly Choice[]): readonly Choice[] =>
  isSameTurned(rules) ? choices.filter((choice) => choice.kind !== 'start' || choice.direction === 'e') : choices

function isSameTurned({ box: { fateArea } }: Rules): boolean {
  const { rows, columns, cells, start, highlighted, outerColumns, gold, yellow } = fateArea
  return [cells, start, highlighted, outerColumns, gold, yellow].every((some) =>
    some.every(([row, column]) => some.some(([r, c]) => r === rows + 1 - row && c === columns + 1 - column)),
  )
}
