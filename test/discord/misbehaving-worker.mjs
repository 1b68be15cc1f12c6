import { parentPort } from 'node:worker_threads'
import draw from '../../render/worker-entry.mjs'

/** Draws as always, but hangs over the gnomes, dies over the council, and breaks over a table where Noor plays. */
export default async function misbehave(task) {
  const { scene, names } = JSON.parse(task.request)
  if (scene === 'gnomes') {
    parentPort?.postMessage(task.id)
    // For ever, at no cost to others.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
  }
  if (scene === 'council') process.exit(3)
  if (scene === 'table' && names.includes('نور الهدى')) throw new Error('The brush broke.')
  return draw(task)
}

export { drawFrameBatch } from '../../render/worker-entry.mjs'
