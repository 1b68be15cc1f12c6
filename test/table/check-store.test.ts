import { execFile } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { RULES_NUMBER, readBox, rulesOf, standardBox } from '#engine'
import { checkTableByReplay } from '#table'
import { ANN, BEN, CLEO, freshTables, game, lobby, serviceOn, tamper } from './sitting.ts'

const { url, store } = await freshTables()
const other = await freshTables()
const service = serviceOn(store)

/** Runs the command; it ends with status 1 when it finds something wrong. */
async function checkStore(databaseUrl: string): Promise<{ code: number; stdout: string; stderr: string }> {
  const env = { ...process.env, DATABASE_URL: databaseUrl }
  return await new Promise((done) => {
    const command = ['run.mjs', 'src/bonfire.ts', 'check']
    execFile(process.execPath, command, { env }, (error, stdout, stderr) =>
      done({ code: error === null ? 0 : Number(error.code), stdout, stderr }),
    )
  })
}

/** A game of some turns, one of them open, with its snapshot written. */
async function played() {
  const table = await game(service, [ANN, BEN, CLEO])
  for (let turn = 0; turn < 4; turn++) await table.finishTurn()
  await table.choose()
  await service.idle()
  return table
}

describe('checking a table', () => {
  it('finds nothing where snapshot and entries agree', async () => {
    const table = await played()
    expect(await checkTableByReplay(store.tables, table.id)).toEqual({
      kind: 'sound',
      entries: table.now().seq,
      snapshot: 'same',
    })
    const empty = await lobby(service, [ANN])
    expect(await checkTableByReplay(store.tables, empty.id)).toEqual({ kind: 'sound', entries: 1, snapshot: 'none' })
    expect(await checkTableByReplay(store.tables, 'nowhere')).toBeNull()
  })

  it('finds a snapshot that is not what the entries come to, and says where', async () => {
    const table = await played()
    const kept = await store.tables.load(table.id)
    const changed = JSON.stringify(kept?.snapshot?.state).replace(/"score":\d+/, '"score":77')
    await store.tables.saveSnapshot(table.id, kept?.snapshot?.seq ?? 0, JSON.parse(changed))
    const checked = await checkTableByReplay(store.tables, table.id)
    expect(checked).toMatchObject({ kind: 'wrong' })
    expect(JSON.stringify(checked)).toMatch(/differs in game\.settled\.cities\.0\.score/)
  })

  it('finds a snapshot that is right in all that it keeps and from which less follows, and says what', async () => {
    const table = await game(service, [ANN, BEN, CLEO])
    for (let turn = 0; turn < 4; turn++) await table.finishTurn()
    await service.idle()
    const kept = await store.tables.load(table.id)
    const leaver = [BEN, CLEO].find(({ id }) => id !== table.acting().id) ?? BEN
    await table.does(leaver, { kind: 'leave' })
    expect(await checkTableByReplay(store.tables, table.id)).toMatchObject({ kind: 'sound', snapshot: 'same' })

    // Who left in this turn stands in no snapshot, so none is made of such a moment.
    const last = (await store.tables.entries(table.id)).at(-1)
    const seats = table.now().seats.map(({ person, name, satOut }) => ({ person, name, satOut }))
    const made = { ...Object(kept?.snapshot?.state), seats, at: Object(last?.data).at }
    await store.tables.saveSnapshot(table.id, last?.seq ?? 0, made)
    expect(await checkTableByReplay(store.tables, table.id)).toEqual({
      kind: 'wrong',
      problem: `what follows from the snapshot at entry ${last?.seq} differs in departures.0`,
    })
  })

  it('finds nothing wrong with a snapshot from before a table had the options that it has now', async () => {
    const table = await played()
    const kept = await store.tables.load(table.id)
    const older = JSON.stringify(kept?.snapshot?.state).replace(',"challenge":false', ',"guide":true')
    expect(older).not.toContain('challenge')
    await store.tables.saveSnapshot(table.id, kept?.snapshot?.seq ?? 0, JSON.parse(older))
    expect(await checkTableByReplay(store.tables, table.id)).toMatchObject({ kind: 'sound', snapshot: 'same' })
  })

  it('finds an entry that told something else than what its choice does', async () => {
    const table = await played()
    const choice = (await store.tables.entries(table.id)).find((entry) => entry.type === 'choice')
    const data = JSON.stringify(choice?.data).replace('startTileLaid', 'turnEnded')
    await tamper(url, 'UPDATE entries SET data = ? WHERE table_id = ? AND seq = ?', data, table.id, choice?.seq ?? 0)
    const checked = await checkTableByReplay(store.tables, table.id)
    expect(checked).toMatchObject({ kind: 'wrong', problem: `entry ${choice?.seq}: what happened differs in 0.kind` })
  })

  it('cannot compare what was played under rules that play otherwise, and says so', async () => {
    const table = await played()
    const began = table.now().openTurn?.seq ?? 0
    const entry = (await store.tables.entries(table.id)).find(({ seq }) => seq === began)
    const data = JSON.stringify(entry?.data).replace(/"told":\[.*\]/, '"told":[{"kind":"danced"}]')
    await tamper(url, 'UPDATE entries SET data = ? WHERE table_id = ? AND seq = ?', data, table.id, began)
    expect(await checkTableByReplay(store.tables, table.id, RULES_NUMBER + 1)).toEqual({ kind: 'otherRules' })
  })
})

it('an entry whose text is not even JSON freezes its table and no other', async () => {
  const table = await played()
  await tamper(url, 'UPDATE entries SET data = ? WHERE table_id = ? AND seq = ?', '{"at":12', table.id, table.now().seq)
  const fresh = serviceOn(store)
  expect(await fresh.view(table.id)).toMatchObject({ phase: 'frozen' })
  await tamper(url, 'UPDATE snapshots SET state = ? WHERE table_id = ?', 'ouch', table.id)
  expect(await serviceOn(store).view(table.id)).toMatchObject({ phase: 'frozen' })
})

it('npm run bonfire -- check looks at all tables, and fetches the boxes that they are played with', async () => {
  const values = [...standardBox.guardianValues.values].reverse()
  const own = readBox({ guardianValues: { values, source: 'reconstructed' } })
  if (!own.ok) throw new Error(own.problems.join())
  const here = serviceOn(other.store, { newGames: rulesOf(own.box) })
  const table = await game(here, [ANN, BEN])
  await table.finishTurn()
  await lobby(here, [CLEO])
  await here.idle()
  const found = { tables: 2, entries: table.now().seq + 1, snapshots: 1, otherRules: 0, newer: 0, wrong: 0 }
  const sound = await checkStore(other.url)
  // On a slow machine it says before how far it is.
  const linesOf = ({ stderr }: typeof sound) =>
    stderr.split('\n').filter((line, nth, lines) => !/^\d of \d tables$/.test(line) || lines[nth + 1] === '')
  expect(linesOf(sound)).toEqual(['2 of 2 tables', ''])
  expect(JSON.parse(sound.stdout)).toEqual(found)

  await tamper(other.url, "UPDATE snapshots SET state = '{}'")
  const wrong = await checkStore(other.url)
  expect(wrong).toMatchObject({ code: 1 })
  const unreadable = `table ${table.id}: the snapshot at entry ${table.now().seq} cannot be read`
  expect(linesOf(wrong)).toEqual([unreadable, '2 of 2 tables', ''])
})
