import { afterAll, onTestFinished, TestRunner } from 'vitest'

/**
 * Does something when the test that asks for it is over or, where none runs, all tests of the file or group. What a test
 * hands to `afterAll` itself is never done: what it had opened would work on beside all later files.
 */
export function afterwards(done: () => unknown): void {
  const when = TestRunner.getCurrentTest() === undefined ? afterAll : onTestFinished
  when(async () => {
    await done()
  })
}
