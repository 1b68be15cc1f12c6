import { z } from 'zod'
import { startSandbox } from './index.ts'

const settings = z
  .object({
    PORT: z.coerce.number().int().min(0).max(65_535).default(4242),
    SANDBOX_FILE: z.string().min(1).default('./data/sandbox.json'),
    BOT_NAME: z.string().min(2).max(32).optional(),
    BOT_LACKS: z
      .string()
      .default('')
      .transform((names) => names.split(',').filter((name) => name !== '')),
  })
  .safeParse(process.env)
if (!settings.success) {
  console.error(`The sandbox cannot start:\n${z.prettifyError(settings.error)}`)
  process.exit(1)
}

/** `npm run sandbox`: a Discord on this machine, until Ctrl-C. */
const { PORT, SANDBOX_FILE, BOT_NAME, BOT_LACKS } = settings.data
const sandbox = await startSandbox({
  port: PORT,
  file: SANDBOX_FILE,
  withoutPermissions: BOT_LACKS,
  ...(BOT_NAME === undefined ? {} : { botName: BOT_NAME }),
  log: (line) => console.log(line),
}).catch((error: NodeJS.ErrnoException) => {
  console.error(
    error.code === 'EADDRINUSE'
      ? `Port ${PORT} is in use, perhaps by another sandbox. Set PORT to another one; PORT=0 takes any that is free.`
      : `The sandbox cannot start: ${error.message}`,
  )
  process.exit(1)
})
console.log(`A Discord of your own: ${sandbox.url}`)

let isClosing = false
/** A second sign ends it at once. */
function end(): void {
  if (isClosing) process.exit(1)
  isClosing = true
  void sandbox.close().then(() => process.exit(0))
}
process.on('SIGINT', end).on('SIGTERM', end)
// The parent that started it with a channel takes it along, also if it was gone before we listened.
process.on('disconnect', end)
if (process.connected === false) end()
