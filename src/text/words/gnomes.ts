import type { Elder, IslandGuardian } from '#engine'

export interface GnomeWords {
  readonly name: string
  /** Where the guardian of a companion is drawn beside it. The name where there is none. */
  readonly short?: string
  /** One line, at most 100 characters. */
  readonly ability: string
}

export type SpecialistNumber =
  | (1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9)
  | (14 | 15 | 16 | 17 | 18 | 19 | 20 | 21 | 22 | 23 | 24 | 25 | 26 | 27)

export interface Gnomes {
  readonly specialist: Readonly<Record<SpecialistNumber, GnomeWords>>
  /** Specialists 10 to 13: the guardian that each shows is the box's to say. */
  readonly companion: (guardian: IslandGuardian) => GnomeWords
  readonly elder: Readonly<Record<Elder['pointsPer'], GnomeWords>>
}
