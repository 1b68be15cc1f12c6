import { setTimeout as sleep } from 'node:timers/promises'
import draw, { drawFrameBatch as drawAsAlways } from '../../render/worker-entry.mjs'

export default draw

/** Draws as always, but takes so long for a film that its game's end is told before. */
export async function drawFrameBatch(task) {
  await sleep(3000)
  return drawAsAlways(task)
}
