/**
 * `npm run try:solo-in-browser -- --pictures FOLDER [--seed 00112233445566778899aabbccddeeff] [--tom] [--free] [--phone]`:
 * one person plays a whole game against Tom in a real browser, in direct messages, by clicking what a greedy player
 * would choose. Prints one JSON line: minutes, presses, how often a late picture disturbed one, rounds, the result, and what
 * looked wrong. Leaves screenshots in the folder: the start, what is asked for Tom, his undo, the first and every eighth
 * round, the end and the profile.
 * `--tom` lets Tom decide, `--free` plays outside the challenge, `--phone` looks at it 400 px wide.
 */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import type { Locator, Page } from 'playwright-core'
import { MENU_ACTIONS } from '#commands/turn/menu-actions'
import { type Choice, formatChoice, legalChoices, standardRules } from '#engine'
import { launchBrowser, openDirectMessages } from '#support/browser'
import { diceFor } from '#support/dice'
import { drawTaste, greedyChoice, PATIENT } from '#support/greedy-player'
import { fail } from '#support/options'
import { ADA, CAMPFIRE, startStage } from '#support/stage'

const { values } = parseArgs({
  options: {
    pictures: { type: 'string' },
    seed: { type: 'string', default: '00112233445566778899aabbccddeeff' },
    tom: { type: 'boolean', default: false },
    free: { type: 'boolean', default: false },
    phone: { type: 'boolean', default: false },
  },
})
const folder = values.pictures ?? fail('--pictures FOLDER is missing')

/** Presses after which a game has gone wrong. */
const MOST = 1000

await mkdir(folder, { recursive: true })
const browser = await launchBrowser()
const stage = await startStage({ seed: () => values.seed, icons: true })
const viewport = values.phone ? { width: 420, height: 900 } : { width: 1200, height: 1000 }
const page = await (await browser.newContext({ viewport })).newPage()
page.setDefaultTimeout(60_000)
const wrong: string[] = []
page.on('pageerror', ({ message }) => wrong.push(message))
const shot = (name: string) => page.screenshot({ path: join(folder, `${name}.png`) })

const dice = diceFor(values.seed)
const taste = drawTaste(dice)
let wish: Choice | null = null
let wishedAt = -1

const began = performance.now()
const went = await play(page).finally(async () => {
  await shot('last')
  await browser.close()
  await stage.close()
})
const minutes = Math.round((performance.now() - began) / 6000) / 10
wrong.push(...stage.lines.filter((line) => /^(warn|error)/.test(line)))
console.log(JSON.stringify({ minutes, ...went, wrong }))

