import type { PublicTable, TableService } from '#table'
import { EMOJI, type Language, words } from '#text'
import { logButton, notifyMeAtGameEndButton } from '../buttons.ts'
import {
  accentOf,
  buttonRows,
  linkButton,
  noticePost,
  PICTURE_PART,
  type Post,
  post,
  type Yielding,
  yieldingLines,
} from '../components.ts'
import { channelUrl } from '../links.ts'
import { standingsText, whoWonText } from '../live/scores.ts'
import { logItemMessageText } from '../log/page.ts'
import { type LogWithLinks, loadLog, turnsInLog } from '../log/told.ts'
import { readButton, viewSelect } from '../looks/view.ts'
import { relativeTimestamp } from '../moments.ts'
import { safeNameOf, safeNamesOf } from '../names.ts'
import { endPicture, tablePicture } from '../pictures.ts'
import { closedText } from '../table-text.ts'

/** The next message for a channel that follows a table. */
export interface NextPostElsewhere {
  readonly post: Post
  /** Of the entry up to which it tells. */
  readonly seq: number
}

/** The most turns in one message; more only come together after an outage. */
const MOST_TOLD = 8

/**
 * What a channel elsewhere is to be shown of a game that is on.
 * @param told the entry up to which it was told; 0 before the first
 * @param byWhom id of the person who has it shown
 * @returns null where it lacks nothing
 * @throws `StoreUnavailable` when what happened cannot be read
 */
export async function nextPostElsewhere(
  service: TableService,
  table: PublicTable,
  told: number,
  byWhom: string,
  language: Language,
): Promise<NextPostElsewhere | null> {
  const delay = table.options.followDelay ?? 0
  const log = await loadLog(service, table)
  const turn = turnsInLog(log.items).at(-1 - delay)
  if (turn === undefined || turn.seq <= told) return null
  const news = told === 0 ? [turn] : log.items.filter(({ seq }) => seq > told && seq <= turn.seq)
  const then = turn.seq === table.turnSeq ? table : await service.asOf(table.id, turn.seq)
  const shown = { table: then ?? table, picture: then !== null, late: delay > 0 }
  return { post: turnsElsewherePost(shown, news, told === 0 ? byWhom : null, language), seq: turn.seq }
}

/** A table as another channel shows it; `late`: it has gone on since. */
interface Shown {
  readonly table: PublicTable
  /** Whether it can be told how it stood. */
  readonly picture: boolean
  readonly late: boolean
}

/** The last turns, and the table after them. A late message has no buttons that show the present. */
export function turnsElsewherePost(
  { table, picture, late }: Shown,
  news: LogWithLinks['items'],
  byWhom: string | null,
  language: Language,
): Post {
  const { follow, live, card } = words(language)
  const { settled, turnSeq } = table
  const last = turnsInLog(news).at(-1)
  const goesOn =
    late || turnSeq === null
      ? null
      : `${EMOJI.turn} ${live.turnOf(safeNameOf(table, table.actingSeat ?? 0, language))} · ${live.since(relativeTimestamp(table.since))}`
  return post(
    [
      `### ${EMOJI.bonfire} ${safeNamesOf(table, language).join(', ')}`,
      byWhom === null ? null : `-# ${follow.byWhom(`<@${byWhom}>`)}`,
      story(table, news, language),
      PICTURE_PART,
      goesOn === null ? `-# ${follow.delay(table.options.followDelay ?? 0)}` : `-# ${goesOn}`,
      ...buttonRows([
        notifyMeAtGameEndButton(table, language),
        late ? null : readButton(table, 'table', language),
        late ? null : logButton(table, language),
        linkButton(channelUrl(table), card.goThere),
      ]),
      late || settled === null ? null : viewSelect(table, language),
    ],
    {
      accent: accentOf(last?.seat ?? null),
      picture: picture ? tablePicture(table, language) : null,
    },
  )
}

/** The newest turns that there is room for, each in a paragraph. */
function story(table: PublicTable, news: LogWithLinks['items'], language: Language): Yielding {
  const { log, follow } = words(language)
  const texts = news.flatMap((item) => {
    const lines = logItemMessageText(table, item, language)
    if (lines === null) return []
    return item.kind === 'turn' ? `**${log.turn(item.number)}**\n${lines}` : lines
  })
  const earlier = `-# ${follow.earlier}`
  const newest = texts.slice(-MOST_TOLD)
  return yieldingLines(newest.length < texts.length ? [earlier, ...newest] : newest, earlier, 'first')
}

/** How a table ended, for a channel elsewhere that showed it. */
export function gameEndElsewherePost(table: PublicTable, language: Language): Post {
  const { card, scores } = words(language)
  const { settled } = table
  const ended = settled !== null && settled.ended !== null
  return post(
    [
      `### ${ended ? EMOJI.scores : EMOJI.out} ${whoWonText(table, language) ?? closedText(table, language) ?? scores.title}`,
      settled === null ? null : standingsText(table, language),
      PICTURE_PART,
      ...buttonRows([
        ended ? readButton(table, 'scores', language) : null,
        settled === null ? null : logButton(table, language),
        linkButton(channelUrl(table), card.goThere),
      ]),
    ],
    { picture: endPicture(table, language) },
  )
}

/** Tells a table that another channel shows it from now on; mentions nobody. */
export const shownElsewherePost = (channelId: string, byWhom: string, language: Language): Post =>
  noticePost(`${EMOJI.search} ${words(language).follow.alsoShown(`<#${channelId}>`, `<@${byWhom}>`)}`)

/** Tells a table, and the person who asked, that another channel cannot show it any more. */
export const cannotShowElsewherePost = (channelId: string, byWhom: string, language: Language): Post => ({
  ...noticePost(`${EMOJI.warning} ${words(language).follow.shownNoMore(`<#${channelId}>`, `<@${byWhom}>`)}`),
  mentions: [byWhom],
})
