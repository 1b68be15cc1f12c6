import {
  bestChoicesOfPuzzle,
  type PuzzleLeaderboard,
  type PuzzleView,
  type SharedAttempt,
  startOfPuzzleDay,
} from '#table'
import { EMOJI, type Language, words } from '#text'
import { whyRecommendedText } from '../advice/reason.ts'
import { rulesButton } from '../buttons.ts'
import { button, buttonRows, noticePost, PICTURE_PART, type Post, post, putAbove } from '../components.ts'
import { pressOn } from '../custom-id.ts'
import { pictureRequestBase } from '../pictures.ts'
import { privateTablePost } from '../private.ts'
import { wholeTurnLabel } from '../turn-in-words.ts'

/** People who are named on a server's board. */
const NAMED = 20
/** People who are named in the server's message. */
const MOST_SHARED = 40

/** The day of a puzzle, as the reader's client writes it. */
export const puzzleDateText = (day: number): string => `<t:${startOfPuzzleDay(day).getTime() / 1000 + 12 * 60 * 60}:D>`

/**
 * The puzzle as it stands for somebody: the panel of the turn that is to be found, or what it came to.
 * @param board how the people of the server fared where it is asked for; null in direct messages
 * @param streak on how many days in a row they found the best turn; 0 where they did not on this one
 */
export function puzzlePost(
  view: PuzzleView,
  board: PuzzleLeaderboard | null,
  streak: number,
  personId: string,
  language: Language,
): Post {
  if (view.verdict !== null) return resultPost(view, board, streak, language)
  const { puzzle } = words(language)
  const intro = [
    `**${puzzle.title(puzzleDateText(view.day))}**`,
    puzzle.task,
    view.puzzle.hard ? puzzle.hard : null,
    boardLine(board, language),
  ]
  return putAbove(
    noticePost(intro.filter((line) => line !== null).join('\n')),
    privateTablePost(view.table, personId, language),
  )
}

function resultPost(view: PuzzleView, board: PuzzleLeaderboard | null, streak: number, language: Language): Post {
  const { puzzle } = words(language)
  const { verdict, solvedAt, shown, day, table, start } = view
  const { settled } = table
  const open = solvedAt === null && !shown
  const seat = start.actingSeat ?? 0
  const press = (what: 'again' | 'show') => pressOn(null, { verb: 'puzzle', day, what })
  return post(
    [
      `### ${EMOJI.puzzle} ${puzzle.title(puzzleDateText(day))}`,
      `${verdictLine(view, language)}${verdict === 'best' && streak > 1 ? ` ${puzzle.streak(streak)}` : ''}`,
      boardLine(board, language),
      open ? null : bestTurn(view, language),
      PICTURE_PART,
      ...buttonRows([
        verdict === 'best'
          ? null
          : button(press('again'), puzzle.tryAgain, { emoji: EMOJI.undo, style: open ? 'primary' : 'secondary' }),
        open ? button(press('show'), puzzle.showBest, { emoji: EMOJI.hint }) : null,
        // In a server, where there is somebody to show it to.
        board === null ? null : button(pressOn(null, { verb: 'sharepuzzle', day }), words(language).share.button),
        rulesButton(null, language),
      ]),
      open ? `-# ${puzzle.showBestCosts}` : null,
    ],
    {
      picture:
        settled === null
          ? null
          : {
              scene: 'city',
              own: true,
              ...pictureRequestBase(table, settled, language),
              seat,
              candidates: [],
              tentative: [],
            },
    },
  )
}

/** Who shared how they fare with it, for everybody: nothing of how. Nobody is called by being named. */
export function sharedPuzzleResultsPost(day: number, people: readonly SharedAttempt[], language: Language): Post {
  const { puzzle, share } = words(language)
  const named = people.slice(0, MOST_SHARED)
  return post([
    `### ${EMOJI.puzzle} ${puzzle.title(puzzleDateText(day))}`,
    [
      ...named.map(({ personId, solved, tries, streak }) => {
        const name = `<@${personId}>`
        return `- ${solved ? share.solved(name, tries, streak) : share.tried(name, tries)}`
      }),
      ...(people.length > named.length ? [`- ${share.more(people.length - named.length)}`] : []),
    ],
    ...buttonRows([button(pressOn(null, { verb: 'puzzle', day, what: 'again' }), share.tryIt)]),
  ])
}

function verdictLine({ verdict, solvedAt, tries }: PuzzleView, language: Language): string {
  const { puzzle } = words(language)
  if (verdict === null || verdict === 'best')
    return solvedAt === null ? puzzle.foundAfterShown : `${EMOJI.endTurn} ${puzzle.solved(Math.min(solvedAt, tries))}`
  return puzzle.behind[verdict]
}

/** The best turn with what speaks for it. */
function bestTurn({ puzzle, start }: PuzzleView, language: Language): string | null {
  const say = words(language)
  const { rules, state } = start
  if (state === null) return null
  const choices = bestChoicesOfPuzzle(puzzle)
  const { label, description } = wholeTurnLabel(say, rules, state, choices)
  const reason = whyRecommendedText(say, rules, state, { ...puzzle.reason, choices, next: null, behind: null })
  return [say.phrases.labelled(`**${say.puzzle.best}**`, label), description, reason, `-# ${say.puzzle.about}`]
    .filter((text) => text !== '')
    .join('\n')
}

/** Nobody is called by being named: a message that one person sees mentions nobody. */
function boardLine(board: PuzzleLeaderboard | null, language: Language): string | null {
  if (board === null) return null
  const named = board.solved.slice(0, NAMED).map(({ personId, tries }) => ({ mention: `<@${personId}>`, tries }))
  return `-# ${words(language).puzzle.board(named, board.solved.length - named.length, board.others)}`
}
