import type { PublicTable } from '#table'
import { EMOJI, type Language, words } from '#text'
import { button, buttonRows, type Post, post } from '../components.ts'
import { pressOn } from '../custom-id.ts'
import { panelReply, requestAction } from '../outcome.ts'
import type { PressContext, Reply } from '../reply.ts'

/** What a person with a game open already hears: which, and that giving it up has a price. */
export const soloAlreadyOpenPost = (table: PublicTable, most: number, language: Language): Post =>
  table.solo
    ? goOnOrGiveUp(table, language, (turn, challenge) => words(language).solo.openAlready(turn, challenge, most))
    : goOnOrClose(table, language)

/** What a person hears who wants to leave a game against Tom. */
export const leavingPost = (table: PublicTable, language: Language): Post =>
  goOnOrGiveUp(table, language, words(language).solo.leaving)

function goOnOrGiveUp(
  table: PublicTable,
  language: Language,
  said: (turn: number, challenge: boolean) => string,
): Post {
  const { solo } = words(language)
  // Tom's turns are counted too.
  const turn = Math.ceil((table.settled?.turn.number ?? 1) / 2)
  return post([
    `${EMOJI.tom} ${said(turn, table.options.challenge)}`,
    ...buttonRows([
      button(pressOn(table, { verb: 'open' }), solo.goOn, { emoji: EMOJI.turn, style: 'success' }),
      button(pressOn(table, { verb: 'giveup' }), solo.giveUp, { emoji: EMOJI.out, style: 'danger' }),
    ]),
  ])
}

/** The same of a game against computer players, which is closed like any other. */
function goOnOrClose(table: PublicTable, language: Language): Post {
  const { solo, computers } = words(language)
  const turn = Math.ceil((table.settled?.turn.number ?? 1) / Math.max(table.seats.length, 1))
  return post([
    `${EMOJI.computer} ${computers.alone.openAlready(turn)}`,
    ...buttonRows([
      button(pressOn(table, { verb: 'open' }), solo.goOn, { emoji: EMOJI.turn, style: 'success' }),
      button(pressOn(table, { verb: 'close' }), computers.alone.close, { emoji: EMOJI.out, style: 'danger' }),
    ]),
  ])
}

/** Gives a game against Tom up. */
export const giveUp = async (context: PressContext): Promise<Reply> =>
  panelReply(context.caller, await requestAction(context, { kind: 'close' }))
