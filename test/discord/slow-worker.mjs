import { setTimeout as sleep } from 'node:timers/promises'
import draw from '../../render/worker-entry.mjs'

/** Draws as always, but a city later than an answer waits for. */
export default async function drawSlowly(task) {
  if (JSON.parse(task.request).scene === 'city') await sleep(600)
  return draw(task)
}
