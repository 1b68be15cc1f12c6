import { readFileSync } from 'node:fs'
import { type Box, readBox, registerBox, STANDARD_BOX, standardBox } from '#engine'

/** The box that new tables are played with, or what is wrong with the file that should describe it. */
export type ComponentsFile =
  | { readonly ok: true; readonly box: Box /** Its name, for `setup.box`. */; readonly hash: string }
  | { readonly ok: false; readonly problems: readonly string[] }

/**
 * Reads the file that `BONFIRE_COMPONENTS` names: an object with the parts of the box (as in
 * `src/engine/components/box.json`) that are to be replaced, each part whole. The box becomes known to the engine;
 * tables that began with another one keep it.
 * @param path the file, or null for the box as it stands
 * @returns the box; or each problem, with the path of the faulty entry and what was expected there
 */
export function readComponentsFile(path: string | null): ComponentsFile {
  if (path === null) return { ok: true, box: standardBox, hash: STANDARD_BOX }
  let json: unknown
  try {
    json = JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    return { ok: false, problems: [`${path}: ${error instanceof Error ? error.message : error}`] }
  }
  const read = readBox(json)
  if (!read.ok) return { ok: false, problems: read.problems.map((problem) => `${path}: ${problem}`) }
  return { ok: true, box: read.box, hash: registerBox(read.box) }
}
