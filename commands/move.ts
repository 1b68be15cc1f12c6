import type { PublicTable, TableService } from '#table'
import { EMOJI, type Language, words } from '#text'
import { openPanelButton } from './buttons.ts'
import { buttonRows, noticePost, type Post, post } from './components.ts'
import { safeNamesOfOthers } from './names.ts'
import { actAtTableOrPlan } from './outcome.ts'
import { ownPost } from './private.ts'
import { type Caller, type PressContext, type Reply, refusal } from './reply.ts'
import { whyCannotBeMovedHere } from './rights.ts'
import { tableRefusalLine } from './table-text.ts'

/** A table whose channel is gone goes on in the presser's channel, unless another table is open there. */
export async function pressMoveTableHere(context: PressContext): Promise<Reply> {
  const { service, caller, table } = context
  const { channelId, language, lacking } = caller
  const { notices, tables } = words(language)
  const refused = whyCannotBeMovedHere(table, caller) ?? (await whyNotWanted(service, caller))
  if (refused !== null) return refusal(refused)
  const inTheWay = await service.inChannel(channelId)
  if (inTheWay !== null && inTheWay.id !== table.id) return refusal(tables.placeTaken)
  const outcome = await actAtTableOrPlan(context, { kind: 'move', channelId })
  if (outcome.kind === 'gone') return refusal(notices.gone)
  if (outcome.kind === 'refused') return refusal(tableRefusalLine(outcome.table, outcome.refusal, language))
  // Another table may have been opened there at this moment.
  if (outcome.kind === 'stale') return refusal(tables.placeTaken)
  return {
    kind: 'reply',
    post: ownPost(outcome.table, caller, tables.moved),
    written: { table: table.id, otherwise: noticePost(notices.missingRights(lacking)) },
  }
}

/** Why the server wants no tables in the presser's channel; null where it does. */
async function whyNotWanted({ servers }: TableService, { guildId, channelId, around, language }: Caller) {
  if (guildId === null) return null
  const { channels } = await servers.settings(guildId)
  return channels.length === 0 || channels.includes(channelId) || channels.includes(around ?? '')
    ? null
    : words(language).server.wrongPlace(channels.map((id) => `<#${id}>`))
}

/** To somebody who sits at a table, directly: that its channel is gone, and what they can do. */
export function channelGonePost(table: PublicTable, personId: string, language: Language): Post {
  const { tables } = words(language)
  const others = safeNamesOfOthers(table, personId, language)
  const open = openPanelButton(table, language)
  return post([`${EMOJI.warning} ${tables.placeGoneDirect(others)}`, ...buttonRows([open])])
}
