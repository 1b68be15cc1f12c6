import { describe, expect, it } from 'vitest'
import { COUNCIL_SPACES, type CouncilSpace, cityOf, type GameState, scoreSheetOf, standardRules } from '#engine'
import { build, layBonfire, layTask, sendNeutral, sound } from '../pieces.ts'
import { acting, changed, finishTurn, gnomeOf, legal, refused, run, told, type Wish } from '../position.ts'

/** Task R3 (four gold) lies at space 1 and is met; whatever else is wished. */
const ready = (wish: Wish = {}) =>
  sound({
    ...wish,
    resources: { gold: 4, ...wish.resources },
    change: (draft, city) => {
      layTask(draft, city, 1, 'R3')
      wish.change?.(draft, city)
    },
  })
/** Such a task on space 1, others beside it: `B1` a task, `B1!` a bonfire. */
const among = (own: string, ...others: string[]): GameState =>
  sound({
    change: (draft, city) => {
      layTask(draft, city, 1, own)
      others.forEach((task, index) => {
        const lay = task.endsWith('!') ? layBonfire : layTask
        lay(draft, city, index + 2, task.replace('!', ''))
      })
    },
  })
const spaces = (state: GameState) => legal(state, 'council').map((line) => line.slice(8))
const but = (...taken: CouncilSpace[]) => COUNCIL_SPACES.filter((space) => !taken.includes(space))
const seatOf = (state: GameState) => state.turn.seat

