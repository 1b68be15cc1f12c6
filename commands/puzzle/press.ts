import type { PuzzleView, TableForPerson, TableService } from '#table'
import { words } from '#text'
import { noticePost, type Post } from '../components.ts'
import type { ComponentPress } from '../custom-id.ts'
import { typedOrServerLanguage } from '../lobby/open.ts'
import {
  type Caller,
  isReply,
  noticeReply,
  type OptionalTableContext,
  type Reply,
  reply,
  serverOrReply,
} from '../reply.ts'
import type { CommandHandler } from '../subcommand.ts'
import { VERB_SCOPE_TRAITS, VERBS } from '../verbs.ts'
import { puzzlePost } from './post.ts'

/** `/bonfire-puzzle`: today's puzzle, at whatever the caller has come to in it. */
export const puzzleCommand: CommandHandler = {
  run: async (service, caller) => {
    const { puzzles } = service
    return reply(await shownTo(service, caller, await puzzles.of(puzzles.today(), caller.person, caller.guildId)))
  },
}

/** The next try, or the best turn. */
export async function pressPuzzleRetryOrSolution(
  { service, caller }: OptionalTableContext,
  { day, what }: ComponentPress<'puzzle'>,
): Promise<Reply> {
  const { puzzles } = service
  if (!puzzles.open(day)) return over(caller)
  return reply(await shownTo(service, caller, await puzzles.change(day, caller.person, caller.guildId, what)))
}

/** Adds the presser to the server's message of a day's puzzle, in the server's language. */
export async function pressSharePuzzle(
  { service: { puzzles, servers }, caller }: OptionalTableContext,
  { day }: ComponentPress<'sharepuzzle'>,
): Promise<Reply> {
  const { notices, share } = words(caller.language)
  if (!puzzles.open(day)) return over(caller)
  const server = serverOrReply(caller)
  if (isReply(server)) return server
  const { guildId } = server
  const rules = await servers.settings(guildId)
  if (rules.puzzles === null && caller.mayNotWrite && !caller.mayWriteAround) return noticeReply(notices.youMayNotWrite)
  if (!(await puzzles.share(day, caller.person, guildId))) return over(caller)
  const language = typedOrServerLanguage(caller, {}, rules)
  return { kind: 'ephemeral', post: noticePost(share.shared), puzzle: { day, guildId, language } }
}

/**
 * A press in the panel of a puzzle: as at a table where it means something there, with the result once the turn has ended;
 * anything else shows the puzzle as it stands.
 * @param handle what the press does at a table
 * @returns null when it is not in a puzzle
 */
export async function pressInPuzzle(
  service: TableService,
  caller: Caller,
  press: ComponentPress,
  handle: (table: TableForPerson) => Promise<Reply>,
): Promise<Reply | null> {
  const { puzzles } = service
  if (!puzzles.isTable(press.table)) return null
  const before = await puzzles.ofTable(press.table, caller.person)
  if (before === null) return over(caller)
  const now =
    before.table.id === press.table && before.verdict === null && VERB_SCOPE_TRAITS[VERBS[press.verb].about].inPuzzle
  if (!now) return reply(await shownTo(service, caller, before))
  const made = await handle(before.table)
  const after = await puzzles.of(before.day, caller.person)
  if (after.verdict !== null) return reply(await shownTo(service, caller, after))
  return made
}

const over = ({ language }: Caller): Reply => noticeReply(words(language).puzzle.over)

async function shownTo(service: TableService, { person, language, guildId }: Caller, view: PuzzleView): Promise<Post> {
  const board = guildId === null ? null : await service.puzzles.board(view.day, guildId)
  const streak = view.solvedAt === null ? 0 : await service.puzzles.streak(view.day, person.id)
  return puzzlePost(view, board, streak, person.id, language)
}
