import { performance } from 'node:perf_hooks'
import type { Locator, Page } from 'playwright-core'
import { MENU_ACTIONS } from '#commands/turn/menu-actions'
import { type Choice, formatChoice, parseChoices } from '#engine'
import { saidOn, saysElse } from '#support/browser'

/** A button or an option of a select (two taps: the list opens first), and in how many ms the panel showed the answer. */
export interface Press {
  readonly what: string
  readonly taps: 1 | 2
  readonly ms: number
}

/** Somebody at the sandbox's page who plays a game by clicking on their panel. */
export interface PlayerAtPage {
  readonly page: Page
  /** Their newest private message. */
  readonly panel: Locator
  /** What was pressed on panels so far. */
  readonly pressed: Press[]
  /** How often a late picture disturbed a press. */
  readonly counts: { disturbed: number }
  /** Types a command with options, and sends it. */
  type(line: string, options?: readonly (readonly [option: string, value: string])[]): Promise<void>
  /** Presses something on the panel, and waits for an answer; in selects the option that is wanted most of all listed. Comes to true. */
  press(what: Locator, wanted?: (value: string) => number): Promise<boolean>
  /** Presses what comes next on the way to a plan's choices. */
  pressTowards(plan: readonly Choice[]): Promise<void>
  /** The panel's button of a verb with its argument, where it is there and can be pressed. */
  button(ending: string): Locator
}

/** How many of a plan's first choices an option makes; −1 where it makes another one. What is paid for them is proposed. */
function agreeing(value: string, plan: readonly Choice[]): number {
  const unpaid = (choices: readonly Choice[]) =>
    choices.filter(({ kind }) => kind !== 'pay' && kind !== 'give').map(formatChoice)
  const makes = unpaid(parseChoices(value) ?? [])
  const planned = unpaid(plan)
  return makes.length > 0 && makes.every((choice, nth) => choice === planned[nth]) ? makes.length : -1
}

const COMBINED_KINDS: ReadonlySet<string> = new Set([
  ...['offer', 'space', 'council', 'bonus', 'point', 'pay', 'give'],
  ...['path', 'search', 'guardian', 'bonfire', 'take', 'gnome', 'move'],
])

/** How long an answer may take, in ms. */
const PATIENCE = 40_000

