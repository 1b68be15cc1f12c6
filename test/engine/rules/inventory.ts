/** How many rules each chapter of the rules inventory has: R1.1 to R1.5, R2.1 to R2.15 and so on. */
const CHAPTERS = [5, 15, 7, 5, 7, 6, 6, 5, 2, 6, 5, 8, 3, 6, 7, 12] as const

/** Every rule's number, in order: `R1.1` to `R16.12`. */
export const RULES: readonly string[] = CHAPTERS.flatMap((count, chapter) =>
  Array.from({ length: count }, (_, rule) => `R${chapter + 1}.${rule + 1}`),
)
