import { FREE_OBJECTION_MS, type LiveMessageExtras, type LiveMessageTable } from '#table'
import { EMOJI, type Language, words } from '#text'
import { button, buttonRows, type PostPart } from '../components.ts'
import { pressOn } from '../custom-id.ts'
import { dateTimeTimestamp, relativeTimestamp } from '../moments.ts'
import { idsAsMentions, safeNameOf } from '../names.ts'

/** When the time for the turn ends, small until that is near; null without a clock. */
export function clockLine(
  { extended }: LiveMessageTable,
  { clock }: LiveMessageExtras,
  language: Language,
): string | null {
  if (clock === null) return null
  const { pace, phrases } = words(language)
  const { end, atEnd, stands } = clock
  const more = extended === null || stands === 'over' ? '' : `-# ${pace.moreTime(dateTimeTimestamp(extended.until))}\n`
  switch (stands) {
    case 'goes':
      return `${more}-# ${pace.timeUntil(phrases.aside(dateTimeTimestamp(end), relativeTimestamp(end)), atEnd)}`
    case 'nearlyOver':
      return `${more}${EMOJI.warning} ${pace.nearlyOver(relativeTimestamp(end), atEnd)}`
    case 'over':
      return `${atEnd === 'remind' ? EMOJI.warning : '-#'} ${pace.over(dateTimeTimestamp(end), atEnd)}`
  }
}

/** Whether a silent seat is to be freed, with the answers; that it stays; or that it can be asked. */
export function freeingParts(
  table: LiveMessageTable,
  { maySeatBeFreed }: LiveMessageExtras,
  called: readonly string[],
  language: Language,
): PostPart[] {
  const { pace } = words(language)
  const { freeRequest, actingSeat, turnSeq } = table
  if (freeRequest !== null) {
    const { seq, at, seat, silent, agreed, objected } = freeRequest
    const named = (seats: readonly number[]) => seats.map((one) => safeNameOf(table, one, language))
    const until = objected.length === 0 ? relativeTimestamp(new Date(at.getTime() + FREE_OBJECTION_MS)) : null
    const answer = (agrees: boolean) => pressOn(table, { verb: 'answerfree', asked: seq, agrees })
    return [
      `${EMOJI.warning} ${pace.freeAsked({
        name: safeNameOf(table, seat, language),
        silent: safeNameOf(table, silent, language),
        mentions: idsAsMentions(called),
        until,
        agreed: named(agreed),
        objected: named(objected),
      })}`,
      ...buttonRows([
        button(answer(true), pace.buttons.agreeToFree, { style: 'danger' }),
        button(answer(false), pace.buttons.refuseToFree, { style: 'success' }),
      ]),
    ]
  }
  if (actingSeat === null || turnSeq === null) return []
  if (!maySeatBeFreed) {
    const against = table.keptBy.map((one) => safeNameOf(table, one, language))
    return against.length === 0 ? [] : [`-# ${pace.kept(safeNameOf(table, actingSeat, language), against)}`]
  }
  return [
    `-# ${pace.silent(safeNameOf(table, actingSeat, language))}`,
    ...buttonRows([button(pressOn(table, { verb: 'askfree', turn: turnSeq }), pace.buttons.askFree)]),
  ]
}
