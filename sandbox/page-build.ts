import { access, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The page's files by their path on the server, with their type. */
export type PageFiles = ReadonlyMap<string, { readonly type: string; readonly bytes: string | Uint8Array<ArrayBuffer> }>

/**
 * Bundles the page (`main.tsx` with what it imports, style sheets too) in memory. Where there is no page yet, one
 * plain file says so. Throws what esbuild says of a page that does not build.
 */
export async function buildPage(folder: string): Promise<PageFiles> {
  const entry = join(folder, 'main.tsx')
  const exists = await access(entry).then(
    () => true,
    () => false,
  )
  if (!exists) return new Map([['/', { type: HTML, bytes: PLACEHOLDER }]])
  const { build } = await import('esbuild')
  const { outputFiles } = await build({
    entryPoints: { page: entry },
    outdir: '/',
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    minify: true,
    sourcemap: 'linked',
    logLevel: 'silent',
    assetNames: '[name]',
    // Every browser that can show the page reads woff2.
    loader: { '.svg': 'dataurl', '.woff2': 'file', '.woff': 'empty' },
  })
  const files = new Map<string, { type: string; bytes: string | Uint8Array<ArrayBuffer> }>()
  for (const { path, contents } of outputFiles) {
    const name = path.slice(path.lastIndexOf('/'))
    files.set(name, { type: typeOf(name), bytes: new Uint8Array(contents) })
  }
  files.set('/', { type: HTML, bytes: await readFile(join(folder, 'index.html'), 'utf8') })
  return files
}

/** Reads a page that `npm run build` has built. */
export async function readPage(folder: string): Promise<PageFiles> {
  const names = await readdir(folder)
  const files = await Promise.all(
    names.map(async (name) => {
      const bytes = new Uint8Array(await readFile(join(folder, name)))
      return [name === 'index.html' ? '/' : `/${name}`, { type: typeOf(name), bytes }] as const
    }),
  )
  return new Map(files)
}

const typeOf = (name: string): string => TYPES[name.split('.').at(-1) ?? ''] ?? TEXT

const HTML = 'text/html; charset=utf-8'
const TEXT = 'text/plain; charset=utf-8'
const TYPES: Readonly<Record<string, string>> = {
  html: HTML,
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  map: 'application/json; charset=utf-8',
  woff2: 'font/woff2',
}
const PLACEHOLDER = `<!doctype html><meta charset="utf-8"><title>Sandbox</title>
<p>This Discord runs, but its page has not been built.</p>`
