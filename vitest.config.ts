import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig, type Plugin } from 'vitest/config'
import { LongestFirst } from './test/longest-first.ts'
import { postgresUrl } from './test/needs.ts'
import { AWAITED_MS } from './test/support/awaited.ts'

/**
 * They need a database, but on another one they would prove nothing new: no two processes at once, and no statement that is
 * not run on PostgreSQL by others.
 */
const ON_ONE = [
  'faults',
  'news',
  'random-actions',
  'reckoning',
  'rules-change',
  'solo',
  'turn',
  'undo-for-tom',
  'ways-out',
  'wrong-clock',
].map((name) => `${name}.test.ts`)
/** What has to be the same on both databases is also run on PostgreSQL, where one answers: what else asks for a fresh one. */
const ON_BOTH = [
  ...readdirSync('test/table')
    .filter((file) => file.endsWith('.test.ts') && !ON_ONE.includes(file))
    .map((file) => `test/table/${file}`)
    .filter((file) => /\bfresh(Database|Store|Tables)\b/.test(readFileSync(file, 'utf8'))),
  'test/discord/forget-everywhere.test.ts',
  'test/discord/outages.test.ts',
  'test/discord/play.test.ts',
]

/**
 * Vite keeps what a module exports in an object that V8 looks up by hash, at each use of an import anew. V8 gives it a fixed
 * layout as soon as it is the prototype of another one: what reckons for long takes a fifth less.
 */
const quickExports: Plugin = {
  name: 'quick-exports',
  transform: (code, id) =>
    id.endsWith('.ts') && !id.includes('/node_modules/')
      ? { code: `${code}\n;Object.create(__vite_ssr_exports__)\n`, map: null }
      : null,
}

declare module 'vitest' {
  interface ProvidedContext {
    database: 'sqlite' | 'postgresql'
  }
}

export default defineConfig({
  plugins: [quickExports],
  test: {
    // In a thread that ends in the middle of a call, libsql would abort the whole run.
    pool: 'forks',
    isolate: false,
    // Many tests wait for Discord's seconds: on two cores others have work meanwhile.
    maxWorkers: Math.max(5, availableParallelism() - 1),
    sequence: { sequencer: LongestFirst },
    // What was transformed once is read from node_modules by later runs, and by the second project of the first.
    experimental: { fsModuleCache: true },
    // A busy machine may take its time; what is not awaited is asserted at once.
    // A whole game of three took six minutes on a slow machine that ran two suites.
    testTimeout: 8 * AWAITED_MS,
    hookTimeout: 4 * AWAITED_MS,
    expect: { poll: { timeout: AWAITED_MS, interval: 20 } },
    projects: [
      {
        extends: true,
        test: { name: 'sqlite', include: ['test/**/*.test.ts'], provide: { database: 'sqlite' } },
      },
      ...((await postgresUrl()) === null
        ? []
        : [
            {
              extends: true as const,
              test: { name: 'postgresql', include: ON_BOTH, provide: { database: 'postgresql' as const } },
            },
          ]),
    ],
  },
})
