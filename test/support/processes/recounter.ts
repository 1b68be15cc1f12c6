/** A process that reckons the finished games of a database and says how many it has done, until it is done or killed. */
import { openStore } from '#store'
import { seasonService } from '#support/season/service'

const [url = ''] = process.argv.slice(2)
const store = await openStore(url)
await seasonService(store).results.all((done) => void process.stdout.write(`${done}\n`))
await store.close()
