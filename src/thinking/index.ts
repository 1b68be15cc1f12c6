/** Thinking's one door: computer players in threads of their own. */

export { startThinkers } from './thinkers.ts'
