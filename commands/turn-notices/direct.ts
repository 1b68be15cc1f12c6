import type { NoticeKind, PublicTable } from '#table'
import { EMOJI, type Language, words } from '#text'
import { button, buttonRows, type Post, type PostPart, post } from '../components.ts'
import { pressOn } from '../custom-id.ts'
import { channelUrl, messageUrl, tablePlaceText } from '../links.ts'
import { relativeTimestamp } from '../moments.ts'
import { safeNameOf, safeNamesOf } from '../names.ts'

/** What somebody is told of a table. */
export interface DirectNotice {
  readonly table: PublicTable
  readonly kinds: readonly NoticeKind[]
  /** Of the message in the table's channel; null where none is known. */
  readonly messageId: string | null
  /** When the person's time for the turn ends; null without a clock, or in another's turn. */
  readonly end: Date | null
}

/** The most tables in one message: they fit whatever people are called. */
const MOST_TOLD = 6

/** One direct message with all that somebody is told at once. */
export function directPost(notices: readonly DirectNotice[], personId: string, language: Language): Post {
  const { turnNotices: say, notices: answers, buttons } = words(language)
  const parts = notices.slice(0, MOST_TOLD).flatMap((notice): PostPart[] => {
    const { table } = notice
    const others = safeNamesOf(table, language).filter((_, seat) => table.seats[seat]?.person?.id !== personId)
    return [
      [
        `**${whatOf(notice, personId, language)}** · ${tablePlaceText(table, language)}`,
        [
          ...(table.phase === 'playing' ? [words(language).live.since(relativeTimestamp(table.since))] : []),
          ...(others.length === 0 ? [] : [others.join(', ')]),
          `[${say.direct.toTheTable}](${linkTo(notice)})`,
        ].join(' · '),
      ],
      ...buttonRows([
        notice.kinds.includes('relieved')
          ? button(pressOn(table, { verb: 'show', look: 'table' }), words(language).live.looks.table, {
              emoji: EMOJI.search,
            })
          : table.phase === 'playing'
            ? button(pressOn(table, { verb: 'open' }), buttons.openPanel, { emoji: EMOJI.bonfire, style: 'success' })
            : null,
      ]),
    ]
  })
  return post([
    notices.length > 1 ? `### ${EMOJI.turn} ${say.direct.title}` : null,
    ...parts,
    notices.length > MOST_TOLD ? `-# ${answers.moreTables}` : null,
    `-# ${say.about}`,
  ])
}

function whatOf({ table, kinds, end }: DirectNotice, personId: string, language: Language): string {
  const { turnNotices, gathering, pace } = words(language)
  const { direct } = turnNotices
  if (table.phase === 'lobby') {
    if (kinds.includes('startsSoon') && table.starts !== null)
      return gathering.direct.soon(relativeTimestamp(table.starts.at))
    if (table.heldSeats.some(({ person }) => person === personId)) return gathering.direct.invited
    if (table.starts?.missed) return gathering.direct.startMissed
    return table.host === personId ? gathering.direct.full : direct.again
  }
  const relieved = table.takeovers.findLast((one) => one.relieved === personId)
  if (kinds.includes('relieved') && relieved !== undefined)
    return pace.direct.substituteCame(safeNameOf(table, relieved.seat, language))
  if (table.phase !== 'playing') return direct.over
  const left = table.departures.find(({ freed }) => freed?.personId === personId)
  if (left !== undefined) return table.seats[left.seat]?.satOut ? pace.direct.lost : pace.direct.freed
  if (kinds.includes('runningOut') && end !== null) return pace.direct.runningOut(relativeTimestamp(end))
  if (kinds.includes('call') && table.freeRequest !== null) return pace.direct.freeAsked
  if (table.acting === personId) return kinds.includes('call') ? direct.yourTurn : direct.stillYourTurn
  if (kinds.includes('call') && table.undoRequest !== null) return direct.undoAsked
  return kinds.includes('next') ? direct.next : direct.left
}

const linkTo = ({ table, messageId }: DirectNotice): string =>
  messageId === null ? channelUrl(table) : messageUrl(table, { channelId: table.channelId, messageId })
