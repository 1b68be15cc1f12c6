import { mkdir } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { MENU_ACTIONS } from '#commands/turn/menu-actions'
import { MOST_HEIGHT, MOST_HEIGHTS, panelHeights } from '#support/presses/panel-heights'
import { LANGUAGES, words } from '#text'
import { needs } from '../needs.ts'

const there = await needs('chromium')
/** After so many turns of a game of four. */
const TURNS = 44
/** In a turn with so many kinds of action nearly everything is possible: at one island there is a task or a guardian. */
const ACTIONS = 7
/** How high a button's label of two lines is, in pixels. */
const TWO_LINES = 32

describe.skipIf(!there)('a turn’s panel on a phone', () => {
  it('fits on one screen whatever is new and possible, two buttons in a line, in each language', async () => {
    const folder = process.env.SCREENSHOTS
    if (folder !== undefined) await mkdir(folder, { recursive: true })
    const seed = '00112233445566778899aabbccddeeff'
    const measured = await panelHeights({ seed, turns: TURNS, least: ACTIONS - 1, folder })
    for (const language of LANGUAGES) {
      const own = measured.filter((one) => one.language === language && one.page === 'turn')
      expect(Math.max(...own.map(({ actions }) => actions)), language).toBeGreaterThanOrEqual(ACTIONS)
      // Only what takes back, and what scores, has a line of its own.
      const { undo } = words(language).buttons
      const { menu } = words(language).panel
      const mayStandAlone = [undo, menu.ignite, menu.novice].map((one) => one.toLowerCase())
      const alone = own.flatMap((one) => one.alone.map((label) => label.toLowerCase()))
      expect(alone.filter((label) => !mayStandAlone.some((one) => label.includes(one)))).toEqual([])
      const undone = own.flatMap((one) => one.undo ?? [])
      expect(undone.length, language).toBeGreaterThan(0)
      for (const { height } of undone) expect(height).toBeLessThan(TWO_LINES)
    }
    // One of the two that are done at an island cannot be, and in the second nothing scores.
    const all = MENU_ACTIONS.length - 1
    const others = MENU_ACTIONS.filter(({ scores }) => !scores).length - 1
    const ofTurns = measured.filter(({ page }) => page === 'turn')
    expect(ofTurns.flatMap(({ turn, actions }) => (turn === null ? actions : []))).toEqual(
      LANGUAGES.flatMap(() => [all, others]),
    )
    expect(measured.filter(({ page, height }) => height > (MOST_HEIGHTS[page] ?? MOST_HEIGHT))).toEqual([])
  })
})
