import { defineConfig } from 'vitest/config'

/** What Stryker runs for each mutant: the engine's tests alone, without the long ones. */
export default defineConfig({
  test: {
    include: ['test/engine/**/*.test.ts'],
    exclude: ['test/engine/malformed.test.ts', 'test/engine/hidden.test.ts', 'test/engine/self-play.test.ts'],
    testTimeout: 60_000,
  },
})
