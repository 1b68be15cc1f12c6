/** A process that claims a database, says so (or why not) in one line, and then lives until it is killed. */
import { lockDatabase } from '#store'

const [url = '', who = 'bot'] = process.argv.slice(2)
try {
  await lockDatabase(url, who === 'bot' ? 'bot' : 'command')
  console.log('mine')
  setInterval(() => undefined, 60_000)
} catch (error) {
  console.log(error instanceof Error ? error.message : String(error))
}
