/** Thinking's one door: computer players in threads of their own. */

export { startThinkers, type Thinkers } from './thinkers.ts'
