import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { envExample, settingsPage } from '#support/settings-docs'

const read = (file: string): string => readFileSync(file, 'utf8')
const scripts = Object.keys(
  z.object({ scripts: z.record(z.string(), z.string()) }).parse(JSON.parse(read('package.json'))).scripts,
)
const pages = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((page) => page !== '' && existsSync(page))

describe('the documents', () => {
  it('describe the settings as their schema has them (npm run docs:settings)', () => {
    expect(read('docs/settings.md')).toBe(settingsPage())
    expect(read('.env.example')).toBe(envExample())
  })

  it.each(pages)('%s names only commands that there are, and leads only to files that there are', (page) => {
    const text = read(page).replaceAll(/^ *```json\n.*?^ *```$/gms, '')
    for (const [, name = ''] of text.matchAll(/npm run\s+(?:--silent\s+)?([\w:-]+)/g)) expect(scripts).toContain(name)
    for (const [, target = ''] of text.matchAll(/\]\(([^)#\s]+)(?:#[^)\s]*)?\)/g))
      if (!/^[a-z]+:/.test(target)) expect(existsSync(join(dirname(page), target)), target).toBe(true)
  })

  it('name every command of package.json in one list, in CONTRIBUTING.md', () => {
    const [, list = ''] = /^## Commands$(.*?)(?=^## )/ms.exec(read('CONTRIBUTING.md')) ?? []
    const named = [...list.matchAll(/`npm (?:run )?([\w:-]+)/g)].map(([, name]) => name)
    expect([...new Set(named)].toSorted()).toEqual(scripts.filter((name) => name !== 'postinstall').toSorted())
  })
})
