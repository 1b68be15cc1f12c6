import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = new URL('../../', import.meta.url)

/** Runs a tool as `npm run tool` does. */
function run(...args: string[]): { status: number | null; out: string; err: string } {
  const done = spawnSync(process.execPath, ['--import', 'tsx', 'tools/index.ts', ...args], {
    cwd: root,
    encoding: 'utf8',
  })
  return { status: done.status, out: done.stdout.trim(), err: done.stderr.trim() }
}

describe('npm run tool -- selfplay', () => {
  it('prints one line of figures', () => {
    const { status, out } = run('selfplay', '--players', '2', '--games', '2', '--seed', 'commands')
    expect(status).toBe(0)
    const figures: unknown = JSON.parse(out)
    expect(figures).toMatchObject({ games: 2, violations: 0, choices: expect.any(Number) })
    expect(figures).toHaveProperty('turns.median')
    expect(figures).toHaveProperty('scores.max')
    expect(figures).toHaveProperty('endings.countdown')
  })

  it('says which option is wrong', () => {
    expect(run('selfplay', '--players', '5')).toEqual({
      status: 1,
      out: '',
      err: '--players 5: a whole number from 1 to 4 expected',
    })
  })
})

describe('npm run tool -- perft', () => {
  it('prints the counts of each depth', () => {
    const { out } = run('perft', '--players', '2', '--seed', '1', '--depth', '2')
    expect(JSON.parse(out)).toMatchObject({ players: 2, seed: '1', depth: 2, nodes: [1, 4, 220] })
  })
})

describe('npm run tool -- words', () => {
  it('takes back a table in which somebody changed texts, and says which it cannot write', () => {
    const folder = mkdtempSync(join(tmpdir(), 'proofs-'))
    cpSync(new URL('src/text/fr', root), folder, { recursive: true })
    const words = (...args: string[]) => run('words', '--language', 'fr', '--folder', folder, ...args).out.split('\n')
    const read = words().map((line) => line.split('\t'))
    const change = (key: string, to: string) => {
      const row = read.find(([one]) => one === key)
      if (row?.[2] === undefined) throw new Error(`no row ${key}`)
      row[2] = to
    }
    change('buttons.join', 'Entrer\u2008!')
    change('help.rules.path.title', "L'un « chemin »")
    change('buttons.pass', 'Passer')
    const file = join(folder, 'words.tsv')
    writeFileSync(file, read.map((row) => row.join('\t')).join('\n'))

    expect(words('--read', file)).toEqual(['2 texts changed', 'not written, change it by hand: buttons.pass'])
    expect(readFileSync(join(folder, 'names.ts'), 'utf8')).toContain('join: "Entrer\u2008!",')
    expect(readFileSync(join(folder, 'rules.ts'), 'utf8')).toContain('title: "L\'un « chemin »",')
  })
})

describe('npm run tool', () => {
  const files = readdirSync(new URL('tools/', root)).map((file) => file.replace('.ts', ''))

  it('lists all that is in its folder', () => {
    const { status, out } = run()
    expect(status).toBe(0)
    const listed = [...out.matchAll(/^ {2}(\S+)/gm)].map(([, tool]) => tool)
    expect(listed.toSorted()).toEqual(files.filter((file) => file !== 'index').toSorted())
  })

  it('says of another name that there is none', () => {
    expect(run('nonsense')).toMatchObject({ status: 1, out: '', err: expect.stringContaining('no tool nonsense') })
    expect(run('index')).toMatchObject({ status: 1 })
  })
})