describe('R12 ignite a bonfire', () => {
  it('R12.4 turns over an own task whose condition is met, for points at the end', () => {
    const state = ready()
    expect(legal(state, 'ignite')).toEqual(['ignite 1'])
    const after = run(state, 'ignite 1').state
    expect(acting(after).tasks[0]).toEqual({ task: 'R3', lit: true })
    expect(acting(after).novices[0]).toBe(false)
    expect(acting(after).score).toBe(0)
    expect(scoreSheetOf(standardRules, after, seatOf(state)).lines.bonfires).toBe(4)
    expect(scoreSheetOf(standardRules, state, seatOf(state)).lines.bonfires).toBe(0)
  })
  it('R12.4 gives nothing up for it, and more than asked also meets it', () => {
    const state = ready({ resources: { gold: 5 } })
    expect(acting(run(state, 'ignite 1').state).resources.gold).toBe(5)
  })
  it('R12.4 refuses a task that is not met, an empty space and a bonfire', () => {
    const state = ready({ resources: { gold: 3 }, change: (draft, city) => layBonfire(draft, city, 2, 'B1') })
    expect(refused(state, 'ignite 1')).toBe('conditionNotMet R12.4')
    expect(refused(state, 'ignite 2')).toBe('alreadyLit R12.4')
    expect(refused(state, 'ignite 3')).toBe('noTaskThere R12.4')
  })
  it('R12.4 counts the task itself as a task of its colour', () => {
    expect(legal(among('Y17', 'Y1', 'Y2!', 'Y3'), 'ignite')).toEqual(['ignite 1'])
    expect(refused(among('Y17', 'Y1', 'Y2!', 'R1'), 'ignite 1')).toBe('conditionNotMet R12.4')
  })
  it('R12.4 does not count the task itself as a bonfire yet', () => {
    expect(refused(among('Y16', 'B1!', 'B2!', 'B3!', 'B4!'), 'ignite 1')).toBe('conditionNotMet R12.4')
    expect(refused(among('Y16', 'B1!', 'B2!', 'B3!', 'B4!', 'B5!'), 'ignite 1')).toBeNull()
    expect(refused(among('R13', 'B1!', 'Y1!'), 'ignite 1')).toBe('conditionNotMet R12.4')
    expect(refused(among('R13', 'B1!', 'Y1!', 'R1!'), 'ignite 1')).toBeNull()
    expect(refused(among('B17', 'R1!'), 'ignite 1')).toBe('conditionNotMet R12.4')
    expect(refused(among('B17', 'R1!', 'B1!'), 'ignite 1')).toBeNull()
  })
  it('R12.5 sends the novice to any space without one of its colour; others and neutral ones do not matter', () => {
    const state = ready({
      change: (draft, city) => {
        layBonfire(draft, city, 2, 'B1')
        const other = draft.cities[(draft.turn.seat + 1) % 3]
        if (other) layBonfire(draft, other, 2, 'B2')
        if (other) layBonfire(draft, other, 3, 'B3')
        sendNeutral(draft, 'pathTile')
      },
    })
    const asked = run(state, 'ignite 1').state
    expect(spaces(asked)).toEqual(but('fateTile'))
    expect(refused(asked, 'council fateTile')).toBe('noviceThere R12.5')
    expect(run(asked, 'council pathTile').state.council.pathTile).toEqual(['neutral', seatOf(state)])
    // It is compulsory: nothing else can be done.
    expect(legal(asked).every((line) => line.startsWith('council'))).toBe(true)
  })
  it('R12.5 keeps a neutral novice off spaces with a neutral one only', () => {
    const state = sound({
      change: (draft, city) => {
        layBonfire(draft, city, 2, 'B1')
        build(draft, city, 6)
        sendNeutral(draft, 'pathTile', 'specialist')
      },
    })
    const asked = run(state, 'novice sevenPathTiles').state
    expect(spaces(asked)).toEqual(but('pathTile', 'specialist'))
    expect(refused(asked, 'council specialist')).toBe('noviceThere R12.5')
  })
  it('R12.5 lets colours repeat with specialist 24, neutral ones too, and only what its owner places', () => {
    const own: Wish['change'] = (draft, city) => {
      layBonfire(draft, city, 2, 'B1')
      build(draft, city, 6)
      sendNeutral(draft, 'pathTile')
    }
    const state = ready({ gnomes: ['S24'], change: own })
    expect(spaces(run(state, 'ignite 1').state)).toEqual([...COUNCIL_SPACES])
    expect(spaces(run(state, 'novice sevenPathTiles').state)).toEqual([...COUNCIL_SPACES])
    const elsewhere = ready({
      change: (draft, city) => {
        own?.(draft, city)
        const other = draft.cities[(draft.turn.seat + 1) % 3]
        if (other) other.gnomes.push('S24')
        draft.gnomePile = draft.gnomePile.filter((gnome) => gnome !== 'S24')
        draft.gnomeDisplay = draft.gnomeDisplay.map((gnome) =>
          gnome === 'S24' ? (draft.gnomePile.shift() ?? null) : gnome,
        )
      },
    })
    expect(spaces(run(elsewhere, 'ignite 1').state)).toEqual(but('fateTile'))
    expect(spaces(run(elsewhere, 'novice sevenPathTiles').state)).toEqual(but('pathTile'))
  })
  it('R12.5 gives with specialist 7 one gold for each novice that this player puts there, neutral ones included', () => {
    const gold = (gnomes: string[], ...lines: string[]) => {
      const state = ready({ gnomes, change: (draft, city) => build(draft, city, 6) })
      return acting(run(state, ...lines, 'council pathTile').state).resources.gold - 4
    }
    expect(gold(['S7'], 'ignite 1')).toBe(1)
    expect(gold(['S7'], 'novice sevenPathTiles')).toBe(1)
    expect(gold(['S18'], 'ignite 1')).toBe(0)
    const other = sound({
      players: 2,
      gnomes: ['S7'],
      change: (draft) => {
        const next = draft.cities[(draft.turn.seat + 1) % 2]
        if (next) build(draft, next, 6)
      },
    })
    const theirs = finishTurn(other)
    const sent = run(theirs, 'novice sevenPathTiles', 'council goldAndYellow').state
    expect(cityOf(sent, seatOf(other)).resources.gold).toBe(cityOf(theirs, seatOf(other)).resources.gold)
    expect(acting(sent).resources.gold - acting(theirs).resources.gold).toBe(2)
  })
})

