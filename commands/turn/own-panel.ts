import { words } from '#text'
import { ownTablePost } from '../private.ts'
import { type PressContext, type Reply, reply } from '../reply.ts'
import { lastTurnMessageLink } from './news.ts'

type Where = Pick<PressContext, 'caller' | 'table'>

/** Somebody's own panel as it stands now, with a line above it. */
export const ownPanel = ({ caller, table }: Where, options?: Parameters<typeof ownTablePost>[3]): Reply =>
  reply(ownTablePost(table, caller.person.id, caller.language, options))

/** The same where a press stands for nothing any more. */
export const stalePanel = (where: Where): Reply =>
  ownPanel(where, { notice: words(where.caller.language).notices.stale })

/** The same with a link to the message of one's last turn. */
export const ownPanelWithLastTurnLink = async (
  { service, caller, table }: Where & Pick<PressContext, 'service'>,
  notice: string | null = null,
): Promise<Reply> =>
  ownPanel({ caller, table }, { notice, lastTurnLink: await lastTurnMessageLink(service, table, caller.person.id) })
