import { type ExecFileException, execFile, execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { serveHealthAndMetrics } from '../src/health.ts'
import { createMetrics } from '../src/metrics.ts'
import { afterwards } from './afterwards.ts'

const read = (file: string): string => readFileSync(file, 'utf8')
const Lock = z.object({
  packages: z.record(
    z.string(),
    z.object({ dev: z.boolean().optional(), link: z.boolean().optional(), license: z.string().optional() }),
  ),
})
const { scripts } = z.object({ scripts: z.record(z.string(), z.string()) }).parse(JSON.parse(read('package.json')))
const command = z.tuple([z.literal('node')], z.string())

/** Runs something to its end; what it said to nobody in particular, and as an error. */
const ended = (file: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  new Promise<{ error: ExecFileException | null; said: string }>((resolve) => {
    execFile(file, args, { env: { ...process.env, ...env } }, (error, stdout, stderr) =>
      resolve({ error, said: stdout + stderr }),
    )
  })

/** The command after an instruction of the Dockerfile, as Docker reads it. */
function inDockerfile(instruction: RegExp): string[] {
  const [, json = ''] = instruction.exec(read('Dockerfile')) ?? []
  return command.parse(JSON.parse(json))
}

/** What a dashboard of Grafana shows, as far as the bot's numbers are concerned. */
const Dashboard = z.object({
  templating: z.object({ list: z.array(z.object({ query: z.string() })) }),
  panels: z.array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })).min(1) })),
})

