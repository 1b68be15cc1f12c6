import { CLOCK_OPTIONS, type ClockOption, type PublicTable, paceOf, TIME_ENDINGS } from '#table'
import { EMOJI, type Language, words } from '#text'
import { type Row, select } from '../components.ts'
import { pressOn } from '../custom-id.ts'

/** A clock as a select's value. */
export function clockSelectValue(clock: ClockOption): string {
  switch (clock.kind) {
    case 'live':
      return clock.kind
    case 'turn':
      return `turn ${clock.hours}`
    case 'bank':
      return `bank ${clock.hours} ${clock.refill}`
  }
}

/** The clock that has such a value; undefined for anything else. */
export const parseClockValue = (value: unknown): ClockOption | undefined =>
  CLOCK_OPTIONS.find((one) => clockSelectValue(one) === value)

/** How fast the table is to play; and with a clock, what happens when the time is over. */
export function paceSelects(table: PublicTable, language: Language): Row[] {
  const say = words(language).pace
  const pace = paceOf(table.options)
  const marked = (chosen: boolean): string => (chosen ? EMOJI.endTurn : EMOJI.countdown)
  const clocks = select(
    pressOn(table, { verb: 'paceclock' }),
    say.chooseClock,
    CLOCK_OPTIONS.map((clock) => ({
      value: clockSelectValue(clock),
      label: say.clock(clock),
      emoji: marked(clockSelectValue(clock) === clockSelectValue(pace)),
    })),
  )
  if (pace.kind === 'live') return [clocks]
  const endings = TIME_ENDINGS.map((ending) => ({
    value: ending,
    label: say.atEnd[ending],
    emoji: marked(ending === pace.atEnd),
  }))
  return [clocks, select(pressOn(table, { verb: 'paceend' }), say.chooseEnd, endings)]
}
