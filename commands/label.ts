import {
  type ActionTile,
  boxOf,
  type Choice,
  type GameEvent,
  type GameState,
  type PathTile,
  pathTileParts,
  type Resource,
} from '#engine'
import { bundle, EMOJI, gnomeOf, type Words } from '#text'
import type { Line } from './lines.ts'

/** What a choice is called on a button or in a list, without its price. */
export function labelOf(words: Words, state: GameState, choice: Choice): string {
  const { names, tasks } = words
  const box = boxOf(state)
  switch (choice.kind) {
    case 'start': {
      const kept = state.cities[state.turn.seat]?.fate.hand === choice.tile
      return `${kept ? 'Keep' : 'Swap for'} ${symbols(state, choice.tile)} ${choice.direction === 'e' ? '▶' : '◀'}`
    }
    case 'fate':
      return `${symbols(state, choice.tile)} ${ARROWS[choice.direction]} row ${choice.row}, column ${choice.column}`
    case 'path':
      return choice.from === 'pile' ? 'Top of the pile, unseen' : pathName(words, choice.from)
    case 'search':
      return `From the pile: ${pathName(words, choice.tile)}`
    case 'newpaths':
      return 'Put the four back and turn up new ones'
    case 'ship': {
      const island = box.island(choice.island)
      const waiting = state.islands[choice.island]?.tasks ?? []
      return `${names.island(island)}${waiting.length === 0 ? '' : ` (${waiting.map((task) => taskShort(state, task)).join(' ')})`}`
    }
    case 'task':
      return `${taskShort(state, choice.task)} ${tasks.condition(box.task(choice.task).condition)}`
    case 'offer': {
      const tile = state.cities[state.turn.seat]?.offerings.open[choice.pile - 1]
      return tile ? `Offer ${EMOJI.resource[tile]} ${names.resource[tile]}` : `Offer from pile ${choice.pile}`
    }
    case 'space':
      return `Task space ${choice.space}`
    case 'guardian':
      return `${EMOJI.guardian[choice.colour]} ${names.guardian[choice.colour]}`
    case 'procession':
      return `${choice.units} ${choice.units === 1 ? 'step' : 'steps'}`
    case 'move':
      return `${EMOJI.guardian[choice.guardian]} to ${names.place(choice.to)}`
    case 'stay':
      return `${EMOJI.guardian[choice.guardian]} stays`
    case 'yield':
      return `${EMOJI.resource[choice.resource]} ${names.resource[choice.resource]}`
    case 'bonfire':
      return bonfireSpace(words, state, choice.space)
    case 'take': {
      const at = box.box.greatBonfire[state.bonfire.at ?? 0]
      return [
        choice.tile && at ? EMOJI.actionTile[at.actionTile] : null,
        choice.reward && at ? (at.reward === 'points' ? `2 ${EMOJI.points}` : EMOJI.resource[at.reward]) : null,
        choice.portal === null ? null : `${EMOJI.portal[choice.portal]} ${names.portal[choice.portal]}`,
      ]
        .filter((part) => part !== null)
        .join(' + ')
    }
    case 'gnome': {
      const gnome = gnomeOf(words, state, choice.gnome)
      return `${gnome.emoji} ${gnome.name}`
    }
    case 'ignite': {
      const task = state.cities[state.turn.seat]?.tasks[choice.space - 1]
      return task ? `${EMOJI.bonfire} ${taskShort(state, task.task)} on space ${choice.space}` : `Space ${choice.space}`
    }
    case 'novice':
      return `${EMOJI.commonTask[choice.task]} ${names.commonTask[choice.task]}`
    case 'council':
    case 'tomCouncil':
      return `${EMOJI.council[choice.space]} ${names.council[choice.space].name}`
    case 'bonus':
      return 'Take the bonus'
    case 'point':
      return `1 ${EMOJI.points} instead`
    case 'pay':
      return bundle({ tiles: choice.tiles })
    case 'give':
      return bundle({ resources: choice.resources })
    case 'discard':
      return `Discard ${EMOJI.actionTile[choice.tile]}`
    case 'turnup':
      return 'Turn up now'
    case 'decline':
      return 'Nothing on the island'
    case 'tomTask':
      return `Tom takes ${taskShort(state, choice.task)}`
    case 'tomGuardian':
      return `Tom takes the ${names.guardian[choice.colour]}`
    case 'tomGnome':
      return `${gnomeOf(words, state, choice.gnome).name} joins Tom`
    case 'pass':
      return 'Pass'
    case 'end':
      return 'End turn'
  }
}

