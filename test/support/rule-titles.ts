import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

/** The rules named in the titles of the tests in a file's text; tests that are skipped or still to do prove none. */
export function rulesInTitles(text: string): string[] {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && isTest(node.expression)) {
      const [title] = node.arguments
      if (title !== undefined && ts.isStringLiteralLike(title))
        found.push(...(title.text.match(/\bR\d+\.\d+\b/g) ?? []))
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('some.test.ts', text, ts.ScriptTarget.Latest))
  return found
}

/** `it`, `test`, and what they lead to: `it.each(rows)`. */
function isTest(called: ts.Expression): boolean {
  if (ts.isIdentifier(called)) return called.text === 'it' || called.text === 'test'
  if (ts.isPropertyAccessExpression(called))
    return !['skip', 'todo'].includes(called.name.text) && isTest(called.expression)
  return ts.isCallExpression(called) && isTest(called.expression)
}

/**
 * Rules that no title of a test names.
 * @param rules numbers such as `R4.3`
 * @param folder where the `.test.ts` files lie, at any depth
 */
export function rulesWithoutTests(rules: readonly string[], folder: string): string[] {
  const named = new Set(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.test.ts'))
      .flatMap((name) => rulesInTitles(readFileSync(join(folder, name), 'utf8'))),
  )
  return rules.filter((rule) => !named.has(rule))
}

/** The rules that the inventory's text numbers, in its order. */
export const numberedRules = (text: string): string[] =>
  [...text.matchAll(/^- (R\d+\.\d+) /gm)].flatMap(([, rule = '']) => rule)

/** Rules that the files of these folders refer to, each once: in comments, refusals, titles of tests. */
export function rulesNamed(folders: readonly string[]): string[] {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => join(folder, name)),
  )
  return [...new Set(files.flatMap((file) => readFileSync(file, 'utf8').match(/\bR\d+\.\d+\b/g) ?? []))]
}
