import type { PublicTable, TableForPerson } from '#table'
import { EMOJI, escapeName, isolatedName, type Language, words } from '#text'
import { analysisButton, otherFormButton } from '../buttons.ts'
import {
  accentOf,
  button,
  buttonRows,
  lengthOfLines,
  PICTURE_PART,
  type Post,
  post,
  type Row,
  select,
  yieldingLines,
} from '../components.ts'
import { type ComponentPress, pressOn } from '../custom-id.ts'
import { viewLinesInWords } from '../looks/read.ts'
import { seatOfPerson } from '../looks/view.ts'
import { tablePicture } from '../pictures.ts'
import { type PressContext, type Reply, reply } from '../reply.ts'
import { logItemMessageText, logPost, NEWEST_LOG_PAGE } from './page.ts'
import { lastTurnNumberOfRound, loadLog, type RoundTurn, turnPlayerName, turnsInLog } from './told.ts'

/** A turn and those around it, and the table as it was after that turn; null where that cannot be told. */
export interface TableAfterTurn {
  readonly table: TableForPerson
  readonly turn: RoundTurn
  readonly turns: readonly RoundTurn[]
  readonly past: PublicTable | null
  readonly language: Language
  readonly viewer: number | null
}

/** What a round's turns may take of a message, in characters. */
const A_ROUND = 2500

/**
 * The table as it was after a turn, also in words. Where no turn has that number the newest is meant; before the first there
 * is only the log.
 */
export async function pressAfterTurn(
  { service, table, caller, values }: PressContext,
  { turn: pressed, verb }: ComponentPress<'afterturn' | 'readafterturn' | 'showafterturn'>,
): Promise<Reply> {
  const { language, person } = caller
  const told = await loadLog(service, table)
  const turns = turnsInLog(told.items)
  const wanted = Number(values[0] ?? pressed)
  const turn = turns.find(({ number }) => number === wanted) ?? turns.at(-1)
  if (turn === undefined) return reply(logPost(table, told, NEWEST_LOG_PAGE, caller))
  const past = await service.asOf(table.id, turn.seq)
  const show = verb === 'readafterturn' ? inWords : afterTurnPost
  return reply(show({ table, turn, turns, past, language, viewer: seatOfPerson(table, person.id) }))
}

/** The table as it was after a turn, with that turn told above it. */
export function afterTurnPost(after: TableAfterTurn): Post {
  const { turn, past, language } = after
  return post(
    [
      heading(after),
      ...storyOf(after),
      past === null ? words(language).log.cannotBeShown : PICTURE_PART,
      ...controls(after, 'afterturn'),
    ],
    {
      accent: accentOf(turn.seat),
      picture: past === null ? null : tablePicture(past, language),
      inWords: () => inWords(after),
    },
  )
}

/** What was done in the turn; at the end of a round in all of it, where there is room. */
function storyOf({ table, turn, turns, language, viewer: reader }: TableAfterTurn): (string | null)[] {
  const { log } = words(language)
  const own = logItemMessageText(table, turn, language, { reader })
  if (lastTurnNumberOfRound(turns, turn.round) !== turn.number) return [own]
  const round = turns
    .filter((one) => one.round === turn.round)
    .map((one) => `**${log.turn(one.number)}**\n${logItemMessageText(table, one, language, { reader }) ?? ''}`)
  return lengthOfLines(round) > A_ROUND ? [own] : round
}

function inWords(after: TableAfterTurn): Post {
  const { turn, past, language, viewer } = after
  const { log, reading } = words(language)
  const told =
    past?.settled == null ? [log.cannotBeShown] : viewLinesInWords(past, past.settled, 'table', language, viewer)
  return post([yieldingLines([heading(after), ...told], reading.rest), ...controls(after, 'readafterturn')], {
    accent: accentOf(turn.seat),
  })
}

function heading({ table, turn, language }: TableAfterTurn): string {
  const { log } = words(language)
  const name = escapeName(turnPlayerName(table, turn, language))
  return `## ${log.round(turn.round)}\n-# ${log.stoodAfter(turn.number, name)}`
}

/** The other turns of the round, the rounds before and after, the other form, and the log. */
function controls({ table, turn, turns, past, language }: TableAfterTurn, verb: 'afterturn' | 'readafterturn'): Row[] {
  const { log, buttons } = words(language)
  const ofRound = turns.filter(({ round }) => round === turn.round)
  const before = turns.findLast(({ round }) => round < turn.round)
  const after = turns.find(({ round }) => round > turn.round)
  const other = { verb: verb === 'afterturn' ? 'readafterturn' : 'showafterturn', turn: turn.number } as const
  return [
    ...(ofRound.length < 2
      ? []
      : [
          select(
            pressOn(table, { verb, turn: turn.number }),
            log.whichTurn,
            ofRound.map((one) => ({
              value: String(one.number),
              label: `${log.turn(one.number)} · ${isolatedName(turnPlayerName(table, one, language))}`,
              chosen: one.number === turn.number,
            })),
          ),
        ]),
    ...buttonRows([
      before === undefined ? null : button(pressOn(table, { verb, turn: before.number }), buttons.older),
      after === undefined
        ? null
        : button(
            pressOn(table, { verb, turn: lastTurnNumberOfRound(turns, after.round) ?? after.number }),
            buttons.newer,
          ),
      past === null ? null : otherFormButton(pressOn(table, other), language),
      button(pressOn(table, { verb: 'log', page: 0 }), log.back, { emoji: EMOJI.log }),
      table.phase === 'finished' ? analysisButton(table, language) : null,
    ]),
  ]
}
