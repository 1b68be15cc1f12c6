import { standardBox, standardRules } from '#engine'
import type { Sample } from '#support/sample-picture'
import { type Language, type LookTarget, readingOf, words } from '#text'

/** Every look at a position in words, the table first, as the first seat reads them. */
export function everyLook(
  { state, lastTurn, open }: Sample,
  names: readonly string[],
  language: Language,
): { readonly look: LookTarget; readonly text: string }[] {
  const looks: LookTarget[] = [
    ...(['table', 'islands', 'gnomes', 'bonfire', 'council', 'scores'] as const).map((kind) => ({ kind })),
    ...state.cities.map((_, seat): LookTarget => ({ kind: 'city', seat, open: seat === state.turn.seat ? open : [] })),
    ...standardBox.islands.map((island): LookTarget => ({ kind: 'island', island: island.id })),
  ]
  const lastEvents = lastTurn?.events ?? []
  const reading = { rules: standardRules, state, names, words: words(language), viewer: 0, lastTurn: lastEvents }
  return looks.map((look) => ({ look, text: readingOf(reading, look) }))
}
