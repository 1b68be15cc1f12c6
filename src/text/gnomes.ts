import { type GnomeId, isElder, type Rules } from '#engine'
import { EMOJI } from './emoji.ts'
import { type GnomeFacts, type GnomeWords, WORDED_SPECIALISTS } from './words/facts.ts'
import type { Words } from './words/index.ts'

const COMPANIONS: readonly number[] = [10, 11, 12, 13]

/**
 * A specialist (`S5`) or an elder (`E2`), as a language is told of it.
 * @throws when the game's box has no such gnome
 */
export function gnomeFacts(rules: Rules, id: GnomeId): GnomeFacts {
  const resource = rules.gnomeResource(id)
  if (isElder(id)) return { kind: 'elder', pointsPer: rules.elder(id).pointsPer, resource }
  const { number, guardian } = rules.specialist(id)
  const known = WORDED_SPECIALISTS.find((one) => one === number)
  if (known !== undefined) return { kind: 'specialist', number: known, resource }
  if (guardian === undefined || !COMPANIONS.includes(number)) throw new Error(`there are no words for gnome ${id}`)
  return { kind: 'companion', guardian, resource }
}

/** A gnome in words: name and ability, the emoji of its kind, and the resource that it shows. */
export interface GnomeInWords extends GnomeWords {
  readonly emoji: string
  readonly resource: string
}

/**
 * A specialist (`S5`) or an elder (`E2`), in words.
 * @throws when the game's box has no such gnome
 */
export function gnomeInWords(words: Words, rules: Rules, id: GnomeId): GnomeInWords {
  const gnome = gnomeFacts(rules, id)
  const emoji = gnome.kind === 'elder' ? EMOJI.elder : EMOJI.specialist
  return { ...words.gnomes(gnome), emoji, resource: EMOJI.resource[gnome.resource] }
}
