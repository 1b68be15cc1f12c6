import type { Choice } from './choice.ts'
import { type PathTile, parseGnomeId } from './state.ts'
import {
  ACTION_TILES,
  ALL_GUARDIAN_COLOURS,
  ALL_ISLAND_GUARDIAN_COLOURS,
  COMMON_TASKS,
  COUNCIL_SPACES,
  CRYSTALS,
  FATE_TILE_DIRECTIONS,
  GUARDIAN_PLACES,
  PORTAL_KINDS,
  pathSpaceByNumber,
  RESOURCES,
} from './terms.ts'

/** A choice as one readable line, `ship A3`; see `choice.ts` for each. */
export function formatChoice(choice: Choice): string {
  switch (choice.kind) {
    case 'start':
      return `start ${choice.tile} ${choice.direction}`
    case 'fate':
      return `fate ${choice.tile} ${choice.row},${choice.column}${choice.direction}`
    case 'path':
      return `path ${choice.from}`
    case 'search':
    case 'discard':
      return `${choice.kind} ${choice.tile}`
    case 'ship':
      return `ship ${choice.island}`
    case 'task':
    case 'novice':
      return `${choice.kind} ${choice.task}`
    case 'offer':
      return `offer ${choice.pile}`
    case 'space':
    case 'bonfire':
    case 'ignite':
    case 'council':
      return `${choice.kind} ${choice.space}`
    case 'guardian':
      return `guardian ${choice.colour}`
    case 'procession':
      return `procession ${choice.units}`
    case 'move':
      return `move ${choice.guardian} ${choice.to}`
    case 'stay':
      return `stay ${choice.guardian}`
    case 'yield':
      return `yield ${choice.resource}`
    case 'take':
      return ['take', choice.tile && 'tile', choice.reward && 'reward', choice.portal].filter(Boolean).join(' ')
    case 'gnome':
      return `gnome ${choice.gnome} ${choice.tiles}`
    case 'pay':
      return `pay ${choice.tiles.join(' ')}`
    case 'give':
      return `give ${choice.resources.join(' ')}`
    case 'tomTask':
      return `tomtask ${choice.task}`
    case 'tomGuardian':
      return `tomguardian ${choice.colour}`
    case 'tomCouncil':
      return `tomcouncil ${choice.space}`
    case 'tomGnome':
      return `tomgnome ${choice.gnome}`
    case 'newpaths':
    case 'bonus':
    case 'point':
    case 'turnup':
    case 'decline':
    case 'pass':
    case 'out':
    case 'end':
      return choice.kind
  }
}

/**
 * Reads a line that `formatChoice` wrote.
 * @returns null when the text is not the notation of any choice
 */
export function parseChoice(text: string): Choice | null {
  const [kind, ...words] = text.split(' ')
  const choice = read(kind ?? '', words)
  // One choice has one notation; anything else that could be read so is refused.
  return choice !== null && formatChoice(choice) === text ? choice : null
}

/** The member of a closed list that a word is. */
const among = <T extends string>(list: readonly T[], word: string | undefined): T | null =>
  list.find((one) => one === word) ?? null
const number = (word: string | undefined): number =>
  word !== undefined && /^-?\d{1,2}$/.test(word) ? Number(word) : Number.NaN

function pathTile(word: string | undefined): PathTile | null {
  const [crystal, resource] = word?.split('-') ?? []
  const c = among(CRYSTALS, crystal)
  const r = among(RESOURCES, resource)
  return c && r ? `${c}-${r}` : null
}

const ISLAND = /^[A-D][1-4]$/
const TASK = /^[BRY]\d{1,2}$/
const FATE_TILE = /^F[1-8]$/

/** Choices in a row on one line: `ship A3;pay blue`. */
export const formatChoices = (choices: readonly Choice[]): string => choices.map(formatChoice).join(';')

/**
 * Reads a line that `formatChoices` wrote.
 * @returns null when a part of it is no choice
 */
export function parseChoices(text: string): Choice[] | null {
  const parts = text.split(';')
  const choices = parts.flatMap((part) => parseChoice(part) ?? [])
  return choices.length === parts.length ? choices : null
}

