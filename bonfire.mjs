#!/usr/bin/env node
// `npx bonfire …` in a copy of the sources: the same as `npm run bonfire -- …`.
process.argv.splice(2, 0, 'src/bonfire.ts')
await import('./run.mjs')
