import type { PublicTable } from '#table'
import { words } from '#text'
import { noticePost, type Post } from '../components.ts'
import { loadLog } from '../log/told.ts'
import { noticeReply, type PressContext, type Reply, reply, type TableContext } from '../reply.ts'
import { shareEndButtons } from '../share.ts'
import type { Subcommand } from '../subcommand.ts'
import { type AnalysedGame, analysisInWords, analysisPost } from './post.ts'

/** Looks back at the last game that the caller played to its end. */
export const analysisCommand: Subcommand = {
  name: 'analysis',
  run: async (service, caller) => {
    const [last] = await service.finishedTablesOf(caller.person.id, 1)
    return last === undefined
      ? reply(noticePost(words(caller.language).analysis.none))
      : lookBackReply({ service, caller, table: last }, analysisPost)
  },
}

/** Looks back at a table's game, below what was pressed: the list of games stays. */
export async function pressAnalysis(context: PressContext): Promise<Reply> {
  const { post } = await lookBackReply(context, analysisPost)
  return { kind: 'ephemeral', post }
}

/** The same in words. */
export const pressReadAnalysis = (context: PressContext): Promise<Reply> => lookBackReply(context, analysisInWords)

async function lookBackReply(
  { service, caller, table }: TableContext<PublicTable>,
  show: (lookBack: AnalysedGame) => Post,
): Promise<Reply> {
  const { language } = caller
  const analysed = await service.analyse(table.id)
  if (analysed.kind !== 'analysed') return noticeReply(words(language).analysis[analysed.kind])
  const { items } = await loadLog(service, table)
  return reply(show({ table, analysis: analysed.analysis, items, language, share: shareEndButtons(table, caller) }))
}
