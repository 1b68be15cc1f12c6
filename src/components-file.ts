import { readFileSync } from 'node:fs'
import { problemsOnlyInNewBox, type Rules, readBox, rulesOf, standardRules } from '#engine'

/** What new games are played by, or what is wrong with the file that should describe their box. */
export type RulesFromBoxFileResult =
  | { readonly ok: true; readonly rules: Rules }
  | { readonly ok: false; readonly problems: readonly string[] }

/**
 * Reads the file that `BONFIRE_COMPONENTS` names: an object with the parts of the box (as in
 * `src/engine/components/box.json`) that are to be replaced, each part whole. Tables that began with
 * another box keep it.
 * @param path the file, or null for the box as it stands
 * @returns the rules of that box; or each problem, with the path of the faulty entry and what was expected there
 */
export function readRulesFromBoxFile(path: string | null): RulesFromBoxFileResult {
  if (path === null) return { ok: true, rules: standardRules }
  let json: unknown
  try {
    json = JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    return { ok: false, problems: [`${path}: ${error instanceof Error ? error.message : error}`] }
  }
  const read = readBox(json)
  const problems = read.ok ? problemsOnlyInNewBox(read.box) : read.problems
  if (!read.ok || problems.length > 0) return { ok: false, problems: problems.map((problem) => `${path}: ${problem}`) }
  return { ok: true, rules: rulesOf(read.box) }
}
