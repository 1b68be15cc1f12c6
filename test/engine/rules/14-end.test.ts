import { describe, expect, it } from 'vitest'
import {
  COUNCIL_SPACES,
  countdownProgress,
  countdownTileOnPass,
  type GameState,
  possibleTurnCountsInCountdown,
  stateAtNextTurnOf,
  turnsLeftInCountdown,
} from '#engine'
import { layBonfire, layTask, sendNeutral, sound } from '../pieces.ts'
import { changed, cityAt, finishTurn, legal, newTable, refused, run, told, type Wish } from '../position.ts'

/** So many novices in the council; the acting city can ignite R3 at once and so add one. */
function council(novices: number, wish: Wish = {}): GameState {
  return sound({
    ...wish,
    resources: { gold: 4 },
    change: (draft, city) => {
      layTask(draft, city, 1, 'R3')
      const neutral = Math.min(novices, 3)
      sendNeutral(draft, ...COUNCIL_SPACES.slice(1, 1 + neutral))
      let left = novices - neutral
      for (const [seat, one] of draft.cities.entries())
        for (let space = 2; space <= 5 && left > 0; space++, left--)
          layBonfire(draft, one, space, `${['B', 'Y'][seat % 2]}${space + 4 * Math.floor(seat / 2)}`)
      wish.change?.(draft, city)
    },
  })
}
const ignite = (state: GameState) => run(state, 'ignite 1', 'council goldAndYellow')
const COUNTDOWN_AT = { 2: 7, 3: 10, 4: 13 }
/** In the countdown, that seat's turn coming, `pile` the highest tile left. */
const counting = (pile: number, tile: number | null, change?: Wish['change'], players: 2 | 3 | 4 = 3) =>
  council(COUNTDOWN_AT[players], {
    players,
    change: (draft, city) => {
      draft.countdown = { pile, tile }
      change?.(draft, city)
    },
  })
/** Plays on until the game is over; the seats in the order of their turns, and the tiles handed on. */
function playOut(state: GameState) {
  const seats: number[] = []
  const tiles: (number | null)[] = []
  const turns: { seat: number; left: number | null }[] = []
  let now = state
  while (now.ended === null) {
    const { seat } = now.turn
    seats.push(seat)
    tiles.push(countdownTileOnPass(now, seat))
    turns.push({ seat, left: turnsLeftInCountdown(now, seat) })
    now = finishTurn(now)
    if (seats.length > 60) throw new Error('the game does not end')
  }
  return { seats, tiles, turns, end: now }
}
/** How often each seat had its turn. */
const turnsOf = (seats: readonly number[], players: number) =>
  Array.from({ length: players }, (_, seat) => seats.filter((one) => one === seat).length)

