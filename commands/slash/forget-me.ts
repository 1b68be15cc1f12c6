import { askToForget } from '../forget.ts'
import type { Subcommand } from './subcommand.ts'

/** Deletes what is kept about the asker, after asking. */
export const forgetMe: Subcommand = { name: 'forget-me', run: askToForget }