export function playerAtPage(page: Page): PlayerAtPage {
  const panel = page.locator('[data-ephemeral=true]').last()
  const counts = { disturbed: 0 }
  const pressed: Press[] = []
  const button = (ending: string) => panel.locator(`button[data-custom-id$=":${ending}"]:not([disabled])`)

  /** @returns whether something wanted was in the lists; if not, the first option is chosen only where `anything` will do */
  async function choose(lists: Locator, wanted: (value: string) => number, anything: boolean): Promise<boolean> {
    const listed = page.getByRole('listbox').getByRole('option')
    const found: { list: Locator; nth: number; worth: number }[] = []
    for (const list of await lists.all()) {
      await list.click({ timeout: 10_000 })
      await listed.first().waitFor({ timeout: 10_000 })
      const values = await listed.evaluateAll((all) => all.map((one) => one.getAttribute('data-value') ?? ''))
      found.push(...values.map((value, nth) => ({ list, nth, worth: wanted(value) })))
      await page.keyboard.press('Escape')
    }
    const [best] = found.sort((a, b) => b.worth - a.worth)
    if (!anything && (best === undefined || best.worth <= 0)) return false
    await best?.list.click({ timeout: 10_000 })
    await listed.nth(best?.nth ?? 0).click({ timeout: 10_000 })
    return true
  }

  async function press(what: Locator, wanted?: (value: string) => number, anything = true): Promise<boolean> {
    const before = await saidOn(panel)
    const id = (await what.first().getAttribute('data-custom-id')) ?? ''
    let asked = performance.now()
    for (let tries = 1; ; tries++) {
      try {
        asked = performance.now()
        if (wanted === undefined) await what.first().click({ timeout: 10_000 })
        else if (!(await choose(what, wanted, anything))) return false
        break
      } catch (error) {
        // A picture that comes late moves what is under it, and a list that was open closes.
        if (tries === 5) throw error
        counts.disturbed++
        if (await saysElse(panel, before)) break
      }
    }
    for (let waited = 0; !(await saysElse(panel, before)); waited += 50) {
      if (waited > PATIENCE) throw new Error(`nothing changed after a press on ${id}: ${before}`)
      await page.waitForTimeout(50)
    }
    pressed.push({ what: id, taps: wanted === undefined ? 1 : 2, ms: Math.round(performance.now() - asked) })
    return true
  }

  /** Choices that a list does not have: one that comes to the same stands for them. */
  const elsewhere = new Set<string>()

  const linesOf = (buttons: Locator): Promise<string[]> =>
    buttons.evaluateAll((all) => all.map((one) => one.getAttribute('data-custom-id')?.split(':').at(-1) ?? ''))

  /** A choice of the plan that another one stands for yet, of those that are put together. */
  async function partFor(plan: readonly Choice[]): Promise<{ list: Locator; choice: string; line: string } | null> {
    const planned = plan.map(formatChoice)
    const lists = panel.locator('[role=combobox][data-custom-id*=":part:"]')
    const [line = ''] = await linesOf(lists)
    for (const list of await lists.all()) {
      const nth = Number((await list.getAttribute('data-custom-id'))?.split(':').at(-2))
      const kind =
        line
          .split(';')
          .filter((one) => !/^(bonus|point)/.test(one))
          .at(nth)
          ?.split(' ')[0] ?? ''
      const choice = planned.find((one) => one.startsWith(`${kind} `))
      if (choice === undefined || line.split(';').includes(choice)) continue
      if (!elsewhere.has(`${line} ${choice}`)) return { list, choice, line }
    }
    return null
  }

  /** Plays what is put together: with a point where that is planned, and to the turn's end where nothing else is. */
  async function togetherFor(plan: readonly Choice[]): Promise<Locator> {
    for (const other of await panel.locator('button[data-custom-id*=":part:"]').all()) {
      const put = (await other.getAttribute('data-custom-id'))?.split(':').at(-1)?.split(';').at(-1) ?? ''
      const stands = await linesOf(panel.locator('button[data-custom-id*=":together:on:"]'))
      if (plan.some((one) => formatChoice(one) === put) && !stands.some((line) => line.split(';').includes(put)))
        return other
    }
    const ends = panel.locator('button[data-custom-id*=":together:end:"]')
    const point = panel.locator('button[data-custom-id$=";point"]')
    const bonus = plan.findIndex(({ kind }) => kind === 'bonus' || kind === 'point')
    if (plan[bonus]?.kind === 'point' && (await point.count()) > 0) return point
    const rest = plan.slice(1 + plan.findLastIndex(({ kind }) => COMBINED_KINDS.has(kind)))
    return rest[0]?.kind === 'end' && (await ends.count()) > 0
      ? ends
      : panel.locator('button[data-custom-id*=":together:on:"]')
  }

  return {
    page,
    panel,
    pressed,
    counts,
    button,
    press,
    async type(line, options = []) {
      await page.getByTestId('composer').fill(line)
      await page.keyboard.press('Enter')
      await page.locator('[data-testid=command-form]:focus-within').waitFor()
      for (const [option, value] of options) {
        await page.getByRole('button', { name: `+ ${option}`, exact: true }).click()
        await page.keyboard.type(value)
        await page.keyboard.press('Enter')
      }
      await page.keyboard.press('Enter')
    },
    async pressTowards(plan) {
      const [wish] = plan
      if (wish === undefined) throw new Error('nothing is planned')
      const go = panel.locator('button[data-custom-id*=":go:"]:not([disabled])')
      const places = panel.locator('[data-custom-id*=":place:"]')
      const played = await linesOf(panel.locator('button[data-custom-id*=":play:"]:not([disabled])'))
      const [line] = played.filter((one) => agreeing(one, plan) > 0)
      const part = await partFor(plan)
      const together = panel.locator('button[data-custom-id*=":together:"]:not([disabled])')
      const list = (await places.count()) > 0 ? places : panel.locator('[role=combobox]:not([data-custom-id$=":more"])')
      const action = MENU_ACTIONS.find(({ kinds }) => kinds.includes(wish.kind))?.page
      const wished = wish.kind === 'end' ? 'end' : action === undefined ? `play:${wish.kind}` : `page:${action}`
      if ((await go.count()) > 0) await press(go)
      else if (part !== null) {
        if (!(await press(part.list, (value) => (value === part.choice ? 1 : 0), false)))
          elsewhere.add(`${part.line} ${part.choice}`)
      } else if ((await together.count()) > 0) await press(await togetherFor(plan))
      else if (line !== undefined) await press(button(`play:${line}`))
      else if ((await list.count()) > 0) await press(list, (value) => agreeing(value, plan))
      else if ((await button(wished).count()) > 0) await press(button(wished))
      else await press(panel.locator('button.primary:not([disabled]), button.success'))
    },
  }
}