describe('R12 limits of the council’s bonuses', () => {
  const full: Partial<Record<CouncilSpace, Wish>> = {
    pathTile: { change: (draft, city) => build(draft, city, 6) },
    guardian: {
      change: (_, city) => {
        for (const colour of ['grey', 'red', 'pink', 'turquoise'] as const)
          city.guardians.push({ colour, place: 'start' })
      },
    },
    specialist: { gnomes: ['E1', 'E2', 'E3', 'E4', 'E5', 'S18'] },
    moveGuardian: {
      change: (_, city) => {
        city.guardians = [{ colour: 'wood', place: 'p1' }]
      },
    },
    fateTile: {
      change: (_, city) => {
        city.fate.supply = []
      },
    },
  }
  it.each(Object.entries(full))('R12.7 leaves the point of %s when the bonus cannot be used', (space, wish) => {
    const state = changed(ready(), (draft, city) => {
      city.gnomes = (wish.gnomes ?? []).map(gnomeOf)
      wish.change?.(draft, city)
    })
    const { state: after, events } = run(state, 'ignite 1', `council ${space}`)
    expect(told(events, 'forced').map(({ choice }) => choice)).toEqual([{ kind: 'point' }])
    expect(acting(after).score).toBe(1)
    const asked = changed(state, (draft) =>
      draft.todo.push({ kind: 'bonus', space: COUNCIL_SPACES.find((one) => one === space) ?? 'fateTile' }),
    )
    expect(refused(asked, 'bonus')).toBe('bonusUnusable R12.7')
    // Where it can be used, both are offered.
    expect(legal(run(ready(), 'ignite 1', `council ${space}`).state)).toEqual(['bonus', 'point'])
  })
  it('R12.7 leaves a specialist of the display when the pile has run out', () => {
    const state = ready({
      players: 4,
      change: (draft, own) => {
        for (const city of draft.cities) if (city !== own) city.gnomes = draft.gnomePile.splice(0, 6)
        own.gnomes = draft.gnomePile.splice(0)
      },
    })
    expect(state.gnomePile).toEqual([])
    expect(legal(run(state, 'ignite 1', 'council specialist').state)).toEqual(['bonus', 'point'])
  })
  it('R12.7 leaves the point alone when neither pile nor display has a specialist', () => {
    const asked = (display: number, pile: number) =>
      legal(
        changed(run(ready(), 'ignite 1').state, (draft) => {
          draft.gnomeDisplay = draft.gnomeDisplay.map((gnome, index) => (index < display ? gnome : null))
          draft.gnomePile.splice(pile)
          draft.todo.push({ kind: 'bonus', space: 'specialist' })
        }),
      )
    expect(asked(0, 0)).toEqual(['point'])
    expect(asked(1, 0)).toEqual(['bonus', 'point'])
    expect(asked(0, 1)).toEqual(['bonus', 'point'])
  })
  it('R12.7 lets bonus f bring any guardian that has a place to go to, with specialist 1 a place that is taken', () => {
    const state = changed(run(ready({ gnomes: ['S1'] }), 'ignite 1').state, (draft, city) => {
      city.path = []
      city.guardians = [
        { colour: 'wood', place: 'p1' },
        { colour: 'grey', place: 'start' },
      ]
      draft.todo.push({ kind: 'bonus', space: 'moveGuardian' })
    })
    expect(legal(state)).toEqual(['bonus', 'point'])
    expect(told(run(state, 'bonus').events, 'guardianMoved')).toMatchObject([{ guardian: 'grey', to: 'p1' }])
  })
  it('R12.7 holds the seven tasks for the ship’s bonus: no task on arrival', () => {
    const arrive = (tasks: number) => {
      const state = ready({
        actionTiles: { red: 3 },
        resources: { blossom: 3, fruit: 3, herb: 3, shell: 3, root: 3 },
        change: (draft, city) => {
          for (let space = 2; space <= tasks; space++) layTask(draft, city, space, `Y${space}`)
          draft.islands.B2?.tasks.push(...(draft.islands.B3?.tasks.splice(0) ?? []))
        },
      })
      return legal(run(state, 'ignite 1', 'council moveShip', 'bonus', 'ship B2').state)
    }
    expect(arrive(6)).toContain('decline')
    expect(arrive(7)).toEqual(['novice sevenTasks', 'end'])
  })
})
