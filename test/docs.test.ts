import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { envExample, settingsPage } from '#support/settings-docs'

const read = (file: string): string => readFileSync(file, 'utf8')
const Package = z.object({
  scripts: z.record(z.string(), z.string()),
  dependencies: z.record(z.string(), z.string()),
})
const scripts = Object.keys(Package.parse(JSON.parse(read('package.json'))).scripts)
const named = (source: string, how: RegExp): string[] => [...source.matchAll(how)].map(([, name = '']) => name)
/** What may follow `npm run bonfire --` and `npm run tool --`. */
const further: Readonly<Record<string, readonly string[]>> = {
  bonfire: named(read('src/bonfire.ts'), /\.command\('(\w+)'\)/g),
  tool: readdirSync('tools').map((file) => file.replace('.ts', '')),
}
/** All that people wrote: documents, sources, what starts and hosts the bot. */
const texts = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter(
    (file) => /(\.(md|ts|tsx|mjs|cjs|json|ya?ml|sh|service|example)|^[^.]+|^\.ci\/\w+)$/.test(file) && existsSync(file),
  )
  .filter((file) => !file.startsWith('test/kept/') && file !== 'package-lock.json')
const pages = texts.filter((file) => file.endsWith('.md'))

describe('the documents', () => {
  it('describe the settings as their schema has them (npm run tool -- docs-settings)', () => {
    expect(read('docs/settings.md')).toBe(settingsPage())
    expect(read('.env.example')).toBe(envExample())
  })

  it('and everything else name only commands that there are', () => {
    const typed = texts.flatMap((file) =>
      [
        ...read(file).matchAll(/(?:npm run|npx)\s+(?:--silent\s+)?(bonfire|[\w:-]+)(?:\s+(?:-- )?([a-z][\w:-]*))?/g),
      ].map(([whole, name = '', then]) => ({ file, whole, name, then })),
    )
    expect(typed.length).toBeGreaterThan(150)
    const wrong = typed.filter(
      ({ whole, name, then }) =>
        (whole.startsWith('npm run') && !scripts.includes(name)) ||
        (/^(npm run \w+ -- |npx bonfire )/.test(whole) &&
          then !== undefined &&
          further[name]?.includes(then) === false),
    )
    expect(wrong).toEqual([])
  })

  it.each(pages)('%s leads only to files that there are', (page) => {
    const text = read(page).replaceAll(/^ *```json\n.*?^ *```$/gms, '')
    for (const [, target = ''] of text.matchAll(/\]\(([^)#\s]+)(?:#[^)\s]*)?\)/g))
      if (!/^[a-z]+:/.test(target)) expect(existsSync(join(dirname(page), target)), target).toBe(true)
  })

  it('say of each library of a running bot why it is kept', () => {
    const [, table = ''] =
      /^\*\*Decided\.\*\*(.*?)^\*\*Dropped\.\*\*/ms.exec(read('docs/decisions/dependencies.md')) ?? []
    const listed = (table.match(/^\| .*?(?= \|)/gm) ?? []).flatMap((cell) => named(cell, /`([^`]+)`/g))
    expect(listed).toEqual(Object.keys(Package.parse(JSON.parse(read('package.json'))).dependencies))
  })

  it('name every command of package.json in one list, in CONTRIBUTING.md', () => {
    const [, list = ''] = /^## Commands$(.*?)(?=^## )/ms.exec(read('CONTRIBUTING.md')) ?? []
    const listed = named(list, /`npm (?:run )?([\w:-]+)/g)
    expect([...new Set(listed)].toSorted()).toEqual(scripts.filter((name) => name !== 'postinstall').toSorted())
  })
})
