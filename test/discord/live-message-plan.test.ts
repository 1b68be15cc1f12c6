import { expect, it } from 'vitest'
import { planLiveMessage } from '#discord/live-message-plan'
import type { LeasedLiveMessage, NoticeKey, PublicTable } from '#table'
import { ANN, BEN, freshStore, lobby, serviceOn } from '../table/sitting.ts'

const service = serviceOn(await freshStore())
const sitting = await lobby(service, [ANN, BEN])
await sitting.does(ANN, { kind: 'start' })
const table: PublicTable = sitting.now()
const began = table.turnSeq ?? 0

const call = ({ id }: typeof ANN): NoticeKey => ({ tableId: table.id, personId: id, kind: 'call', seq: began })
const shows = (messageId: string | null, seq: number): LeasedLiveMessage => ({
  ...{ tableId: table.id, channelId: table.channelId, messageId, seq },
  ...{ orphaned: true, gone: false, left: null, lastSeq: table.seq },
})
const channel = (showing: LeasedLiveMessage, ...sends: NoticeKey[]) => ({ table, showing, isGone: false, sends })

it('a new turn has a new message, and the one before becomes a line; a call to a turn that is shown has one, too, and the one before goes', () => {
  expect(planLiveMessage(channel(shows('7', began - 1), call(ANN)), [])).toEqual({
    ...{ edits: null, again: null, sends: [call(ANN)] },
    before: [{ id: '7', seq: began - 1, way: 'retire' }],
  })
  expect(planLiveMessage(channel(shows('7', began), call(ANN)), [])).toEqual({
    ...{ edits: null, again: '7', sends: [call(ANN)] },
    before: [{ id: '7', seq: began, way: 'delete' }],
  })
  expect(planLiveMessage(channel(shows('7', began)), [])).toMatchObject({ edits: '7', again: null, sends: [] })
})

it('a message that nobody recorded is the one of its turn, and tells nobody whom it did not call; one of a turn before is put away', () => {
  const own = [
    { id: '9', seq: began, mentions: [ANN.id] },
    { id: '8', seq: began - 1, mentions: [BEN.id] },
  ]
  expect(planLiveMessage(channel(shows('7', began - 2), call(ANN), call(BEN)), own)).toEqual({
    ...{ edits: '9', again: null, sends: [call(ANN)] },
    before: [
      { id: '7', seq: began - 2, way: 'retire' },
      { id: '9', seq: began, way: 'delete' },
      { id: '8', seq: began - 1, way: 'retire' },
    ],
  })
})

it('who was called by a message in whose place a silent one had to be posted is not called again, though neither is on record', () => {
  const own = [
    { id: '9', seq: began, mentions: [] },
    { id: '8', seq: began, mentions: [ANN.id] },
  ]
  expect(planLiveMessage(channel(shows('7', began), call(ANN), call(BEN)), own)).toMatchObject({
    ...{ edits: '9', sends: [call(ANN)] },
    // The one that tells who was called goes last.
    before: [{ id: '7' }, { id: '9' }, { id: '8' }],
  })
})

it('a message that the bot left when it was kept out is put away once, also where the history has it', () => {
  const left = { id: '7', seq: began - 1 }
  const before = [{ ...left, way: 'retire' }]
  const out = { ...shows(null, table.seq), left }
  expect(planLiveMessage(channel(out), [])).toMatchObject({ edits: null, before })
  expect(planLiveMessage(channel(out), [{ ...left, mentions: [] }])).toMatchObject({ edits: null, before })
})

it('once the bot was kept out over a call, the next try is the same message to Discord, for nobody knows whether that call arrived', () => {
  const { again } = planLiveMessage(channel(shows('7', began), call(ANN)), [])
  const out = { ...shows(null, table.seq), left: { id: '7', seq: began } }
  expect(planLiveMessage(channel(out, call(ANN)), [])).toMatchObject({ edits: null, again })
})
