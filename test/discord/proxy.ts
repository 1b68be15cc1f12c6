import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { afterwards } from '../afterwards.ts'

/** A proxy before a server, which can be trouble. */
export interface FaultyProxy {
  /** The server's address, through the proxy. */
  readonly url: string
  /** Whatever comes back waits so long, in ms. */
  delay(ms: number): void
  /** Breaks every connection; new ones work. */
  drop(): void
  /** Breaks every connection, and takes no new one. */
  refuse(away: boolean): void
  /** Connections stand, and nothing comes back. */
  silence(away: boolean): void
}

/** Opens a proxy on this machine to the server of an address; it is closed when the file's tests are over. */
export async function proxyTo(url: string): Promise<FaultyProxy> {
  const target = new URL(url)
  const sockets = new Set<Socket>()
  let [wait, refused, silent] = [0, false, false]
  const drop = () => {
    for (const socket of sockets) socket.destroy()
  }
  const server = createServer((here) => {
    if (refused) return here.destroy()
    const there = connect(Number(target.port || 5432), target.hostname)
    for (const [one, other] of [
      [here, there],
      [there, here],
    ] as const) {
      sockets.add(one)
      one.on('error', () => undefined)
      one.on('close', () => {
        sockets.delete(one)
        other.destroy()
      })
    }
    here.on('data', (data) => there.write(data))
    there.on('data', (data) => {
      if (silent) return
      if (wait === 0) here.write(data)
      else setTimeout(() => here.write(data), wait)
    })
    return undefined
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterwards(() => {
    drop()
    server.close()
  })
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('the proxy has no address')
  const through = new URL(url)
  through.hostname = '127.0.0.1'
  through.port = String(address.port)
  return {
    url: through.href,
    delay: (ms) => {
      wait = ms
    },
    drop,
    refuse: (away) => {
      refused = away
      if (away) drop()
    },
    silence: (away) => {
      silent = away
      if (!away) drop()
    },
  }
}
