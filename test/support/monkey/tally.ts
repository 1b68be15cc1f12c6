import type { Journal } from '#engine'

/** How somebody was answered. */
export type AnswerKind = 'panel' | 'notice' | 'turnOver' | 'shown' | 'noted' | 'gone'

export interface Tally {
  presses: number
  readonly answers: Record<AnswerKind, number>
  turns: number
  /** Looks back, results and puzzles that were shown to everybody. */
  shared: number
}

export const newTally = (): Tally => ({
  presses: 0,
  answers: { panel: 0, notice: 0, turnOver: 0, shown: 0, noted: 0, gone: 0 },
  turns: 0,
  shared: 0,
})

/** Something that must not be; with what was pressed and shown, and the game so far. */
export class Violation extends Error {
  constructor(
    message: string,
    readonly pressed: string,
    readonly shown: string,
    readonly journal: Omit<Journal, 'box'> | null,
  ) {
    super(`${message}; pressed: ${pressed}`)
  }
}
