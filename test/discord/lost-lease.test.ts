import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { underLease } from '#discord/lease'
import { machineRuntime } from '#runtime'
import { ANN, BEN, freshTables, lobby, serviceOn, tamper } from '../table/sitting.ts'

const LEASE = 200
const { url, store } = await freshTables()
const service = serviceOn(store)

it('a lease that somebody else had meanwhile does not hold, also where they died over it before they could record anything', async () => {
  const { id } = await lobby(service, [ANN, BEN])
  const parts = {
    runtime: machineRuntime,
    service,
    liveMessages: store.liveMessages,
    processId: 'slow',
    leaseMs: LEASE,
  }
  const held: boolean[] = []
  await underLease(
    parts,
    id,
    ({ channelId }) => channelId,
    async ({ lease }) => {
      held.push(await lease.holds())
      await tamper(url, `UPDATE showings SET publisher = 'dead', lease_until = '2000-01-01T00:00:00.000+00:00'`)
      await sleep(LEASE)
      held.push(await lease.holds())
      return 'again'
    },
  )
  expect(held).toEqual([true, false])
  // Whoever comes next looks for what the dead may have posted.
  const { channelId } = (await service.view(id)) ?? { channelId: 'no channel' }
  expect(await store.liveMessages.lease(id, channelId, 'next', LEASE)).toMatchObject({ orphaned: true })
})
