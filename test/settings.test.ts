import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readSettings } from '#settings'
import { openLog } from '../src/log.ts'

const settings = (env: Record<string, string>) => {
  const read = readSettings(env)
  if (read.kind === 'wrong') throw new Error(read.problem)
  return read.settings
}

describe('the settings', () => {
  it('need nothing: without any the bot plays on its sandbox and keeps games in a file', () => {
    expect(settings({})).toEqual({
      discordToken: null,
      discordGuildId: null,
      discordApiUrl: null,
      databaseUrl: 'file:./data/bonfire.db',
      backupDir: null,
      diskLowMb: 500,
      port: 4242,
      logLevel: 'info',
      componentsFile: null,
      healthPort: null,
      healthHost: '127.0.0.1',
      shards: null,
      quotas: { person: 10, server: 200, solo: 1, hourly: { person: 12, server: 60 } },
      pressesPerSecond: 6,
      applicationEmoji: true,
      films: true,
      drawingWorkers: null,
    })
  })

  it('take an empty line of a .env file as none', () => {
    expect(settings({ DISCORD_TOKEN: '', PORT: ' ', LOG_LEVEL: '' })).toEqual(settings({}))
  })

  it('are read as they are meant', () => {
    expect(
      settings({
        DISCORD_TOKEN: ' abc.def.ghi ',
        DISCORD_GUILD_ID: '123456789012345678',
        DISCORD_API_URL: 'http://127.0.0.1:4242/api/',
        DATABASE_URL: 'postgresql://bot@localhost/bonfire',
        PORT: '0',
        LOG_LEVEL: 'debug',
        HEALTH_PORT: '9100',
        DISK_LOW_MB: '100',
        HEALTH_HOST: '::1',
        SHARDS: '0, 2,0',
        SHARD_COUNT: '4',
        MAX_TABLES_PER_PERSON: '3',
        MAX_TABLES_PER_SERVER: '50',
        MAX_NEW_TABLES_PER_PERSON: '4',
        MAX_NEW_TABLES_PER_SERVER: '9',
        MAX_SOLO_GAMES_PER_PERSON: '2',
        PRESSES_PER_SECOND: '12',
        DRAWING_WORKERS: '3',
        APPLICATION_EMOJI: 'off',
        FILMS: 'off',
      }),
    ).toEqual({
      discordToken: 'abc.def.ghi',
      discordGuildId: '123456789012345678',
      discordApiUrl: 'http://127.0.0.1:4242/api',
      databaseUrl: 'postgresql://bot@localhost/bonfire',
      backupDir: null,
      diskLowMb: 100,
      port: 0,
      logLevel: 'debug',
      componentsFile: null,
      healthPort: 9100,
      healthHost: '::1',
      shards: { ids: [0, 2], count: 4 },
      quotas: { person: 3, server: 50, solo: 2, hourly: { person: 4, server: 9 } },
      pressesPerSecond: 12,
      applicationEmoji: false,
      films: false,
      drawingWorkers: 3,
    })
  })

  it.each([
    ['DISCORD_TOKEN', 'Bot sesame'],
    ['DISCORD_GUILD_ID', 'my server'],
    ['DISCORD_API_URL', 'ftp://127.0.0.1'],
    ['DATABASE_URL', 'mysql://root:sesame@localhost'],
    ['DATABASE_URL', 'games.db'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['LOG_LEVEL', 'loud'],
    ['HEALTH_PORT', 'off'],
    ['DISK_LOW_MB', 'soon'],
    ['HEALTH_HOST', 'http://bonfire.example'],
    ['SHARDS', 'all'],
    ['SHARD_COUNT', '00'],
    ['MAX_TABLES_PER_PERSON', '0'],
    ['MAX_TABLES_PER_SERVER', 'many'],
    ['FILMS', 'sometimes'],
    ['PRESSES_PER_SECOND', '0'],
    ['DRAWING_WORKERS', '0'],
  ])('name a wrong %s (%s) in one line, with what was expected and without the value', (name, value) => {
    const read = readSettings({ [name]: value })
    if (read.kind !== 'wrong') throw new Error('It was taken.')
    expect(read.problem).toMatch(new RegExp(`^${name} is wrong: expected .+\\.$`))
    expect(read.problem.split('\n')).toHaveLength(1)
    expect(read.problem).not.toContain(value)
  })

  it('want no folder for backups where PostgreSQL makes them', () => {
    const read = readSettings({ DATABASE_URL: 'postgresql://localhost/bonfire', BACKUP_DIR: 'backups' })
    expect(read).toMatchObject({ kind: 'wrong', problem: expect.stringContaining('BACKUP_DIR is wrong') })
  })

  it.each([
    [{ SHARDS: '0' }, 'SHARD_COUNT is missing'],
    [{ SHARD_COUNT: '2' }, 'SHARDS is missing'],
    [{ SHARDS: '0,2', SHARD_COUNT: '2' }, 'SHARDS is wrong'],
  ])('want both settings of shards, and shards that there are (%o)', (env, problem) => {
    const read = readSettings(env)
    if (read.kind !== 'wrong') throw new Error('It was taken.')
    expect(read.problem).toContain(problem)
  })

  it('are all in .env.example, whose values are the ones in force without it', () => {
    const folder = mkdtempSync(join(tmpdir(), 'bonfire-'))
    try {
      execFileSync('cp', ['.env.example', join(folder, '.env')])
      expect(printedSettings(folder).stdout).toBe(JSON.stringify(settings({})))
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  it('in the environment go before those in .env, and a wrong one ends the process with status 1 and one line', () => {
    const folder = mkdtempSync(join(tmpdir(), 'bonfire-'))
    try {
      writeFileSync(join(folder, '.env'), 'DISCORD_TOKEN=Bot sesame\nLOG_LEVEL=warn\n')
      const wrong = printedSettings(folder)
      expect(wrong.status).toBe(1)
      expect(wrong.stdout).toBe('')
      expect(wrong.stderr).toMatch(/^DISCORD_TOKEN is wrong: expected [^\n]+\.\n$/)
      expect(wrong.stderr).not.toContain('sesame')

      const right = printedSettings(folder, { DISCORD_TOKEN: 'open' })
      expect(right.status).toBe(0)
      expect(right.stdout).toBe(JSON.stringify(settings({ DISCORD_TOKEN: 'open', LOG_LEVEL: 'warn' })))
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})

describe('the log', () => {
  it('never has the token or the password of the database in a line', () => {
    const lines: string[] = []
    const log = openLog(
      settings({ DISCORD_TOKEN: 'open.sesame', DATABASE_URL: 'postgresql://bot:postgres@localhost/bonfire' }),
      (line) => lines.push(line),
    )
    log.info({ headers: { authorization: 'Bot open.sesame' } }, 'said open.sesame')
    log.error(new Error('no answer from postgresql://bot:postgres@localhost/bonfire with open.sesame'))
    log.debug('unheard')
    expect(lines).toHaveLength(2)
    expect(lines.join()).not.toContain('sesame')
    expect(lines.join()).not.toContain(':postgres@')
    expect(lines[0]).toContain('said [token]')
    expect(lines[1]).toContain('postgresql://bot:[password]@localhost/bonfire')
  })
})

/** What a process of its own makes of the `.env` in a folder. */
function printedSettings(cwd: string, env: Record<string, string> = {}) {
  const script = `import { settingsOrExit } from ${JSON.stringify(new URL('../src/settings.ts', import.meta.url))}
    process.stdout.write(JSON.stringify(settingsOrExit()))`
  return spawnSync(
    process.execPath,
    [
      '--import',
      new URL('../node_modules/tsx/dist/loader.mjs', import.meta.url).href,
      '--input-type=module',
      '-e',
      script,
    ],
    { cwd, env: { PATH: process.env.PATH, ...env }, encoding: 'utf8' },
  )
}
