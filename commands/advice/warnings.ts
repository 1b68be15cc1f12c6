import {
  type Choice,
  cityOf,
  crystalMatchesTask,
  decision,
  type GameState,
  nextPathSpace,
  PARTS_BY_GUARDIAN_PLACE,
  pathTileAt,
  type Rules,
  resourceAndCrystal,
} from '#engine'
import { EMOJI } from '#text'
import type { TriedSequence } from '../choice-sequence.ts'
import type { PanelContext } from '../panel.ts'
import { tasksReadyToIgnite } from './tips.ts'

type Warned = Pick<PanelContext, 'rules' | 'state' | 'seat' | 'words' | 'table'>
type Say = PanelContext['words']['advice']['warnings']

/**
 * What stands before an option's description where its choices can hardly be meant; empty where nothing does. Of a bonus
 * that goes unused (R12.7) the description itself tells.
 */
export function optionMistakeWarning(
  { table, words }: Pick<PanelContext, 'table' | 'words'>,
  line: TriedSequence,
): string {
  if (!table.advice.warnings) return ''
  const told = line.steps.flatMap(
    ({ state, choice }) => choiceWarning(words.advice.warnings, line.rules, state, choice) ?? [],
  )
  const unused = line.events.some((event) => event.kind === 'forced' && event.choice.kind === 'point')
  return told.length > 0 || unused ? `${EMOJI.warning} ${told.map((one) => `${one} · `).join('')}` : ''
}

/** Beside the buttons that end the turn, or the game for the seat, as one line; null where nothing is to be said. */
export function endWarning({ table, rules, state, seat, words }: Warned, legal: readonly Choice[]): string | null {
  if (!table.advice.warnings) return null
  const say = words.advice.warnings
  const leaves = (kind: Choice['kind']) => legal.some((choice) => choice.kind === kind)
  const novice = legal.find((choice) => choice.kind === 'novice')
  const told: string[] = []
  if (novice !== undefined && (leaves('end') || leaves('pass') || leaves('out'))) told.push(say.noviceLeft(novice.task))
  const [task] = leaves('pass') && leaves('ignite') ? tasksReadyToIgnite(rules, state, seat) : []
  if (task !== undefined) told.push(say.ignitableLeft(task))
  return told.length === 0 ? null : `-# ${EMOJI.warning} ${told.join(' ')}`
}

/** Beside the button that begins a procession: guardians who stay though they could walk to a resource (R10.4). */
export function stayingInProcessionWarning(
  { table, words }: Pick<PanelContext, 'table' | 'words'>,
  walkers: readonly { readonly options: readonly Choice[]; readonly chosen: Choice }[],
): string | null {
  if (!table.advice.warnings) return null
  const staying = walkers.flatMap(({ options, chosen }) =>
    chosen.kind === 'stay' &&
    options.some((one) => one.kind === 'move' && PARTS_BY_GUARDIAN_PLACE[one.to].on === 'path')
      ? words.advice.warnings.stays(chosen.guardian)
      : [],
  )
  return staying.length === 0 ? null : `-# ${EMOJI.warning} ${staying.join(' ')}`
}

function choiceWarning(say: Say, rules: Rules, state: GameState, choice: Choice): string | null {
  const city = cityOf(state, state.turn.seat)
  switch (choice.kind) {
    case 'path':
    case 'search': {
      const tile = choice.kind === 'search' ? choice.tile : choice.from
      const space = nextPathSpace(city)
      const beside = space === null ? null : (city.tasks[space - 1] ?? null)
      if (tile === 'pile' || space === null || beside === null || crystalMatchesTask(rules, city, space, tile))
        return null
      return say.crystalMisses({ task: rules.task(beside.task).colour, lit: beside.lit, space })
    }
    case 'space': {
      const asked = decision(state)?.question
      const tile = pathTileAt(city, choice.space)
      if (asked?.kind !== 'taskSpace' || tile === undefined) return null
      const { crystal } = resourceAndCrystal(tile)
      return rules.task(asked.task).colour === crystal ? null : say.taskMisses(crystal)
    }
    default:
      return null
  }
}
