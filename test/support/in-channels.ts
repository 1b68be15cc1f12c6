import type { SandboxOptions } from '#sandbox'

/** A server that gives the bot no right to open threads, so that a table stands in the channel where it is asked for. */
export const IN_CHANNELS: Pick<SandboxOptions, 'withoutPermissions'> = { withoutPermissions: ['CreatePublicThreads'] }
