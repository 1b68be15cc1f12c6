import type { RuleTopicId } from './rules.ts'

/** The rulebooks' words for what there is in the game (docs/glossary.md), each with the topic that explains it. */
export const TOPIC_BY_TERM = {
  actionTile: 'action-tiles',
  blossom: 'resources',
  bonfire: 'ignite',
  city: 'task-space',
  commonTask: 'common-tasks',
  countdown: 'countdown',
  countdownTile: 'countdown',
  crystal: 'crystals',
  display: 'undo',
  elder: 'elders',
  fateArea: 'fate-tile',
  fateTile: 'fate-tile',
  fruit: 'resources',
  gnome: 'gnome',
  gold: 'resources',
  greatBonfire: 'great-bonfire',
  guardian: 'guardian',
  herb: 'resources',
  highCouncil: 'council',
  island: 'ship',
  landingStage: 'ship',
  neutralNovice: 'bonus-action',
  notch: 'portals',
  novice: 'council',
  offeringTile: 'offering',
  pathTile: 'path',
  point: 'scoring',
  portal: 'portals',
  resource: 'resources',
  reward: 'great-bonfire',
  root: 'resources',
  shell: 'resources',
  ship: 'ship',
  shipRoute: 'ship',
  specialist: 'gnome',
  startingTile: 'guardian',
  supply: 'resources',
  task: 'task',
  tomCard: 'tom-cards',
} as const satisfies Readonly<Record<string, RuleTopicId>>
export type Term = keyof typeof TOPIC_BY_TERM

/** A term in the singular, as it stands in a list. */
export type NamesByTerm = Readonly<Record<Term, string>>
