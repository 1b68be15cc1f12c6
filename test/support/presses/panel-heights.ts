import { join } from 'node:path'
import type { Page as BrowserPage, Locator } from 'playwright-core'
import { expect } from 'vitest'
import { z } from 'zod'
import type { PanelPage } from '#commands/panel-codecs'
import { privateTablePost } from '#commands/private'
import { MENU_ACTIONS } from '#commands/turn/menu-actions'
import { bodyOf, restRequestData } from '#discord/body'
import { type Choice, cityOf, decision, type GameState, legalChoices, type Rules } from '#engine'
import { type PictureRequest, startArtist } from '#render'
import { viewAsActor } from '#support/as-actor'
import { launchBrowser, openPage, saidOn, saysElse } from '#support/browser'
import { diceFor } from '#support/dice'
import { eventually } from '#support/eventually'
import { drawTaste, greedyChoice, HASTY } from '#support/greedy-player'
import { fullestTurn } from '#support/presses/fullest-turn'
import { ADA, CAMPFIRE, MAXIMILIANA, pixelFor, SANNE, type Stage, startStage, ZOE } from '#support/stage'
import type { TableForPerson } from '#table'
import { type Language, labelOf, words } from '#text'

/** What a phone shows of the messages at 400 × 850, less a hair: a turn's panel must not be higher, in CSS pixels. */
export const MOST_HEIGHT = 700
/** The same of those actions whose picture needs more: 748 is what a phone shows, and two are scrolled. */
export const MOST_HEIGHTS: Readonly<Partial<Record<PanelPage, number>>> = {
  ...{ ignite: 748, novice: 748, bonfire: 710 },
  ...{ fate: 820, ship: 900 },
}
const PHONE = { width: 400, height: 850 }
/** A language each; the second has the longest name that Discord takes. */
const PEOPLE: readonly { readonly id: string; readonly name: string; readonly language: Language }[] = [
  { id: ADA, name: 'Ada', language: 'en' },
  { id: MAXIMILIANA, name: 'Ｍ'.repeat(32), language: 'de' },
  { id: SANNE, name: 'Sanne', language: 'nl' },
  { id: ZOE, name: 'Zoé', language: 'fr' },
]

/** A turn's panel as it is opened, on a phone. */
export interface MeasuredPanel {
  readonly language: Language
  /** Null: of no turn that was played, but of the fullest that can be thought of (`fullest-turn.ts`). */
  readonly turn: number | null
  /** The turn's menu, or one of its actions. */
  readonly page: PanelPage
  /** How many kinds of action could be taken. */
  readonly actions: number
  readonly height: number
  /** Buttons that stand alone in their line. */
  readonly alone: readonly string[]
  /** Once a language: the button that takes back what has the longest name, and how high its label is. */
  readonly undo: { readonly label: string; readonly height: number } | null
}

/** What a bot answers an interaction by. */
const answerSchema = z.object({ application_id: z.string(), token: z.string() })
type Answer = z.infer<typeof answerSchema>
const bodySchema = z.instanceof(Uint8Array)
/** What the live message shows: nobody measures that. */
const LIVE: PictureRequest['scene'] = 'table'
/** A turn in which others have done much by then. */
const LATE = 20

/**
 * A game of four who each have their own language: each panel of a turn that offers enough, as it is opened on a phone; and once in each
 * language the fullest that can be thought of.
 * @param options turns: after which it ends; least: how many kinds of action a panel offers to be opened; folder: where
 * each language's highest panel is kept as a picture; none unless given
 */