function read(kind: string, words: readonly string[]): Choice | null {
  const [first = '', second] = words
  switch (kind) {
    case 'start': {
      const direction = among(['e', 'w'], second)
      return FATE_TILE.test(first) && direction ? { kind, tile: first, direction } : null
    }
    case 'fate': {
      const [, row, column, way] = /^(-?\d),(-?\d)([nesw])$/.exec(second ?? '') ?? []
      const direction = among(FATE_TILE_DIRECTIONS, way)
      if (!FATE_TILE.test(first) || !direction) return null
      return { kind, tile: first, row: Number(row), column: Number(column), direction }
    }
    case 'path': {
      const from = first === 'pile' ? first : pathTile(first)
      return from && { kind, from }
    }
    case 'search': {
      const tile = pathTile(first)
      return tile && { kind, tile }
    }
    case 'ship':
      return ISLAND.test(first) ? { kind, island: first } : null
    case 'task':
      return TASK.test(first) ? { kind, task: first } : null
    case 'offer':
      return first === '1' ? { kind, pile: 1 } : first === '2' ? { kind, pile: 2 } : null
    case 'space':
    case 'ignite': {
      const space = pathSpaceByNumber(number(first))
      return space && { kind, space }
    }
    case 'guardian': {
      const colour = among(ALL_ISLAND_GUARDIAN_COLOURS, first)
      return colour && { kind, colour }
    }
    case 'procession': {
      const units = number(first)
      return units >= 1 && units <= 8 ? { kind, units } : null
    }
    case 'move': {
      const guardian = among(ALL_GUARDIAN_COLOURS, first)
      const to = among(GUARDIAN_PLACES, second)
      return guardian && to && { kind, guardian, to }
    }
    case 'stay': {
      const guardian = among(ALL_GUARDIAN_COLOURS, first)
      return guardian && { kind, guardian }
    }
    case 'yield': {
      const resource = among(RESOURCES, first)
      return resource && { kind, resource }
    }
    case 'bonfire': {
      const space = number(first)
      return space >= 0 && space <= 6 ? { kind, space } : null
    }
    case 'take':
      return {
        kind,
        tile: words.includes('tile'),
        reward: words.includes('reward'),
        portal: among(PORTAL_KINDS, words.at(-1)),
      }
    case 'gnome': {
      const tiles = [0, 1, 2].find((count): count is 0 | 1 | 2 => String(count) === second)
      const gnome = parseGnomeId(first)
      return gnome && tiles !== undefined ? { kind, gnome, tiles } : null
    }
    case 'novice': {
      const task = among(COMMON_TASKS, first)
      return task && { kind, task }
    }
    case 'council': {
      const space = among(COUNCIL_SPACES, first)
      return space && { kind, space }
    }
    case 'tomtask':
      return TASK.test(first) ? { kind: 'tomTask', task: first } : null
    case 'tomguardian': {
      const colour = among(ALL_ISLAND_GUARDIAN_COLOURS, first)
      return colour && { kind: 'tomGuardian', colour }
    }
    case 'tomcouncil': {
      const space = among(COUNCIL_SPACES, first)
      return space && { kind: 'tomCouncil', space }
    }
    case 'tomgnome': {
      const gnome = parseGnomeId(first)
      return gnome && { kind: 'tomGnome', gnome }
    }
    case 'pay': {
      const tiles = words.flatMap((word) => among(ACTION_TILES, word) ?? [])
      return tiles.length === words.length ? { kind, tiles } : null
    }
    case 'give': {
      const resources = words.flatMap((word) => among(RESOURCES, word) ?? [])
      return resources.length === words.length ? { kind, resources } : null
    }
    case 'discard': {
      const tile = among(ACTION_TILES, first)
      return tile && { kind, tile }
    }
    case 'newpaths':
    case 'bonus':
    case 'point':
    case 'turnup':
    case 'decline':
    case 'pass':
    case 'out':
    case 'end':
      return { kind }
    default:
      return null
  }
}
