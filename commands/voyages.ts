import { type Choice, conditionProgress, decision, type GameState, legalChoices, type Rules } from '#engine'
import { LIMITS } from '#text'
import { emptySequence, type TriedSequence, withChoice, withProposedPayments } from './choice-sequence.ts'

/**
 * Where a ship can go.
 * @param choices the legal voyages
 * @returns acting: with a task or a guardian in the same breath, the nearest to being fulfilled first; none where they are
 * more than one list holds; sailing: the voyages alone
 */
export function voyagesWithAndWithoutAction(rules: Rules, state: GameState, choices: readonly Choice[]) {
  const start = emptySequence(rules, state)
  const sailing = choices
    .toSorted((a, b) => (islandOf(a) < islandOf(b) ? -1 : 1))
    .map((choice) => withProposedPayments(withChoice(start, choice)))
  const acting = sailing.flatMap((voyage) =>
    voyage.final || decision(voyage.after)?.question.kind !== 'islandAction'
      ? []
      : legalChoices(rules, voyage.after).flatMap((choice) =>
          choice.kind === 'decline' ? [] : withProposedPayments(withChoice(voyage, choice)),
        ),
  )
  return { acting: acting.length > LIMITS.options ? [] : sortSequencesByTaskProgress(acting), sailing }
}

const islandOf = (choice: Choice): string => (choice.kind === 'ship' ? choice.island : '')

/** Lines that end with a task, in the order of what is still missing of each, those worth most first; then all others. */
export function sortSequencesByTaskProgress(lines: readonly TriedSequence[]): TriedSequence[] {
  const ranked = lines.map((line) => {
    const task = taskReceivedAtSequenceEnd(line)
    if (task === null) return { line, missing: Number.POSITIVE_INFINITY, points: 0 }
    const { condition, points } = line.rules.task(task)
    const { have, need } = conditionProgress(line.rules, line.after, line.after.turn.seat, condition)
    return { line, missing: Math.max(0, need - have), points }
  })
  return ranked.sort((a, b) => compare(a.missing, b.missing) || b.points - a.points).map(({ line }) => line)
}

const compare = (a: number, b: number): number => (a === b ? 0 : a - b)

/** The task that a line ends with, before it is said where it goes. */
export function taskReceivedAtSequenceEnd(line: TriedSequence) {
  const last = line.choices.findLast(({ kind }) => kind !== 'pay' && kind !== 'give')
  return last?.kind === 'task' ? last.task : null
}
