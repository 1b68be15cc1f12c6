interface Placed {
  readonly seq: number
}

/**
 * What is left once the choices after a seq are taken back. Where a turn ended with one of them (what was chosen for Tom
 * can be taken back after his turn, R16.7), that turn is the open one again.
 * @param ended the turns that have ended, oldest first
 * @param openChoices those of the turn that has not
 * @returns the turn that is open again, if one is, and the open choices that stand
 */
export function takeBack<C extends Placed, T extends { readonly choices: readonly C[] }>(
  ended: readonly T[],
  openChoices: readonly C[],
  to: number,
): { readonly reopened: T | null; readonly openChoices: readonly C[] } {
  const standing = ended.findLastIndex(({ choices }) => choices.every(({ seq }) => seq <= to))
  const reopened = ended[standing + 1] ?? null
  return { reopened, openChoices: (reopened?.choices ?? openChoices).filter(({ seq }) => seq <= to) }
}
