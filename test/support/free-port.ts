import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Ports that no system gives away by itself: those begin at 32,768 on Linux, at 49,152 elsewhere. */
const [FIRST, END] = [20_000, 32_768]

/**
 * A port of this machine at which nobody listens, for a test that needs to know it before, or again later. One that
 * was asked of the system is soon somebody else's on a busy machine.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST, END)
    const server = createServer().listen(port, '127.0.0.1')
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    )
    if (!isFree) continue
    server.close()
    await once(server, 'close')
    return port
  }
}
