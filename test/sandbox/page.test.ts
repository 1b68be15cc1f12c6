import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Sandbox, startSandbox } from '#sandbox'
import { launchBrowser, openDirectMessages, openPage, runCommand } from '#support/browser'
import { freePort } from '#support/free-port'
import { ANSWER_MS } from '#support/in-channels'
import { needs } from '../needs.ts'
import { answer, options } from './page-bot.ts'
import { ADA, BJORN, CAMPFIRE, NOOR, openings, SECOND } from './setting.ts'

describe.skipIf(!(await needs('chromium')))('The page (skipped where there is no Chromium)', () => {
  const opened = openings()
  let browser: Browser
  let sandbox: Sandbox

  beforeAll(async () => {
    browser = await launchBrowser()
    sandbox = await opened.sandbox()
    const client = await opened.bot(sandbox, answer)
    await client.application.commands.set([{ name: 'bonfire', description: 'The game', options }])
  })
  afterAll(() => browser?.close())

  const tabs = new Map<string, Promise<Page>>()
  const broken: string[] = []
  afterEach(() => expect(broken).toEqual([]))

  /** Somebody's tab at a channel, in a browser profile of its own; the same one when it is asked for again. */
  function tab(person: string, at: { query?: string; channel?: string; width?: number } = {}): Promise<Page> {
    const { query = '', channel = CAMPFIRE, width = 1200 } = at
    const key = [person, query, channel, width].join()
    const page = tabs.get(key) ?? openTab(`?person=${person}${query}#channel-${channel}`, width)
    tabs.set(key, page)
    return page
  }
  async function openTab(address: string, width: number): Promise<Page> {
    const page = await openPage(browser, { viewport: { width, height: 850 } })
    page.on('pageerror', ({ message }) => broken.push(message))
    await page.goto(`${sandbox.url}/${address}`)
    await page.getByTestId('composer').waitFor()
    return page
  }
  /** The newest table in the channel, opened by this page's person. */
  async function newTable(page: Page): Promise<Locator> {
    const before = await page.getByRole('heading', { name: 'The table' }).count()
    await runCommand(page, '/bonfire new')
    const message = page.locator('[data-message-id]', { has: page.getByRole('heading', { name: 'The table' }) })
    await message.nth(before).waitFor()
    return message.last()
  }
  const messages = (page: Page) => page.getByTestId('messages')

  it('asks a newcomer who they want to be', async () => {
    const page = await openPage(browser)
    await page.goto(sandbox.url)
    await page.getByRole('heading', { name: 'Who are you?' }).waitFor()
    await page.getByRole('link', { name: 'Ada' }).click()
    await page.getByRole('button', { name: 'You are Ada: be somebody else' }).waitFor()
    await page.goto(`${sandbox.url}/?person=1`)
    await page.getByRole('heading', { name: 'Who are you?' }).waitFor()
    await page.close()
  })

  it('shows what one person says to another, as text whatever it looks like', async () => {
    const [ada, bjorn] = await Promise.all([tab(ADA, { channel: SECOND }), tab(BJORN, { channel: SECOND })])
    const nasty = '<img src=x onerror="document.title=1"> **bold** ||hidden|| [here](javascript:alert(1))'
    await ada.getByTestId('composer').fill(nasty)
    await ada.keyboard.press('Enter')
    const message = messages(bjorn).locator('article').last()
    await message.getByText('<img src=x onerror="document.title=1">').waitFor()
    expect(await message.locator('strong').textContent()).toBe('bold')
    expect(await message.locator('img, a').count()).toBe(0)
    expect(await message.getByRole('button', { name: 'Spoiler' }).count()).toBe(1)
  })

  it('finds a slash command while it is typed, and tells everyone who used it', async () => {
    const [ada, bjorn] = await Promise.all([tab(ADA), tab(BJORN)])
    await ada.getByTestId('composer').pressSequentially('/bon')
    const menu = ada.getByRole('listbox', { name: 'Commands' })
    expect(await menu.getByRole('option').count()).toBe(options.length)
    await ada.keyboard.press('ArrowDown')
    await ada.keyboard.press('Tab')
    await ada.getByRole('combobox', { name: 'about' }).pressSequentially('gn')
    await ada.getByRole('option', { name: 'The gnome' }).waitFor()
    await ada.keyboard.press('Enter')
    await ada.keyboard.press('Tab')
    await ada.keyboard.type('12')
    await ada.keyboard.press('Enter')
    await ada.getByRole('alert').filter({ hasText: 'page: At most 9.' }).waitFor()
    await ada.keyboard.press('Backspace')
    await ada.keyboard.press('Enter')
    const seen = messages(bjorn).locator('article', { hasText: 'Rule of gnome, page 1' })
    await seen.waitFor()
    expect(await seen.locator('.above').textContent()).toContain('Ada used /bonfire rules')
  })

  it('offers the server’s roles where a command asks for one, and names one that is mentioned', async () => {
    const ada = await tab(ADA)
    await ada.getByTestId('composer').fill('/bonfire call')
    await ada.keyboard.press('Enter')
    await ada.keyboard.type('pl')
    await ada.getByRole('option', { name: '@Players' }).waitFor()
    await ada.keyboard.press('Enter')
    await ada.keyboard.press('Enter')
    await messages(ada).locator('article', { hasText: 'Called @Players' }).waitFor()
  })

  it('shows a container whole in a window that is narrow beside the list of people', async () => {
    const ada = await tab(ADA)
    await ada.setViewportSize({ width: 1020, height: 800 })
    const table = await newTable(ada)
    const right = async (what: Locator) => {
      const box = await what.boundingBox()
      return box === null ? Number.NaN : box.x + box.width
    }
    expect(await right(table.locator('.container').first())).toBeLessThanOrEqual(await right(messages(ada)))
  })

  it('sends a press, and shows the changed message to both', async () => {
    const [ada, bjorn] = await Promise.all([tab(ADA), tab(BJORN)])
    const table = await newTable(ada)
    const id = await table.getAttribute('data-message-id')
    expect(await table.getByRole('button', { name: 'Not now' }).isDisabled()).toBe(true)
    expect(await table.getByRole('img', { name: 'The table from above' }).count()).toBe(1)
    await table.getByRole('button', { name: 'Close', exact: true }).click()
    for (const page of [ada, bjorn]) {
      await page.locator(`[data-message-id="${id}"]`, { hasText: 'The table is closed.' }).waitFor()
    }
  })

  it('sends a single choice at once, several only when they are enough and confirmed', async () => {
    const ada = await tab(ADA)
    const table = await newTable(ada)
    await table.getByRole('combobox', { name: 'Take one' }).click()
    await ada.getByRole('option', { name: 'Take clay' }).click()
    await ada.getByText('Chose clay', { exact: true }).waitFor()

    const several = table.getByRole('combobox', { name: 'Keep some' })
    await several.click()
    const confirm = table.getByRole('button', { name: 'Select', exact: true })
    await ada.getByRole('option', { name: 'Take dew' }).click()
    expect(await confirm.isDisabled()).toBe(true)
    await ada.getByRole('option', { name: 'Take amber' }).click()
    expect(await ada.getByText('Chose amber+dew').count()).toBe(0)
    await confirm.click()
    await ada.getByText('Chose amber+dew', { exact: true }).waitFor()
    expect(await several.textContent()).toContain('Take amber')
  })

  it('opens a form, keeps it open until it is filled in, and sends it', async () => {
    const ada = await tab(ADA)
    const table = await newTable(ada)
    await table.getByRole('button', { name: 'Name it' }).click()
    const form = ada.getByRole('dialog', { name: 'Name the table' })
    await form.getByRole('button', { name: 'Submit' }).click()
    await form.getByLabel('Its name').fill('Night watch')
    await ada.keyboard.press('Enter')
    await messages(ada).getByText('Named Night watch').waitFor()
    expect(await form.count()).toBe(0)
  })

  it('shows a private answer to its owner only, until it is dismissed or the page is loaded again', async () => {
    const [ada, bjorn] = await Promise.all([tab(ADA), tab(BJORN)])
    const table = await newTable(ada)
    const turn = table.getByRole('button', { name: 'Take your turn' })
    const own = ada.locator('[data-ephemeral=true]', { hasText: 'Your own panel' })
    await turn.click()
    await own.getByText('Only you can see this').waitFor()
    await own.getByRole('button', { name: 'Dismiss message' }).click()
    expect(await own.count()).toBe(0)
    await turn.click()
    await own.waitFor()
    expect(await bjorn.getByText('Your own panel').count()).toBe(0)
    await ada.reload()
    await ada.getByRole('heading', { name: 'The table' }).last().waitFor()
    expect(await own.count()).toBe(0)
  })

  it('waits for the bot, and then says in Discord’s words that it failed', async () => {
    const ada = await tab(ADA)
    const table = await newTable(ada)
    const silent = table.getByRole('button', { name: 'Say nothing' })
    const began = performance.now()
    await silent.click()
    await runCommand(ada, '/bonfire silent')
    await ada.getByText('Sending command…').waitFor()
    expect(await silent.getAttribute('aria-busy')).toBe('true')
    expect(await table.getByRole('button', { name: 'Close', exact: true }).isDisabled()).toBe(true)
    await table.getByText('This interaction failed').waitFor()
    expect(performance.now() - began).toBeGreaterThan(ANSWER_MS - 100)
    await ada.getByText('The application did not respond').waitFor()
    expect(await silent.isEnabled()).toBe(true)
  })

  it('counts pings in red where one is not looking, and forgets them when one looks', async () => {
    const [ada, bjorn, noor] = await Promise.all([
      tab(ADA),
      tab(BJORN, { channel: SECOND }),
      tab(NOOR, { channel: SECOND }),
    ])
    await ada.getByTestId('composer').fill('/bonfire invite')
    await ada.keyboard.press('Enter')
    await ada.keyboard.type('Bj')
    await ada.keyboard.press('Enter')
    await ada.keyboard.press('Enter')
    const campfire = bjorn.locator(`[data-channel-id="${CAMPFIRE}"]`)
    await campfire.locator('.ping-badge').waitFor()
    expect(await campfire.getAttribute('aria-label')).toBe('campfire, 1 mentions')
    const unread = noor.locator(`[data-channel-id="${CAMPFIRE}"]`)
    await unread.and(noor.getByRole('button', { name: 'campfire, unread' })).waitFor()
    await campfire.click()
    await messages(bjorn).locator('.for-you').last().waitFor()
    expect(await campfire.getAttribute('aria-label')).toBe('campfire')
  })

  it.each([
    { how: '?phone in a wide window', at: { query: '&phone' }, wide: 400 },
    { how: 'a window of a phone’s width', at: { width: 360 }, wide: 360 },
  ])('fits a phone without scrolling sideways: $how', async ({ at, wide }) => {
    const ada = await tab(ADA, at)
    const table = await newTable(ada)
    const app = await ada.locator('.app').boundingBox()
    expect(app?.width).toBe(wide)
    const tooWide = await ada
      .locator('html, .messages-scroll, .messages, .composer-box')
      .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.className))
    expect(tooWide).toEqual([])
    const image = await table.getByRole('img', { name: 'The table from above' }).boundingBox()
    expect(image?.width).toBeLessThan(wide)
    expect(image?.width).toBeGreaterThan(wide * 0.6)

    await table.getByRole('combobox', { name: 'Take one' }).click()
    const sheet = await ada.getByRole('listbox', { name: 'Take one' }).boundingBox()
    expect(sheet?.width).toBe(wide)
    await ada.keyboard.press('Escape')
    await ada.getByRole('button', { name: 'Back to the channels' }).click()
    await ada.locator(`[data-channel-id="${SECOND}"]`).click()
    await ada.getByRole('heading', { name: 'second-table', level: 1 }).waitFor()
  })

  it.each([
    { how: 'on a phone', at: { query: '&phone' } },
    { how: 'on a desktop', at: {} },
  ])('lays the badge ALT over 45 × 25 px of a picture’s lower left corner $how', async ({ at }) => {
    const table = await newTable(await tab(ADA, at))
    const image = await table.getByRole('img', { name: 'The table from above' }).boundingBox()
    const badge = await table.getByText('ALT', { exact: true }).boundingBox()
    if (image === null || badge === null) throw new Error('it is not shown')
    expect([badge.x + badge.width - image.x, image.y + image.height - badge.y].map(Math.round)).toEqual([45, 25])
  })

  it('opens a thread below its channel, and a direct message to the bot', async () => {
    const [ada, bjorn] = await Promise.all([tab(ADA), tab(BJORN)])
    await ada.getByRole('button', { name: 'New thread', exact: true }).click()
    await ada.getByLabel('Thread name').fill('by the tent')
    await ada.keyboard.press('Enter')
    await ada.getByRole('heading', { name: 'by the tent', level: 1 }).waitFor()
    await bjorn.getByRole('navigation').getByRole('button', { name: 'by the tent' }).waitFor()
    await ada.getByRole('button', { name: 'Archive the thread' }).click()
    await ada.getByText('archived', { exact: true }).waitFor()
    await bjorn.getByRole('navigation').getByRole('button', { name: 'by the tent' }).waitFor({ state: 'hidden' })
    await openDirectMessages(ada)
    await ada.getByTestId('composer').fill('/bonfire rules gnome')
    await ada.keyboard.press('Enter')
    await ada.getByRole('option', { name: 'The gnome' }).waitFor()
    // One takes it, the other sends.
    await ada.keyboard.press('Enter')
    await ada.keyboard.press('Enter')
    await messages(ada).getByText('Rule of gnome').waitFor()
    expect(await bjorn.getByRole('button', { name: 'Bonfire', exact: true }).count()).toBe(0)
  })

  it('comes back by itself when the server does, in the channel where it was; private answers of before are gone', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'bonfire-page-'))
    const [file, port] = [join(folder, 'world.json'), await freePort()]
    const first = await startSandbox({ file, port, answerMs: ANSWER_MS })
    const client = await opened.bot(first, answer)
    await client.application.commands.set([{ name: 'bonfire', description: 'The game', options }])
    const page = await openPage(browser)
    const lines: { close(): Promise<void> }[] = []
    await page.routeWebSocket(/\/page\/ws/, (line) => {
      line.connectToServer()
      lines.push(line)
    })
    const own = page.locator('[data-ephemeral=true]', { hasText: 'Your own panel' })
    try {
      await page.goto(`${first.url}/?person=${ADA}#channel-${SECOND}`)
      await page.getByTestId('composer').fill('Before the night')
      await page.keyboard.press('Enter')
      await messages(page).getByText('Before the night').waitFor()
      await (await newTable(page)).getByRole('button', { name: 'Take your turn' }).click()
      await own.waitFor()
      // Where only the line falls, they can still be pressed.
      await lines.at(-1)?.close()
      await expect.poll(() => lines.length).toBe(2)
      await page.getByText('The sandbox does not answer').waitFor({ state: 'detached' })
      await page.getByTestId('composer').fill('After a hiccup')
      await page.keyboard.press('Enter')
      await messages(page).getByText('After a hiccup').waitFor()
      expect(await own.count()).toBe(1)
      await client.destroy()
      await first.close()
      await page.getByText('The sandbox does not answer').waitFor()
      const second = await startSandbox({ file, port, answerMs: ANSWER_MS })
      try {
        await page.getByText('The sandbox does not answer').waitFor({ state: 'detached' })
        await page.getByTestId('composer').fill('The morning after')
        await page.keyboard.press('Enter')
        await messages(page).getByText('The morning after').waitFor()
        expect(await messages(page).getByText('Before the night').count()).toBe(1)
        expect(await own.count()).toBe(0)
      } finally {
        await second.close()
      }
    } finally {
      await page.close()
      await rm(folder, { recursive: true })
    }
  })
})
