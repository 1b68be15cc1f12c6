/** A process that deletes what is kept of a server or a person, and says each table that is done, until it is done or killed. */
import { openStore } from '#store'
import { createTableService } from '#table'

const [url = '', what = '', id = ''] = process.argv.slice(2)
const store = await openStore(url)
/** Says that a table is done. */
const said = async <T>(done: Promise<T>): Promise<T> => {
  const result = await done
  process.stdout.write('table\n')
  return result
}
const { tables, servers } = store
const forget: typeof tables.forget = (...asked) => said(tables.forget(...asked))
const deleteTable: typeof servers.deleteTable = (tableId) => said(servers.deleteTable(tableId))
const service = createTableService(
  { ...tables, forget },
  { ...store, servers: { ...servers, deleteTable }, now: () => new Date(), seed: () => '7'.repeat(32) },
)
await (what === 'server' ? service.deleteServer(id) : service.forget(id))
await store.close()
