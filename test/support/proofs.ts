import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import ts from 'typescript'

/** A text of the table that somebody changed: its key in the catalogue, what it was and what it is to be. */
export interface Proof {
  readonly key: string
  readonly before: string
  readonly after: string
}

interface Literal {
  readonly file: URL
  readonly start: number
  readonly end: number
  /** Names of what it lies in, outermost first. */
  readonly path: readonly string[]
}

const nameOf = (node: ts.Node): string[] =>
  (ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node)) &&
  (ts.isIdentifier(node.name) || ts.isStringLiteral(node.name))
    ? [node.name.text]
    : []

/** The plain strings of a language's folder that say something, with where they stand. */
function literalsOf(folder: URL): Map<string, Literal[]> {
  const found = new Map<string, Literal[]>()
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.ts')) continue
    const file = new URL(name, folder)
    const source = ts.createSourceFile(name, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest)
    const visit = (node: ts.Node, path: readonly string[]): void => {
      if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node))
        found.set(node.text, [
          ...(found.get(node.text) ?? []),
          { file, start: node.getStart(source), end: node.getEnd(), path },
        ])
      ts.forEachChild(node, (child) => visit(child, [...path, ...nameOf(node)]))
    }
    visit(source, [])
  }
  return found
}

/** How many of the key's last names are the last ones of where it stands. */
const alike = (key: readonly string[], path: readonly string[]): number => {
  const different = key.toReversed().findIndex((name, i) => path.at(-1 - i) !== name)
  return different === -1 ? key.length : different
}

/** Where a text of the catalogue stands as a plain string; null where it is put together, or stands in several places alike. */
function placeOf(literals: ReadonlyMap<string, Literal[]>, key: string, text: string): Literal | null {
  const names = key.split('.')
  const [best, next] = (literals.get(text) ?? [])
    .map((literal) => ({ literal, rank: alike(names, literal.path) }))
    .sort((a, b) => b.rank - a.rank)
  return best === undefined || best.rank === next?.rank ? null : best.literal
}

/** A language's folder, in which plain strings can be changed. */
export interface ProofFolder {
  /** Whether a text is a plain string that can be changed here. */
  canWrite(key: string, text: string): boolean
  /** Writes changed texts; those that cannot be changed here are left out. */
  write(proofs: readonly Proof[]): void
}

/** @param folder of one language, with a slash at its end */
export function proofFolder(folder: URL): ProofFolder {
  const literals = literalsOf(folder)
  return {
    canWrite: (key, text) => placeOf(literals, key, text) !== null,
    write: (proofs) => {
      const edits = new Map<string, (Literal & { readonly text: string })[]>()
      for (const { key, before, after } of proofs) {
        const place = placeOf(literals, key, before)
        if (place === null) continue
        const { href } = place.file
        edits.set(href, [...(edits.get(href) ?? []), { ...place, text: after }])
      }
      for (const [href, changes] of edits) {
        let text = readFileSync(new URL(href), 'utf8')
        for (const { start, end, text: after } of changes.sort((a, b) => b.start - a.start))
          text = text.slice(0, start) + JSON.stringify(after) + text.slice(end)
        writeFileSync(new URL(href), text)
      }
    },
  }
}
