import { MOST_SEATS, type PublicTable } from '#table'
import { EMOJI, type Language, words } from '#text'
import { button, buttonRows, type Row, userSelect } from '../components.ts'
import { pressOn } from '../custom-id.ts'
import { dateTimeTimestamp, relativeTimestamp } from '../moments.ts'
import { idsAsMentions } from '../names.ts'

/** Lines for the seats after those that are taken: kept for somebody, or free. */
export function openSeatLines({ seats, heldSeats }: PublicTable, language: Language): string[] {
  const { lobby, gathering } = words(language)
  return Array.from({ length: Math.max(0, MOST_SEATS - seats.length) }, (_, index) => {
    const number = seats.length + index + 1
    const held = heldSeats[index]
    return held === undefined
      ? `-# ${lobby.freeSeat(number)}`
      : gathering.heldSeat(number, `<@${held.person}>`, dateTimeTimestamp(held.until))
  })
}

/** Lines that mention people with a kept seat, and the host of a full table. */
export function lobbyMentionLines({ heldSeats, fullSeq, host, askableAt }: PublicTable, language: Language): string[] {
  const { gathering } = words(language)
  return [
    ...(askableAt === null ? [] : [`-# ${gathering.notAsked(relativeTimestamp(askableAt))}`]),
    ...(heldSeats.length === 0
      ? []
      : [gathering.invited(idsAsMentions(heldSeats.map(({ person }) => person)).join(' '))]),
    ...(fullSeq === null ? [] : [gathering.full(`<@${host}>`)]),
  ]
}

/** Lines for the host: friends who are not called yet, and when they can be. */
export function friendsNotCalledYetLines({ heldSeats }: PublicTable, language: Language): string[] {
  const { gathering } = words(language)
  return heldSeats.flatMap(({ person, callableAt }) =>
    callableAt === undefined ? [] : `-# ${gathering.notCalled(`<@${person}>`, relativeTimestamp(callableAt))}`,
  )
}

/** The host's select of whom to keep a seat for, and buttons to give that up. */
export function holdSeatRows(table: PublicTable, language: Language): Row[] {
  const { gathering } = words(language)
  const { seats, heldSeats } = table
  return [
    ...(seats.length + heldSeats.length < MOST_SEATS
      ? [userSelect(pressOn(table, { verb: 'hold' }), gathering.hold)]
      : []),
    ...buttonRows(
      heldSeats.map(({ person }, index) =>
        button(pressOn(table, { verb: 'release', person }), gathering.release(seats.length + index + 1), {
          emoji: EMOJI.seat,
        }),
      ),
    ),
  ]
}
