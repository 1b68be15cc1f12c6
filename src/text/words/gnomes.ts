import type { Elder, IslandGuardian, Resource } from '#engine'

export interface GnomeWords {
  /** At most 24 characters. */
  readonly name: string
  /**
   * In the table's picture, where the guardian of a companion is drawn beside it. The name where there is none. A test
   * insists that there is room for the whole: some 14 letters.
   */
  readonly short?: string
  /** One line, at most 100 characters. */
  readonly ability: string
}

export type SpecialistNumber =
  | (1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9)
  | (14 | 15 | 16 | 17 | 18 | 19 | 20 | 21 | 22 | 23 | 24 | 25 | 26 | 27)

/** Which gnome it is. A language looks up its name, in the form that a sentence needs. */
export type Gnome =
  | { readonly kind: 'specialist'; readonly number: SpecialistNumber; readonly resource: Resource }
  /** Specialists 10 to 13: the guardian that each shows is the box's to say. */
  | { readonly kind: 'companion'; readonly guardian: IslandGuardian; readonly resource: Resource }
  | { readonly kind: 'elder'; readonly pointsPer: Elder['pointsPer']; readonly resource: Resource }

export type GnomeNamer = (gnome: Gnome) => GnomeWords
