/**
 * `npm test`: the checks (format and lint, types, arrows between folders) beside the tests. Ends with what had to be
 * skipped and how to have it, and the numbers; the exit status is 0 only when all of it is in order. What follows
 * `npm test --` goes to vitest.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { constants, setPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { chromiumPath } from '#support/browser'
import { PROJECT, RUN } from '#support/run'
import { howToGet, type Need, postgresUrl } from './needs.ts'

/** Started by node itself: npx looks around for seconds, on a busy machine for minutes, before it starts what is there. */
const VITEST = join(PROJECT, 'node_modules/vitest/vitest.mjs')

/** Scripts of package.json, quick ones first. */
const CHECKS = ['lint', 'arrows', 'types', 'types:page']

const Report = z.object({
  success: z.boolean(),
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
})

const started = Date.now()
const folder = mkdtempSync(join(tmpdir(), 'bonfire-test-'))
try {
  process.exitCode = await run()
} finally {
  rmSync(folder, { recursive: true })
}

async function run(): Promise<0 | 1> {
  // Else several tests, which find that nothing is compiled yet, compile the same at once.
  if ((await ended(process.execPath, [RUN], true)).status !== 0) return 1
  const [wrong, tests] = await Promise.all([runChecks(), runTests()])
  const missing = await missingNeeds()
  if (!tests.inOrder) wrong.push('tests')
  for (const need of missing) console.log(`Skipped what needs ${need}. To have it: ${howToGet[need]}.`)
  if (missing.length > 0 && process.env.CI === 'true') wrong.push(`what CI must have (${missing.join(', ')})`)
  console.log(`Took ${seconds(started)}.`)
  console.log(tests.numbers)
  if (wrong.length === 0) return 0
  console.log(`Not in order: ${wrong.join('; ')}.`)
  return 1
}

/** One after the other; returns the names of those that are not in order, after printing what they said. */
async function runChecks(): Promise<string[]> {
  const wrong: string[] = []
  for (const name of CHECKS) {
    const start = Date.now()
    const { status, output } = await ended('npm', ['run', '--silent', name], false)
    if (status !== 0) {
      wrong.push(`npm run ${name}`)
      console.log(output)
    }
    console.log(`${status === 0 ? 'In order' : 'NOT in order'}: npm run ${name} (${seconds(start)})`)
  }
  return wrong
}

async function runTests(): Promise<{ inOrder: boolean; numbers: string }> {
  const file = join(folder, 'report.json')
  const args = [
    VITEST,
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
    ...process.argv.slice(2),
  ]
  const { status } = await ended(process.execPath, args, true)
  try {
    const report = Report.parse(JSON.parse(readFileSync(file, 'utf8')))
    const skipped = report.numPendingTests + report.numTodoTests
    return {
      inOrder: status === 0 && report.success,
      numbers: `${report.numPassedTests} passed, ${report.numFailedTests} failed, ${skipped} skipped`,
    }
  } catch {
    return { inOrder: false, numbers: 'The tests ended without a report.' }
  }
}

async function missingNeeds(): Promise<Need[]> {
  const there: Record<Need, boolean> = { chromium: chromiumPath() !== null, postgres: (await postgresUrl()) !== null }
  return (['chromium', 'postgres'] as const).filter((need) => !there[need])
}

/** Runs a command to its end; what it says is shown as it comes, or only returned. */
function ended(
  command: string,
  args: readonly string[],
  show: boolean,
): Promise<{ status: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      shell: command === 'npm' && process.platform === 'win32', // npm is a script there
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}) },
    })
    // The tests have people who wait for an answer; the checks have time.
    if (!show && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text
        if (show) process.stdout.write(text)
      })
    }
    child.on('error', reject)
    child.on('close', (status) => resolve({ status, output }))
  })
}

function seconds(since: number): string {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`
}
