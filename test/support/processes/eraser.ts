/** A process that deletes what is kept of a server or a person, and kills itself once so many tables are done. */
import { openStore } from '#store'
import { createTableService } from '#table'

const [url = '', what = '', id = '', killAfter = ''] = process.argv.slice(2)
const store = await openStore(url)
let tablesDone = 0
const counted = async <T>(done: Promise<T>): Promise<T> => {
  const result = await done
  if (++tablesDone === Number(killAfter)) process.kill(process.pid, 'SIGKILL')
  return result
}
const { tables, servers } = store
const forget: typeof tables.forget = (...asked) => counted(tables.forget(...asked))
const deleteTable: typeof servers.deleteTable = (tableId) => counted(servers.deleteTable(tableId))
const service = createTableService(
  { ...tables, forget },
  { ...store, servers: { ...servers, deleteTable }, now: () => new Date(), seed: () => '7'.repeat(32) },
)
await (what === 'server' ? service.deleteServer(id) : service.forget(id))
await store.close()
