import type { Button } from './components.ts'

/** What two buttons of one line may take together on a phone 400 px wide, without their edges and emoji, in pixels. */
const TEXT_OF_TWO = 178
const NARROW = /[\s.,:·’fijlrtI]/u
const WIDE = /[mwGMOÖQW]/u

/** About how wide a label is, in pixels. */
const widthOf = ({ label }: Button): number =>
  Array.from(label).reduce((width, letter) => {
    if (NARROW.test(letter)) return width + 4.2
    return width + (WIDE.test(letter) ? 11 : 7.8)
  }, 0)

type Line = readonly Button[]

const fits = (line: Line): boolean =>
  line.length === 1 || (line.length === 2 && line.reduce((sum, one) => sum + widthOf(one), 0) <= TEXT_OF_TWO)

/** As they come. */
function inOrder(buttons: Line, inRow: number): Line[] {
  const lines: Line[] = []
  for (const [index, one] of buttons.entries()) {
    const longer = [...(lines.at(-1) ?? []), one]
    if (index % inRow > 0 && fits(longer)) lines.splice(-1, 1, longer)
    else lines.push([one])
  }
  return lines
}

/** The widest with the widest that fits beside it: so few stand alone as can be. */
function inPairs(buttons: Line): Line[] {
  const left = buttons.toSorted((a, b) => widthOf(b) - widthOf(a))
  const lines: Line[] = []
  for (let one = left.shift(); one !== undefined; one = left.shift()) {
    const wide = one
    const beside = left.findIndex((other) => fits([wide, other]))
    lines.push(beside < 0 ? [wide] : [wide, ...left.splice(beside, 1)])
  }
  const place = (one: Button | undefined) => (one === undefined ? 0 : buttons.indexOf(one))
  return lines
    .map((line) => line.toSorted((a, b) => place(a) - place(b)))
    .toSorted((a, b) => b.length - a.length || place(a[0]) - place(b[0]))
}

/**
 * Buttons in an order in which they fill the lines of a phone, two by two: their own where that takes no more lines, else
 * such that as few as can be stand alone, and those last. What Discord's font takes is estimated.
 * @param inRow how many of them Discord is told to put into a row: an even number
 */
export function fillingLines(buttons: Line, inRow: number): Line {
  const own = inOrder(buttons, inRow)
  const paired = inPairs(buttons)
  return (own.length <= paired.length ? own : paired).flat()
}
