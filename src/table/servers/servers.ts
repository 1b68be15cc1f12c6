import { createHash } from 'node:crypto'
import type { Runtime } from '#runtime'
import { HOUR_MS } from '#time'
import { type ModeratorDeedContent, readModeratorDeed } from './deeds.ts'
import type { ServerRepository } from './server-repository.ts'
import { DEFAULT_SERVER_SETTINGS, type ServerSettings, serverSettingsSchema } from './settings.ts'

/** Who moderates a server, and where. */
export interface ActingModerator {
  readonly guildId: string
  /** Id of the moderator. */
  readonly by: string
  /** Discord's id of what they typed or pressed: of two processes that hear it one keeps what was done. Absent: nobody else does it. */
  readonly press?: string
}

type PuzzleMessage = ServerSettings['puzzleMessages'][number]
type PuzzlePlace = ServerSettings['puzzlePlaces'][number]

/** A server hears a mention of a role no more often, in ms. */
const ROLES_APART = HOUR_MS

/** Deeds among which another process's of a moment ago is. */
const RECENT = 20

function againAt({ roleMentionedAt }: ServerSettings, now: Date): Date | null {
  const again = roleMentionedAt + ROLES_APART
  // A mention in the future came from a wrong clock.
  return roleMentionedAt > now.getTime() || again <= now.getTime() ? null : new Date(again)
}

/** What is kept of days, with that of another one; what is from before its eve goes. */
const withPuzzleDay = <Of extends { readonly day: number }>(kept: readonly Of[], added: Of): Of[] => [
  ...kept.filter(({ day }) => day !== added.day && day >= added.day - 1),
  added,
]

/** Tells presses apart, and leads to none. */
const digest = (press: string): string => createHash('sha256').update(press).digest('base64url').slice(0, 16)

/** @param now by the clock on the wall */
export function createServerService(kept: ServerRepository, runtime: Runtime, now: () => Date) {
  const did = ({ guildId, by, press }: ActingModerator, deed: ModeratorDeedContent, subject?: string) =>
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
  const read = (data: unknown): ServerSettings =>
    serverSettingsSchema.safeParse(data ?? {}).data ?? DEFAULT_SERVER_SETTINGS
  return {
    /** As kept now, by whichever process. */
    settings: async (guildId: string) => read(await kept.data(guildId)),
    save: async (where: ActingModerator, changed: Partial<ServerSettings>) => {
      await kept.changeData(where.guildId, (before) => ({ ...read(before), ...changed }))
      await did(where, { kind: 'settings', changed: Object.keys(changed) })
      return read(await kept.data(where.guildId))
    },
    /**
     * When a search for players can mention a role in the server again; null: now.
     * @param search its id: where it took the mention already, at another process, it can
     */
    roleMentionableAt: async (guildId: string, search: string) => {
      const rules = read(await kept.data(guildId))
      return rules.roleMentionedBy === search ? null : againAt(rules, now())
    },
    /**
     * Takes the hour's mention of a role.
     * @param search id of the search for players that mentions it, at whichever process
     * @returns false where another one took it
     */
    takeRoleMention: async (guildId: string, search: string) => {
      let taken = false
      await kept.changeData(guildId, (before) => {
        const rules = read(before)
        const isFree = againAt(rules, now()) === null
        taken = isFree || rules.roleMentionedBy === search
        return isFree ? { ...rules, roleMentionedAt: now().getTime(), roleMentionedBy: search } : rules
      })
      return taken
    },
    /** The server's message of a day's puzzle; null where there is none. */
    puzzleMessage: async (guildId: string, day: number) =>
      read(await kept.data(guildId)).puzzleMessages.find((one) => one.day === day) ?? null,
    /** Keeps where that is; those of the days before yesterday go. */
    keepPuzzleMessage: (guildId: string, message: PuzzleMessage) =>
      kept.changeData(guildId, (before) => {
        const rules = read(before)
        return { ...rules, puzzleMessages: withPuzzleDay(rules.puzzleMessages, message) }
      }),
    /**
     * Keeps the channel of that message before it is posted, so that all who share the puzzle at once, at whichever process,
     * post in one.
     * @param refused where Discord did not let it be: that one is kept no more
     * @returns id of the channel: of the first who asked
     */
    takePuzzlePlace: async (guildId: string, wanted: PuzzlePlace, refused: string | null) => {
      let { channelId } = wanted
      await kept.changeData(guildId, (before) => {
        const rules = read(before)
        const first = rules.puzzlePlaces.find(({ day }) => day === wanted.day)?.channelId
        channelId = first === undefined || first === refused ? wanted.channelId : first
        return { ...rules, puzzlePlaces: withPuzzleDay(rules.puzzlePlaces, { ...wanted, channelId }) }
      })
      return channelId
    },
    /** How many tables of the server are kept, open or not. */
    countTables: kept.countTables,
    isBlocked: kept.isBlocked,
    /** Ids of blocked people, at most so many. */
    blocked: kept.blocked,
    block: async (where: ActingModerator, personId: string) => {
      await kept.block(where.guildId, personId)
      await did(where, { kind: 'blocked' }, personId)
    },
    /** @returns whether the person was blocked */
    unblock: async (where: ActingModerator, personId: string) => {
      if (!(await kept.isBlocked(where.guildId, personId))) return isDone(where)
      // Kept first: whichever process finds nobody blocked finds who did that.
      await did(where, { kind: 'unblocked' }, personId)
      await kept.unblock(where.guildId, personId)
      return true
    },
    /** What moderators did, the newest first: at most `most` after so many. */
    deeds: async (guildId: string, after: number, most: number) =>
      (await kept.deeds(guildId, after, most)).map(readModeratorDeed),
    /** Keeps that a moderator did something. */
    did,
  }
}

/** What holds in servers; every call may throw `StoreUnavailable`. */
export type ServerService = ReturnType<typeof createServerService>
