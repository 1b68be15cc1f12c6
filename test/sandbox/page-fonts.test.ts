import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, CDPSession, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Sandbox } from '#sandbox'
import { launchBrowser, openPage } from '#support/browser'
import { eventually } from '#support/eventually'
import { needs } from '../needs.ts'
import { ADA, CAMPFIRE, openings, picture, request } from './setting.ts'

/** Each sign beyond ASCII that bot or page can say of themselves, and the sandbox's people are called by. */
function signs(): string {
  const sources = ['src/text', 'src/table', 'src/discord', 'commands', 'sandbox'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => readFileSync(join(folder, file), 'utf8')),
  )
  return [...new Set(sources.join(''))].filter((sign) => sign > '~' && /\S/.test(sign)).join('')
}

type Node = Awaited<ReturnType<typeof documentOf>>
const documentOf = async (session: CDPSession) =>
  (await session.send('DOM.getDocument', { depth: -1, pierce: true })).root

/** Of a node and all below it. */
const nodesOf = (node: Node): Node[] => [
  node,
  ...[...(node.children ?? []), ...(node.shadowRoots ?? [])].flatMap(nodesOf),
]

/** The fonts in which the browser draws what is on the page, the page's own and the machine's. */
async function fontsOn(page: Page): Promise<{ own: Set<string>; machine: Set<string> }> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const found = { own: new Set<string>(), machine: new Set<string>() }
  for (const { nodeId, nodeType } of nodesOf(await documentOf(session))) {
    if (nodeType !== 1) continue
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
    for (const { familyName, isCustomFont } of fonts) found[isCustomFont ? 'own' : 'machine'].add(familyName)
  }
  return found
}

/** Where each line of each text stands, in pixels. */
const linesOn = (page: Page): Promise<string[]> =>
  page.locator('body').evaluate((body) => {
    const SHOW_TEXT = 4
    const texts = body.ownerDocument.createTreeWalker(body, SHOW_TEXT)
    const range = body.ownerDocument.createRange()
    const lines: string[] = []
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      range.selectNodeContents(text)
      for (const { x, y, width, height } of range.getClientRects())
        lines.push(`${text.textContent?.slice(0, 12)}: ${[x, y, width, height].join(' ')}`)
    }
    return lines
  })

describe.skipIf(!(await needs('chromium')))('The page’s fonts (skipped where there is no Chromium)', () => {
  const opened = openings()
  let sandbox: Sandbox
  let folder: string
  const browsers: Browser[] = []

  /** On this machine, and on one that has no font at all. */
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'bonfire-fonts-'))
    const none = join(folder, 'fonts.conf')
    await writeFile(none, `<fontconfig><cachedir>${folder}</cachedir></fontconfig>`)
    browsers.push(await launchBrowser(), await launchBrowser({ FONTCONFIG_FILE: none }))
    sandbox = await opened.sandbox()
    await opened.bot(sandbox)
    const all = signs()
    const heading = `# Lävas Ärger in Łódź\n-# ${all}`
    for (const content of [
      `${heading}\n${all}`,
      `**${all}** *${all}*`,
      `***Both*** \`${all}\`\n- one\n1. two\n> three`,
      '🔥',
    ])
      expect((await request(sandbox, 'POST', `/channels/${CAMPFIRE}/messages`, { content })).status).toBe(200)
    const components = [
      {
        type: 1,
        components: [1, 2, 3, 4].map((style) => ({ type: 2, style, label: all.slice(0, 60), custom_id: `${style}` })),
      },
      {
        type: 1,
        components: [{ type: 3, custom_id: 'take', placeholder: all.slice(60), options: [{ label: 'a', value: 'a' }] }],
      },
    ]
    const body = { content: 'A picture', components }
    const files = { 'picture.png': await picture() }
    expect((await request(sandbox, 'POST', `/channels/${CAMPFIRE}/messages`, body, { files })).status).toBe(200)
  })
  afterAll(async () => {
    for (const browser of browsers) await browser.close()
    await rm(folder, { recursive: true, force: true })
  })

  it.each([
    ['in a window', '', { width: 1200, height: 1500 }],
    ['on a phone', '&phone', { width: 400, height: 850 }],
  ])(
    'are its own for all that is said, and measure alike on a machine that has none, %s',
    async (_, query, viewport) => {
      const opening = browsers.map(async (browser) => {
        const page = await openPage(browser, { viewport })
        await page.goto(`${sandbox.url}/?person=${ADA}${query}#channel-${CAMPFIRE}`)
        await page.getByText('A picture').waitFor()
        return page
      })
      const pages = await Promise.all(opening)
      // A picture may still be on its way.
      await eventually(async () => {
        for (const fonts of await Promise.all(pages.map(fontsOn))) {
          expect([...fonts.machine]).toEqual([])
          expect([...fonts.own].join()).toContain('Figtree')
        }
        const [here, bare] = await Promise.all(pages.map(linesOn))
        expect(here?.length).toBeGreaterThan(40)
        expect(bare).toEqual(here)
      })
    },
  )
})
