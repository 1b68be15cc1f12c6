import { achievementsOfSeat, type GameFacts, type GameStoryPart, standoutPlayStyles, storyOfGame } from '#results'
import type { BrokenRecordNews, PublicTable } from '#table'
import { EMOJI, escapeName, type Language, words } from '#text'
import { ifRoom, type PostPart } from '../components.ts'
import { safeNamesOf } from '../names.ts'

/** What a finished game came to. */
export interface GameFactsAndRecords {
  readonly facts: GameFacts
  /** Records of the server that it broke. */
  readonly records: readonly BrokenRecordNews[]
}

/**
 * How a finished game went, a sentence about each player, records and what they achieved; what has no room is left out.
 */
export function finishedGameParts(
  table: PublicTable,
  { facts, records }: GameFactsAndRecords,
  language: Language,
): (PostPart | null)[] {
  const { ending, achievements, ...say } = words(language)
  const names = safeNamesOf(table, language)
  const nameAt = (seat: number): string => names[seat] ?? ''
  const story = storyOfGame(facts).map((part) => sentence(part, nameAt, language))
  const portraits = standoutPlayStyles(facts).flatMap((one, seat) =>
    one === null ? [] : `- ${ending.portrait(nameAt(seat), one.portrait, one.amount)}`,
  )
  const achieved = facts.seats.flatMap((_, seat) =>
    // What computer players achieve is nobody's.
    table.seats[seat]?.person == null
      ? []
      : achievementsOfSeat(facts, seat).map((one) => {
          const { name, what } = achievements[one]
          return `${EMOJI.points} ${ending.achieved(nameAt(seat), name, what)}`
        }),
  )
  const broken = records.map(({ key, value, seat, before }) => {
    const name = before.name === '' ? say.names.formerPlayer : escapeName(before.name)
    return `${EMOJI.scores} ${say.records.news(key, value, nameAt(seat), { ...before, name })}`
  })
  return [
    story.length === 0 ? null : ifRoom(`### ${ending.title}\n${story.join(' ')}`),
    ...[portraits, broken, achieved].map((lines) => (lines.length === 0 ? null : ifRoom(lines.join('\n')))),
  ]
}

function sentence(part: GameStoryPart, nameAt: (seat: number) => string, language: Language): string {
  const say = words(language).ending
  switch (part.kind) {
    case 'ledThroughout':
      return say.ledThroughout(nameAt(part.seat), part.turn)
    case 'leadChanged':
      return say.leadChanged(part.times, nameAt(part.seat), part.turn)
    case 'countdown':
      return say.countdown(nameAt(part.seat), part.turn, part.novices)
    case 'caughtUp':
      return say.caughtUp(nameAt(part.seat), part.points)
    case 'greatest':
      return say.greatest(nameAt(part.seat), part.turn, part.points, part.lit, part.decisive)
    case 'decisive':
      return say.decisive(nameAt(part.seat), part.turn, part.points)
    case 'satOut':
      return say.satOut(part.seats.map(nameAt))
  }
}
