import { type Choice, type GameState, scoreSheets } from '#engine'
import type { Analysis, ExpectedScores, TurningPoint } from '#players'
import type { LogByTurnsItem, PublicTable } from '#table'
import { briefDeeds, EMOJI, type Language, words } from '#text'
import { logButton, otherFormButton } from '../buttons.ts'
import {
  type Button,
  button,
  buttonRows,
  lengthOfLines,
  PICTURE_PART,
  type Post,
  type PostPart,
  post,
  type Yielding,
  yieldingLines,
} from '../components.ts'
import { pressOn } from '../custom-id.ts'
import { logItemMessageText } from '../log/page.ts'
import { turnsInLog } from '../log/told.ts'
import { relativeTimestamp } from '../moments.ts'
import { drawnNames, safeNamesOf } from '../names.ts'
import { wholeTurnLabel } from '../turn-in-words.ts'

/** A game that is over, with what is told of it. */
export interface AnalysedGame {
  readonly table: PublicTable
  readonly analysis: Analysis
  /** Its log, by turns. */
  readonly items: readonly LogByTurnsItem[]
  readonly language: Language
  /** Show it to others. */
  readonly share?: readonly Button[]
}

/** How a game went: what each could expect, drawn; where it turned, with the way there; and how everybody played. */
export function analysisPost(lookBack: AnalysedGame): Post {
  const { table, analysis, language } = lookBack
  return post([heading(lookBack), PICTURE_PART, ...told(lookBack), ...controls(lookBack, 'readanalysis')], {
    picture: {
      scene: 'analysis',
      rules: table.rules,
      ...drawnNames(table, language),
      language,
      course: analysis.course,
      turningPoints: analysis.turningPoints.map(({ seat, number }) => ({ seat, number })),
    },
    inWords: () => analysisInWords(lookBack),
  })
}

/** The same with the course in words. */
export const analysisInWords = (lookBack: AnalysedGame): Post =>
  post([heading(lookBack), courseInWords(lookBack), ...told(lookBack), ...controls(lookBack, 'showanalysis')])

function heading({ table, language }: AnalysedGame): string {
  const { analysis } = words(language)
  return `## ${EMOJI.search} ${analysis.title}\n-# ${relativeTimestamp(table.since)}`
}

/** The turning points, how everybody played, and whose estimate it is. */
function told(lookBack: AnalysedGame): PostPart[] {
  const { table, language } = lookBack
  const say = words(language).analysis
  if (table.settled === null) return []
  const styles = stylesOf(lookBack, table.settled)
  return [turningPoints(lookBack), `### ${say.styles}\n${styles.join('\n')}`, `-# ${say.about}`]
}

/** How a turn was played is left out first where another one of its kind was there, then the last turning points. */
function turningPoints(lookBack: AnalysedGame): Yielding {
  const { analysis, log } = words(lookBack.language)
  const points = lookBack.analysis.turningPoints
  if (points.length === 0) return () => analysis.noTurningPoints
  const lines = (how: boolean) => [
    `### ${analysis.turningPoints(points.length)}`,
    ...points.map((one, nth) => turningPoint(lookBack, one, nth, how)),
  ]
  return (room) => {
    const all = lines(true)
    return lengthOfLines(all) <= room ? all.join('\n') : yieldingLines(lines(false), `-# ${log.more}`)(room)
  }
}

function turningPoint(
  { table, items, language }: AnalysedGame,
  { seat, number, state, played, choices, cost }: TurningPoint,
  nth: number,
  how: boolean,
): string {
  const say = words(language)
  const name = safeNamesOf(table, language)[seat] ?? ''
  const alike = how && deedOf(played) === deedOf(choices)
  const called = (turn: readonly Choice[]) => {
    const { emoji, label } = wholeTurnLabel(say, table.rules, state, turn)
    return emoji === '' ? label : `${emoji} ${label}`
  }
  const turn = turnsInLog(items).find((one) => one.number === number)
  const deeds = turn === undefined ? [] : briefDeeds(say, table.rules, turn.events, seat)
  // What a turn did that is no deed, such as discarding, only its story tells.
  const story = turn === undefined || deeds.length > 0 ? null : logItemMessageText(table, turn, language, { of: seat })
  const told = story ?? `${say.brief.turn(name, deeds)}.`
  return [
    `**${nth + 1} · ${say.analysis.cost(number, about(cost))}**`,
    alike ? say.analysis.played(name, called(played)) : told,
    `-# ${say.analysis.there(called(choices))}`,
  ].join('\n')
}

/** What a turn was used for: only of the same action it must be said how else it was there. */
const deedOf = (choices: readonly Choice[]) => choices.find(({ kind }) => kind !== 'start' && kind !== 'discard')?.kind

/** Points as far as an estimate can say: by ones as long as they are few, then by fives. */
const about = (points: number): number => (points < 7.5 ? Math.max(1, Math.round(points)) : 5 * Math.round(points / 5))

function stylesOf({ table, analysis, language }: AnalysedGame, settled: GameState): string[] {
  const say = words(language).analysis
  const sheets = scoreSheets(table.rules, settled)
  const names = safeNamesOf(table, language)
  return analysis.styles.flatMap((style, seat) =>
    style === null ? [] : say.style(names[seat] ?? '', style, sheets[seat]?.total ?? 0),
  )
}

const QUARTERS = [0, 0.25, 0.5, 0.75] as const

/** What each could expect, at every quarter of the game, and what was scored. */
function courseInWords({ table, analysis: { course }, language }: AnalysedGame): string {
  const say = words(language).analysis
  const quarters = QUARTERS.flatMap((quarter) => course[Math.round(quarter * (course.length - 1))] ?? [])
  const lines = safeNamesOf(table, language).map((name, seat) => {
    const pointsAt = (at: ExpectedScores | undefined) => Math.round(at?.points[seat] ?? 0)
    const all = quarters.map((at) => ({ turns: at.turns, points: pointsAt(at) }))
    return `- ${say.expected(name, all, pointsAt(course.at(-1)))}`
  })
  return [`### ${say.course}`, ...lines].join('\n')
}

/** The way to each position, the other form, and the log. */
function controls(
  { table, analysis, items, language, share = [] }: AnalysedGame,
  other: 'readanalysis' | 'showanalysis',
) {
  const { analysis: say } = words(language)
  const turns = turnsInLog(items)
  return [
    ...buttonRows(
      analysis.turningPoints.map(({ number }) => {
        const before = turns.findLast((one) => one.number < number)
        // Before the first turn there is no position to be shown.
        return before === undefined
          ? null
          : button(pressOn(table, { verb: 'afterturn', turn: before.number }), say.before(number), {
              emoji: EMOJI.island,
            })
      }),
    ),
    ...buttonRows([otherFormButton(pressOn(table, { verb: other }), language), logButton(table, language), ...share]),
  ]
}
