import { TIME_ZONES } from '#table'
import { LIMITS } from '#text'
import type { Suggestion } from '../reply.ts'

/** Suggestions before anything is typed: where the bot's languages are spoken, then the others from west to east. */
const FIRST = [
  'Europe/Berlin',
  'Europe/Vienna',
  'Europe/Zurich',
  'Europe/Amsterdam',
  'Europe/Brussels',
  'Europe/London',
  'Europe/Dublin',
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'America/Toronto',
  'America/Sao_Paulo',
  'Europe/Paris',
  'Europe/Madrid',
  'Europe/Rome',
  'Europe/Warsaw',
  'Europe/Helsinki',
  'Europe/Athens',
  'Asia/Jerusalem',
  'Asia/Tokyo',
  'Asia/Singapore',
  'Australia/Sydney',
  'Pacific/Auckland',
  'UTC',
]

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[\s_/-]+/gu, ' ')
    .trim()

/** Every name of a zone, with that zone. */
const NAMES = [...TIME_ZONES].flatMap(([zone, former]) =>
  [zone, ...(former === null ? [] : [former])].map((name) => ({ name, zone })),
)

/** The meant zone; null if there is none. */
export const parseZone = (typed: string): string | null => {
  const wanted = plain(typed)
  const exact = NAMES.find(({ name }) => plain(name) === wanted)
  if (exact !== undefined) return exact.zone
  const [only, ...others] = NAMES.filter(({ name }) => cityOf(name) === wanted)
  return only === undefined || others.length > 0 ? null : only.zone
}

const cityOf = (zone: string): string => plain(zone.slice(zone.lastIndexOf('/') + 1))

/** Time zones for the text so far; cities that begin with it first. */
export function suggestZones(typed: string): Suggestion[] {
  const wanted = plain(typed)
  if (wanted === '') return FIRST.map(suggestion)
  const places = NAMES.filter(({ name }) => plain(name).includes(wanted))
  const rank = ({ name }: { readonly name: string }): number =>
    cityOf(name).startsWith(wanted) ? 0 : plain(name).startsWith(wanted) ? 1 : 2
  const zones = places.toSorted((one, other) => rank(one) - rank(other)).map(({ zone }) => zone)
  return [...new Set(zones)].slice(0, LIMITS.suggestions).map(suggestion)
}

const suggestion = (zone: string): Suggestion => ({ name: zone.replaceAll('_', ' '), value: zone })
