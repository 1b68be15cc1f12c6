import type { House, TableView } from '#table'
import { words } from '#text'
import { type Answer, type Asker, show } from './answer.ts'
import { chosen, repay } from './chosen.ts'
import type { Decoded, Press } from './custom-id.ts'
import { forget } from './forget.ts'
import { looked } from './looked.ts'
import { act, answered, sat } from './outcome.ts'
import { readOption } from './panels/lobby.ts'
import { noticePost } from './panels/notice.ts'
import { ownPost } from './panels/own.ts'

/**
 * Answers a press of a button or a select.
 * @param values what was chosen in a select
 * @throws `Unavailable` when the tables cannot be read
 */
export async function pressed(
  house: House,
  asker: Asker,
  decoded: Decoded,
  values: readonly string[],
): Promise<Answer> {
  const { language } = asker
  const { notices } = words(language)
  if (decoded.kind === 'refresh') {
    const table = decoded.table === null ? await house.inChannel(asker.channelId) : await house.view(decoded.table)
    if (table === null) return { kind: 'whisper', post: noticePost(notices.gone) }
    return show(ownPost(table, asker.person.id, language, { notice: notices.unknownButton }))
  }
  const { press } = decoded
  if (press.verb === 'forget') return forget(house, asker)
  // Another process may have drawn the message.
  const table = await house.view(press.table, press.seq)
  if (table === null) return { kind: 'whisper', post: noticePost(notices.gone) }
  return (await looked(house, asker, table, press, values)) ?? played(house, asker, table, press, values)
}

/** Presses that ask the house for something. */
async function played(
  house: House,
  asker: Asker,
  table: TableView,
  press: Press,
  values: readonly string[],
): Promise<Answer> {
  switch (press.verb) {
    case 'join':
    case 'leave':
    case 'start':
    case 'close':
      return sat(asker, await act(house, asker, table, null, { kind: press.verb }))
    case 'takeover':
      return sat(asker, await act(house, asker, table, null, { kind: 'takeOver', seat: press.seat }))
    case 'sitout':
      return sat(asker, await act(house, asker, table, null, { kind: 'sitOut', seat: press.seat }))
    case 'option': {
      const change = readOption(values[0] ?? '')
      if (change === null) return show(ownPost(table, asker.person.id, asker.language))
      return sat(asker, await act(house, asker, table, null, { kind: 'option', change }))
    }
    case 'giveup':
      return answered(asker, await act(house, asker, table, null, { kind: 'close' }))
    case 'nohints': {
      await house.saveGuide(asker.person.id, false)
      const done = await act(house, asker, table, null, { kind: 'option', change: { guide: false } })
      if (done.kind !== 'done') return answered(asker, done)
      const notice = words(asker.language).solo.guide.again
      return show(ownPost(done.table, asker.person.id, asker.language, { notice }))
    }
    case 'undo':
      return answered(asker, await act(house, asker, table, press.seq, { kind: 'undo', to: press.to }))
    case 'repay':
      return repay(house, asker, table, press)
    default:
      return chosen(house, asker, table, press, values)
  }
}
