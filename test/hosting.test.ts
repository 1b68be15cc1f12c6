import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { serveHealth } from '../src/health.ts'

const read = (file: string): string => readFileSync(file, 'utf8')
const command = z.tuple([z.literal('node')], z.string())

/** The command after an instruction of the Dockerfile, as Docker reads it. */
function inDockerfile(instruction: RegExp): string[] {
  const [, json = ''] = instruction.exec(read('Dockerfile')) ?? []
  return command.parse(JSON.parse(json))
}

describe('what is there for hosting', () => {
  it('starts node itself, with the compiled bot', () => {
    const heap = ['--max-semi-space-size=4', '--max-old-space-size=512', '--liftoff-only']
    const bot = [...heap, '--enable-source-maps', 'dist/src/main.js']
    expect(inDockerfile(/^CMD (.*)$/m)).toEqual(['node', ...bot])
    expect(/^ExecStart=\S*\/node (.*)$/m.exec(read('hosting/bonfire.service'))?.[1]).toBe(bot.join(' '))
    expect(
      z.object({ scripts: z.object({ bot: z.string() }) }).parse(JSON.parse(read('package.json'))).scripts.bot,
    ).toContain(heap.join(' '))
    for (const told of ['docs/hosting.md', 'hosting/assemble.sh', 'run.mjs'])
      expect(read(told)).toContain(['node', ...bot].join(' '))
    expect(existsSync('src/main.ts')).toBe(true)
  })

  it('has a health check that fails when the bot is not well or not there', async () => {
    const [node = '', ...args] = inDockerfile(/^HEALTHCHECK .* CMD (.*)$/m)
    const check = (port: number) =>
      new Promise((resolve) => {
        execFile(node, args, { env: { ...process.env, HEALTH_PORT: String(port) } }, (error) =>
          resolve(error === null ? 0 : error.code),
        )
      })
    let connected = true
    const health = await serveHealth(0, {
      connected: () => connected,
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

  it('names only settings and commands that there are', () => {
    const settings = new Set(read('.env.example').match(/^[A-Z_]+(?==)/gm) ?? [])
    const { scripts } = z.object({ scripts: z.record(z.string(), z.string()) }).parse(JSON.parse(read('package.json')))
    for (const file of ['docs/hosting.md', 'compose.yaml', 'Dockerfile', 'hosting/bonfire.service']) {
      // Of others: PostgreSQL's image, Node, glibc.
      for (const name of read(file).match(/\b[A-Z]+_[A-Z_]+\b/g) ?? [])
        if (!/^(POSTGRES_|MALLOC_|NODE_ENV$)/.test(name)) expect(settings, file).toContain(name)
      for (const [, name = ''] of read(file).matchAll(/npm run (?:--\S+ )?([\w:-]+)/g))
        expect(Object.keys(scripts), file).toContain(name)
      for (const [, program = ''] of read(file).matchAll(/dist\/(\S+)\.js/g))
        expect(existsSync(`${program}.ts`), `${file}: ${program}`).toBe(true)
    }
  })
})
