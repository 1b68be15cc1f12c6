import { describe, expect, it } from 'vitest'
import {
  formatChoice,
  type GameState,
  legalChoices,
  newGame,
  playJournalLine,
  RULES_NUMBER,
  replayToEnd,
  standardBox,
  standardRules,
} from '#engine'
import { changed, position } from './position.ts'

const setup = {
  players: 2,
  seed: '00112233445566778899aabbccddeeff',
  edition: 'rulebook',
  beginnerIslands: false,
  solo: null,
  box: standardRules.hash,
} as const

/** The first choices of a game, always the first that is legal. */
function begun(count: number): { lines: string[]; end: GameState } {
  const lines: string[] = []
  let end = newGame(standardRules, setup)
  while (lines.length < count) {
    const [first] = legalChoices(standardRules, end)
    if (first === undefined) throw new Error('no choice')
    lines.push(formatChoice(first))
    end = playJournalLine(standardRules, end, formatChoice(first)).state
  }
  return { lines, end }
}

const { lines, end } = begun(5)
const segment = (change: object = {}) => ({ rules: RULES_NUMBER, start: { setup }, choices: lines, ...change })

describe('a journal', () => {
  it('plays its newest segment again, from a setup or from a state', () => {
    expect(replayToEnd({ segments: [segment()] }).state).toEqual(end)
    expect(replayToEnd({ segments: [segment({ rules: 99 }), segment()] }).state).toEqual(end)
    expect(replayToEnd({ segments: [segment({ start: { state: end }, choices: [] })] }).state).toEqual(end)
  })
  it('brings the box that it was played with', () => {
    expect(replayToEnd({ segments: [segment()], box: {} }).state).toEqual(end)
    const [first, ...others] = standardBox.tasks
    const box = { tasks: [{ ...first, points: 3 }, ...others] }
    const unknown = segment({ start: { setup: { ...setup, box: 'unheard' } } })
    expect(() => replayToEnd({ segments: [unknown], box })).toThrow(
      'journal segments.0.start.setup.box: unheard, but the journal’s box is ',
    )
    expect(() => replayToEnd({ segments: [segment()], box: { tasks: 1 } })).toThrow(/^journal box: tasks/)
  })
  it.each<[message: string | RegExp, journal: unknown]>([
    [/^journal : ./, 7],
    [/^journal segments: ./, { segments: [] }],
    [/^journal segments.0.start: ./, { segments: [segment({ start: {} })] }],
    [
      `journal segments.0: played under rules 1, these are rules ${RULES_NUMBER}`,
      { segments: [segment({ rules: 1 })] },
    ],
    [
      "journal segments.0.choices.1: 'sail' is not a choice",
      { segments: [segment({ choices: [lines[0] ?? '', 'sail'] })] },
    ],
    [
      "journal segments.0.choices.0: 'ignite 1' is not legal: notAskedNow (R3.1)",
      { segments: [segment({ choices: ['ignite 1'] })] },
    ],
  ])('that is broken is refused with the place: %s', (message, journal) => {
    expect(() => replayToEnd(journal)).toThrow(message)
  })
})

describe("a journal's line", () => {
  it('may let a seat sit out (R3.3), as long as that seat has turns to take', () => {
    const state = position()
    const out = playJournalLine(standardRules, state, 'sitout 1').state
    expect(out.cities.map(({ status }) => status)).toEqual(['playing', 'out', 'playing'])
    expect(() => playJournalLine(standardRules, out, 'sitout 1')).toThrow("'sitout 1': that seat takes no turns")
    expect(() => playJournalLine(standardRules, state, 'sitout 3')).toThrow("'sitout 3': that seat takes no turns")
    expect(() => playJournalLine(standardRules, state, 'sitout 4')).toThrow("'sitout 4' is not a choice")
    const over = changed(state, (draft) => {
      draft.ended = 'countdown'
    })
    expect(() => playJournalLine(standardRules, over, 'sitout 1')).toThrow("'sitout 1': that seat takes no turns")
  })
})
