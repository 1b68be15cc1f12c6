import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { journalSchema } from '#engine'
import { RUN } from '#support/run'

const root = new URL('../../', import.meta.url)
const folder = mkdtempSync(join(tmpdir(), 'tools-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Runs a command of the tools as `npm run` would. */
function run(tool: string, ...options: string[]): { status: number | null; out: string; err: string } {
  const done = spawnSync(process.execPath, [RUN, `tools/${tool}.ts`, ...options], {
    cwd: root,
    encoding: 'utf8',
  })
  return { status: done.status, out: done.stdout.trim(), err: done.stderr.trim() }
}

const fixtures = 'test/engine/fixtures/'
const name =
  readdirSync(new URL(fixtures, root))
    .find((file) => file.startsWith('2-'))
    ?.replace('.json', '') ?? ''
const kept = `${fixtures}${name}.json`
const results: unknown = JSON.parse(readFileSync(new URL('test/engine/fixtures/expected/results.json', root), 'utf8'))

describe('npm run selfplay', () => {
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

describe('npm run perft', () => {
  it('prints the counts of each depth', () => {
    const { out } = run('perft', '--players', '2', '--seed', '1', '--depth', '2')
    expect(JSON.parse(out)).toMatchObject({ players: 2, seed: '1', depth: 2, nodes: [1, 4, 220] })
  })
})

describe('npm run replay', () => {
  it('prints the final score sheets', () => {
    const { status, out } = run('replay', kept)
    expect(status).toBe(0)
    const [first, ...seats] = out.split('\n')
    expect(results).toHaveProperty([name, 'ended'], first?.replace('ended: ', ''))
    expect(results).toHaveProperty([name, 'sheets', '0', 'total'], Number(/: (\d+) points/.exec(seats[0] ?? '')?.[1]))
    expect(seats).toHaveLength(2)
  })

  it('names the first line that is not legal, and why', () => {
    const journal = journalSchema.parse(JSON.parse(readFileSync(new URL(kept, root), 'utf8')))
    const [segment] = journal.segments
    segment?.choices.splice(7, 0, 'ignite 7')
    const file = join(folder, 'illegal.json')
    writeFileSync(file, JSON.stringify(journal))
    const { status, out, err } = run('replay', file)
    expect({ status, out }).toEqual({ status: 1, out: '' })
    expect(err).toMatch(/segments\.0\.choices\.7: 'ignite 7' is not legal: \w+ \(R\d+\.\d+\)$/)
  })

  it('says that a file is none', () => {
    expect(run('replay', join(folder, 'nothing.json'))).toMatchObject({
      status: 1,
      err: expect.stringContaining('ENOENT'),
    })
    expect(run('replay')).toMatchObject({ status: 1, err: 'which file? npm run replay -- FILE' })
  })
})
