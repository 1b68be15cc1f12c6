import { expect, it } from 'vitest'
import { formatChoice, parseChoice } from '#engine'
import { anyPayment, COMMON_CANDIDATES, FATE_CANDIDATES } from '#support/candidates'
import { diceFor } from '#support/dice'

const dice = diceFor('notation')
const choices = [...COMMON_CANDIDATES, ...FATE_CANDIDATES, ...Array.from({ length: 500 }, () => anyPayment(dice))]

it('gives each choice its own line', () => {
  const unlike = [...COMMON_CANDIDATES, ...FATE_CANDIDATES]
  expect(new Set(unlike.map(formatChoice)).size).toBe(unlike.length)
})

it('reads every line as the choice that it was, or not at all', () => {
  let read = 0
  for (const choice of choices) {
    const back = parseChoice(formatChoice(choice))
    if (back === null) continue
    expect(back).toEqual(choice)
    read += 1
  }
  expect(read).toBeGreaterThan(choices.length * 0.6)
})

it('has one line for a choice: what is written otherwise is not read', () => {
  for (const choice of choices) {
    const line = formatChoice(choice)
    for (const other of [
      ` ${line}`,
      `${line} `,
      line.toUpperCase(),
      line.replace(' ', '  '),
      `${line} 1`,
      line.slice(0, -1),
    ]) {
      const back = parseChoice(other)
      if (back !== null) expect(formatChoice(back)).toBe(other)
    }
  }
})

it.each([
  '',
  ' ',
  'sail A3',
  'ship',
  'ship A9',
  'pay green red yellow purple x',
  'take circle tile',
  'gnome S5 3',
  'fate F1 3,4',
  'fate F1 3,4x',
  'fate F9 3,4e',
  'fate F1 x3,4e',
  'fate F1 3,4ee',
  'start F1 n',
  'start F9 e',
  'path blue-tin',
  'path tin-herb',
  'path',
  'offer 3',
  'offer',
  'procession 0',
  'procession 9',
  'procession -1',
  'procession x1',
  'procession 1x',
  'move wood p8',
  'move tin p1',
  'bonfire 7',
  'bonfire -1',
  'bonfire',
  'gnome S1 3',
  'gnome X1 2',
  'pay tin',
  'give tin',
  'space 8',
  'space 0',
])("does not read '%s'", (line) => {
  const back = parseChoice(line)
  expect(back === null || formatChoice(back) === line).toBe(true)
  expect(back).toBeNull()
})
