import { defineConfig } from 'vitest/config'
import type { VitestPluginContext } from 'vitest/node'
import { KeptThread } from './mutants/kept-thread.ts'
import { RulesFirst } from './mutants/rules-first.ts'

/** What would cost most where a mutant survives, and kills hardly any that the others leave. */
const LONG = ['malformed', 'hidden', 'self-play', 'sit-out', 'perft', 'solo-games', 'rules/inventory']

let kept: KeptThread | null = null

/**
 * What Stryker runs for each mutant (`npm run mutate`, stryker.config.json): the engine's tests without the long ones,
 * and with fewer random purses. Code that runs only while a module is loaded (tables, schemas) is not
 * mutated (`ignoreStatic`): no test can be told to cover it, so each such mutant would need the whole suite.
 */
export default defineConfig({
  plugins: [
    {
      name: 'kept-thread',
      configureVitest({ project, vitest }: VitestPluginContext) {
        vitest.onClose(() => kept?.end())
        project.config.pool = 'kept'
        project.config.poolRunner = {
          name: 'kept',
          createPoolWorker(options) {
            if (!kept?.alive) kept = new KeptThread(options)
            return kept
          },
        }
      },
    },
  ],
  test: {
    include: ['test/engine/**/*.test.ts'],
    exclude: LONG.map((name) => `test/engine/${name}.test.ts`),
    env: { PURSES: '200' },
    setupFiles: ['test/engine/mutants/setup.ts'],
    pool: 'threads',
    sequence: { sequencer: RulesFirst },
    maxWorkers: 1,
    isolate: false,
    testTimeout: 60_000,
  },
})
