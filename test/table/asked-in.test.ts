import { expect, it } from 'vitest'
import { openStore } from '#store'
import { actAtTable } from '#support/driver'
import { factsOnce } from '#support/facts-once'
import { straightOn } from '#support/policies'
import { createTableService, type OpenRequest } from '#table'
import { onBothDatabases } from '../store/databases.ts'
import { ANN, BEN, tableOf } from './sitting.ts'

const EVER = { personId: null, players: null, from: new Date(0), until: new Date(Date.UTC(2100, 0)) }

onBothDatabases('a game in direct messages that was asked for in a server', (fresh) => {
  async function started() {
    const { url, drop } = await fresh()
    const store = await openStore(url)
    const service = createTableService(store.tables, {
      ...{ ...store, now: () => new Date(), seed: () => '7'.repeat(32) },
      factsOf: async (rules, segments) => factsOnce(rules, segments),
    })
    const open = async (asked: Pick<OpenRequest, 'askedIn' | 'follows'>, host = ANN) => {
      const request = { guildId: null, channelId: `direct ${host.id}`, host, solo: true, options: {} }
      const opened = await service.open({ ...request, ...asked })
      return { id: tableOf(opened).id, askedIn: opened.kind === 'opened' ? opened.askedIn : undefined }
    }
    const finish = async (id: string) => {
      while ((await actAtTable(service, id, straightOn)) !== null);
      await service.results.all()
    }
    const history = async (guildId: string) =>
      (await service.results.history(BEN.id, { ...EVER, guildId }, 0, 10)).games.map(({ tableId }) => tableId)
    const close = async () => {
      await store.close()
      await drop()
    }
    return { service, open, finish, history, close }
  }

  it('counts there once it is over, as does the next one, and in no other server', async () => {
    const { service, open, finish, history, close } = await started()
    const first = await open({ askedIn: 'home' })
    expect(await history('home')).toEqual([])
    await finish(first.id)
    const next = await open({ follows: first.id })
    expect(next.askedIn).toBe('home')
    await finish(next.id)
    const nowhere = await open({})
    expect(nowhere.askedIn).toBeNull()
    await finish(nowhere.id)
    const elsewhere = await open({ askedIn: 'other', follows: first.id })
    await finish(elsewhere.id)
    expect((await history('home')).toSorted()).toEqual([first.id, next.id].toSorted())
    expect(await history('other')).toEqual([elsewhere.id])
    const { records, people } = await service.results.ranking(BEN.id, 'home', 0, 10)
    expect(records).toMatchObject([{ key: 'points1', name: ANN.name }, { key: 'turn' }])
    expect(people).toEqual([])
    await close()
  })

  it('counts in no server that blocks who asks for it', async () => {
    const { service, open, close } = await started()
    const before = await open({ askedIn: 'home' })
    await service.act({
      ...{ tableId: before.id, seq: null, person: ANN, moderator: false, interactionId: null },
      action: { kind: 'leave' },
    })
    await service.servers.block({ guildId: 'home', by: BEN.id }, ANN.id)
    expect((await open({ follows: before.id })).askedIn).toBeNull()
    await close()
  })

  it('stays with who played it when the server is deleted, and counts there no more, also where it is still on', async () => {
    const { service, open, finish, history, close } = await started()
    const [over, on] = [await open({ askedIn: 'home' }), await open({ askedIn: 'home' }, BEN)]
    await finish(over.id)
    await service.deleteServer('home')
    expect(await service.results.result(over.id)).toMatchObject({ guildId: null, kind: 'tom' })
    await finish(on.id)
    expect(await history('home')).toEqual([])
    expect((await service.profile(ANN.id)).games).toHaveLength(1)
    await close()
  })

  it('is gone from the server when who played it is forgotten', async () => {
    const { service, open, finish, history, close } = await started()
    const { id } = await open({ askedIn: 'home' })
    await finish(id)
    expect(await service.forget(ANN.id)).toMatchObject({ kind: 'forgotten' })
    await service.results.all()
    expect(await history('home')).toEqual([])
    expect((await service.results.ranking(BEN.id, 'home', 0, 10)).records).toEqual([])
    await close()
  })
})
