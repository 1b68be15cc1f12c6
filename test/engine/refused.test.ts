import { expect, it } from 'vitest'
import {
  type ChoiceKind,
  COMMON_TASKS,
  COUNCIL_SPACES,
  cityOf,
  decision,
  formatChoice,
  type GameState,
  legalChoices,
  refusedChoices,
  SPACES,
  standardRules,
  whyNot,
} from '#engine'
import { sampleGames } from '../text/games.ts'
import { changed, position } from './position.ts'

/** What a list of reasons may not come down to: none of them says anything of the position. */
const EMPTY_WORDS = ['notAskedNow', 'notThePrice', 'noSuchGnome', 'noSuchIsland', 'noSuchSpace', 'notOnDisplay']

/** In the notation: what lies there to be pointed at, kind by kind. */
function lying(state: GameState): Partial<Record<ChoiceKind, readonly string[]>> {
  const city = cityOf(state, state.turn.seat)
  const gnomes = state.gnomeDisplay.filter((one) => one !== null)
  switch (decision(state)?.question.kind) {
    case 'turn':
      return {
        ship: standardRules.box.islands.map(({ id }) => `ship ${id}`),
        path: [...state.pathDisplay.filter((one) => one !== null), 'pile'].map((one) => `path ${one}`),
        task: Object.values(state.islands).flatMap(({ tasks }) => tasks.map((one) => `task ${one}`)),
        guardian: standardRules.guardians.map((one) => `guardian ${one}`),
        bonfire: SPACES.map((one) => `bonfire ${one - 1}`),
        gnome: [...gnomes, ...state.elders].map((one) => `gnome ${one}`),
        ignite: SPACES.filter((one) => city.tasks[one - 1]?.lit === false).map((one) => `ignite ${one}`),
        novice: COMMON_TASKS.map((one) => `novice ${one}`),
        pass: ['pass'],
        end: ['end'],
      }
    case 'council':
      return { council: COUNCIL_SPACES.map((one) => `council ${one}`) }
    case 'freeSpecialist':
      return { gnome: gnomes.map((one) => `gnome ${one}`) }
    case 'freeShip':
      return { ship: standardRules.box.islands.map(({ id }) => `ship ${id}`) }
    case 'taskSpace':
      return { space: SPACES.map((one) => `space ${one}`) }
    default:
      return {}
  }
}

it('R3.1 everything that lies there is either offered or told with a reason, never both, never left out', () => {
  const asked = new Set<string>()
  let refusedOnes = 0
  for (const [nth, { state }] of sampleGames().flat().entries()) {
    if (nth % 13 > 0) continue
    const name = (line: string) => line.replace(/^(gnome \w+) \d$/, '$1')
    const legal = new Set(legalChoices(standardRules, state).map((one) => name(formatChoice(one))))
    const refused = refusedChoices(standardRules, state)
    const told = refused.map(({ choice }) => name(formatChoice(choice)))
    expect(new Set(told).size, told.join()).toBe(told.length)
    for (const [kind, lines] of Object.entries(lying(state)))
      for (const line of lines)
        expect([legal.has(line), told.includes(line)].sort(), `${kind} ${line}`).toEqual([false, true])
    for (const { choice, refusal } of refused) {
      expect(whyNot(standardRules, state, choice)).toEqual(refusal)
      expect(EMPTY_WORDS, formatChoice(choice)).not.toContain(refusal.code)
      refusedOnes++
    }
    asked.add(decision(state)?.question.kind ?? '')
  }
  expect(refusedOnes).toBeGreaterThan(500)
  expect([...asked]).toEqual(expect.arrayContaining(['turn', 'council', 'rewards', 'procession', 'taskSpace']))
})

it('R12.1 of a gnome’s two prices the one is told that is nearer', () => {
  const gnome = (state: GameState) =>
    refusedChoices(standardRules, state).find(({ choice }) => choice.kind === 'gnome' && choice.gnome === 'E3')
  const one = position({ actionTiles: { brown: 1 }, resources: { fruit: 1 } })
  expect(gnome(one)).toMatchObject({ choice: { tiles: 1 }, refusal: { code: 'resourcesShort', figures: { short: 1 } } })
  expect(gnome(changed(one, (_, city) => Object.assign(city.actionTiles, { brown: 0 })))).toMatchObject({
    choice: { tiles: 1 },
    refusal: { code: 'tilesShort', figures: { needed: 1, short: 1 } },
  })
  expect(gnome(changed(one, (_, city) => Object.assign(city.resources, { fruit: 2 })))).toBeUndefined()
})