export async function panelHeights({
  seed,
  turns,
  least,
  folder,
}: {
  seed: string
  turns: number
  least: number
  folder?: string | undefined
}): Promise<MeasuredPanel[]> {
  const answers: Answer[] = []
  const tamper = (interaction: object): object => {
    const answer = answerSchema.safeParse(interaction)
    if (answer.success) answers.push(answer.data)
    return interaction
  }
  const artist = startArtist({ workers: 1 })
  const stage = await startStage({
    ...{ seed: () => seed, pressesPerSecond: 1000, sandbox: { tamper }, films: false },
    artist: {
      ...artist,
      draw: async (request) => (request.scene === LIVE ? pixelFor(request) : await artist.draw(request)),
    },
  })
  const browser = await launchBrowser()
  try {
    const pages = new Map<string, BrowserPage>()
    const pageOf = async (id: string): Promise<BrowserPage> => {
      const known = pages.get(id)
      if (known !== undefined) return known
      const page = await openPage(browser, { viewport: PHONE })
      await page.goto(`${stage.sandbox.url}/?person=${id}&phone#channel-${CAMPFIRE}`)
      pages.set(id, page)
      return page
    }
    /** Has the panel that was opened last show another table, as if that were what was answered. */
    const showInstead = async (panel: Locator, table: TableForPerson, language: Language, page: PanelPage = 'turn') => {
      const before = await saidOn(panel)
      const shown = privateTablePost(table, table.acting ?? '', language, { page, lastTurnLink: stage.sandbox.url })
      const answer = answers.at(-1)
      if (shown.picture === null || answer === undefined) throw new Error('no panel was opened')
      const { body, files } = bodyOf(shown, await artist.draw(shown.picture), { ephemeral: true })
      const { headers = {}, body: sent } = restRequestData(body, files)
      const url = `${stage.sandbox.apiUrl}/v10/webhooks/${answer.application_id}/${answer.token}/messages/@original`
      const { ok, status } = await fetch(url, { method: 'PATCH', headers, body: bodySchema.parse(sent) })
      if (!ok) throw new Error(`the panel is not shown: ${status}`)
      await expect.poll(() => saysElse(panel, before)).toBe(true)
    }
    const measured: MeasuredPanel[] = []
    for await (const { person, table, turn, actions, recruits } of turnsOf(stage, turns)) {
      const { language } = person
      const isFullest = turn >= LATE && measured.every((one) => one.language !== language || one.turn !== null)
      if (actions < least && !isFullest) continue
      const page = await pageOf(person.id)
      const panel = await opened(page)
      const measure = async (
        of: Pick<MeasuredPanel, 'turn' | 'actions'>,
        shown: PanelPage = 'turn',
      ): Promise<MeasuredPanel> => {
        const height = await settledHeight(panel)
        const highest = measured.every((one) => one.language !== language || one.page !== shown || one.height < height)
        if (folder !== undefined && highest) {
          await panel.evaluate((element) => element.scrollIntoView({ block: 'end' }))
          await page.screenshot({ path: join(folder, `${shown}-${language}.png`) })
        }
        return { ...of, page: shown, language, height, alone: await standingAlone(panel), undo: null }
      }
      if (isFullest) {
        for (const scores of [true, false]) {
          const full = fullestTurn(table, scores)
          await showInstead(panel, full, language)
          measured.push(await measure({ turn: null, actions: kindsOf(full.rules, full.state) }))
          for (const { page } of scores ? MENU_ACTIONS : []) {
            await showInstead(panel, full, language, page)
            measured.push(await measure({ turn: null, actions: 0 }, page))
          }
        }
        continue
      }
      const one = await measure({ turn, actions })
      const told = measured.some((one) => one.language === language && one.undo !== null)
      const undo = !told && (await recruits()) ? await undoOn(await opened(page), language) : null
      measured.push({ ...one, undo })
    }
    return measured
  } finally {
    await Promise.all([browser.close(), stage.close(), artist.close()])
  }
}

/** How many kinds of action can be taken. */
function kindsOf(rules: Rules, state: GameState | null): number {
  const legal = state === null ? [] : legalChoices(rules, state)
  return MENU_ACTIONS.filter(({ kinds }) => legal.some(({ kind }) => kinds.includes(kind))).length
}

