import { type Condition, type GnomeId, isElder, type Rules } from '#engine'
import type { IconName } from './icons/index.ts'

/** A sign in picture language: an icon, perhaps with a small icon or a short mark at its lower right. */
export interface IconWithBadge {
  readonly icon: IconName
  readonly badge?: IconName
  readonly mark?: string
}

/** A sign, with its number where there are several. */
const times = (name: IconName, count: number): IconWithBadge =>
  count === 1 ? { icon: name } : { icon: name, mark: `${count}` }

/** Equal things as one icon each with their number, in the order in which they first come. */
const counted = (names: readonly IconName[]): IconWithBadge[] =>
  [...new Set(names)].map((name) => times(name, names.filter((one) => one === name).length))

/** The signs of what conditions only count. */
const COUNTED = {
  gnomes: 'gnome',
  elders: 'elder',
  portals: 'portal',
  guardians: 'guardian',
  bonfires: 'bonfire',
  commonTasks: 'common',
} as const

/** A task's condition in signs (appendix I). */
export function conditionIcons(condition: Condition): IconWithBadge[] {
  switch (condition.kind) {
    case 'pathTileWithResource':
      return [{ icon: 'path', badge: condition.resource }]
    case 'guardian':
      return condition.colours.map((colour): IconWithBadge => ({ icon: `guardian-${colour}` }))
    case 'offeringOnIslandWithResource':
      return [{ icon: 'island', badge: condition.resource }, { icon: 'offering' }]
    case 'offeringOnBothIslandsWithResource':
      return [
        { icon: 'island', badge: condition.resource },
        { icon: 'island', badge: condition.resource },
      ]
    case 'offeringsOnOneIsland':
      return [{ icon: 'island' }, times('offering', condition.count)]
    case 'offeringsOnIslands':
      return [times('island', condition.islands), times('offering', condition.each)]
    case 'emptyOfferingPile':
      return [{ icon: 'offering-pile', mark: '0' }]
    case 'gnomeWithResource':
      return [{ icon: 'gnome', badge: condition.resource }]
    case 'gnomes':
    case 'elders':
    case 'portals':
    case 'guardians':
    case 'bonfires':
    case 'commonTasks':
      return [times(COUNTED[condition.kind], condition.count)]
    case 'guardiansAtBonfires':
      return [{ icon: 'guardian', badge: 'bonfire', mark: `${condition.count}` }]
    case 'bonfiresOfColours':
      return condition.colours.map((colour): IconWithBadge => ({ icon: `bonfire-${colour}` }))
    case 'tasksOrBonfiresOfColour':
      return [times(`task-${condition.colour}`, condition.count)]
    case 'resource':
      return [times(condition.resource, condition.count)]
    case 'resourcePairs':
      return [times('anyA', condition.each), times('anyB', condition.each)].slice(0, condition.kinds)
    case 'identicalResources':
      return [times('anyA', condition.count)]
    case 'actionTiles':
      return counted(condition.tiles.map((tile): IconName => `tile-${tile}`))
    case 'pathTilesWithCrystal':
      return [{ icon: 'path', badge: `crystal-${condition.crystal}`, mark: `${condition.count}` }]
    case 'adjacentPathTilesSameResource':
      return Array.from({ length: condition.count }, (): IconWithBadge => ({ icon: 'path', badge: 'anyA' }))
    case 'fateGroups':
      return condition.groups.map((group) => times(`fate-${group.symbol}`, group.size))
    case 'anyFateGroups':
      return Array.from({ length: condition.groups }, () => times('fate-any', condition.size))
    case 'fateCovered':
      return [COVERED_SPACES[condition.spaces]]
  }
}

const COVERED_SPACES: Readonly<Record<Extract<Condition, { kind: 'fateCovered' }>['spaces'], IconWithBadge>> = {
  gold: { icon: 'fate-area', badge: 'gold' },
  highlighted: { icon: 'fate-ring' },
  outerColumns: { icon: 'fate-columns' },
}

/** R12.2: what each specialist changes, in signs, by number; 10 to 13 depend on the guardian that they show. */
const abilities: Readonly<Record<string, readonly IconWithBadge[]>> = {
  S1: [{ icon: 'path', badge: 'guardian', mark: '+' }],
  S2: [{ icon: 'steps', mark: '+1' }],
  S3: [{ icon: 'offering' }, { icon: 'anyA', badge: 'anyB' }],
  S4: [{ icon: 'elder', mark: '+2' }],
  S5: [{ icon: 'tile-yellow', mark: '×2' }],
  S6: [{ icon: 'steps' }, { icon: 'anyA' }],
  S7: [{ icon: 'novice' }, { icon: 'gold' }],
  S8: [{ icon: 'path', mark: '+' }, { icon: 'anyA' }],
  S9: [{ icon: 'gnome' }, { icon: 'anyA' }],
  S14: [{ icon: 'fate-tile' }, { icon: 'tile-any', mark: '3' }],
  S15: [{ icon: 'gnome' }, { icon: 'tile-yellow' }],
  S16: [
    { icon: 'fate-area', badge: 'gold' },
    { icon: 'gold', mark: '×2' },
  ],
  S17: [{ icon: 'guardian', mark: '+' }, { icon: 'steps' }],
  S18: [
    { icon: 'guardian', badge: 'bonfire' },
    { icon: 'points', mark: '2' },
  ],
  S19: [{ icon: 'common' }, { icon: 'gold' }, { icon: 'tile-yellow' }],
  S20: [{ icon: 'path', mark: '1' }, { icon: 'gold' }],
  S21: [{ icon: 'ship', mark: '+1' }],
  S22: [{ icon: 'tile-purple', mark: '+1' }],
  S23: [{ icon: 'tile-purple', mark: '3' }],
  S24: [{ icon: 'novice' }, { icon: 'novice' }],
  S25: [{ icon: 'portal' }, { icon: 'check' }],
  S26: [{ icon: 'tile-red', mark: '1' }],
  S27: [{ icon: 'fate-tile' }, { icon: 'steps' }],
}
const elders = {
  pathTile: 'path',
  fateTileInArea: 'fate-tile',
  portal: 'portal',
  taskAndBonfire: 'task',
  guardian: 'guardian',
  gnome: 'gnome',
} as const

/** What a gnome does, in signs: a specialist's ability, or what an elder gives a point for. */
export function gnomeAbilityIcons(rules: Rules, gnome: GnomeId): readonly IconWithBadge[] {
  if (isElder(gnome)) return [{ icon: 'points', mark: '1' }, { icon: elders[rules.elder(gnome).pointsPer] }]
  const { guardian } = rules.specialist(gnome)
  if (guardian !== undefined) return [{ icon: `guardian-${guardian}` }, { icon: 'anyA', mark: '+1' }]
  return abilities[gnome] ?? []
}
