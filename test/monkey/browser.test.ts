import { mkdir, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser, openPage, runCommand, saidOn, saysElse } from '#support/browser'
import { ADA, BJORN, CAMPFIRE, MAXIMILIANA, NOOR, SANNE, SECOND, type Stage, startStage, TEO } from '#support/stage'
import { type Language, words } from '#text'
import { needs } from '../needs.ts'

const there = await needs('chromium')
/** Each that is looked at by people, and some otherwise. */
const DRAW_ONE_IN = process.env.SCREENSHOTS === undefined ? 5 : 1

describe.skipIf(!there)('three people at the page', () => {
  let stage: Stage
  let browser: Browser
  let folder = ''
  const wrong: string[] = []
  const tabs = new Map<string, Page>()

  beforeAll(async () => {
    stage = await startStage({ seed: () => '00112233445566778899aabbccddeeff', drawOneIn: DRAW_ONE_IN, icons: true })
    browser = await launchBrowser()
    folder = process.env.SCREENSHOTS ?? (await mkdtemp(join(tmpdir(), 'bonfire-pictures-')))
    await mkdir(folder, { recursive: true })
  })
  afterAll(async () => {
    await browser?.close()
    await stage?.close()
  })

  /** Somebody's tab, in a browser profile of its own. */
  async function tab(name: string, id: string, query = '', channel = CAMPFIRE): Promise<Page> {
    const page = await openPage(browser, { viewport: { width: query === '' ? 1200 : 400, height: 900 } })
    page.on('pageerror', ({ message }) => wrong.push(`${name}: ${message}`))
    page.on('console', (line) => {
      if (line.type() === 'error') wrong.push(`${name}: ${line.text()}`)
    })
    await page.goto(`${stage.sandbox.url}/?person=${id}${query}#channel-${channel}`)
    await page.getByTestId('composer').waitFor()
    tabs.set(name, page)
    return page
  }

  const live = (page: Page): Locator =>
    page.getByTestId('messages').locator('article:not([data-ephemeral=true])', {
      has: page.getByRole('button', { name: 'Take your turn' }),
    })

  /** Whose turn it is, as the live message says. */
  async function acting(page: Page): Promise<string> {
    const text = (await live(page).last().textContent()) ?? ''
    return [...tabs.keys()].find((name) => text.includes(`It’s @${name}`)) ?? `nobody of: ${text.slice(0, 200)}`
  }

  /**
   * Takes the first option: its button where there are few, what stands as chosen where one button does that, else from the
   * list of the panel's select, which is opened again when it was redrawn meanwhile.
   */
  async function chooseFirst(page: Page, panel: Locator): Promise<void> {
    const before = await saidOn(panel)
    const few = panel.locator('button', { hasText: /^\S*A($| · )|^\S*[A-D]\d|^Receive the task$/ }).first()
    const chosen = panel.locator('button.primary').first()
    // Where a fate tile is placed other selects stand before that of its places.
    const places = panel.getByRole('combobox', { name: /^Choose/ })
    const box = (await places.count()) > 0 ? places.first() : panel.getByRole('combobox').first()
    const option = page.getByRole('listbox').getByRole('option').first()
    const taken = async (): Promise<boolean> => {
      try {
        for (const button of [few, chosen])
          if ((await button.count()) > 0) {
            await button.click({ timeout: 10_000 })
            return true
          }
        if ((await option.count()) === 0) await box.click({ timeout: 10_000 })
        await option.click({ timeout: 10_000 })
        return true
      } catch {
        return false
      }
    }
    await expect.poll(taken).toBe(true)
    await expect.poll(() => saysElse(panel, before)).toBe(true)
  }

  /** One turn, straight: the first fate tile, an entry of the menu, its first option, and the end. */
  async function playTurn(page: Page, entry: RegExp, language: Language = 'en'): Promise<string> {
    const { buttons, panel: say } = words(language)
    await live(page).last().getByRole('button', { name: 'Take your turn' }).click()
    const panel = page.locator('[data-ephemeral=true]').last()
    await panel.waitFor()
    const menu = panel.locator('button.primary', { hasText: entry })
    // A picture that comes late redraws the panel, too: then the first tile is still to be chosen.
    for (let tries = 0; tries < 3 && (await menu.count()) === 0; tries++) {
      await chooseFirst(page, panel)
      await menu.waitFor({ timeout: 15_000 }).catch(() => undefined)
    }
    const shown = (await panel.textContent()) ?? ''
    await menu.click()
    await panel.getByRole('button', { name: buttons.back, exact: true }).waitFor()
    await chooseFirst(page, panel)
    const end = panel.getByRole('button', { name: buttons.endTurn })
    for (let more = 0; more < 4 && (await end.count()) === 0; more++) await chooseFirst(page, panel)
    await shoot(page, `panel-${entry.source.slice(0, 4)}`)
    await end.click()
    await panel.getByText(say.doneAndNext(null)).waitFor()
    return shown
  }

  async function shoot(page: Page, name: string): Promise<void> {
    await page.screenshot({ path: join(folder, `${name}.png`) })
  }

  it('open, join, start and play a round by clicking, one on a phone, while a fourth person watches', async () => {
    const ada = await tab('Ada', ADA)
    const bjorn = await tab('Bjørn', BJORN, '&phone')
    const noor = await tab('نور', NOOR)
    const watcher = await tab('Teo', TEO)

    await runCommand(ada, '/bonfire new')
    // A line comes to the lobby with each: a button that moves under the finger is missed.
    for (const [page, seated] of [
      [bjorn, 2],
      [noor, 3],
    ] as const) {
      await page.getByRole('button', { name: 'Join' }).click()
      for (const one of tabs.values()) await one.getByText(`${seated} players are here.`).waitFor()
    }
    await shoot(bjorn, 'lobby-phone')
    await ada.getByRole('button', { name: /Start$/ }).click()

    const order: string[] = []
    for (const entry of [/Ship|Sail/, /Path|Build a path/, /Fate tile|Place a fate tile/]) {
      await expect.poll(() => live(watcher).count()).toBe(1)
      const name = await acting(watcher)
      const page = tabs.get(name)
      if (page === undefined) throw new Error(`it is the turn of ${name}`)
      await expect.poll(() => acting(page)).toBe(name)
      order.push(name)
      await playTurn(page, entry)
      // The watcher's live message goes on to somebody else.
      await expect.poll(() => acting(watcher)).not.toBe(name)
    }
    expect([...order].sort()).toEqual(['Ada', 'Bjørn', 'نور'].sort())
    await expect.poll(() => acting(watcher)).toBe(order[0])
    await live(watcher).last().locator('.gallery img').waitFor()
    expect(await watcher.locator('[data-ephemeral=true]').count()).toBe(0)
    await shoot(watcher, 'watcher')
    await shoot(bjorn, 'after-phone')
    expect(wrong).toEqual([])
    expect(stage.lines.filter((line) => /^(warn|error)/.test(line))).toEqual([])
  })

  it('with clients in German and Dutch each read their own, and the channel in the language of the table', async () => {
    const people = [
      { language: 'de', page: await tab('Maximiliana', MAXIMILIANA, '', SECOND) },
      { language: 'nl', page: await tab('Sanne', SANNE, '&phone', SECOND) },
    ] as const
    const [maximiliana, sanne] = people
    await runCommand(maximiliana.page, `/bonfire ${words('de').help.commands.new.name}`)
    await sanne.page.getByRole('button', { name: 'Join' }).click()
    await maximiliana.page.getByText('2 players are here.').waitFor()
    await maximiliana.page.getByRole('button', { name: /Start$/ }).click()
    const isSannes = async () => /It’s @Sanne/.test((await live(sanne.page).last().textContent()) ?? '')
    for (let turn = 0; turn < 2; turn++) {
      await expect.poll(() => live(sanne.page).count()).toBe(1)
      const before = await isSannes()
      const { language, page } = before ? sanne : maximiliana
      const { panel } = words(language)
      const shown = await playTurn(page, new RegExp(panel.menu.path), language)
      expect(shown).toContain(panel.yourTurn)
      await expect.poll(isSannes).toBe(!before)
    }
    // What was done is told to both in English, which the server speaks.
    for (const { page } of people) await expect.poll(() => live(page).last().textContent()).toMatch(/ built a .* path /)
    await shoot(sanne.page, 'dutch-phone')
    expect(wrong).toEqual([])
  })
})
