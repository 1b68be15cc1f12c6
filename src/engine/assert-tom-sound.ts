import { cityOf, portalCount, taskAndBonfireCount, totalResources, totalTiles } from './city.ts'
import { invariant } from './invariant.ts'
import type { Rules } from './rules.ts'
import { type City, type GameState, isElder } from './state.ts'
import { COUNCIL_SPACES, type TomCardKind } from './terms.ts'
import { isChoiceForTom, isTomsTurn, TOM_SEAT } from './tom.ts'

type Tom = NonNullable<GameState['tom']>
const AT = `cities.${TOM_SEAT}`

/**
 * What holds of Tom in every position of a solo game (R16.3, R16.6), and of games without him.
 * @throws an error that says what is broken and where
 */
export function assertTomSound(rules: Rules, state: GameState): void {
  if (state.tom === null) {
    invariant(state.gnomeDiscards.length === 0, 'gnomeDiscards', 'gnomes are turned up for Tom only')
    for (const space of COUNCIL_SPACES)
      invariant(!state.council[space].includes('flat'), `council.${space}`, 'novices lie flat for Tom only')
  }
  const toms = state.todo.some(({ kind }) => isChoiceForTom(kind))
  invariant(!toms || isTomsTurn(state), 'todo', "Tom's choices belong to his turn")
  if (state.tom === null) return
  invariant(state.startingSeat !== TOM_SEAT, 'startingSeat', 'the human begins')
  const tom = cityOf(state, TOM_SEAT)
  ownsNothing(tom)
  fillsInOrder(rules, tom)
  novices(rules, state, state.tom)
  deck(rules, state, state.tom)
  choices(state)
}

/** R16.3: neither tiles nor resources, and no ship, fate tiles, offering tiles or novices beside the tasks. */
function ownsNothing(tom: City): void {
  invariant(
    totalTiles(tom.actionTiles) + totalResources(tom.resources) === 0,
    AT,
    'Tom has neither tiles nor resources',
  )
  invariant(tom.ship === null, `${AT}.ship`, 'Tom has no ship')
  const { supply, hand, placed } = tom.fate
  invariant(supply.length + placed.length === 0 && hand === null, `${AT}.fate`, 'Tom has no fate tiles')
  const { open, piles } = tom.offerings
  invariant(
    [...open, ...piles.flat()].every((tile) => tile === null),
    `${AT}.offerings`,
    'Tom has no offering tiles',
  )
  invariant(!tom.novices.includes(true), `${AT}.novices`, 'Tom’s novices stand beside no task')
  invariant(tom.status === 'playing', `${AT}.status`, 'Tom goes on to the end')
}

/** R16.6: bonfires only, from space 1; portals from the right; guardians on the starting tile; no elders. */
function fillsInOrder(rules: Rules, tom: City): void {
  tom.tasks.slice(0, taskAndBonfireCount(tom)).forEach((task, index) => {
    invariant(task?.lit === true, `${AT}.tasks.${index}`, 'Tom’s tasks are lit, from space 1 on')
  })
  for (const { space } of rules.notches(tom.board).slice(0, portalCount(tom)))
    invariant(tom.portals[space - 1] !== null, `${AT}.portals.${space - 1}`, 'Tom’s portals come from the right')
  for (const { place } of tom.guardians) invariant(place === 'start', `${AT}.guardians`, 'Tom’s guardians do not walk')
  invariant(!tom.gnomes.some(isElder), `${AT}.gnomes`, 'Tom recruits no elders')
}

/** R16.3, R16.6: four novices, each in the council for a task of Tom's that his card for the task worth least brought. */
function novices(rules: Rules, state: GameState, { discards, round }: Tom): void {
  const inCouncil = COUNCIL_SPACES.flatMap((space) => state.council[space]).filter((novice) => novice === TOM_SEAT)
  const underWay = state.todo.filter((todo) => todo.kind === 'tomCouncil' && todo.novice === null)
  const sent = inCouncil.length + underWay.length
  invariant(sent <= 4, 'council', 'Tom has four novices')
  invariant(sent <= taskAndBonfireCount(cityOf(state, TOM_SEAT)), 'council', 'each novice of Tom’s came with a task')
  const sending = rules.box.tomCards.filter(({ card }) => card === 'taskLowest').length
  const played = (round - 1) * sending + discards.filter((card) => card === 'taskLowest').length
  const toCome = state.todo.filter((todo) => todo.kind === 'tomTask' && todo.novice).length
  invariant(sent + toCome <= played, 'council', 'each novice of Tom’s came with a card')
}

function deck(rules: Rules, state: GameState, { deck: pile, discards }: Tom): void {
  const cards = rules.box.tomCards.map(({ card }) => card)
  invariant(
    [...pile, ...discards].sort().join() === cards.sort().join(),
    'tom',
    'the eight cards are in deck and discards',
  )
  const through = pile.length === 0 && state.ended === null && !isTomsTurn(state)
  invariant(!through, 'tom.deck', 'an empty deck is shuffled anew')
}

/** What the human may choose for Tom lies there to be taken. */
function choices(state: GameState): void {
  const lying = Object.values(state.islands).flatMap(({ tasks }) => tasks)
  for (const todo of state.todo) {
    if (todo.kind === 'tomTask')
      invariant(
        todo.tasks.length > 0 && todo.tasks.every((task) => lying.includes(task)),
        'todo',
        'Tom’s tasks lie on islands',
      )
    if (todo.kind === 'tomGnome') {
      const open = todo.gnomes.every((gnome) => state.gnomeDisplay.includes(gnome))
      invariant(open && todo.left < todo.gnomes.length, 'todo', 'Tom’s gnomes lie open')
      invariant(todo.left + cityOf(state, TOM_SEAT).gnomes.length <= 6, 'todo', 'Tom has six gnomes at most')
    }
    const card = cardThatAsks(todo)
    const isIt = card === null || state.tom?.discards.at(-1) === card
    invariant(isIt, 'todo', `${todo.kind} does not come of the card turned up last`)
  }
}

/** R16.6: the card that leaves a choice to the human; null where another may, or nothing is asked. */
function cardThatAsks(todo: GameState['todo'][number]): TomCardKind | null {
  switch (todo.kind) {
    case 'tomTask':
      return todo.novice ? 'taskLowest' : 'taskHighest'
    case 'tomCouncil':
      return todo.novice === null ? 'taskLowest' : null
    case 'tomGuardian':
      return 'guardian'
    case 'tomGnome':
      return 'gnome'
    default:
      return null
  }
}
