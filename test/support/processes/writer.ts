/** A process that appends as fast as it can and says each seq once it is acknowledged, until it is killed. */
import { openStore } from '#store'

const [url = '', tableId = '', from = '1'] = process.argv.slice(2)
const store = await openStore(url)
for (let seq = Number(from); ; seq++) {
  // Every third also changes columns, which makes it a transaction of several statements.
  const change = seq % 3 === 0 ? { people: [`person ${seq}`] } : undefined
  const { kind } = await store.tables.append(tableId, [{ seq, actor: null, type: 'choice', data: { seq } }], change)
  // PostgreSQL may still finish what a writer that was killed before had under way.
  if (kind === 'appended') process.stdout.write(`${seq}\n`)
}