describe('what watches the bot', () => {
  it('asks only for numbers that the bot gives: each alert and each panel of the dashboard', async () => {
    const metrics = createMetrics()
    const known = async () => 1
    metrics.ask({
      lag: known,
      openTables: known,
      connected: () => true,
      freeBytes: known,
      newestBackup: async () => new Date(0),
    })
    const given = new Set(
      [...(await metrics.read()).text.matchAll(/^# TYPE (\S+) (\S+)/gm)].flatMap(([, name = '', type]) =>
        type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
      ),
    )
    const { panels, templating } = Dashboard.parse(JSON.parse(read('hosting/grafana.json')))
    const alerts = [...read('hosting/alerts.yaml').matchAll(/^ +expr: (.+)$/gm)].map(([, expr = '']) => expr)
    expect(alerts.length).toBe(read('hosting/alerts.yaml').match(/- alert: /g)?.length)
    const asked = [
      ...alerts,
      ...templating.list.map(({ query }) => query),
      ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
    ]
    for (const expr of asked) {
      const names = expr.match(/\b(?:bonfire|nodejs|process)_\w+/g) ?? []
      expect(names.length, expr).toBeGreaterThan(0)
      for (const name of names) expect(given, expr).toContain(name)
    }
    expect(new Set(panels.map(({ title }) => title)).size).toBe(panels.length)
  })
})

describe('what is there for hosting', () => {
  it('starts node itself, with the compiled bot and the options that package.json gives it, wherever that is told', () => {
    const flags = /^node (--.+) run\.mjs src\/main\.ts$/.exec(scripts.bot ?? '')?.[1]
    expect(scripts.start).toBe(`node ${flags} run.mjs src/start.ts`)
    const files = execFileSync('git', ['grep', '-lE', '\\bnode\\b.*dist/src/main\\.js', ':!test'], { encoding: 'utf8' })
    expect(files.trim().split('\n')).toEqual(['Dockerfile', 'docs/hosting.md', 'hosting/bonfire.service'])
    for (const file of files.trim().split('\n')) {
      const told = read(file).match(/\bnode\b.*dist\/src\/main\.js/g) ?? []
      expect(told.map((command) => command.replaceAll(/[",]/g, ''))).toEqual([
        `node ${flags} --enable-source-maps dist/src/main.js`,
      ])
    }
    expect(inDockerfile(/^CMD (.*)$/m)[0]).toBe('node')
    expect(existsSync('src/main.ts')).toBe(true)
  })

  it('has a health check that fails when the bot is not well or not there', async () => {
    const [node = '', ...args] = inDockerfile(/^HEALTHCHECK .* CMD (.*)$/m)
    const check = async (port: number) => (await ended(node, args, { HEALTH_PORT: String(port) })).error?.code ?? 0
    let connected = true
    const health = await serveHealthAndMetrics(0, {
      connected: () => connected,
      waits: () => null,
      database: async () => null,
      lowDisk: async () => null,
      lag: async () => 0,
      metrics: async () => ({ text: '', type: 'text/plain' }),
    })
    expect(await check(health.port)).toBe(0)
    connected = false
    expect(await check(health.port)).toBe(1)
    await health.close()
    expect(await check(health.port)).toBe(1)
  })

  it('lets everything into the image that the build compiles', () => {
    const [, sources = ''] = /^const SOURCES = \[([^\]]*)\]/m.exec(read('build.mjs')) ?? []
    const needed = [...sources.matchAll(/'([^']+)'/g)].map(([, path]) => `!${path}`)
    expect(needed).toContain('!src')
    expect(read('.dockerignore').split('\n')).toEqual(expect.arrayContaining(needed))
  })

  it('has a list of tests for each Node that names only tests that there are, and stops at any other', async () => {
    const [, list = ''] = /^tests=\(([^)]*)\)$/m.exec(read('.ci/nodes')) ?? []
    const named = list.split(/\s+/).filter((path) => path !== '')
    expect(named.length).toBeGreaterThan(10)
    const all = readdirSync('test', { recursive: true, encoding: 'utf8' }).map((path) => `test/${path}`)
    const tests = all.filter((path) => path.endsWith('.test.ts'))
    expect(named.filter((path) => !tests.some((test) => test === path || test.startsWith(`${path}/`)))).toEqual([])

    const folder = await mkdtemp(join(tmpdir(), 'bonfire-nodes-'))
    afterwards(() => rm(folder, { recursive: true }))
    await mkdir(join(folder, '.ci'))
    await cp('.ci/nodes', join(folder, '.ci/nodes'))
    const { error, said } = await ended(join(folder, '.ci/nodes'), ['20'])
    expect({ failed: error !== null, said }).toEqual({ failed: true, said: `No test is at ${named[0]}.\n` })
  })

  it('builds on images by their digest, and keeps no log without end', () => {
    const [, node] = /^ARG NODE_IMAGE=(\S+)$/m.exec(read('Dockerfile')) ?? []
    const [, postgres] = /^ {4}image: \$\{POSTGRES_IMAGE:-(\S+)\}$/m.exec(read('compose.yaml')) ?? []
    expect(node).toMatch(/^node:24\.\d+\.\d+-bookworm-slim@sha256:[0-9a-f]{64}$/)
    expect(postgres).toMatch(/^postgres:17\.\d+-bookworm@sha256:[0-9a-f]{64}$/)
    expect(read('Dockerfile').match(/^FROM \S+/gm)).toEqual(['FROM $NODE_IMAGE', 'FROM $NODE_IMAGE'])
    const [, services = ''] = /^services:\n(.*?)^volumes:/ms.exec(read('compose.yaml')) ?? []
    const logged = services.match(/^ {4}logging: \*logging$/gm)
    expect(logged).toHaveLength(services.match(/^ {2}\w+:$/gm)?.length ?? 0)
  })

  it('has no libraries in a bot whose licence wants more than to be named, as that of libvips does', () => {
    const { packages } = Lock.parse(JSON.parse(read('package-lock.json')))
    const licences = Object.entries(packages).flatMap(([path, { dev, link, license = 'none' }]) =>
      path.startsWith('node_modules/') && !dev && !link ? license.split(' AND ') : [],
    )
    expect([...new Set(licences)].sort()).toEqual(
      ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BlueOak-1.0.0', 'ISC', 'MIT', 'OFL-1.1'].sort(),
    )
  })

  it('is put together and played on by what tests everything', () => {
    expect(read('.ci/run').split('\n')).toEqual(expect.arrayContaining(['npm test', '.ci/bot']))
  })

  it('names only settings and programs that there are', () => {
    const settings = new Set(read('.env.example').match(/^[A-Z_]+(?==)/gm) ?? [])
    for (const file of ['docs/hosting.md', 'compose.yaml', 'Dockerfile', 'hosting/bonfire.service']) {
      // Of others: PostgreSQL's image, Node, glibc, the system, OpenTelemetry.
      for (const name of read(file).match(/\b[A-Z]+_[A-Z_]+\b/g) ?? [])
        if (!/^(POSTGRES_|MALLOC_|AF_|OTEL_|NODE_(ENV|IMAGE)$)/.test(name)) expect(settings, file).toContain(name)
      for (const [, program = ''] of read(file).matchAll(/dist\/(\S+)\.js/g))
        expect(existsSync(`${program}.ts`), `${file}: ${program}`).toBe(true)
    }
  })
})