export const ARROWS = { e: '▶', s: '🔽', w: '◀', n: '🔼' } as const

const pathName = ({ names }: Words, tile: PathTile): string => {
  const { crystal, resource } = pathTileParts(tile)
  return `${EMOJI.crystal[crystal]}${EMOJI.resource[resource]} ${names.pathTile(crystal, resource)}`
}

/** `🔴4`: a task's colour and points. */
export const taskShort = (state: GameState, id: string): string => {
  const { colour, points } = boxOf(state).task(id)
  return `${EMOJI.crystal[colour]}${points}`
}

/** A fate tile by its three symbols. */
export const symbols = (state: GameState, tile: string): string =>
  boxOf(state)
    .symbols(tile)
    .map((colour) => EMOJI.actionTile[colour])
    .join('')

/** "north-east space 🟦 🌿 ⭐🔲": the Great Bonfire's space with what lies there. */
function bonfireSpace({ names }: Words, state: GameState, space: number): string {
  const at = boxOf(state).box.greatBonfire[space]
  if (at === undefined) return String(space)
  const portals = [...new Set(state.bonfire.portals[space] ?? [])].sort().map((kind) => EMOJI.portal[kind])
  const reward = at.reward === 'points' ? `2${EMOJI.points}` : EMOJI.resource[at.reward]
  return `${names.compass[at.at]} ${EMOJI.actionTile[at.actionTile]}${reward}${portals.join('')}`
}

/** Whether it is worth a word in a list's label: how it is paid goes into the description. */
const speaks = (choice: Choice): boolean => choice.kind !== 'pay' && choice.kind !== 'give'

/** A line in words: the choices in a row, each as the position is when it is made. */
export function labelOfLine(
  words: Words,
  steps: readonly { readonly state: GameState; readonly choice: Choice }[],
): string {
  return steps
    .filter(({ choice }) => speaks(choice))
    .map(({ state, choice }) => labelOf(words, state, choice))
    .join(' · ')
}

/** What a line costs and gives, read from what happens: `−🟦🟨 → +🌸`. */
export function balanceOf(seat: number, line: Pick<Line, 'events'>): string {
  const paid = spent(seat, line.events)
  const gained = gainedBy(seat, line.events)
  return [paid === '' ? '' : `pays ${paid}`, gained === '' ? '' : `gets ${gained}`]
    .filter((part) => part !== '')
    .join(' · ')
}

export function spent(seat: number, events: readonly GameEvent[]): string {
  const tiles: ActionTile[] = []
  const resources: Resource[] = []
  for (const event of events) {
    if (event.kind === 'paidTiles' && event.seat === seat) tiles.push(...event.tiles)
    if (event.kind === 'paidResources' && event.seat === seat) resources.push(...event.resources)
    if (event.kind === 'discarded' && event.seat === seat) tiles.push(event.tile)
  }
  return bundle({ tiles, resources })
}

export function gainedBy(seat: number, events: readonly GameEvent[]): string {
  const tiles: ActionTile[] = []
  const resources: Resource[] = []
  let points = 0
  for (const event of events) {
    if (event.kind !== 'gained' || event.seat !== seat) continue
    tiles.push(...event.tiles)
    resources.push(...event.resources)
    points += event.points
  }
  return bundle({ tiles, resources, points })
}
