import type { House, TableOptions, TableView } from '#table'
import { words } from '#text'
import type { Answer, Asker } from './answer.ts'
import type { Decoded } from './custom-id.ts'
import { noticePost } from './panels/notice.ts'
import { ownPost } from './panels/own.ts'
import { elsewherePost, offerPost, standingOf } from './panels/solo.ts'

/** What is asked for with a game against Tom. */
export interface SoloWish extends Pick<TableOptions, 'edition' | 'beginnerIslands' | 'letTomDecide' | 'challenge'> {
  /** A head start chosen freely: then it is no game of the challenge. Null: the challenge's, or none. */
  readonly handicap: number | null
  /** Null: as the person has it, which is hints in the first game. */
  readonly guide: boolean | null
}

/** Whether what was typed or pressed opens a game against Tom: then the asker's direct channel is needed first. */
export async function opensSolo(
  house: House,
  what: { readonly command: string } | { readonly pressed: Decoded },
): Promise<boolean> {
  if ('command' in what) return what.command === 'solo'
  if (what.pressed.kind !== 'press' || what.pressed.press.verb !== 'again') return false
  return (await house.view(what.pressed.press.table))?.solo === true
}

/** Opens a game against Tom in the asker's direct messages; one that is open there already is offered instead. */
export async function openSolo(house: House, asker: Asker, wish: SoloWish): Promise<Answer> {
  const { person, language, guildId } = asker
  const channelId = asker.directChannelId === undefined ? asker.channelId : asker.directChannelId
  if (channelId === null) return { kind: 'whisper', post: noticePost(words(language).solo.cannotOpen) }
  const profile = await house.profile(person.id)
  const challenge = wish.challenge && wish.handicap === null
  const { edition, beginnerIslands, letTomDecide } = wish
  const opened = await house.open({
    guildId: asker.directChannelId === undefined ? guildId : null,
    channelId,
    host: person,
    solo: true,
    options: {
      edition,
      beginnerIslands,
      letTomDecide,
      challenge,
      handicap: challenge ? profile.handicap : (wish.handicap ?? 0),
      guide: wish.guide ?? profile.guide ?? profile.games.length === 0,
    },
  })
  if (opened.kind === 'channelTaken') return taken(asker, opened.table)
  const { table } = opened
  const own = (notice: string) => ownPost(table, person.id, language, { notice })
  if (channelId === asker.channelId) return { kind: 'show', post: own(standingOf(table, language)) }
  return {
    kind: 'show',
    post: elsewherePost(table, language),
    written: { table: table.id, otherwise: own(words(language).solo.cannotWrite) },
  }
}

function taken({ person, language }: Asker, table: TableView): Answer {
  if (table.solo && table.host === person.id) return { kind: 'whisper', post: offerPost(table, language) }
  const notice = words(language).notices.channelTaken
  return { kind: 'whisper', post: ownPost(table, person.id, language, { notice }) }
}
