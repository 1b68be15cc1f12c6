import { type Choice, type GameEvent, type GameState, legalChoices, play, type Rules, whyNot } from '#engine'
import type { TableForPerson, TableService } from '#table'
import { viewAsActor } from './as-actor.ts'

/** Picks one of the legal choices. */
export type Policy = (state: GameState, choices: readonly Choice[]) => Choice

/** One choice of a game: the position in which it is made, and what it leads to. */
export interface Step {
  readonly state: GameState
  readonly choice: Choice
  readonly after: GameState
  readonly events: readonly GameEvent[]
}

function step(rules: Rules, state: GameState, choice: Choice): Step {
  const { state: after, events } = play(rules, state, choice)
  return { state, choice, after, events }
}

/** Plays on by a policy, a choice whenever the next one is asked for, until the game is over. */
export function* steps(rules: Rules, from: GameState, policy: Policy): Generator<Step, void> {
  for (let state = from; state.ended === null; ) {
    const made = step(rules, state, policy(state, legalChoices(rules, state)))
    yield made
    state = made.after
  }
}

/** The position that a policy comes to: the game's end, or where it stands after so many choices. */
export function playedOn(rules: Rules, from: GameState, policy: Policy, most = Number.POSITIVE_INFINITY): GameState {
  let state = from
  let made = 0
  if (most > 0)
    for (const { after } of steps(rules, from, policy)) {
      state = after
      if (++made >= most) break
    }
  return state
}

/**
 * Makes planned choices as far as they are legal: what comes to light on the way may forbid the later ones. The first one
 * has to be legal.
 */
export function planPlayed(rules: Rules, from: GameState, plan: readonly Choice[]): Step[] {
  const made: Step[] = []
  let state = from
  for (const choice of plan) {
    if (made.length > 0 && (state.ended !== null || whyNot(rules, state, choice) !== null)) break
    const one = step(rules, state, choice)
    made.push(one)
    state = one.after
  }
  return made
}

/**
 * Makes a choice for the person who must act at a table, by a policy.
 * @returns the table as they see it after; null where nobody can act
 */
export async function actAtTable(
  service: TableService,
  tableId: string,
  policy: Policy,
): Promise<TableForPerson | null> {
  const table = await viewAsActor(service, tableId)
  const person = table?.seats.find((seat) => seat.person?.id === table.acting)?.person
  if (table?.state == null || person == null) return null
  const choices = [policy(table.state, legalChoices(table.rules, table.state))]
  const press = { tableId, seq: table.seq, person, moderator: false, interactionId: null }
  const outcome = await service.act({ ...press, action: { kind: 'choices', choices } })
  if (outcome.kind !== 'done') throw new Error(`a choice at a table was ${outcome.kind}`)
  return outcome.table
}
