import { isOver, type PublicTable } from '#table'
import { EMOJI, type Language, words } from '#text'
import { button, buttonRows, noticePost, type Post, post } from '../components.ts'
import { type ComponentPress, pressOn } from '../custom-id.ts'
import { channelUrl } from '../links.ts'
import { whoWonText } from '../live/scores.ts'
import { seatOfPerson } from '../looks/view.ts'
import { refusalLineWithRetryTime } from '../moments.ts'
import { safeNamesOf } from '../names.ts'
import { ownPost } from '../private.ts'
import { type PressContext, type Reply, reply } from '../reply.ts'
import { closedText } from '../table-text.ts'

/** Switches whether the presser is told directly when the game is over; a direct message shows that it works. */
export async function pressTellEnd(context: PressContext, { on }: ComponentPress<'tellend'>): Promise<Reply> {
  const { service, caller, table } = context
  const { person, language } = caller
  const { follow, tableRefusals } = words(language)
  if (isOver(table.phase)) return said(context, tableRefusals.tableOver(table.phase), null)
  const { id } = table
  if (!on) {
    await service.followers.remove(id, person.id)
    return said(context, follow.willNotTell, null)
  }
  const settings = await service.settings(person.id)
  // Discord tells a person's language only when they press, and the table's may change until its end.
  if (settings.language === null && settings.directLanguage !== language)
    await service.saveSettings(person.id, { directLanguage: language })
  const answer = said(context, follow.willTell, false)
  if (answer.kind !== 'reply') return answer
  // Also of somebody who has pressed before: whether that message comes through may not be known yet.
  await service.followers.add({ tableId: id, target: person.id, kind: 'end', personId: person.id })
  const names = safeNamesOf(table, language).join(', ')
  const works = noticePost(`${EMOJI.countdown} ${follow.directWorks(names, `<#${table.channelId}>`)}`)
  const otherwise = (until: Date | null) =>
    said(context, refusalLineWithRetryTime(follow.directClosed, until, language), true).post
  return { ...answer, direct: { post: works, otherwise, endOf: id } }
}

/**
 * A sentence; for a player, above the panel.
 * @param on what a button beneath it sets; null: there is none
 */
function said({ caller, table }: PressContext, sentence: string, on: boolean | null): Reply {
  const { person, language } = caller
  const { follow } = words(language)
  if (seatOfPerson(table, person.id) !== null) return reply(ownPost(table, caller, sentence))
  const label = on === true ? follow.tellEnd : follow.tellNot
  return reply(
    noticePost(sentence, on === null ? [] : buttonRows([button(pressOn(table, { verb: 'tellend', on }), label)])),
  )
}

/** To somebody who asked for it: how the game ended. */
export function directEndPost(table: PublicTable, language: Language): Post {
  const { turnNotices, follow } = words(language)
  const { channelId } = table
  return post([
    `**${turnNotices.direct.over}** · <#${channelId}>`,
    `${EMOJI.scores} ${whoWonText(table, language) ?? closedText(table, language) ?? ''}`.trimEnd(),
    `-# ${safeNamesOf(table, language).join(', ')} · [${turnNotices.direct.toTheTable}](${channelUrl(table)}) · ${follow.asked}`,
  ])
}
