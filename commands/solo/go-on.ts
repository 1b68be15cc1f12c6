import type { PublicTable } from '#table'
import { EMOJI, type Language, words } from '#text'
import { button, buttonRows, type Post, post } from '../components.ts'
import { pressOn } from '../custom-id.ts'
import { actAtTableOrPlan, outcomeReply } from '../outcome.ts'
import type { PressContext, Reply } from '../reply.ts'
import type { PressedVerb } from '../verbs.ts'

/** What a person with a game open already hears: which, and that giving one against Tom up has a price. */
export function soloAlreadyOpenPost(table: PublicTable, most: number, language: Language): Post {
  const { computers, solo } = words(language)
  if (table.solo) return goOnOrGiveUp(table, language, (turn, challenge) => solo.openAlready(turn, challenge, most))
  const text = computers.alone.openAlready(turnNow(table, Math.max(table.seats.length, 1)))
  return goOnOr({ verb: 'close' }, computers.alone.close, `${EMOJI.computer} ${text}`, table, language)
}

/** What a person hears who wants to leave a game against Tom. */
export const confirmLeavingSoloPost = (table: PublicTable, language: Language): Post =>
  goOnOrGiveUp(table, language, words(language).solo.leaving)

function goOnOrGiveUp(
  table: PublicTable,
  language: Language,
  said: (turn: number, challenge: boolean) => string,
): Post {
  const { solo } = words(language)
  // Tom's turns are counted too.
  const text = `${EMOJI.tom} ${said(turnNow(table, 2), table.options.challenge)}`
  return goOnOr({ verb: 'giveup' }, solo.giveUp, text, table, language)
}

/** The own turn that a game is in, where so many take theirs one after the other. */
const turnNow = ({ settled }: PublicTable, players: number): number => Math.ceil((settled?.turn.number ?? 1) / players)

/** Offers to play on, or to end the game by a press. */
const goOnOr = (
  ends: PressedVerb<'giveup' | 'close'>,
  label: string,
  text: string,
  table: PublicTable,
  language: Language,
): Post =>
  post([
    text,
    ...buttonRows([
      button(pressOn(table, { verb: 'open' }), words(language).solo.goOn, { emoji: EMOJI.turn, style: 'success' }),
      button(pressOn(table, ends), label, { emoji: EMOJI.out, style: 'danger' }),
    ]),
  ])

/** Gives a game against Tom up. */
export const giveUp = async (context: PressContext): Promise<Reply> =>
  outcomeReply(context.caller, await actAtTableOrPlan(context, { kind: 'close' }))
