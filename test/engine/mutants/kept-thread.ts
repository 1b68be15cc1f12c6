import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type PoolOptions, ThreadsPoolWorker, type WorkerRequest } from 'vitest/node'

type Listener = (message: unknown) => void
type Config = Extract<WorkerRequest, { type: 'start' }>['context']['config']

/** Folders whose modules each run loads anew, so that no mutant finds what another left. */
const OURS = ['src', 'tools', 'test']

/**
 * A thread that outlives its run. Vitest would start one for each mutant, and that and loading Vitest and zod again
 * takes several times longer than the tests. Here they stay, and a run loads only our own modules.
 */
export class KeptThread extends ThreadsPoolWorker {
  override readonly name = 'kept'
  /** False once the thread has died. */
  alive = true
  private readonly ours: readonly string[]
  private listeners: [event: string, listener: Listener][] = []
  private started = false
  private config: Config | null = null
  private stale: readonly string[] = []

  constructor(options: PoolOptions) {
    super(options)
    const { root } = options.project.config
    this.ours = OURS.flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(root, folder, file)),
    )
  }

  override on(event: string, listener: Listener): void {
    this.listeners.push([event, listener])
    super.on(event, listener)
  }

  override off(event: string, listener: Listener): void {
    this.listeners = this.listeners.filter(([one, other]) => one !== event || other !== listener)
    super.off(event, listener)
  }

  override async start(): Promise<void> {
    if (this.started) return
    await super.start()
    super.on('exit', () => {
      this.alive = false
    })
  }

  /** The end of a run: its listeners go, the thread stays. */
  override async stop(): Promise<void> {
    for (const [event, listener] of this.listeners) super.off(event, listener)
    this.listeners = []
  }

  /** The end of all runs. */
  async end(): Promise<void> {
    if (this.started) await super.stop()
  }

  override send(request: WorkerRequest): void {
    if (request.type === 'stop') {
      this.answer('stopped')
    } else if (request.type === 'run' && this.config !== null) {
      const context = { ...request.context, config: this.config, invalidates: [...this.stale] }
      this.stale = []
      super.send({ ...request, context })
    } else if (request.type === 'start') {
      this.config = request.context.config
      this.stale = this.ours
      if (this.started) this.answer('started')
      else super.send(request)
      this.started = true
    } else {
      super.send(request)
    }
  }

  private answer(type: 'started' | 'stopped'): void {
    for (const [event, listener] of [...this.listeners])
      if (event === 'message') listener({ type, __vitest_worker_response__: true })
  }
}
