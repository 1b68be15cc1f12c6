import type { SandboxOptions } from '#sandbox'

/**
 * How long the sandbox waits for an answer, in ms. Discord waits 3,000; sandbox, bot and people often share one process in
 * tests, and a busy machine may keep it from running for longer than that.
 */
export const ANSWER_MS = 30_000

/** A server that gives the bot no right to open threads, so that a table stands in the channel where it is asked for. */
export const IN_CHANNELS: Pick<SandboxOptions, 'answerMs' | 'withoutPermissions'> = {
  answerMs: ANSWER_MS,
  withoutPermissions: ['CreatePublicThreads'],
}
