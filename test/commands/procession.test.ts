import { describe, expect, it } from 'vitest'
import { followProcessionPlan } from '#commands/turn/procession'
import { standardRules } from '#engine'
import { position, type Wish } from '../engine/position.ts'

type Change = NonNullable<Wish['change']>

/** What a procession stands at before anything is chosen. */
function preset(wish: Wish) {
  const made = followProcessionPlan(standardRules, position({ players: 2, ...wish }), { units: 0, moves: [] })
  const paid = made?.line.events.flatMap((event) => (event.kind === 'paidTiles' ? event.tiles : []))
  return { ...made?.plan, paid }
}

describe('what a procession stands at', () => {
  const longPath: Change = (_draft, city) => {
    city.path = ['blue-herb', 'red-root', 'red-shell']
  }

  it('pays with white tiles alone, where any are held', () => {
    const { units, paid } = preset({ actionTiles: { white: 1, red: 2, purple: 2, yellow: 1 }, change: longPath })
    expect({ units, paid }).toEqual({ units: 1, paid: ['white'] })
  })

  it('pays for the fewest steps where none are held', () => {
    expect(preset({ actionTiles: { red: 4 }, change: longPath })).toMatchObject({ units: 1, paid: ['red', 'red'] })
  })

  it('pays for no step that nobody takes', () => {
    const change: Change = (_draft, city) => {
      city.path = ['blue-herb']
      city.guardians.push({ colour: 'red', place: 'p2' })
    }
    expect(preset({ actionTiles: { white: 3 }, change })).toMatchObject({ units: 1, paid: ['white'] })
  })

  it('goes as far as it can, but in the countdown to a bonfire', () => {
    const at =
      (countdown: boolean): Change =>
      (draft, city) => {
        city.path = ['blue-herb', 'red-root', 'red-shell']
        city.tasks[1] = { task: 'R2', lit: true }
        city.portals[1] = 'circle'
        if (countdown) draft.countdown = { pile: 3, tile: 2 }
      }
    const wish = { actionTiles: { white: 3 } }
    expect(preset({ ...wish, change: at(false) }).moves).toEqual([{ guardian: 'wood', to: 'p3' }])
    expect(preset({ ...wish, change: at(true) }).moves).toEqual([{ guardian: 'wood', to: 'b2' }])
  })
})