/** Plays a game of four behind the scenes; stops where a turn begins. */
async function* turnsOf(stage: Stage, turns: number) {
  const service = stage.service()
  const [host, ...guests] = PEOPLE
  if (host === undefined) throw new Error('nobody is there')
  const { guildId } = stage.sandbox
  const opened = await service.open({ guildId, channelId: CAMPFIRE, host, solo: false, options: {} })
  if (opened.kind !== 'opened') throw new Error(opened.kind)
  const press = { tableId: opened.table.id, seq: null, moderator: false, interactionId: null }
  for (const person of guests) await service.act({ ...press, person, action: { kind: 'join' } })
  await service.act({ ...press, person: host, action: { kind: 'start' } })
  const dice = diceFor('panels on a phone')
  const taste = drawTaste(dice)
  let told = 0
  for (;;) {
    const table = await viewAsActor(service, opened.table.id)
    const person = PEOPLE.find(({ id }) => id === table?.acting)
    if (table?.state == null || person === undefined) return
    const { state } = table
    const legal = legalChoices(table.rules, state)
    const { number, used } = state.turn
    if (number > turns) return
    if (
      number > told &&
      decision(state)?.question.kind === 'turn' &&
      !used &&
      cityOf(state, state.turn.seat).fate.hand === null
    ) {
      told = number
      const actions = kindsOf(table.rules, state)
      let recruited = false
      const choose = (choice: Choice) =>
        service.act({ ...press, person, action: { kind: 'choices', choices: [choice] } })
      const length = (choice: Choice) => labelOf(words(person.language), table.rules, state, choice).label.length
      const recruits = async (): Promise<boolean> => {
        const [longest] = legal.filter(({ kind }) => kind === 'gnome').toSorted((a, b) => length(b) - length(a))
        if (longest !== undefined) await choose(longest)
        recruited = longest !== undefined
        return recruited
      }
      yield { person, table, turn: number, actions, recruits }
      if (recruited) continue
    }
    const choices = [greedyChoice(dice, taste, HASTY, state, legal)]
    await service.act({ ...press, person, action: { kind: 'choices', choices } })
  }
}

/** The panel after *Take your turn*, once its picture is there. */
async function opened(page: BrowserPage): Promise<Locator> {
  const panels = page.locator('[data-ephemeral=true]')
  const before = (await panels.count()) === 0 ? null : await panels.last().getAttribute('data-message-id')
  const panel =
    before === null ? panels.last() : page.locator(`[data-ephemeral=true]:not([data-message-id="${before}"])`).last()
  // Messages of the turns before may still be on their way, and a button may go while it is pressed.
  await eventually(async () => {
    await page.getByRole('button', { name: 'Take your turn' }).last().click({ timeout: 15_000 })
    await panel.locator('[data-custom-id*=":page:"], [data-custom-id*=":undo:"]').first().waitFor({ timeout: 15_000 })
  })
  await panel.getByRole('img').first().waitFor()
  return panel
}

/** A picture that came late has moved what is below it. */
async function settledHeight(panel: Locator): Promise<number> {
  for (let before = -1; ; ) {
    const height = await panel.evaluate((element) => element.getBoundingClientRect().height)
    if (height === before) return height
    before = height
    await panel.page().waitForTimeout(100)
  }
}

/** The button that takes back what was done last. */
async function undoOn(panel: Locator, language: Language): Promise<MeasuredPanel['undo']> {
  const undo = panel.getByRole('button', { name: words(language).buttons.undo })
  const box = await undo.locator('.button-label').boundingBox()
  return box === null ? null : { label: (await undo.textContent()) ?? '', height: box.height }
}

/** The labels of buttons with nothing beside them. */
const standingAlone = (panel: Locator): Promise<string[]> =>
  panel.locator('.action-row').evaluateAll((rows) =>
    rows.flatMap((row) => {
      const buttons = [...row.querySelectorAll('button.button')]
      const tops = buttons.map((one) => Math.round(one.getBoundingClientRect().top))
      return buttons.flatMap((one, nth) =>
        tops.filter((top) => top === tops[nth]).length === 1 ? (one.textContent ?? '') : [],
      )
    }),
  )
