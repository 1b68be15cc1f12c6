import { z } from 'zod'
import type { StoredModeratorDeed } from './server-repository.ts'

const content = z.discriminatedUnion('kind', [
  /** Names of settings. */
  z.object({ kind: z.literal('settings'), changed: z.array(z.string()).readonly() }),
  z.object({ kind: z.literal(['blocked', 'unblocked', 'exported']) }),
  /** A table was closed, its game stopped, or a seat of it freed. */
  z.object({ kind: z.literal(['closed', 'stopped', 'freed']), table: z.string(), channelId: z.string() }),
  /** What a newer version did. */
  z.object({ kind: z.literal('other') }),
])
export type ModeratorDeedContent = z.infer<typeof content>

/** What a moderator did. */
export interface ModeratorDeed extends Omit<StoredModeratorDeed, 'data'> {
  readonly did: ModeratorDeedContent
}

/** Never fails: what cannot be read is something else. */
export function readModeratorDeed({ data, ...deed }: StoredModeratorDeed): ModeratorDeed {
  return { ...deed, did: content.safeParse(data).data ?? { kind: 'other' } }
}
