import { createHash } from 'node:crypto'
import type { Runtime } from '#runtime'
import { HOUR_MS } from '#time'
import { type Deed, type DeedContent, readDeed } from './deeds.ts'
import type { ServerRepository } from './server-repository.ts'
import { DEFAULT_SERVER_SETTINGS, SERVER_SETTINGS, type ServerSettings } from './settings.ts'

/** Who moderates a server, and where. */
export interface ActingModerator {
  readonly guildId: string
  /** Id of the moderator. */
  readonly by: string
  /** Discord's id of what they typed or pressed: of two processes that hear it one keeps what was done. Absent: nobody else does it. */
  readonly press?: string
}

type PuzzleMessage = ServerSettings['puzzleMessages'][number]

/** What holds in servers; every call may throw `StoreUnavailable`. */
export interface ServerService {
  /** As kept now, by whichever process. */
  settings(guildId: string): Promise<ServerSettings>
  save(where: ActingModerator, changed: Partial<ServerSettings>): Promise<ServerSettings>
  /**
   * When a search for players can mention a role in the server again; null: now.
   * @param search its id: where it took the mention already, at another process, it can
   */
  roleMentionableAt(guildId: string, search: string): Promise<Date | null>
  /**
   * Takes the hour's mention of a role.
   * @param search id of the search for players that mentions it, at whichever process
   * @returns false where another one took it
   */
  takeRoleMention(guildId: string, search: string): Promise<boolean>
  /** The server's message of a day's puzzle; null where there is none. */
  puzzleMessage(guildId: string, day: number): Promise<PuzzleMessage | null>
  /** Keeps where that is; those of the days before yesterday go. */
  keepPuzzleMessage(guildId: string, message: PuzzleMessage): Promise<void>
  isBlocked(guildId: string, personId: string): Promise<boolean>
  /** Ids of blocked people, at most so many. */
  blocked(guildId: string, most: number): Promise<string[]>
  block(where: ActingModerator, personId: string): Promise<void>
  /** @returns whether the person was blocked */
  unblock(where: ActingModerator, personId: string): Promise<boolean>
  /** What moderators did, the newest first: at most `most` after so many. */
  deeds(guildId: string, after: number, most: number): Promise<Deed[]>
  /** How many tables of the server are kept, open or not. */
  countTables(guildId: string): Promise<number>
  /** Keeps that a moderator did something. */
  did(where: ActingModerator, deed: DeedContent, subject?: string): Promise<void>
}

/** A server hears a mention of a role no more often, in ms. */
const ROLES_APART = HOUR_MS

/** Deeds among which another process's of a moment ago is. */
const RECENT = 20

function againAt({ roleMentionedAt }: ServerSettings, now: Date): Date | null {
  const again = roleMentionedAt + ROLES_APART
  // A mention in the future came from a wrong clock.
  return roleMentionedAt > now.getTime() || again <= now.getTime() ? null : new Date(again)
}

/** Tells presses apart, and leads to none. */
const digest = (press: string): string => createHash('sha256').update(press).digest('base64url').slice(0, 16)

/** @param now by the clock on the wall */
export function createServerService(kept: ServerRepository, runtime: Runtime, now: () => Date): ServerService {
  const did: ServerService['did'] = ({ guildId, by, press }, deed, subject) =>
    kept.addDeed({
      id: press === undefined ? runtime.randomId(12) : digest(press),
      guildId,
      at: now(),
      actor: by,
      subject: subject ?? null,
      data: deed,
    })
  /** Whether another process that heard the same was first. */
  const isDone = async ({ guildId, press }: ActingModerator): Promise<boolean> =>
    press !== undefined && (await kept.deeds(guildId, 0, RECENT)).some(({ id }) => id === digest(press))
  const read = (data: unknown): ServerSettings => SERVER_SETTINGS.safeParse(data ?? {}).data ?? DEFAULT_SERVER_SETTINGS
  return {
    settings: async (guildId) => read(await kept.data(guildId)),
    save: async (where, changed) => {
      await kept.changeData(where.guildId, (before) => ({ ...read(before), ...changed }))
      await did(where, { kind: 'settings', changed: Object.keys(changed) })
      return read(await kept.data(where.guildId))
    },
    roleMentionableAt: async (guildId, search) => {
      const rules = read(await kept.data(guildId))
      return rules.roleMentionedBy === search ? null : againAt(rules, now())
    },
    takeRoleMention: async (guildId, search) => {
      let taken = false
      await kept.changeData(guildId, (before) => {
        const rules = read(before)
        const isFree = againAt(rules, now()) === null
        taken = isFree || rules.roleMentionedBy === search
        return isFree ? { ...rules, roleMentionedAt: now().getTime(), roleMentionedBy: search } : rules
      })
      return taken
    },
    puzzleMessage: async (guildId, day) =>
      read(await kept.data(guildId)).puzzleMessages.find((one) => one.day === day) ?? null,
    keepPuzzleMessage: (guildId, message) =>
      kept.changeData(guildId, (before) => {
        const rules = read(before)
        const others = rules.puzzleMessages.filter(({ day }) => day !== message.day && day >= message.day - 1)
        return { ...rules, puzzleMessages: [...others, message] }
      }),
    countTables: kept.countTables,
    isBlocked: kept.isBlocked,
    blocked: kept.blocked,
    block: async (where, personId) => {
      await kept.block(where.guildId, personId)
      await did(where, { kind: 'blocked' }, personId)
    },
    unblock: async (where, personId) => {
      if (!(await kept.isBlocked(where.guildId, personId))) return isDone(where)
      // Kept first: whichever process finds nobody blocked finds who did that.
      await did(where, { kind: 'unblocked' }, personId)
      await kept.unblock(where.guildId, personId)
      return true
    },
    deeds: async (guildId, after, most) => (await kept.deeds(guildId, after, most)).map(readDeed),
    did,
  }
}
