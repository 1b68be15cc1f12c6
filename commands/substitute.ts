import type { ActionOutcome, OwnTable, PublicTable, TableService } from '#table'
import { EMOJI, type Language, words } from '#text'
import { button, buttonRows, lengthOfLines, MOST_TEXT, noticePost, type Post, post } from './components.ts'
import type { ComponentPress } from './custom-id.ts'
import { viewInWords } from './looks/read.ts'
import { readSelect } from './looks/view.ts'
import { panelReply, requestAction, seatReply } from './outcome.ts'
import { accentOf, pressOn, safeName } from './panel.ts'
import type { Caller, PressContext, Reply } from './reply.ts'

/** Looks for a substitute for the presser's seat, or keeps it. */
export async function pressSubstitute(
  { service, caller, table }: PressContext,
  { wanted }: ComponentPress<'substitute'>,
): Promise<Reply> {
  const outcome = await requestAction(service, caller, table, null, { kind: 'substitute', wanted })
  if (outcome.kind !== 'done' && outcome.kind !== 'duplicate') return panelReply(caller, outcome)
  const { pace } = words(caller.language)
  return { kind: 'reply', post: noticePost(wanted ? pace.substituteAsked : pace.substituteNotWanted) }
}

/** Takes a seat over. */
export const pressTakeOver = (
  { service, caller, table }: PressContext,
  { seat }: ComponentPress<'takeover'>,
): Promise<Reply> => takeOver(service, caller, table, seat)

/** Takes a seat over, and tells whoever did what there is to know: how the table stands, the own city first. */
export async function takeOver(
  service: TableService,
  caller: Caller,
  table: PublicTable,
  seat: number,
): Promise<Reply> {
  const outcome: ActionOutcome = await requestAction(service, caller, table, null, { kind: 'takeOver', seat })
  if (outcome.kind !== 'done') return seatReply(caller, outcome)
  const name = safeName(table.seats[seat]?.name ?? '', caller.language)
  return { kind: 'ephemeral', post: briefingPost(outcome.table, { seat, name }, caller.language) }
}

/** What a city may take of a message's text; the rest is the table's. */
const CITY = 1700

/**
 * How the table stands, in words: what is one's own, then what everybody has.
 * @param from which seat it is, and who sat there before
 */
export function briefingPost(
  table: OwnTable,
  { seat, name }: { readonly seat: number; readonly name: string },
  language: Language,
): Post {
  const { pace, buttons, live } = words(language)
  const { settled } = table
  const cities = ['city0', 'city1', 'city2', 'city3'] as const
  const from = pace.briefing.from({ name, seat: seat + 1, yourTurn: table.actingSeat === seat })
  const head = [`## ${EMOJI.seat} ${pace.briefing.title}`, from]
  const told =
    settled === null
      ? []
      : [
          viewInWords(table, settled, cities[seat] ?? 'city0', language, seat, CITY),
          viewInWords(table, settled, 'table', language, seat, MOST_TEXT - CITY - lengthOfLines(head) - 200),
        ]
  return post(
    [
      head.join('\n'),
      ...told.flatMap((text, index) => (index === 0 ? [text] : ['rule' as const, `## ${live.looks.table}\n${text}`])),
      ...buttonRows([
        button(pressOn(table, { verb: 'open' }), buttons.openPanel, { emoji: EMOJI.bonfire, style: 'success' }),
        button(pressOn(table, { verb: 'log', page: 0 }), buttons.log, { emoji: EMOJI.log }),
        button(pressOn(table, { verb: 'rules' }), buttons.rules, { emoji: EMOJI.rules }),
      ]),
      settled === null ? null : readSelect(table, language),
    ],
    { accent: accentOf(seat) },
  )
}
