import type { DeedContent } from '#table'
import { type Words, words } from '#text'
import { noticePost } from '../components.ts'
import { moment } from '../moments.ts'
import { type Caller, type CommandOptions, type Reply, reply } from '../reply.ts'
import { integerOption, type Subcommand, userOption } from '../subcommand.ts'
import { isReply, whereTyped } from './moderating.ts'

type ServerCommand = Subcommand<keyof Words['help']['server']>

const personIn = ({ person }: CommandOptions): string | undefined => (typeof person === 'string' ? person : undefined)
const mention = (id: string): string => `<@${id}>`

/** How many blocked people are listed. */
const MOST_LISTED = 40

export const blockCommand: ServerCommand = {
  name: 'block',
  options: [userOption('person')],
  run: async (service, caller, typed) => {
    const where = whereTyped(caller)
    if (isReply(where)) return where
    const person = personIn(typed)
    const { block } = words(caller.language).server
    if (person === undefined) {
      const people = await service.servers.blocked(where.guildId, MOST_LISTED)
      return said(block.list(people.map(mention)))
    }
    if (person === caller.person.id || caller.bots?.includes(person)) return said(block.itself)
    await service.servers.block(where, person)
    return said(block.done(mention(person)))
  },
}

export const unblockCommand: ServerCommand = {
  name: 'unblock',
  options: [userOption('person')],
  run: async (service, caller, typed) => {
    const where = whereTyped(caller)
    if (isReply(where)) return where
    const person = personIn(typed)
    const { block } = words(caller.language).server
    if (person === undefined) return blockCommand.run(service, caller, {})
    const was = await service.servers.unblock(where, person)
    return said(was ? block.undone(mention(person)) : block.not(mention(person)))
  },
}

const said = (text: string): Reply => reply(noticePost(text))

/** Deeds on a page. */
const PAGE = 15

/** What moderators did, the newest first. */
export const serverLogCommand: ServerCommand = {
  name: 'log',
  options: [integerOption('page', 1, 1000)],
  run: async (service, caller, typed) => {
    const where = whereTyped(caller)
    if (isReply(where)) return where
    const { log } = words(caller.language).server
    const page = typeof typed.page === 'number' ? typed.page : 1
    const deeds = await service.servers.deeds(where.guildId, (page - 1) * PAGE, PAGE)
    if (deeds.length === 0) return said(log.none)
    const lines = deeds.map(({ at, actor, subject, did }) => `- ${moment(at)} · ${lineOf(did, actor, subject, caller)}`)
    return reply(noticePost([`### ${log.title}`, ...lines].join('\n')))
  },
}

function lineOf(did: DeedContent, actor: string | null, subject: string | null, { language }: Caller): string {
  const { log } = words(language).server
  const named = (id: string | null) => (id === null ? log.somebody : mention(id))
  return log.line(did.kind, named(actor), named(subject), 'channelId' in did ? `<#${did.channelId}>` : '')
}