describe('R14 end of the game', () => {
  it.each([
    [2, 7],
    [3, 10],
    [4, 13],
  ] as const)('R14.1 starts the countdown with %i players at the %ith novice, neutral ones counted', (players, at) => {
    const early = ignite(council(at - 2, { players }))
    expect(countdownProgress(early.state)).toEqual({ novices: at - 1, countdownAt: at })
    expect(early.state.countdown).toBeNull()
    const state = council(at - 1, { players })
    const { state: after, events } = ignite(state)
    expect(told(events, 'countdownBegan')).toEqual([{ kind: 'countdownBegan', seat: state.turn.seat, novices: at }])
    expect(after.countdown).toEqual({ pile: 5, tile: null })
  })
  it('R14.1 starts it against Tom at the seventh', () => {
    expect(countdownProgress(newTable({ players: 1, solo: { handicap: 0, letTomDecide: true } })).countdownAt).toBe(7)
  })
  it('R14.1 is checked at every novice placed, a neutral one of a bonus action too', () => {
    const state = council(6, { players: 2, gnomes: ['E1', 'E2', 'E3', 'E4', 'E5', 'S18'] })
    const sent = run(state, 'novice sixGnomes', 'council goldAndYellow')
    expect(told(sent.events, 'countdownBegan')).toHaveLength(1)
    // Once begun it does not begin again.
    expect(told(run(sent.state, 'ignite 1', 'council goldAndYellow').events, 'countdownBegan')).toEqual([])
  })
  it('R14.2 gives the triggering starting player four more turns, and every other five', () => {
    const state = council(6, { players: 2 })
    expect(state.turn.seat).toBe(state.startingSeat)
    const begun = finishTurn(ignite(state).state)
    expect(begun.countdown).toEqual({ pile: 4, tile: 5 })
    const { seats } = playOut(begun)
    const turns = turnsOf(seats, 2)
    expect(turns[state.startingSeat]).toBe(4)
    expect(turns[1 - state.startingSeat]).toBe(5)
  })
  it('R14.2 gives the starting player five turns when another triggered it, and the others five after that', () => {
    const state = council(9, {
      change: (draft) => {
        draft.startingSeat = (draft.turn.seat + 1) % 3
      },
    })
    const begun = finishTurn(ignite(state).state)
    expect(begun.turn.seat).toBe(state.startingSeat)
    expect(begun.countdown).toEqual({ pile: 5, tile: null })
    const { seats, tiles } = playOut(begun)
    expect(turnsOf(seats, 3)).toEqual([5, 5, 5])
    expect(tiles).toEqual([5, 5, 5, 4, 4, 4, 3, 3, 3, 2, 2, 2, 1, 1, 1])
  })
  it.each([2, 3, 4] as const)(
    'R14.2 tells each of %i seats how many turns it can have left, whoever begins it',
    (players) => {
      const found: Record<number, number[]> = {}
      for (let start = 0; start < players; start++) {
        const state = council(COUNTDOWN_AT[players] - 1, { players, change: (draft) => (draft.startingSeat = start) })
        const { turns } = playOut(finishTurn(ignite(state).state))
        for (let seat = 0; seat < players; seat++) {
          const had = turns.filter((one) => one.seat === seat).length
          expect(possibleTurnCountsInCountdown(state, seat)).toContain(had)
          const afterStart = (seat - start + players) % players
          found[afterStart] = [...new Set([...(found[afterStart] ?? []), had])].sort()
          expect(turns.flatMap((one) => (one.seat === seat ? one.left : []))).toEqual(
            Array.from({ length: had }, (_, turn) => had - turn),
          )
        }
      }
      // No number is told that cannot be.
      const first = council(0, { players })
      for (let after = 0; after < players; after++)
        expect(found[after]).toEqual(possibleTurnCountsInCountdown(first, (first.startingSeat + after) % players))
    },
  )
  it('R14.3 ends the game when tile 1 has come back to the starting player', () => {
    const state = counting(0, 1, (draft) => {
      draft.startingSeat = (draft.turn.seat + 1) % 3
    })
    const after = finishTurn(state)
    expect(after.ended).toBe('countdown')
    expect(refused(after, 'pass')).toBe('gameOver R14.3')
    const two = counting(1, 2, (draft) => {
      draft.startingSeat = (draft.turn.seat + 1) % 3
    })
    expect(finishTurn(two).ended).toBeNull()
  })
  it('R14.4 lets a player pass for the current tile, which is that of the turns left, this one included', () => {
    const state = counting(3, 4, (draft) => {
      draft.startingSeat = (draft.turn.seat + 1) % 3
    })
    const seat = state.turn.seat
    const { state: after, events } = run(state, 'pass')
    expect(told(events, 'passed')).toEqual([{ kind: 'passed', seat, points: 4, byItself: false }])
    expect(cityAt(after, seat)).toMatchObject({ score: 4, status: 'passed' })
    const { seats } = playOut(after)
    expect(seats).not.toContain(seat)
    expect(turnsOf(seats, 3).sort()).toEqual([0, 3, 3])
    // Not passing, the seat would have had four turns.
    expect(turnsOf(playOut(state).seats, 3)[seat]).toBe(4)
  })
  it('R14.4 passes for no points but those of the tile, and not after the option', () => {
    const state = counting(5, null, (_, city) => {
      city.actionTiles.blue = 1
    })
    expect(legal(state)).toContain('pass')
    expect(refused(run(state, 'ship A1').state, 'pass')).toBe('optionTaken R3.1')
  })
  it('R14.4 hands the tile on at the starting player’s place, even when she is out', () => {
    const state = counting(4, 5, (draft) => {
      draft.startingSeat = (draft.turn.seat + 1) % 3
      const starting = draft.cities[draft.startingSeat]
      if (starting) starting.status = 'passed'
    })
    const { seats, tiles } = playOut(state)
    expect(seats).not.toContain(state.startingSeat)
    expect(tiles).toEqual([5, 4, 4, 3, 3, 2, 2, 1, 1])
  })
  it('R14.5 takes for the starting player the tile that she would hand on at the end of the turn', () => {
    const first = counting(5, null)
    expect(first.turn.seat).toBe(first.startingSeat)
    expect(told(run(first, 'pass').events, 'passed')).toMatchObject([{ points: 5 }])
    const triggered = finishTurn(ignite(council(6, { players: 2 })).state)
    const own = finishTurn(triggered)
    expect(own.turn.seat).toBe(own.startingSeat)
    expect(told(run(own, 'pass').events, 'passed')).toMatchObject([{ points: 4 }])
  })
  it('R14.5 gives the others no tile between trigger and first hand-over, so they cannot pass', () => {
    const state = council(9, {
      change: (draft) => {
        draft.startingSeat = (draft.turn.seat + 2) % 3
      },
    })
    const next = finishTurn(ignite(state).state)
    expect(next.turn.seat).not.toBe(next.startingSeat)
    expect(next.countdown).toEqual({ pile: 5, tile: null })
    expect(refused(next, 'pass')).toBe('noCountdownTile R14.4')
    const starting = finishTurn(next)
    expect(starting.turn.seat).toBe(starting.startingSeat)
    expect(legal(starting)).toContain('pass')
  })
  it('R14.5 is foreseen for whoever waits: the tile that the next turn will find, and none where the game ends before', () => {
    const wrong: string[] = []
    for (const players of [2, 3, 4] as const)
      for (let pile = 5; pile >= 0; pile--)
        for (let start = 0; start < players; start++) {
          const state = counting(pile, null, undefined, players)
          const own = start === state.turn.seat
          // She has handed on the last one, and so has no turn any more.
          if (pile === 0 && own) continue
          const now = { ...state, startingSeat: start, countdown: { pile, tile: pile === 5 || own ? null : pile + 1 } }
          const { seats, tiles } = playOut(now)
          for (let seat = 0; seat < players; seat++) {
            if (seat === state.turn.seat) continue
            const comes = seats.indexOf(seat)
            const ahead = stateAtNextTurnOf(now, seat)
            const seen = ahead === null ? 'never' : countdownTileOnPass(ahead, seat)
            const found = comes < 0 ? 'never' : tiles[comes]
            if (seen !== found)
              wrong.push(`${players} players, pile ${pile}, start ${start}, seat ${seat}: ${seen}, not ${found}`)
          }
        }
    expect(wrong).toEqual([])
  })
  it('R14.6 ends by the countdown', () => {
    expect(playOut(counting(1, null)).end.ended).toBe('countdown')
  })
  it('R14.6 ends against Tom when his deck has been played through for the fourth time', () => {
    const begun = newTable({ players: 1, solo: { handicap: 0, letTomDecide: true } })
    const last = (round: number) => {
      const state = changed(begun, (draft) => {
        if (draft.tom) draft.tom = { deck: ['guardian'], discards: draft.tom.deck.slice(1), round }
      })
      return finishTurn(run(state, legal(state)[0] ?? '').state).ended
    }
    expect(last(4)).toBe('fourthDeck')
    expect(last(3)).toBeNull()
  })
  it('R14.6 ends at once when before the countdown no seat has a turn left', () => {
    const state = sound({
      actionTiles: { blue: 1 },
      change: (draft, city) => {
        for (const other of draft.cities) if (other !== city) other.status = 'out'
        const at = [
          [2, 1, 'e'],
          [2, 4, 'e'],
          [4, 1, 'e'],
          [4, 4, 'e'],
          [1, 2, 'e'],
          [5, 2, 'e'],
          [2, 7, 's'],
        ] as const
        for (const [row, column, direction] of at)
          city.fate.placed.push({ tile: city.fate.supply.shift() ?? '', row, column, direction })
      },
    })
    const { state: after, events } = run(state, 'ship A1', 'end')
    expect(after.ended).toBe('nobodyCanMove')
    expect(told(events, 'gameEnded')).toEqual([{ kind: 'gameEnded', ending: 'nobodyCanMove' }])
  })
  it('R14.4 still gives the tile’s points to a seat that went out before, when all the others have passed', () => {
    const state = counting(3, 4, (draft) => {
      draft.startingSeat = (draft.turn.seat + 2) % 3
      for (const city of draft.cities) city.status = 'passed'
      const [own, next] = [draft.cities[draft.turn.seat], draft.cities[(draft.turn.seat + 1) % 3]]
      if (own) own.status = 'playing'
      if (next) next.status = 'out'
    })
    const { state: after, events } = run(state, 'pass')
    expect(told(events, 'passed').map(({ points, byItself }) => [points, byItself])).toEqual([
      [4, false],
      [4, true],
    ])
    expect(after.ended).toBe('countdown')
  })
  it('R14.6 lets the remaining rounds fall away when all are out in the countdown', () => {
    const state = counting(5, null, (draft) => {
      for (const city of draft.cities) city.status = 'passed'
      const acting = draft.cities[draft.turn.seat]
      if (acting) acting.status = 'playing'
    })
    const { state: after, events } = run(state, 'pass')
    expect(after.ended).toBe('countdown')
    expect(told(events, 'turnBegan')).toEqual([])
  })
})
