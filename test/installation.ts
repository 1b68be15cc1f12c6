import { execFile } from 'node:child_process'
import { cp, mkdir, readdir, symlink } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { RUN } from '#support/run'

/**
 * Puts a bot into a folder: what is compiled here, its migrations, and links to what is installed here.
 * @param lacking how the paths begin of what is left out, such as `node_modules/sharp`
 */
export async function installWithout(lacking: string, folder: string): Promise<void> {
  await promisify(execFile)(process.execPath, [RUN])
  // By its own place a program finds what it imports: a link would lead to all that is installed.
  for (const path of ['dist', 'package.json', 'prisma/migrations'])
    await cp(path, join(folder, path), { recursive: true })
  const link = async (parent: string): Promise<void> => {
    await mkdir(join(folder, parent), { recursive: true })
    for (const name of await readdir(parent)) {
      const path = `${parent}/${name}`
      if (lacking.startsWith(`${path}/`)) await link(path)
      else if (!path.startsWith(lacking)) await symlink(resolve(path), join(folder, path))
    }
  }
  await link('node_modules')
}
