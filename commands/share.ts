import type { PublicTable, TableForPerson } from '#table'
import { EMOJI, type Language, words } from '#text'
import { analysisPost } from './analysis/post.ts'
import { analysisButton } from './buttons.ts'
import { type Button, button, buttonRows, noticePost, PICTURE_PART, type Post, post, putAbove } from './components.ts'
import { pressOn } from './custom-id.ts'
import { finishedGameParts } from './live/ending.ts'
import { standingsText, whoWonText } from './live/scores.ts'
import { loadLog } from './log/told.ts'
import { seatOfPerson } from './looks/view.ts'
import { safeName } from './names.ts'
import { endPicture } from './pictures.ts'
import { type Caller, noticeReply, type PressContext, type Reply } from './reply.ts'
import { isInServerOf } from './rights.ts'
import { tableLanguage } from './table-language.ts'

/**
 * In a table's own thread everybody saw it: the channel around, where its card is, if the bot and the person may write there.
 * Null where it is shown where they press.
 */
function channelAround({ channelId, cardChannelId }: PublicTable, caller: Caller): string | null {
  const pressedAround = caller.channelId === channelId && caller.around === cardChannelId && caller.mayWriteAround
  return pressedAround ? cardChannelId : null
}

/** Why somebody cannot show a game of theirs to everybody where they are; null where they can. */
function whyNot(table: PublicTable, caller: Caller): string | null {
  const { follow, notices } = words(caller.language)
  if (caller.guildId === null || (table.guildId !== null && !isInServerOf(table, caller))) return notices.onlyInServers
  if (caller.guest) return notices.guest
  if (caller.mayNotWrite && channelAround(table, caller) === null) return notices.youMayNotWrite
  return seatOfPerson(table, caller.person.id) === null ? follow.notYours : null
}

/** Buttons that show a game that is over, or the look back at it, to everybody; none where that is not to be had. */
export function shareEndButtons(table: PublicTable, caller: Caller): readonly Button[] {
  if (whyNot(table, caller) !== null) return []
  const { share } = words(caller.language)
  return [
    button(pressOn(table, { verb: 'sharelook' }), share.look),
    button(pressOn(table, { verb: 'shareresult' }), share.result, { emoji: EMOJI.scores }),
  ]
}

/** Shows the look back at one's game to everybody. */
export const pressShareLookBack = (context: PressContext): Promise<Reply> =>
  shared(context, 'look', async (table, language) => {
    const { service } = context
    const analysed = await service.analyse(table.id)
    if (analysed.kind !== 'analysed') return null
    const { items } = await loadLog(service, table)
    return analysisPost({ table, analysis: analysed.analysis, items, language })
  })

/** Shows how one's game ended to everybody. */
export const pressShareResult = (context: PressContext): Promise<Reply> =>
  shared(context, 'result', async (table, language) => {
    const facts = await context.service.factsOf(table.id)
    const { records } = await context.service.results.ending(table.id)
    const picture = endPicture(table, language)
    if (facts === null || picture === null) return null
    return post(
      [
        `### ${EMOJI.scores} ${whoWonText(table, language) ?? words(language).scores.title}`,
        standingsText(table, language),
        PICTURE_PART,
        ...finishedGameParts(table, { facts, records }, language),
        ...buttonRows([analysisButton(table, language)]),
      ],
      { picture },
    )
  })

/** In the server's language, at the table in the table's, with the name of who shows it. */
async function shared(
  { caller, table }: PressContext,
  what: 'look' | 'result',
  show: (table: TableForPerson, language: Language) => Promise<Post | null>,
): Promise<Reply> {
  const why = whyNot(table, caller)
  if (why !== null) return noticeReply(why)
  const around = channelAround(table, caller)
  const atTable = caller.channelId === table.channelId && around === null
  const language = atTable ? tableLanguage(table) : (caller.serverLanguage ?? caller.language)
  const shown = await show(table, language)
  if (shown === null) return noticeReply(words(caller.language).analysis.failed)
  const by = words(language).share.by(safeName(caller.person.name, language))
  const post = { ...putAbove(noticePost(by), shown), mentions: [] }
  // Pressed twice, or by two of them, it stands there once.
  const into = around === null ? {} : { into: { channelId: around, nonce: `${table.id}-${what}` } }
  return { kind: 'public', post, ...into }
}
