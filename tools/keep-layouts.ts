/**
 * `npm run tool -- keep-layouts`: writes what lies where on every scene of five positions to `test/render/fixtures/layouts/`.
 * Only for when a picture changed on purpose: look at it first (`npm run tool -- draw-contact-sheet`), then at what git says changed.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { formatKept, KEPT, keptFile, layoutsAt } from '#support/kept-layouts'

for (const kept of KEPT) {
  const file = keptFile(kept)
  mkdirSync(new URL('.', file), { recursive: true })
  writeFileSync(file, formatKept(layoutsAt(kept)))
  console.log(kept.name)
}