/** Plays from `/bonfire solo` to the profile. */
async function play(page: Page) {
  const composer = page.getByTestId('composer')
  const panel = page.locator('[data-ephemeral=true]').last()
  const type = async (line: string, options: readonly (readonly [string, string])[] = []) => {
    await composer.fill(line)
    await page.keyboard.press('Enter')
    for (const [option, value] of options) {
      await page.getByRole('button', { name: `+ ${option}` }).click()
      await page.keyboard.type(value)
      await page.keyboard.press('Enter')
    }
    await page.keyboard.press('Enter')
  }
  const said = (): Promise<string> =>
    panel.evaluate((element) => {
      const copy = element.cloneNode(true)
      if ('querySelectorAll' in copy) for (const box of copy.querySelectorAll('[role=combobox]')) box.remove()
      return copy.textContent ?? ''
    })
  let presses = 0
  let disturbed = 0
  /** Presses, and in a select the option that begins with these choices, or the first; waits for an answer. */
  async function press(what: Locator, option?: string): Promise<void> {
    const before = await said()
    presses += option === undefined ? 1 : 2
    for (let tries = 1; ; tries++) {
      try {
        await what.click({ timeout: 10_000 })
        if (option !== undefined) {
          const listed = page.getByRole('listbox').getByRole('option')
          const wanted = listed.and(page.locator(`[data-value="${option}"], [data-value^="${option};"]`))
          await ((await wanted.count()) > 0 ? wanted : listed).first().click({ timeout: 10_000 })
        }
        break
      } catch (error) {
        // A picture that comes late moves what is under it, and a list that was open closes.
        if (tries === 5) throw error
        disturbed++
        if ((await said()) !== before) break
      }
    }
    for (let waited = 0; (await said()) === before; waited += 50) {
      if (waited > 30_000) throw new Error(`nothing changed after a press: ${before}`)
      await page.waitForTimeout(50)
    }
  }

  await page.goto(`${stage.sandbox.url}/?person=${ADA}${values.phone ? '&phone' : ''}#channel-${CAMPFIRE}`)
  await composer.waitFor()
  if (values.phone) await page.getByRole('button', { name: 'Back to the channels' }).click()
  await openDirectMessages(page)
  const options = [
    ...(values.tom ? [['tom', 'True'] as const] : []),
    ...(values.free ? [['challenge', 'False'] as const] : []),
  ]
  await type('/bonfire solo', options)
  await page.getByRole('button', { name: 'Take your turn' }).last().click()
  await panel.waitFor()
  await page.waitForTimeout(1500)
  await shot('01-start')

  const seen = new Set<string>()
  let rounds = 0
  while (presses < MOST) {
    const text = await said()
    if (/beat Tom|Tom wins|tie with Tom/i.test(text)) break
    const asked = /[^.]*Tom[^.?]*\?/.exec(text)?.[0]
    if (asked !== undefined && !seen.has(asked)) {
      seen.add(asked)
      await page.waitForTimeout(1500)
      await shot(`asked-${String(seen.size)}-round-${rounds}`)
    }
    if ((await panel.getByRole('button', { name: 'Undo for Tom' }).count()) > 0 && !seen.has('undo')) {
      seen.add('undo')
      await page.waitForTimeout(1500)
      await shot('undo-for-tom')
    }
    const wish = await wished()
    if (wish === null) break
    const by = (ending: string) => panel.locator(`button[data-custom-id$=":${ending}"]:not([disabled])`)
    const go = panel.locator('button[data-custom-id*=":go:"]:not([disabled])')
    const places = panel.locator('[data-custom-id*=":place:"]')
    const list = (await places.count()) > 0 ? places : panel.locator('[role=combobox]:not([data-custom-id$=":look"])')
    const action = MENU_ACTIONS.find(({ kinds }) => kinds.includes(wish.kind))?.page
    const button =
      wish.kind === 'end' ? by('end') : action === undefined ? by(`play:${wish.kind}`) : by(`page:${action}`)
    if ((await go.count()) > 0) await press(go.first())
    else if ((await list.count()) > 0) await press(list.first(), formatChoice(wish))
    else if ((await button.count()) > 0) await press(button.first())
    else await press(panel.locator('button.primary:not([disabled]), button.success').first())
    if (wish.kind !== 'end') continue
    rounds++
    if (rounds !== 1 && rounds % 8 !== 0) continue
    await page.waitForTimeout(1500)
    await shot(`round-${String(rounds).padStart(2, '0')}`)
  }
  await page.waitForTimeout(1500)
  await shot('98-end')
  const result = /(You beat Tom|Tom wins|A tie with Tom)[^.]*\./.exec(await said())?.[0] ?? 'none'
  await type('/bonfire profile')
  await page.waitForTimeout(1500)
  await shot('99-profile')
  return { presses, disturbed, rounds, result }
}

/** What a greedy player would choose now; the same as long as nothing is chosen. Null when the game is over. */
async function wished(): Promise<Choice | null> {
  const [table] = await stage.service().openTablesOf(ADA)
  const state = table === undefined ? null : ((await stage.service().viewFor(ADA, table.id))?.state ?? null)
  if (table === undefined || state === null) return null
  if (wishedAt !== table.seq) wish = greedyChoice(dice, taste, PATIENT, state, legalChoices(standardRules, state))
  wishedAt = table.seq
  return wish
}
