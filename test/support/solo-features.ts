import { type GameEvent, type GameState, RULES_EDITIONS, scoreSheets, standardRules } from '#engine'

/** What the games against Tom that are kept as fixtures must show between them. */
export const SOLO_WANTED: readonly string[] = [
  ...RULES_EDITIONS.map((edition) => `edition ${edition}`),
  'won',
  'lost',
  'tied',
  'won without a head start',
  'ended: countdown',
  'ended: fourthDeck',
  'three points for an outgrown card',
  'nothing for a card that finds nothing',
  'gnome pile made anew',
  'passed in the countdown',
]

/**
 * What one game against Tom showed.
 * @param rebuilt whether the gnome pile was made anew from the discards (R16.5)
 */
export function soloFeaturesOf(end: GameState, events: readonly GameEvent[], rebuilt: boolean): Set<string> {
  const [human, tom] = scoreSheets(standardRules, end).map(({ total }) => total)
  const lead = (human ?? 0) - (tom ?? 0)
  const found = new Set([`edition ${end.setup.edition}`, `ended: ${end.ended}`])
  found.add(lead > 0 ? 'won' : lead < 0 ? 'lost' : 'tied')
  if (lead > 0 && (end.setup.solo?.handicap ?? 0) >= 0) found.add('won without a head start')
  if (rebuilt) found.add('gnome pile made anew')
  for (const event of events) {
    if (event.kind === 'passed' && !event.byItself) found.add('passed in the countdown')
    if (event.kind === 'tomIdle')
      found.add(
        event.why === 'outgrown' ? 'three points for an outgrown card' : 'nothing for a card that finds nothing',
      )
  }
  return found
}
