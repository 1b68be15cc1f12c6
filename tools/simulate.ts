import { execFile } from 'node:child_process'
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { parseArgs, promisify } from 'node:util'
import { diceFor } from '#support/dice'
import { whole } from '#support/options'
import { installClock } from '#support/simulation/clock'
import { coverageOf } from '#support/simulation/coverage'
import type { SimulationOptions, SimulationReport } from '#support/simulation/run'
import { shrink } from '#support/simulation/shrink'
import { installLines } from '#support/simulation/sockets'

/**
 * `npm run tool -- simulate --seed 7 [--hours 72 --parties 2 --people 3 --bots 1 --kinds kill,answerLost --verbose]`: the
 * whole bot in virtual time, with people who press and type, on a Discord, a disk and a clock that misbehave as the seed
 * says, and bots that die; every few hours all is put right and held against what must be. Prints one JSON line, with a
 * hash of all requests: the same seed gives the same. A seed that fails is run again, smaller and smaller (`--shrink 0`:
 * not). Status 1 when an invariant fell.
 *
 * `--seeds 1-2000 --ledger runs.jsonl [--jobs 2]`: many, each in a process of its own. What the ledger has is not run
 * again. At the end what struck where, of all that could.
 *
 * What it does not do: threads of the machine (a pixel stands for each picture, computer players play whatever is legal),
 * PostgreSQL, tables in threads of Discord's, deleted channels, expired tokens, several servers, quiet hours. With more bots
 * than one a machine that stands still for over a second may change a run. Messages that Discord refused to have changed may
 * stand beside the live one: the bot leaves those as they are. That two bots post for one table at once is only looked for where
 * nothing makes them lose a lease in the middle (`--bots 2 --kinds rateLimit`).
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    seeds: { type: 'string' },
    hours: { type: 'string', default: '72' },
    parties: { type: 'string', default: '2' },
    people: { type: 'string', default: '3' },
    bots: { type: 'string', default: '1' },
    kinds: { type: 'string' },
    ledger: { type: 'string' },
    jobs: { type: 'string', default: '2' },
    shrink: { type: 'string', default: '24' },
    verbose: { type: 'boolean', default: false },
  },
})
const tries = whole('shrink', values.shrink, 0, 1000)
const options: SimulationOptions = {
  seed: whole('seed', values.seed, 0, 999_999_999),
  hours: whole('hours', values.hours, 1, 10_000),
  parties: whole('parties', values.parties, 1, 3),
  people: whole('people', values.people, 2, 4),
  bots: whole('bots', values.bots, 1, 4),
  kinds: values.kinds?.split(',').filter((kind) => kind !== '') ?? null,
}
process.exitCode = (await (values.seeds === undefined ? one() : many(values.seeds))) ? 0 : 1
// A dead bot may hold on to something.
process.exit()

async function one(): Promise<boolean> {
  installLines()
  // A Monday.
  const clock = installClock(Date.UTC(2026, 0, 5, 12), diceFor(`chance ${options.seed}`))
  const { simulate } = await import('#support/simulation/run')
  const report = await simulate(clock, options, (line) => {
    if (values.verbose) console.error(line)
  })
  const fails = report.wrong.length > 0
  console.log(JSON.stringify(fails && tries > 0 ? await shrink(report, inProcess, tries) : report))
  return !fails
}

async function many(range: string): Promise<boolean> {
  const [from = 0, to = from] = range.split('-').map((end) => whole('seeds', end, 0, 999_999_999))
  const { ledger } = values
  const lines = ledger !== undefined && existsSync(ledger) ? readFileSync(ledger, 'utf8').trim().split('\n') : []
  const reports: SimulationReport[] = lines.filter((line) => line !== '').map((line) => JSON.parse(line))
  const done = new Set(reports.map(({ seed }) => seed))
  const left = Array.from({ length: to - from + 1 }, (_, index) => from + index).filter((seed) => !done.has(seed))
  const work = async () => {
    for (let seed = left.shift(); seed !== undefined; seed = left.shift()) {
      const report = await inProcess({ ...options, seed })
      reports.push(report)
      if (ledger !== undefined) appendFileSync(ledger, `${JSON.stringify(report)}\n`)
      for (const wrong of report.wrong) console.error(`seed ${seed}: ${wrong}`)
    }
  }
  await Promise.all(Array.from({ length: whole('jobs', values.jobs, 1, 64) }, work))
  const sum = (counts: (report: SimulationReport) => Readonly<Record<string, number>>) =>
    reports.reduce((all, one) => all + Object.values(counts(one)).reduce((own, count) => own + count, 0), 0)
  console.log(
    JSON.stringify({
      seeds: reports.length,
      failed: reports.filter(({ wrong }) => wrong.length > 0).map(({ seed }) => seed),
      presses: reports.reduce((all, { presses }) => all + presses, 0),
      faults: sum(({ faults }) => faults),
      deaths: sum(({ deaths }) => deaths),
      seconds: Math.round(reports.reduce((all, { seconds }) => all + seconds, 0)),
      coverage: coverageOf(reports),
    }),
  )
  return reports.every(({ wrong }) => wrong.length === 0)
}

/** A run whose process breaks is a failure, too. */
async function inProcess(run: SimulationOptions): Promise<SimulationReport> {
  const args = Object.entries(run).flatMap(([name, value]) => (value === null ? [] : [`--${name}`, String(value)]))
  const command = [...process.execArgv, 'tools/index.ts', 'simulate', '--shrink', '0', ...args]
  const { stdout } = await promisify(execFile)(process.execPath, command, { maxBuffer: 2 ** 28 }).catch(
    (error: { readonly stdout: string; readonly stderr: string }) => error,
  )
  const line = stdout.trim().split('\n').at(-1) ?? ''
  if (line.startsWith('{')) return JSON.parse(line)
  const none = {
    hash: '',
    presses: 0,
    requests: {},
    faults: {},
    struckAt: {},
    routes: [],
    deaths: {},
    seams: {},
    games: 0,
    seconds: 0,
  }
  return { ...run, kinds: run.kinds ?? [], wrong: ['the simulation broke'], ...none }
}
