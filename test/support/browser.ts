import { accessSync, constants } from 'node:fs'
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core'
import { AWAITED_MS } from './awaited.ts'

/** Nothing that a fresh Chromium likes to do for itself. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/** Where Chromium is on this machine, or null. */
export function chromiumPath(): string | null {
  const path = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
  try {
    accessSync(path, constants.X_OK)
    return path
  } catch {
    return null
  }
}

/**
 * Starts it without a window. What drives it is loaded only here: every worker asks where Chromium is, and few start it.
 * @param env what its process is told beside what this one was
 * @throws where there is none
 */
export async function launchBrowser(env: Readonly<Record<string, string>> = {}): Promise<Browser> {
  const executablePath = chromiumPath()
  if (executablePath === null) throw new Error('there is no browser at /usr/bin/chromium; CHROMIUM_PATH may name one')
  const { chromium } = await import('playwright-core')
  return chromium.launch({ executablePath, args: FLAGS, env: { ...process.env, ...env } })
}

/** A page in a browser profile of its own, which waits as long as all tests do. */
export async function openPage(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await browser.newPage(options)
  page.setDefaultTimeout(AWAITED_MS)
  return page
}

/**
 * Types a command and sends it, by the keyboard alone: one Enter chooses it, the other sends it. Each waits until the
 * keys go where they are meant to: pressed before, they are lost on the page. A value that the bot suggests would be taken by
 * the other Enter if it came in time: not for those.
 */
export async function runCommand(page: Page, command: string): Promise<void> {
  await page.getByTestId('composer').fill(command)
  await page.keyboard.press('Enter')
  await page.locator('[data-testid=command-form]:focus-within').waitFor()
  await page.keyboard.press('Enter')
}

/** Goes to the direct messages with the bot, and waits until they are open: until then what is typed goes elsewhere. */
export async function openDirectMessages(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Message Bonfire' }).click()
  await page.getByRole('heading', { name: 'Bonfire', level: 1 }).waitFor()
}

/** What a panel says and what its controls stand for, without what was chosen in its selects: those show it before the bot has answered. */
export const saidOn = (panel: Locator): Promise<string> =>
  panel.evaluate((element) => {
    const copy = element.cloneNode(true)
    if ('querySelectorAll' in copy) for (const box of copy.querySelectorAll('[role=combobox]')) box.remove()
    const ids = [...element.querySelectorAll('[data-custom-id]')].map((one) => one.getAttribute('data-custom-id'))
    return `${copy.textContent ?? ''} ${ids.join(' ')}`
  })

/** Whether a panel says something else than before, and no press on it is still waited for. */
export async function saysElse(panel: Locator, before: string): Promise<boolean> {
  if ((await panel.locator('[aria-busy=true]').count()) > 0) return false
  return (await saidOn(panel)) !== before
}
