/** `npm run bench -- NAME`: runs one measurement, which prints a JSON line (`render` one for each scene). */
import { argv } from 'node:process'

const BENCHES: Readonly<Record<string, () => Promise<unknown>>> = {
  engine: () => import('./engine.ts'),
  film: () => import('./film.ts'),
  leak: () => import('./leak.ts'),
  load: () => import('./load.ts'),
  loop: () => import('./loop.ts'),
  memory: () => import('./memory.ts'),
  notices: () => import('./notices.ts'),
  render: () => import('./render.ts'),
  requests: () => import('./requests.ts'),
  results: () => import('./results.ts'),
  start: () => import('./start.ts'),
  stored: () => import('./stored.ts'),
  words: () => import('./words.ts'),
}

const name = argv[2] ?? ''
const bench = BENCHES[name]
if (bench === undefined) {
  console.error(`npm run bench -- ${Object.keys(BENCHES).join(' | ')}`)
  process.exit(1)
}
await bench()
