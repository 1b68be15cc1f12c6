import { join } from 'node:path'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { PROJECT } from '#support/run'

const bitmap = createCanvas(1600, 1100)
bitmap.getContext('2d').drawImage(await loadImage(join(PROJECT, 'bench/bitmap.png')), 0, 0)

/** The unit that makes machines comparable: one `canvas.encode('webp', 85)` of the fixed bitmap of 1600 × 1100 beside this file. */
export const encodeUnit = (): Promise<Buffer> => bitmap.encode('webp', 85)

/** CPU time that the unit takes here and now, in ms: the median of so many. */
export async function unitCpuMs(times = 9): Promise<number> {
  const taken: number[] = []
  await encodeUnit()
  for (let time = 0; time < times; time++) {
    const before = process.cpuUsage()
    await encodeUnit()
    const { user, system } = process.cpuUsage(before)
    taken.push((user + system) / 1000)
  }
  return taken.sort((a, b) => a - b)[times >> 1] ?? Number.NaN
}
