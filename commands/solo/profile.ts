import type { Person, SoloProfile } from '#table'
import { EMOJI, escapeName, type Language, words } from '#text'
import { type Post, post } from '../components.ts'
import { reply } from '../reply.ts'
import type { Subcommand } from '../subcommand.ts'

/** One's games against Tom, and the handicap challenge. */
export const profileCommand: Subcommand = {
  name: 'profile',
  run: async (service, caller) =>
    reply(soloProfilePost(caller.person, await service.profile(caller.person.id), caller.language)),
}

/** `/bonfire profile`: games, wins, and the way of the handicap. */
export function soloProfilePost(person: Person, profile: SoloProfile, language: Language): Post {
  const say = words(language).solo.profile
  const { won, tied, lost, handicap, best, handicaps } = profile
  const count = won + tied + lost
  const shown = handicaps.slice(-CHART)
  return post([
    `### ${EMOJI.tom} ${say.title(escapeName(person.name))}`,
    count === 0 ? say.none : say.games(count, won, tied, lost),
    say.handicap(handicap, best),
    shown.length < 2 ? null : say.way(chart(shown), shown[0] ?? 0, handicap),
  ])
}

const CHART = 40
const BARS = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'] as const

/** Values from left to right as bars, the lowest one eighth high. */
function chart(values: readonly number[]): string {
  const least = Math.min(...values)
  const span = Math.max(...values) - least
  return values.map((value) => BARS[span === 0 ? 3 : Math.round(((value - least) / span) * 7)]).join('')
}
