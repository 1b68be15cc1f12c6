import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Caller, handleCommand, type TypedOptions } from '#commands'
import { legalChoices } from '#engine'
import type { Artist } from '#render'
import { openStore, type Store } from '#store'
import { createTableService } from '#table'

/** How many choices are played: a few turns. */
const CHOICES = 6
/** Subcommands that show something of a game. */
const SHOWING: readonly (readonly [string, TypedOptions?])[] = [
  ['turn'],
  ['look'],
  ['look', { at: 'city' }],
  ['log'],
  ['help'],
]

/**
 * Does what the first people would otherwise wait for: a little of a game that nobody sees, in a database that is thrown
 * away, its picture, and the queries of the real database. Code that runs for the first time is
 * slow, and after a start many may press at once.
 */
export async function warmUp(store: Store, artist: Artist): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bonfire-warm-up-'))
  const throwaway = await openStore(`file:${join(folder, 'warm-up.db')}`)
  try {
    // Prisma works its queries out when they come first.
    await store.tables.load('')
    await store.tables.entries('')
    await playALittle(throwaway, artist)
  } finally {
    await throwaway.close()
    await rm(folder, { recursive: true, force: true })
  }
}

async function playALittle(store: Store, artist: Artist): Promise<void> {
  const service = createTableService(store.tables, {
    ...store,
    now: () => new Date(),
    seed: () => randomUUID().replaceAll('-', ''),
  })
  const type = (name: string, sub: string, options: TypedOptions = {}) =>
    handleCommand(service, caller(name), `bonfire ${sub}`, options)
  await type('ann', 'new')
  await type('ben', 'join')
  await type('ann', 'start')
  const { picture } = (await type('ann', 'look')).post
  const drawn = picture === null ? null : artist.draw(picture)
  for (let choices = 0; choices < CHOICES; choices++) {
    const here = await service.inChannel(CHANNEL)
    const table = here === null ? null : await service.viewFor(here.acting ?? '', here.id)
    if (table?.state == null || table.acting === null) break
    for (const [sub, options] of SHOWING) await type(table.acting, sub, options)
    await service.act({
      tableId: table.id,
      seq: table.seq,
      person: caller(table.acting).person,
      moderator: false,
      interactionId: null,
      action: { kind: 'choices', choices: legalChoices(table.rules, table.state).slice(0, 1) },
    })
  }
  await service.idle()
  await drawn
}

const CHANNEL = 'warm-up'

const caller = (id: string): Caller => ({
  person: { id, name: id },
  moderator: false,
  language: 'en',
  interactionId: randomUUID(),
  guildId: 'warm-up',
  channelId: CHANNEL,
  lacking: [],
  guest: false,
})
