import { decision, newGame } from '#engine'
import type { PictureRequest } from '#render'
import {
  computerActs,
  type LiveMessageTable,
  type Person,
  type PublicOnlyTable,
  type PublicTable,
  peopleSeated,
  seatsOfPlayersWantingSubstitute,
} from '#table'
import { clip, EMOJI, isolatedName, type Language, LIMITS, words } from '#text'
import { joinButton, openPanelButton, takeOverButton } from './buttons.ts'
import { accentOf, buttonRows, linkButton, type Post, type PostPart, post, THUMBNAIL_PART } from './components.ts'
import { learnButton } from './learn/post.ts'
import { channelUrl } from './links.ts'
import { wantsSubstituteLines } from './live/departures.ts'
import { whoWonText } from './live/scores.ts'
import { missingPlayersText, startTimeLines, waitsForStartTime } from './lobby/start-time.ts'
import { relativeTimestamp } from './moments.ts'
import { idsAsMentions, safeName, safeNameOf, safeNamesOf } from './names.ts'
import { endPicture, pictureRequestBase, tablePicture } from './pictures.ts'
import { closedText } from './table-text.ts'

/**
 * The card of a table in a thread of its own: the message in the channel that the thread grew from. It says who plays,
 * whose turn it is and since when, or how it ended, beside a small picture; it mentions nobody.
 * @param threadGone nobody can be led there any more
 */
export function channelCardPost(table: PublicOnlyTable, language: Language, threadGone = false): Post {
  const { card } = words(language)
  const { settled } = table
  return post(
    [
      THUMBNAIL_PART,
      ...cardLines(table, language),
      ...(table.phase === 'playing' ? wantsSubstituteLines(table, language) : []),
      threadGone ? `${EMOJI.warning} ${card.threadGone}` : null,
      ...buttonRows([
        table.phase === 'lobby' ? joinButton(table, language) : null,
        ...(table.phase === 'playing'
          ? seatsOfPlayersWantingSubstitute(table).map((seat) => takeOverButton(table, seat, language))
          : []),
        threadGone ? null : linkButton(channelUrl(table), card.goThere),
        table.phase === 'lobby' ? learnButton(language) : null,
      ]),
    ],
    {
      accent: accentOf(table.phase === 'playing' && settled !== null ? (decision(settled)?.seat ?? null) : null),
      picture: cardPicture(table, language),
    },
  )
}

/** What the live message shows, so it is drawn once for both; before the start the islands of a game that nobody plays. */
function cardPicture(table: PublicOnlyTable, language: Language): PictureRequest | null {
  if (table.phase === 'playing') return tablePicture(table, language)
  if (table.phase === 'finished') return endPicture(table, language)
  if (table.phase !== 'lobby') return null
  const { edition, beginnerIslands } = table.options
  const setup = { players: 4, seed: '0'.repeat(32), edition, beginnerIslands, solo: null, box: table.rules.hash }
  return { scene: 'map', ...pictureRequestBase(table, newGame(table.rules, setup), language), candidates: [] }
}

function cardLines(table: PublicOnlyTable, language: Language): (PostPart | null)[] {
  const { card, lobby, notices, scores, tableRefusals } = words(language)
  const names = safeNamesOf(table, language)
  const hostSeat = table.seats.findIndex(({ person }) => person?.id === table.host)
  switch (table.phase) {
    case 'lobby':
      return [
        `### ${EMOJI.bonfire} ${lobby.title}`,
        lobby.invitation(safeNameOf(table, Math.max(hostSeat, 0), language)),
        card.seated(names),
        ...(waitsForStartTime(table) ? startTimeLines(table, [], language) : []),
        `-# ${missingPlayersText(table, language)} ${card.lasts}`,
      ]
    case 'playing':
      return gameLines(table, language)
    case 'finished':
      return [`### ${EMOJI.scores} ${whoWonText(table, language) ?? scores.title}`, card.seated(names)]
    case 'closed':
    case 'frozen':
      return [
        `### ${EMOJI.bonfire} ${names.join(', ')}`,
        table.phase === 'frozen'
          ? `${EMOJI.warning} ${notices.frozen}`
          : `${EMOJI.out} ${closedText(table, language) ?? tableRefusals.tableOver(table.phase)}`,
      ]
  }
}

function gameLines(table: LiveMessageTable, language: Language): string[] {
  const { card, live } = words(language)
  const name = safeNameOf(table, table.actingSeat ?? 0, language)
  const turn = table.acting === null && !computerActs(table) ? card.emptySeat(name) : live.turnOf(name)
  return [
    `### ${EMOJI.bonfire} ${safeNamesOf(table, language).join(', ')}`,
    `${EMOJI.turn} ${turn}`,
    `-# ${live.since(relativeTimestamp(table.since))}`,
  ]
}

/** What the card says while its thread and table are being opened. */
export function channelCardWhileOpening(host: Person, language: Language): Post {
  const { lobby } = words(language)
  return post([`### ${EMOJI.bonfire} ${lobby.title}`, lobby.invitation(safeName(host.name, language))])
}

/** What a table's thread is called: "Bonfire · Ada, Bjørn". */
export const threadName = (names: readonly string[]): string =>
  clip(`Bonfire · ${names.map(isolatedName).join(', ')}`, LIMITS.threadName)

/** Tells the players, in the channel around the thread, that it is locked and how to play on. */
export function threadLockedPost(table: PublicTable, language: Language): Post {
  const { card } = words(language)
  const called = peopleSeated(table)
  return post(
    [
      `${EMOJI.warning} ${card.locked(idsAsMentions(called).join(' '))}`,
      ...buttonRows([openPanelButton(table, language)]),
    ],
    { mentions: called },
  )
}
