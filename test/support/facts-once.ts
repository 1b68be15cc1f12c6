import type { Journal, Rules } from '#engine'
import { type GameFacts, gameFactsOf } from '#results'

const known = new Map<string, GameFacts>()

/** What a game came to, worked out once in a process: for tests that reckon the same games again and again. */
export function factsOnce(rules: Rules, segments: Journal['segments']): GameFacts {
  const key = `${rules.hash} ${JSON.stringify(segments)}`
  const facts = known.get(key) ?? gameFactsOf(rules, { segments })
  known.set(key, facts)
  return facts
}
