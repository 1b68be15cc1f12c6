import { Command } from 'commander'

/** `npm run bonfire -- COMMAND`, `npx bonfire COMMAND`: what a host does beside running the bot. */
const bonfire = new Command('bonfire').description(
  'What the host of a bot does beside running it. The settings say which database and which Discord.',
)

bonfire
  .command('backup')
  .description('writes all that an SQLite database keeps into one file; the bot may run')
  .requiredOption('--to <file>', 'a file that is not there yet')
  .action(async ({ to }: { to: string }) => (await import('./host/backup.ts')).backup(to))
bonfire
  .command('restore')
  .description("a backup takes the database's place, which is set aside; stop the bot before")
  .requiredOption('--from <file>', 'what backup wrote')
  .action(async ({ from }: { from: string }) => (await import('./host/restore.ts')).restore(from))
bonfire
  .command('move')
  .description('carries everything to an empty database and plays every table again there; stop the bot before')
  .requiredOption('--from <database>', '"file:" and a path, or "postgresql://…"')
  .requiredOption('--to <database>', 'the same')
  .action(async ({ from, to }: { from: string; to: string }) => (await import('./host/move.ts')).move(from, to))
bonfire
  .command('check')
  .description('compares what is kept with a replay of every game; the bot may run')
  .action(async () => (await import('./host/check.ts')).replayAllTables())
bonfire
  .command('recount')
  .description('reckons ratings, statistics and records of all finished games anew; stop the bot before')
  .action(async () => (await import('./host/recount.ts')).recount())
bonfire
  .command('thaw')
  .description('lets a table go on that the bot had to stop; stop the bot before')
  // One table in 64 has an id that begins as an option does.
  .allowUnknownOption()
  .helpOption('--help')
  .argument('<table>', 'as the log names it')
  .action(async (table: string) => (await import('./host/thaw.ts')).thaw(table))
bonfire
  .command('register')
  .description('registers the commands with Discord, as a start does, and prints the invite')
  .action(async () => (await import('./host/register.ts')).register())
bonfire
  .command('replay')
  .description('plays a journal again (/bonfire journal, or out of the log) and prints the score sheets')
  .argument('<file>', 'the journal')
  .action(async (file: string) => (await import('./host/replay.ts')).replayJournalFile(file))

await bonfire.parseAsync()
