/** A process that says that it is up, and closes as it was told once it is told to end. */
import { shutdownOnSignal } from '../../../src/shutdown.ts'

const WAYS: Readonly<Record<string, () => Promise<void>>> = {
  well: async () => undefined,
  never: () => new Promise(() => undefined),
  badly: async () => {
    throw new Error('the disk is gone')
  },
}

const close = WAYS[process.argv[2] ?? '']
if (close === undefined) throw new Error(`which way? ${Object.keys(WAYS).join(', ')}`)
shutdownOnSignal((problem) => console.log(problem), 300).alsoClose({ close })
setInterval(() => undefined, 1000)
console.log('up')
