import type { CommonTask, Crystal, Resource, Space } from '#engine'

/** What a choice is called. Price and gain are added to the note by `label.ts`. */
export interface ChoiceText {
  readonly label: string
  /** For where it follows another choice on one button. The label where there is none. */
  readonly short?: string
  readonly note?: string
  /** In place of the note where there is no room for it. */
  readonly brief?: string
}

export type Novice = { readonly kind: 'own' } | { readonly kind: 'neutral'; readonly task: CommonTask }

export interface PathFacts {
  readonly crystal: Crystal
  readonly resource: Resource
  /** Where it will lie; null when the path is full. */
  readonly space: Space | null
  /** The crystal has the colour of the task or bonfire beside it (R15.3). */
  readonly matches: boolean
}
