import { execFile } from 'node:child_process'
import { appendFile, cp, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'

const folder = await mkdtemp(join(tmpdir(), 'bonfire-build-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

const SOURCES = [
  'src',
  'commands',
  'render',
  'sandbox',
  'bench',
  'test/support',
  'prisma',
  'prisma.config.ts',
  'package.json',
  'package-lock.json',
]

/** The project as somebody has it who has just got it, in a folder of its own; installed without what is left out. */
async function copy(name: string, installed: boolean): Promise<string> {
  const to = join(folder, name)
  for (const path of [...SOURCES, 'build.mjs', 'run.mjs']) await cp(path, join(to, path), { recursive: true })
  if (installed) await symlink(join(process.cwd(), 'node_modules'), join(to, 'node_modules'))
  return to
}

const OLD_CLIENTS = "The database's clients are missing, or of another version: `npm ci` makes them."

/** Runs a command of package.json there, or a file. */
function node(
  cwd: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<{ status: number; said: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd, env: { ...process.env, ...env } }, (error, stdout, stderr) =>
      resolve({ status: error === null ? 0 : Number(error.code), said: `${stdout}${stderr}`.trim() }),
    )
  })
}

describe('npm run build', () => {
  it('compiles every program, once: again only when a source has changed, and then an error tells where in the sources', async () => {
    const project = await copy('whole', true)
    expect(await node(project, ['run.mjs'])).toEqual({ status: 0, said: '' })
    for (const program of ['src/start', 'src/main', 'sandbox/main', 'bench/index', 'render/worker'])
      expect(await readdir(join(project, 'dist', program, '..'))).toContain(`${program.split('/')[1]}.js`)
    expect(await readdir(join(project, 'dist/sandbox/page'))).toEqual(
      expect.arrayContaining(['index.html', 'page.css', 'page.js']),
    )

    const written = async () => (await stat(join(project, 'dist/src/bonfire.js'))).mtimeMs
    const first = await written()
    expect(await node(project, ['run.mjs'])).toEqual({ status: 0, said: '' })
    expect(await written()).toBe(first)

    await writeFile(
      join(project, 'src/bonfire.ts'),
      'const why: string = "changed"\n\n// Far down.\nthrow new Error(why)\n',
    )
    const { status, said } = await node(project, ['run.mjs', 'src/bonfire.ts'])
    expect(status).toBe(1)
    expect(said).toContain('Error: changed')
    expect(said).toMatch(/src\/bonfire\.ts:4:7/)
  })

  it('may run several times at once, as when several bots start', async () => {
    const project = await copy('crowd', true)
    const starts = Array.from({ length: 5 }, () => node(project, ['run.mjs']))
    expect(await Promise.all(starts)).toEqual(starts.map(() => ({ status: 0, said: '' })))
    expect(await readdir(join(project, 'dist/.drafts'))).toEqual([])
  })

  it('says in one line what to install where it cannot compile, and how to make clients where there are none', async () => {
    const bare = await copy('bare', false)
    const unable = await node(bare, ['run.mjs', 'src/start.ts'], { DISCORD_TOKEN: '' })
    expect(unable.status).toBe(1)
    expect(unable.said.split('\n')).toEqual([expect.stringMatching(/npm ci.*npm run build && npm prune --omit=dev/)])

    await symlink(join(process.cwd(), 'node_modules'), join(bare, 'node_modules'))
    await rm(join(bare, 'src/store/generated'), { recursive: true })
    expect(await node(bare, ['run.mjs', 'src/main.ts'], { DISCORD_TOKEN: 'x' })).toEqual({
      status: 1,
      said: OLD_CLIENTS,
    })
  })

  it('compiles nothing with the clients of another version, as after a `git pull`, and anew when prisma/ changes', async () => {
    const project = await copy('pulled', true)
    const models = await readFile('prisma/models.prisma', 'utf8')
    await writeFile(join(project, 'prisma/models.prisma'), models.replace(/^ {2}ended .*\n/m, '$&  later String?\n'))
    expect(await node(project, ['run.mjs'])).toEqual({ status: 1, said: OLD_CLIENTS })

    expect(await node(project, ['prisma/generate.mjs'])).toEqual({ status: 0, said: '' })
    const bot = { DISCORD_TOKEN: 'none', DATABASE_URL: `file:${join(project, 'bonfire.db')}` }
    const { status, said } = await node(project, ['run.mjs', 'src/main.ts'], bot)
    expect(status).toBe(1)
    expect(said).toMatch(/^The database .+bonfire\.db cannot be opened: The model table cannot be read: .*\.later`.*$/)

    const mark = () => readFile(join(project, 'dist/compiled-from'), 'utf8')
    const before = await mark()
    await appendFile(join(project, 'prisma/migrations/sqlite/migration_lock.toml'), '# changed\n')
    expect(await node(project, ['run.mjs'])).toEqual({ status: 0, said: '' })
    expect(await mark()).not.toBe(before)
  })
})

it('what makes the clients is silent after an install without it, and says what is missing when it is asked to', async () => {
  const bare = await copy('no-prisma', false)
  const script = ['prisma/generate.mjs']
  expect(await node(bare, script, { npm_lifecycle_event: 'postinstall' })).toEqual({ status: 0, said: '' })
  expect(await node(bare, script, { npm_lifecycle_event: 'generate' })).toEqual({
    status: 1,
    said: "Prisma's command line makes the clients, and is not installed: `npm ci` does.",
  })
})
