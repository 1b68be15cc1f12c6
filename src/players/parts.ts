/** A value in named parts, each in points. */
export interface Parts {
  /** Scored by now, without what is beside the bonfires and what can still be used. */
  readonly banked: number
  /** Tasks to be lit, and room for more. */
  readonly tasks: number
  /** Path and portals, also beside what burns already. */
  readonly path: number
  readonly guardians: number
  readonly common: number
  readonly gnomes: number
  /** Action tiles and resources. */
  readonly goods: number
  readonly fate: number
  /** What the rivals gain as long as the game goes on. */
  readonly time: number
}
export type Part = keyof Parts
export const PARTS = ['banked', 'tasks', 'path', 'guardians', 'common', 'gnomes', 'goods', 'fate', 'time'] as const

/** The sum of the parts. Each value asks for it: a walk over their names takes fifteen times as long. */
export const sumOfParts = (parts: Parts): number =>
  parts.banked +
  parts.tasks +
  parts.path +
  parts.guardians +
  parts.common +
  parts.gnomes +
  parts.goods +
  parts.fate +
  parts.time
