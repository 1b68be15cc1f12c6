import { z } from 'zod'
import { startSandbox } from './index.ts'

const settings = z
  .object({
    PORT: z.coerce.number().int().min(0).max(65_535).default(4242),
    SANDBOX_FILE: z.string().min(1).default('./data/sandbox.json'),
    BOT_NAME: z.string().min(2).max(32).optional(),
  })
  .safeParse(process.env)
if (!settings.success) {
  console.error(`The sandbox cannot start:\n${z.prettifyError(settings.error)}`)
  process.exit(1)
}

/** `npm run sandbox`: a Discord on this machine, until Ctrl-C. */
const { PORT, SANDBOX_FILE, BOT_NAME } = settings.data
const sandbox = await startSandbox({
  port: PORT,
  file: SANDBOX_FILE,
  ...(BOT_NAME === undefined ? {} : { botName: BOT_NAME }),
  log: (line) => console.log(line),
})
console.log(`A Discord of your own: ${sandbox.url}`)

let isClosing = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (isClosing) return
    isClosing = true
    void sandbox.close().then(() => process.exit(0))
  })
}
