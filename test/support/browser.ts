import { accessSync, constants } from 'node:fs'
import { type Browser, chromium, type Locator } from 'playwright-core'

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
 * Starts it without a window.
 * @throws where there is none
 */
export function launchBrowser(): Promise<Browser> {
  const executablePath = chromiumPath()
  if (executablePath === null) throw new Error('there is no browser at /usr/bin/chromium; CHROMIUM_PATH may name one')
  return chromium.launch({ executablePath, args: FLAGS })
}

/** What a panel says, without what was chosen in its selects: those show it before the bot has answered. */
export const saidOn = (panel: Locator): Promise<string> =>
  panel.evaluate((element) => {
    const copy = element.cloneNode(true)
    if ('querySelectorAll' in copy) for (const box of copy.querySelectorAll('[role=combobox]')) box.remove()
    return copy.textContent ?? ''
  })

/** Whether a panel says something else than before, and no press on it is still waited for. */
export async function saysElse(panel: Locator, before: string): Promise<boolean> {
  if ((await panel.locator('[aria-busy=true]').count()) > 0) return false
  return (await saidOn(panel)) !== before
}
