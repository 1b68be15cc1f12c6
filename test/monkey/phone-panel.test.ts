import { mkdir, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Choice, decision, legalChoices } from '#engine'
import { viewAsActor } from '#support/as-actor'
import { launchBrowser } from '#support/browser'
import { diceFor } from '#support/dice'
import { drawTaste, greedyChoice, HASTY } from '#support/greedy-player'
import { ADA, BJORN, CAMPFIRE, MAXIMILIANA, SANNE, SECOND, type Stage, startStage, TEO } from '#support/stage'
import { type Language, labelOf, words } from '#text'
import { needs } from '../needs.ts'

const there = await needs('chromium')
const OFF_TOPIC = '802000000000000003'
const PHONE = { width: 400, height: 850 }
/** In the middle of a game of two, where so many kinds of action are possible: more than a row of buttons. */
const TURNS = 6
const ACTIONS = 6
/** How high a button's label of two lines is, in pixels. */
const TWO_LINES = 32
/** Of the whole panel, in pixels. */
const MOST_HEIGHT = 1000

describe.skipIf(!there)('a panel on a phone', () => {
  let stage: Stage
  let browser: Browser

  beforeAll(async () => {
    stage = await startStage({ seed: () => '00112233445566778899aabbccddeeff' })
    browser = await launchBrowser()
  })
  afterAll(async () => {
    await browser?.close()
    await stage?.close()
  })

  interface Game {
    /** Plays until so many turns are over and the next is the first one's. */
    until(turns: number): Promise<void>
    /** Recruits the gnome who takes most words. */
    sayMuch(language: Language): Promise<void>
  }
  /** Begins a game of two in the channel. */
  async function gameIn(channelId: string, ids: readonly string[]): Promise<Game> {
    const service = stage.service()
    const guildId = stage.sandbox.guildId
    const people = ids.map((id) => ({ id, name: id === ADA ? 'Ada' : 'Bjørn' }))
    const [ada, bjorn] = people
    if (ada === undefined || bjorn === undefined) throw new Error('nobody is there')
    const opened = await service.open({ guildId, channelId, host: ada, solo: false, options: {} })
    if (opened.kind !== 'opened') throw new Error(opened.kind)
    const tableId = opened.table.id
    const press = { tableId, seq: null, moderator: false, interactionId: null }
    await service.act({ ...press, person: bjorn, action: { kind: 'join' } })
    await service.act({ ...press, person: ada, action: { kind: 'start' } })
    const dice = diceFor('a panel on a phone')
    const taste = drawTaste(dice)
    const now = async () => {
      const table = await viewAsActor(service, tableId)
      const acting = people.find(({ id }) => id === table?.acting)
      if (table?.state == null || acting === undefined) throw new Error('the game is over')
      const choose = (choice: Choice) =>
        service.act({ ...press, person: acting, action: { kind: 'choices', choices: [choice] } })
      return { rules: table.rules, state: table.state, acting, choose }
    }
    return {
      async until(turns) {
        for (;;) {
          const { rules, state, acting, choose } = await now()
          const legal = legalChoices(rules, state)
          const asked = decision(state)?.question.kind
          const { number, used } = state.turn
          const possible = new Set(legal.map(({ kind }) => kind))
          if (number > turns && acting === ada && asked === 'turn' && !used && possible.size >= ACTIONS) return
          await choose(greedyChoice(dice, taste, HASTY, state, legal))
        }
      },
      async sayMuch(language) {
        const { rules, state, choose } = await now()
        const length = (choice: Choice) => labelOf(words(language), rules, state, choice).label.length
        const [longest] = legalChoices(rules, state)
          .filter(({ kind }) => kind === 'gnome')
          .sort((a, b) => length(b) - length(a))
        if (longest === undefined) throw new Error('there is nothing to choose')
        await choose(longest)
      },
    }
  }

  /** The panel of somebody whose turn it is, on a phone. */
  async function panelOn(id: string, channelId: string): Promise<{ page: Page; panel: Locator }> {
    const page = await (await browser.newContext({ viewport: PHONE })).newPage()
    page.setDefaultTimeout(30_000)
    await page.goto(`${stage.sandbox.url}/?person=${id}&phone#channel-${channelId}`)
    const panel = page.locator('[data-ephemeral=true]').last()
    // Messages of the turns before may still be on their way, and a button may go while it is pressed.
    await vi.waitFor(
      async () => {
        await page.getByRole('button', { name: 'Take your turn' }).last().click({ timeout: 5000 })
        await panel.getByRole('img').first().waitFor({ timeout: 10_000 })
      },
      { timeout: 60_000, interval: 500 },
    )
    return { page, panel }
  }

  async function expectTwoInALine(panel: Locator): Promise<void> {
    const tops = await panel
      .locator('button.primary')
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)))
    expect(tops.length).toBeGreaterThanOrEqual(ACTIONS - 1)
    expect(new Set(tops).size).toBe(Math.ceil(tops.length / 2))
  }

  /** Of what takes many words the button that takes it back says as many as one line has room for. */
  async function expectUndoInOneLine(game: Game, language: Language, id: string, channelId: string): Promise<void> {
    await game.sayMuch(language)
    const { panel } = await panelOn(id, channelId)
    const undo = panel.getByRole('button', { name: `${words(language).buttons.undo}: ` })
    expect(await undo.textContent()).toContain('…')
    const label = await boxOf(undo.locator('.button-label'))
    expect(label.height).toBeLessThan(TWO_LINES)
  }

  const boxOf = async (what: Locator) => {
    const box = await what.boundingBox()
    if (box === null) throw new Error('it is not shown')
    return box
  }

  it('shows what is new, the picture and the first row of buttons without scrolling, and in one line what can be undone', {
    timeout: 120_000,
  }, async () => {
    const folder = process.env.SCREENSHOTS ?? (await mkdtemp(join(tmpdir(), 'bonfire-pictures-')))
    await mkdir(folder, { recursive: true })
    const game = await gameIn(CAMPFIRE, [ADA, BJORN])
    await game.until(0)
    await expectTwoInALine((await panelOn(ADA, CAMPFIRE)).panel)
    await game.until(TURNS)
    const { page, panel } = await panelOn(ADA, CAMPFIRE)
    const settled = () => panel.evaluate((element) => element.getBoundingClientRect().height)
    // A picture that came late has moved what is below it.
    await expect.poll(async () => (await boxOf(panel.getByRole('img').first())).height).toBeGreaterThan(100)
    await panel.evaluate((element) => element.scrollIntoView({ block: 'start' }))
    await page.screenshot({ path: join(folder, 'menu-on-a-phone.png') })
    const list = await boxOf(page.getByTestId('messages'))
    const news = await boxOf(panel.locator('.markdown').first())
    const picture = await boxOf(panel.getByRole('img').first())
    const row = await boxOf(panel.locator('.action-row').first())
    expect(news.y).toBeGreaterThanOrEqual(list.y)
    expect(picture.y).toBeGreaterThan(news.y)
    expect(row.y).toBeGreaterThan(picture.y + picture.height)
    expect(row.y + row.height).toBeLessThanOrEqual(list.y + list.height)
    expect(await settled()).toBeLessThan(MOST_HEIGHT)
    await expectTwoInALine(panel)
    await panel.evaluate((element) => element.scrollIntoView({ block: 'end' }))
    await page.screenshot({ path: join(folder, 'end-of-a-menu-on-a-phone.png') })
    expect(await panel.getByRole('combobox', { name: /^Look at/ }).isVisible()).toBe(true)
    await expectUndoInOneLine(game, 'en', ADA, CAMPFIRE)
  })

  it.each<[string, Language, string, string]>([
    ['German', 'de', MAXIMILIANA, SECOND],
    ['Dutch', 'nl', SANNE, OFF_TOPIC],
  ])(
    'fills its lines with the buttons of the actions, two by two, and says in one line what can be undone, in %s too',
    {
      timeout: 120_000,
    },
    async (_, language, id, channelId) => {
      const game = await gameIn(channelId, [id, TEO])
      for (const turns of [0, TURNS]) {
        await game.until(turns)
        await expectTwoInALine((await panelOn(id, channelId)).panel)
      }
      await expectUndoInOneLine(game, language, id, channelId)
    },
  )
})
