import type { ChoiceKind } from './choice.ts'
import type { Question } from './decision.ts'

/** Which kinds of choice answer what is asked, in the order in which they are listed. */
export const CHOICE_KINDS_BY_QUESTION = {
  startTile: ['start'],
  turn: [
    'fate',
    'discard',
    'path',
    'newpaths',
    'ship',
    'task',
    'guardian',
    'procession',
    'bonfire',
    'gnome',
    'ignite',
    'novice',
    'turnup',
    'pass',
    'out',
    'end',
  ],
  payTiles: ['pay'],
  payResources: ['give'],
  takePath: ['path', 'newpaths'],
  offering: ['offer'],
  taskSpace: ['space'],
  islandAction: ['task', 'guardian', 'decline'],
  procession: ['move', 'stay'],
  yield: ['yield'],
  rewards: ['take'],
  council: ['council'],
  bonus: ['bonus', 'point'],
  freePath: ['path', 'search'],
  freeGuardian: ['guardian'],
  freeBonfire: ['bonfire'],
  freeSpecialist: ['gnome'],
  freeMove: ['move'],
  freeShip: ['ship'],
  freeFate: ['fate'],
  tomTask: ['tomTask'],
  tomGuardian: ['tomGuardian'],
  tomCouncil: ['tomCouncil'],
  tomGnome: ['tomGnome'],
} as const satisfies Readonly<Record<Question['kind'], readonly ChoiceKind[]>>

type Answers = typeof CHOICE_KINDS_BY_QUESTION
/** The questions that a kind of choice answers. */
export type QuestionAnsweredBy<K extends ChoiceKind> = Extract<
  Question,
  { kind: { [Q in Question['kind']]: K extends Answers[Q][number] ? Q : never }[Question['kind']] }
>

/** Whether a kind of choice answers what is asked. */
export function answersQuestion<K extends ChoiceKind>(kind: K, question: Question): question is QuestionAnsweredBy<K> {
  const kinds: readonly ChoiceKind[] = CHOICE_KINDS_BY_QUESTION[question.kind]
  return kinds.includes(kind)
}
