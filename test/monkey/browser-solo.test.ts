import { mkdir, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Locator } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser, openDirectMessages, openPage, runCommand, saidOn, saysElse } from '#support/browser'
import { ADA, CAMPFIRE, type Stage, startStage } from '#support/stage'
import { needs } from '../needs.ts'

const there = await needs('chromium')
/** Each that is looked at by people, and some otherwise. */
const DRAW_ONE_IN = process.env.SCREENSHOTS === undefined ? 5 : 1
const ROUNDS = 3

describe.skipIf(!there)('one person in direct messages with the bot', () => {
  let stage: Stage
  let browser: Browser

  beforeAll(async () => {
    stage = await startStage({ seed: () => '00112233445566778899aabbccddeeff', drawOneIn: DRAW_ONE_IN })
    browser = await launchBrowser()
  })
  afterAll(async () => {
    await browser?.close()
    await stage?.close()
  })

  it('plays three rounds against Tom by clicking, and reads after each what Tom did', async () => {
    const folder = process.env.SCREENSHOTS ?? (await mkdtemp(join(tmpdir(), 'bonfire-pictures-')))
    await mkdir(folder, { recursive: true })
    const wrong: string[] = []
    const page = await openPage(browser, { viewport: { width: 1200, height: 1000 } })
    page.on('pageerror', ({ message }) => wrong.push(message))
    await page.goto(`${stage.sandbox.url}/?person=${ADA}#channel-${CAMPFIRE}`)
    await page.getByTestId('composer').waitFor()
    await openDirectMessages(page)
    await runCommand(page, '/bonfire solo')
    await page.getByRole('button', { name: 'Take your turn' }).last().click()
    const panel = page.locator('[data-ephemeral=true]').last()

    const said = () => saidOn(panel)
    /** Presses, and waits until the panel says something else. What is redrawn under the finger is pressed anew. */
    async function press(what: Locator, option = false): Promise<boolean> {
      const before = await said()
      try {
        await what.click({ timeout: 10_000 })
        if (option) await page.getByRole('listbox').getByRole('option').first().click({ timeout: 10_000 })
      } catch {
        return false
      }
      await expect.poll(() => saysElse(panel, before)).toBe(true)
      return true
    }

    const cards: string[] = []
    for (let presses = 0; cards.length < ROUNDS; presses++) {
      expect(presses).toBeLessThan(60)
      const end = panel.getByRole('button', { name: 'End turn' })
      const choose = panel.getByRole('combobox', { name: /^Choose/ })
      if ((await end.count()) > 0) {
        if (!(await press(end))) continue
        const card = /Tom’s card: [^.]*\./.exec(await said())?.[0]
        expect(card, 'what Tom did').toBeDefined()
        cards.push(card ?? '')
        await page.screenshot({ path: join(folder, `solo-${cards.length}.png`) })
      } else if ((await choose.count()) > 0) await press(choose.first(), true)
      else await press(panel.locator('button.primary:not([disabled])').first())
    }
    expect(cards).toHaveLength(ROUNDS)
    expect(wrong).toEqual([])
    expect(stage.lines.filter((line) => /^(warn|error)/.test(line))).toEqual([])
  })
})
