import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import {
  type Caller,
  handleCommand,
  handleComponent,
  pressOrRefreshOfCustomId,
  type Reply,
  type TypedOptions,
} from '#commands'
import { openStore } from '#store'
import { inChannelAsActor } from '#support/as-actor'
import { pathOf } from '#support/slash'
import { createTableService, type TableForPerson, type TableService, type TableServiceOptions } from '#table'
import type { Language } from '#text'
import { type Pressable, readPost } from './read-post.ts'

/** A table service with a database of its own. */
export async function openService(
  seed = '0123456789abcdef0123456789abcdef',
  parts: Partial<TableServiceOptions> = {},
): Promise<{ service: TableService; close(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'bonfire-'))
  const store = await openStore(`file:${join(folder, 'bonfire.db')}`)
  const service = createTableService(store.tables, {
    now: () => new Date(),
    seed: () => seed,
    ...store,
    ...parts,
  })
  return {
    service,
    async close() {
      await service.idle()
      await store.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

let interactions = 0

/** Somebody with a phone: types, presses, and sees the answer; every answer is held against Discord's limits. */
export class Player {
  presses = 0
  answer: Reply | null = null
  seen: { text: string; pressables: Pressable[] } = { text: '', pressables: [] }

  constructor(
    readonly service: TableService,
    readonly name: string,
    readonly channelId = '1',
    readonly moderator = false,
    readonly language: Language = 'en',
  ) {}

  asker(): Caller {
    return {
      person: { id: this.name, name: this.name },
      moderator: this.moderator,
      language: this.language,
      interactionId: String(++interactions),
      guildId: 'guild',
      channelId: this.channelId,
      lacking: [],
      guest: false,
    }
  }

  see(answer: Reply): this {
    this.answer = answer
    this.seen = readPost(answer.post)
    return this
  }

  async type(command: string, options: TypedOptions = {}): Promise<this> {
    this.presses++
    return this.see(await handleCommand(this.service, this.asker(), pathOf(command), options))
  }

  async press(id: string, values: readonly string[] = []): Promise<this> {
    this.presses++
    return this.see(await handleComponent(this.service, this.asker(), pressOrRefreshOfCustomId(id), values))
  }

  /** Whatever can be pressed with that verb, also as an option of the select of what is seldom needed. */
  all(verb: string): Pressable[] {
    return this.seen.pressables.flatMap(behind).filter(({ id }) => id.split(':')[3] === verb)
  }

  /** Presses the (first) button with that verb, or the one whose id ends so. */
  async push(verb: string, ending = ''): Promise<this> {
    const found = this.all(verb).find(({ id, disabled }) => id.endsWith(ending) && !disabled)
    expect(found, `${verb} ${ending} in ${JSON.stringify(this.seen)}`).toBeDefined()
    return this.press(found?.id ?? '')
  }

  /** Whatever plays a line that begins so: an option of a select, or a button. */
  lines(beginning = ''): { id: string; value: string; label: string; select: boolean }[] {
    return this.seen.pressables.flatMap(({ id, label, disabled, values, labels }) => {
      const decoded = pressOrRefreshOfCustomId(id)
      const press = decoded.kind === 'press' && !disabled ? decoded.press : null
      const all =
        press?.verb === 'play' || (press?.verb === 'together' && !press.ends)
          ? [{ id, value: press.line, label, select: false }]
          : values.map((value, nth) => ({ id, value, label: labels[nth] ?? '', select: true }))
      const played = ['play', 'line'].includes(press?.verb ?? '') || all.some(({ select }) => !select) ? all : []
      return played.filter(({ value }) => value.startsWith(beginning))
    })
  }

  /** Plays the first of those. */
  async play(beginning = ''): Promise<this> {
    const [found] = this.lines(beginning)
    if (found === undefined) throw new Error(`no line ${beginning} in ${JSON.stringify(this.seen)}`)
    return this.press(found.id, found.select ? [found.value] : [])
  }

  /** Chooses the first option that begins so, of the selects with that verb. */
  async choose(verb: string, beginning = ''): Promise<this> {
    for (const { id, values } of this.all(verb)) {
      const value = values.find((one) => one.startsWith(beginning))
      if (value !== undefined) return this.press(id, [value])
    }
    throw new Error(`no ${verb} ${beginning} in ${JSON.stringify(this.seen)}`)
  }
}

/** What an option of that select stands for, as if it were a button; anything else as it is. */
function behind(one: Pressable): readonly Pressable[] {
  const [scheme, table, seq, verb] = one.id.split(':')
  if (verb !== 'more') return [one]
  return one.values.map((value, nth) => ({
    ...{ id: [scheme, table, seq, value].join(':'), label: one.labels[nth] ?? '', disabled: false },
    ...{ values: [], labels: [], least: 1, most: 1 },
  }))
}

/** A started table of these people, who read English unless languages are given, by name. */
export async function started(
  service: TableService,
  names: readonly string[],
  channelId = '1',
  edition = 'rulebook',
  languages: readonly Language[] = [],
): Promise<{ table: TableForPerson; players: Player[] }> {
  const players = names.map((name, seat) => new Player(service, name, channelId, false, languages[seat]))
  const [host, ...others] = players
  await host?.type('new', { edition })
  for (const other of others) await other.type('join')
  await host?.type('start')
  const table = await inChannelAsActor(service, channelId)
  if (table === null) throw new Error('no table')
  return { table, players }
}
