import { execFile } from 'node:child_process'
import { mkdir, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { PROJECT } from '#support/run'

const run = promisify(execFile)

/**
 * Builds another revision of the bot in an empty folder, from git's history.
 * @param revision as git names it: a tag, a branch, a commit
 * @throws Error, in one line, where the history does not have it, or it cannot be built
 */
export async function buildVersion(revision: string, folder: string): Promise<void> {
  const git = (...args: string[]) => run('git', args, { cwd: PROJECT, maxBuffer: 2 ** 20 })
  const { stdout } = await git('rev-parse', '--verify', '--quiet', `${revision}^{commit}`).catch(() => {
    throw new Error(`git's history does not have ${revision} (a copy without history has none).`)
  })
  const commit = stdout.trim()
  await mkdir(folder, { recursive: true })
  const sources = join(folder, 'sources.tar')
  await git('archive', '--output', sources, commit)
  const here = (command: string, ...args: string[]) => run(command, args, { cwd: folder, maxBuffer: 2 ** 24 })
  await here('tar', '-xf', sources)
  // What it needs is here already, unless other libraries were asked for then.
  const isSame = await git('diff', '--quiet', commit, '--', 'package-lock.json', 'sqlite').then(
    () => true,
    () => false,
  )
  if (isSame) await symlink(join(PROJECT, 'node_modules'), join(folder, 'node_modules'))
  else await here('npm', 'ci', '--ignore-scripts')
  await here(process.execPath, 'prisma/generate.mjs')
  await here(process.execPath, 'run.mjs')
}
