import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { z } from 'zod'
import { RUN } from './run.ts'

/** A sandbox as a process of its own, with a world that is thrown away afterwards. */
export interface SandboxProcess {
  readonly url: string
  /** Replaces all trouble by these rules; an empty list ends it. */
  trouble(rules: readonly object[], seed: number): Promise<void>
  /** How often each fault struck so far. */
  struck(): Promise<Readonly<Record<string, number>>>
  close(): Promise<void>
}

const Report = z.object({ struck: z.record(z.string(), z.number()) })

/** @param threads whether the bot may open threads there; else tables stand in the channels */
export async function startSandboxProcess({ threads = false } = {}): Promise<SandboxProcess> {
  const BOT_LACKS = threads ? '' : 'CreatePublicThreads'
  const folder = await mkdtemp(join(tmpdir(), 'bonfire-sandbox-'))
  const child = spawn(process.execPath, [RUN, 'sandbox/main.ts'], {
    env: { ...process.env, PORT: '0', SANDBOX_FILE: join(folder, 'sandbox.json'), BOT_LACKS },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  process.once('exit', () => child.kill('SIGKILL'))
  const url = await addressOf(child)
  return {
    url,
    async trouble(rules, seed) {
      const answer = await fetch(`${url}/sandbox/faults`, { method: 'POST', body: JSON.stringify({ seed, rules }) })
      if (!answer.ok) throw new Error(await answer.text())
    },
    struck: async () => Report.parse(await (await fetch(`${url}/sandbox/faults`)).json()).struck,
    async close() {
      const gone = once(child, 'exit')
      if (child.kill('SIGTERM')) await gone
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function addressOf({ stdout, ...child }: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    if (stdout === null) return reject(new Error('The sandbox says nothing.'))
    stdout.once('close', () => reject(new Error(`The sandbox ended (${child.exitCode}).`)))
    createInterface({ input: stdout }).on('line', (line) => {
      const found = /http:\/\/\S+/.exec(line)?.[0]
      if (found !== undefined) resolve(found)
    })
  })
}
