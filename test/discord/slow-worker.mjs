import { setTimeout as sleep } from 'node:timers/promises'
import draw from '../../render/worker-entry.mjs'

const SLOW = ['city', 'table']

/** Draws as always, but a city or a table later than an answer or a new message waits for. */
export default async function drawSlowly(task) {
  if (SLOW.includes(JSON.parse(task.request).scene)) await sleep(800)
  return draw(task)
}

export { drawFrameBatch } from '../../render/worker-entry.mjs'
