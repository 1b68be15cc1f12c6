// Compiles what runs into dist/: `npm run build`, and at a start when the sources are no longer those of dist/. A program
// lies there as in the sources, with .js at the end; what several share goes to dist/chunks/, the sandbox's page to
// dist/sandbox/page/.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { threadId } from 'node:worker_threads'

const ROOT = fileURLToPath(new URL('.', import.meta.url))
const DIST = join(ROOT, 'dist')
const PAGE = 'sandbox/page'
/** Everything that decides what is compiled. */
const SOURCES = [
  'src',
  'commands',
  'render',
  'sandbox',
  'bench',
  'test/support',
  'prisma',
  'prisma.config.ts',
  'package.json',
  'package-lock.json',
  'build.mjs',
]
/** Everything that decides what the database's clients are (prisma/generate.mjs). */
const SCHEMA = ['prisma/models.prisma', 'prisma/generate.mjs', 'prisma/tables.mjs', 'prisma.config.ts']
const CLIENTS = join(ROOT, 'src/store/generated')
/** What dist/ was compiled from, or the clients made from; written last. */
const MARK = 'compiled-from'
/** Where a file is written before it is put in its place. */
const DRAFTS = '.drafts'

/** The programs: those that package.json runs, and those that other programs start. */
function programs() {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  const named = Object.values(scripts).flatMap((script) => /run\.mjs (\S+)/.exec(script)?.[1] ?? [])
  return [
    ...named,
    'render/worker.ts',
    'src/thinking/worker.ts',
    'sandbox/page-build.ts',
    'bench/load/bare-bot.ts',
    'test/support/processes/claimant.ts',
    'test/support/processes/closer.ts',
    'test/support/processes/eraser.ts',
    'test/support/processes/recounter.ts',
    'test/support/processes/writer.ts',
    'test/support/simulation/main.ts',
  ]
}

/**
 * Compiles, unless dist/ is what would come of it. Where the sources are not there (in an image) it is.
 * @returns null, or in one line what is in the way
 */
export async function build() {
  if (!existsSync(join(ROOT, 'src'))) return null
  const wanted = fingerprint(SOURCES)
  if (markOf(DIST) === wanted) return null
  const esbuild = await import('esbuild').catch(() => null)
  if (esbuild === null)
    return 'What runs is not compiled yet, and what compiles it is not installed. To play here: `npm ci`, then `npm start`. For a bot with nothing but what it needs: `npm ci && npm run build && npm prune --omit=dev`.'
  if (markOf(CLIENTS) !== fingerprint(SCHEMA))
    return "The database's clients are missing, or of another version: `npm ci` makes them."
  const { outputFiles } = await esbuild.build({
    absWorkingDir: ROOT,
    entryPoints: programs(),
    outbase: '.',
    outdir: 'dist',
    chunkNames: 'chunks/[name]-[hash]',
    bundle: true,
    splitting: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    sourcemap: true,
    sourcesContent: false,
    write: false,
    logLevel: 'error',
  })
  const files = new Map(outputFiles.map(({ path, contents }) => [relative(DIST, path), contents]))
  // Programs last: whoever starts one meanwhile finds what it imports.
  for (const [path, bytes] of [...files].sort(([a], [b]) => Number(isProgram(a)) - Number(isProgram(b))))
    put(path, bytes)
  const { buildPage } = await import(pathToFileURL(join(DIST, 'sandbox/page-build.js')).href)
  for (const [path, { bytes }] of await buildPage(join(ROOT, PAGE))) {
    const file = join(PAGE, path === '/' ? 'index.html' : path)
    files.set(file, bytes)
    put(file, bytes)
  }
  await esbuild.stop()
  for (const old of filesIn(DIST)) if (!files.has(old)) rmSync(join(DIST, old), { force: true })
  put(MARK, wanted)
  return null
}

/**
 * A module of `dist/`, compiled before where that is needed.
 * @param path below `dist/`
 * @throws Error, in one line, when something is in the way
 */
export async function compiled(path) {
  const problem = await build()
  if (problem !== null) throw new Error(problem)
  return await import(pathToFileURL(join(DIST, path)).href)
}

const isProgram = (path) => !path.startsWith('chunks')

/** Whole or not at all: somebody may be starting it, or compiling the same. */
function put(path, bytes) {
  const file = join(DIST, path)
  const draft = join(DIST, DRAFTS, `${process.pid}-${threadId}`)
  for (const made of [file, draft]) mkdirSync(dirname(made), { recursive: true })
  writeFileSync(draft, bytes)
  renameSync(draft, file)
}

/** Says of the database's clients that they are of this version, or may no longer be. */
export function markClients(made) {
  if (made) writeFileSync(join(CLIENTS, MARK), fingerprint(SCHEMA))
  else rmSync(join(CLIENTS, MARK), { force: true })
}

const markOf = (folder) => (existsSync(join(folder, MARK)) ? readFileSync(join(folder, MARK), 'utf8') : null)

function fingerprint(sources) {
  const hash = createHash('sha256')
  for (const source of sources) {
    const path = join(ROOT, source)
    for (const file of source.includes('.') ? [''] : filesIn(path).sort())
      hash.update(`${source}/${file}\n`).update(readFileSync(join(path, file)))
  }
  return hash.digest('hex')
}

/** Paths of all files below a folder, but for folders of drafts. */
const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) => relative(folder, join(one.parentPath, one.name)))
    .filter((path) => !path.startsWith('.'))
