import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { journalSchema } from '#engine'
import { PROJECT } from '#support/run'

const folder = mkdtempSync(join(tmpdir(), 'bonfire-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** What a host types, by its bin. */
function run(...args: string[]): { status: number | null; out: string; err: string } {
  const done = spawnSync(join(PROJECT, 'bonfire.mjs'), args, { encoding: 'utf8' })
  return { status: done.status, out: done.stdout.trim(), err: done.stderr.trim() }
}

describe('bonfire', () => {
  it('lists its commands, and says of each what it takes', () => {
    const { status, out } = run('--help')
    expect(status).toBe(0)
    const listed = [...out.matchAll(/^ {2}(\w+) [^-].*$/gm)].map(([, command]) => command)
    expect(listed).toEqual(['backup', 'restore', 'move', 'check', 'recount', 'thaw', 'register', 'replay', 'help'])
    expect(run('move', '--help').out).toMatch(/--from <database>.*--to <database>/s)
  })

  it('says in a line what is missing, too much or unknown', () => {
    for (const args of [['backup'], ['check', 'all'], ['thaw'], ['thaw', 'a', 'b'], ['burn'], ['check', '--all']]) {
      const { status, out, err } = run(...args)
      expect({ status, out }).toEqual({ status: 1, out: '' })
      expect(err).toMatch(/^error: .+$/)
    }
  })
})

const fixtures = 'test/engine/fixtures/'
const name =
  readdirSync(fixtures)
    .find((file) => file.startsWith('2-'))
    ?.replace('.json', '') ?? ''
const kept = `${fixtures}${name}.json`
const results: unknown = JSON.parse(readFileSync('test/engine/fixtures/expected/results.json', 'utf8'))

describe('npm run bonfire -- replay', () => {
  it('prints the final score sheets', () => {
    const { status, out } = run('replay', kept)
    expect(status).toBe(0)
    const [first, ...seats] = out.split('\n')
    expect(results).toHaveProperty([name, 'ended'], first?.replace('ended: ', ''))
    expect(results).toHaveProperty([name, 'sheets', '0', 'total'], Number(/: (\d+) points/.exec(seats[0] ?? '')?.[1]))
    expect(seats).toHaveLength(2)
  })

  it('names the first line that is not legal, and why', () => {
    const journal = journalSchema.parse(JSON.parse(readFileSync(kept, 'utf8')))
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
    expect(run('replay')).toMatchObject({ status: 1, err: "error: missing required argument 'file'" })
  })
})
