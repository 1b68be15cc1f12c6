import { createRequire } from 'node:module'
import { dirname } from 'node:path'

/** What runs a program as it is compiled: `node RUN src/main.ts`. */
export const RUN = createRequire(import.meta.url).resolve('#run')

/** The project's folder, from wherever this was compiled to. */
export const PROJECT = dirname(RUN)
