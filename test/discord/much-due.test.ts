import { expect, it } from 'vitest'
import { freshTables, tamper } from '../table/sitting.ts'
import { ADA, BJORN, playground, read, SECOND } from './playground.ts'
import { isLive, turnsOf } from './turns.ts'

const HOUR = 3_600_000
const { url } = await freshTables()
const ground = await playground({ databaseUrl: url, drawOneIn: 1_000_000, pace: { noticesEveryMs: 50 } })
const [ada, bjorn] = [await ground.person(ADA), await ground.person(BJORN)]
const { begun } = turnsOf(ground, ada, bjorn)
const text = (ms: number) => new Date(ms).toISOString().replace('Z', '+00:00')
const many = (count: number) =>
  `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count}) SELECT`

it('what cannot be done yet, however much it is, keeps nobody from being told, and no time from being over', async () => {
  const { acting, other, live, id } = await begun(SECOND)
  // Tables of which nothing can be read, as those are that a newer version played on.
  await tamper(url, `INSERT INTO tables (id, channel_id, solo) ${many(2100)} 'many' || i, 'many' || i, false FROM n`)
  await tamper(
    url,
    `INSERT INTO notices (table_id, person_id, kind, seq, via, due_at)
      ${many(2100)} 'many' || i, 'somebody', 'call', 1, 'channel', '${text(Date.now() - HOUR)}' FROM n`,
  )
  await tamper(
    url,
    `INSERT INTO deadlines (table_id, kind, due_at)
      ${many(600)} 'many' || i, 'look', '${text(Date.now() - HOUR)}' FROM n`,
  )
  const looks = async (): Promise<unknown[]> =>
    tamper(url, `SELECT due_at FROM deadlines WHERE table_id = '${id}' AND due_at < '${text(Date.now() + 3 * HOUR)}'`)
  await ground.service().saveSettings(other.id, { away: [{ from: Date.now(), until: Date.now() + 2 * HOUR }] })
  await other.until(SECOND, (message) => isLive(message) && read(message).text.includes('is away'))
  await expect.poll(looks).toHaveLength(1)
  ground.setNow(new Date(Date.now() + 25 * HOUR))
  const reminder = await acting.until(SECOND, (message) => isLive(message) && message.id !== live.id)
  expect(reminder.mentions.map(({ id: called }) => called)).toEqual([acting.id])
  expect(read(reminder).text).not.toContain('is away')
  await expect.poll(looks).toEqual([])
})
