import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { whole } from '#support/options'
import { PROJECT } from '#support/run'
import { coverageOf } from '#support/simulation/coverage'
import type { SimulationOptions, SimulationReport } from '#support/simulation/run'
import { shrink } from '#support/simulation/shrink'

/**
 * `npm run tool -- simulate --seed 7 [--days 3 --parties 2 --people 3 --bots 1 --kinds kill,answerLost --verbose]`: the
 * whole bot in virtual time, with people who press and type, on a Discord, a disk and a clock that misbehave as the seed
 * says, and bots that die. Twelve times a run, however long it is, people come together and most goes wrong at once; after
 * that all is put right and held against what must be, now and then an hour after everybody has gone. Over weeks less
 * happens in between (`test/support/simulation/pace.ts`); `--hours 4` instead of days runs less than one. Prints one JSON
 * line, with a hash of all requests: the same seed gives the same. A seed that fails is run again, smaller and smaller
 * (`--shrink 0`: not). Status 1 when an invariant fell.
 *
 * `--seeds 1-2000 --ledger runs.jsonl [--jobs 2]`: many, each in a process of its own. What the ledger has is not run
 * again: a ledger is of one length. At the end what struck where, of all that could, and what a virtual day took.
 *
 * What it does not do: threads of the machine (a pixel stands for each picture, computer players play whatever is legal),
 * PostgreSQL, threads that the bot opens for its tables (people play in threads of their own). Quiet hours are not judged
 * while a bot has reason to believe a wrong clock: it does not know them. Messages that Discord refused to have changed
 * may stand beside the live one: the bot leaves those as they are. That two bots post for one table at once is only looked
 * for where nothing makes them lose a lease in the middle (`--bots 2 --kinds rateLimit`).
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    seeds: { type: 'string' },
    days: { type: 'string', default: '3' },
    hours: { type: 'string' },
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
  hours: values.hours === undefined ? 24 * whole('days', values.days, 1, 400) : whole('hours', values.hours, 1, 10_000),
  parties: whole('parties', values.parties, 1, 3),
  people: whole('people', values.people, 2, 4),
  bots: whole('bots', values.bots, 1, 4),
  kinds: values.kinds?.split(',').filter((kind) => kind !== '') ?? null,
}
/** Compiled once: a process of its own for each seed begins in a third of the time. */
const PROGRAM = join(PROJECT, 'dist/test/support/simulation/main.js')
/** Node 22 and later keep there what they compiled: with `--always-sparkplug`, 15 % of a seed's CPU time. */
const NODE_COMPILE_CACHE = join(PROJECT, 'dist/.compile-cache')
execFileSync(process.execPath, [join(PROJECT, 'run.mjs')], { stdio: 'inherit' })
process.exitCode = (await (values.seeds === undefined ? one() : many(values.seeds))) ? 0 : 1

async function one(): Promise<boolean> {
  const report = await inProcess(options, values.verbose)
  const fails = report.wrong.length > 0
  console.log(JSON.stringify(fails && tries > 0 ? await shrink(report, inProcess, tries) : report))
  return !fails
}

async function many(range: string): Promise<boolean> {
  const [from = 0, to = from] = range.split('-').map((end) => whole('seeds', end, 0, 999_999_999))
  const { ledger } = values
  const kept = ledger !== undefined && existsSync(ledger) ? readFileSync(ledger, 'utf8') : ''
  const written = kept.slice(0, kept.lastIndexOf('\n') + 1)
  // Whoever was stopped while it wrote a line left a part of it.
  if (ledger !== undefined && written !== kept) writeFileSync(ledger, written)
  const reports: SimulationReport[] = written
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))
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
  const sum = (figure: (report: SimulationReport) => number) => reports.reduce((all, one) => all + figure(one), 0)
  const inAll = (counts: Readonly<Record<string, number>>) => Object.values(counts).reduce((all, one) => all + one, 0)
  const cpu = sum((report) => report.cpu)
  const days = sum(({ hours }) => hours) / 24
  console.log(
    JSON.stringify({
      seeds: reports.length,
      failed: reports.filter(({ wrong }) => wrong.length > 0).map(({ seed }) => seed),
      days,
      presses: sum(({ presses }) => presses),
      faults: sum(({ faults }) => inAll(faults)),
      deaths: sum(({ deaths }) => inAll(deaths)),
      seconds: Math.round(sum(({ seconds }) => seconds)),
      cpu: Math.round(cpu),
      cpuOfDay: days === 0 ? null : Math.round((100 * cpu) / days) / 100,
      coverage: coverageOf(reports),
    }),
  )
  return reports.every(({ wrong }) => wrong.length === 0)
}

/** A run whose process breaks is a failure, too. @param tells of all that happens */
async function inProcess(run: SimulationOptions, tells = false): Promise<SimulationReport> {
  const args = ['--enable-source-maps', '--always-sparkplug', PROGRAM, JSON.stringify(run), ...(tells ? ['tell'] : [])]
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_COMPILE_CACHE },
  })
  if (tells) child.stderr.pipe(process.stderr)
  const out: string[] = []
  const broke: string[] = []
  child.stdout.on('data', (text) => out.push(String(text)))
  if (!tells) child.stderr.on('data', (text) => broke.push(String(text)))
  await once(child, 'close')
  const line = out.join('').trim().split('\n').at(-1) ?? ''
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
    mostRefused: 0,
    seconds: 0,
    cpu: 0,
  }
  return { ...run, kinds: run.kinds ?? [], wrong: [`the simulation broke: ${broke.join('').slice(-500)}`], ...none }
}
