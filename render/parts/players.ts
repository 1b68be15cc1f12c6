import { type GameEvent, type GameState, litCount, portalCount, scoreSheets, taskCount } from '#engine'
import { type IconName, seatIcon } from '../icons/index.ts'
import { grid, icon, panel, type Rect, rect, type Sheet, square, text } from '../layout.ts'
import { colours, line, radius, seatColours, type } from '../tokens.ts'
import type { PictureWords } from '../words.ts'

const seatFill = (seat: number): string => seatColours[seat]?.fill ?? seatColours[0].fill

/** Who plays: blazon, name, score, and how far each is with the five common tasks; the one whose turn it is glows. */
export function players(
  sheet: Sheet,
  r: Rect,
  state: GameState,
  names: readonly string[],
  words: PictureWords,
  acting: number | null,
  lastEvents: readonly GameEvent[],
): void {
  const cells = grid(r, state.cities.length, 1, 12)
  const totals = state.ended === null ? null : scoreSheets(state)
  state.cities.forEach((city, seat) => {
    const cell = cells[seat]
    if (cell === undefined) return
    const total = totals?.[seat]
    const mine = totals === null ? seat === acting : total?.rank === 1
    if (mine)
      sheet.items.push({
        kind: 'glow',
        rect: rect(cell.x - 40, cell.y - 40, cell.w + 80, cell.h + 80),
        colour: colours.ember,
        strength: 0.6,
      })
    panel(sheet, cell, {
      fill: mine ? colours.plum : colours.panel,
      line: mine ? colours.flame : colours.panelEdge,
      width: mine ? line.mark : line.thin,
      radius: radius.card,
    })
    panel(sheet, rect(cell.x + 12, cell.y + cell.h - 9, cell.w - 24, 5), { fill: seatFill(seat), radius: 2 })
    icon(sheet, rect(cell.x + 12, cell.y + 12, 50, 50), seatIcon('shield', seat))
    // R14.2: the starting player hands the countdown tiles on.
    if (seat === state.startingSeat && state.tom === null)
      sheet.items.push({ kind: 'icon', rect: rect(cell.x + 40, cell.y + 38, 26, 26), icon: 'countdown', on: true })
    const score = `${total?.total ?? city.score}`
    const scoreWidth = sheet.measure.width(score, 'strong', type.score) + 6
    text(sheet, rect(cell.x + cell.w - 14 - scoreWidth, cell.y + 8, scoreWidth, 60), score, {
      face: 'strong',
      size: type.score,
      colour: colours.flame,
      align: 'right',
    })
    text(sheet, rect(cell.x + 70, cell.y + 14, cell.w - 70 - 22 - scoreWidth, 48), names[seat] ?? '', {
      face: 'display',
      size: type.glance,
      colour: colours.cream,
    })
    const below = rect(cell.x + 8, cell.y + 70, cell.w - 16, 42)
    if (city.status !== 'playing' && totals === null) {
      text(sheet, below, city.status === 'passed' ? words.passed : words.out, {
        face: 'label',
        size: type.body,
        colour: colours.ash,
        align: 'centre',
      })
      return
    }
    const grown = new Set(lastEvents.flatMap((event) => ('seat' in event && event.seat === seat ? event.kind : [])))
    const stats: readonly (readonly [
      IconName,
      number,
      'ignited' | 'taskReceived' | 'portalPlaced' | 'guardianReceived' | 'gnomeJoined',
    ])[] = [
      ['bonfire', litCount(city), 'ignited'],
      ['task', taskCount(city) - litCount(city), 'taskReceived'],
      ['portal', portalCount(city), 'portalPlaced'],
      ['guardian', city.guardians.length, 'guardianReceived'],
      ['gnome', city.gnomes.length, 'gnomeJoined'],
    ]
    grid(below, stats.length, 1, 0).forEach((place, i) => {
      const stat = stats[i]
      if (stat === undefined) return
      const [name, count, growth] = stat
      const left = place.x + place.w / 2 - 26
      icon(sheet, square(left + 16, place.y + 21, 33), name)
      text(sheet, rect(left + 34, place.y, 20, 42), `${count}`, {
        face: 'strong',
        size: type.body,
        colour: grown.has(growth) ? colours.changed : count === 0 ? colours.smoke : colours.cream,
      })
    })
  })
}
