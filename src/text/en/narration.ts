import type {
  CommonTask,
  CouncilSpace,
  Crystal,
  Ending,
  Guardian,
  Island,
  IslandGuardian,
  Place,
  Portal,
  Resource,
  Space,
  Task,
  TomCard,
} from '#engine'
import { EMOJI } from '../emoji.ts'
import type { Novice } from '../words/choices.ts'
import type { Gnome } from '../words/gnomes.ts'
import type { Compass } from '../words/names.ts'
import { gnomes } from './gnomes.ts'
import { count, joined, names } from './names.ts'
import { tasks } from './tasks.ts'

export const narration = {
  /** A person and what she did, as one sentence. */
  sentence: (name: string, deeds: readonly string[]): string => `${name} ${joined(deeds, 'and')}.`,
  deeds: {
    startTileLaid: (symbols: string, swapped: boolean): string =>
      swapped ? `swapped the first fate tile and placed ${symbols}` : `placed the first fate tile ${symbols}`,
    fateTilePlaced: (symbols: string): string => `placed a fate tile ${symbols}`,
    discarded: (tiles: string): string => `discarded ${tiles}`,
    pathBuilt: ({
      crystal,
      resource,
      space,
      from,
    }: {
      crystal: Crystal
      resource: Resource
      space: Space
      from: 'display' | 'pile' | 'search'
    }): string =>
      `built a ${names.resource[resource]} path tile with a ${names.crystal[crystal]} crystal in space ${space}${BUILT_FROM[from]}`,
    pathsPutBack: 'put the four open path tiles under the pile',
    shipMoved: (island: Island): string => `sailed to ${names.island(island)}`,
    /** An offering was laid, but no task taken yet. */
    offeringLaid: (resource: Resource): string => `left the ${names.resource[resource]} offering`,
    taskReceived: (task: Task, offering: Resource | null): string =>
      `received the ${task.points}-point task “${tasks.condition(task.condition)}”${offering === null ? '' : `, leaving the ${names.resource[offering]} offering`}`,
    guardianReceived: (colour: IslandGuardian): string => `retrieved the ${names.guardian[colour]}`,
    processionBegan: (steps: number): string => `made a procession of up to ${count(steps, 'step')}`,
    guardianMoved: (guardian: Guardian, to: Place): string =>
      `moved the ${names.guardian[guardian]} to ${names.place(to)}`,
    bonfireTurned: (compass: Compass): string => `turned the Great Bonfire ${names.compass[compass]}`,
    portalPlaced: (portal: Portal, space: Space): string => `placed the ${names.portal[portal]} at space ${space}`,
    gnomeJoined: (gnome: Gnome): string => `recruited the ${gnomes(gnome).name}`,
    ignited: (task: Task, space: Space): string => `ignited the ${task.points}-point bonfire in space ${space}`,
    noviceMoved: (novice: Novice, to: CouncilSpace): string =>
      `sent ${novice.kind === 'own' ? 'a novice' : `the neutral novice for “${names.commonTask[novice.task]}”`} to “${names.council[to].name}”`,
    bonusTaken: (_space: CouncilSpace): string => 'took the bonus',
    commonTaskMet: (task: CommonTask): string => `fulfilled the common task “${names.commonTask[task]}”`,
    islandActionDeclined: 'did nothing there',
    passed: (byItself: boolean): string =>
      byItself ? 'had no turn left and passed' : 'passed and takes no more turns',
    wentOut: (why: 'nothingLeft' | 'declined' | 'satOut'): string => WENT_OUT[why],
    outgrown: 'had already fulfilled that common task',
    /** A price was paid, and what for is still to come. */
    paid: 'paid',
    /** Something was gained, and the cause stands before. */
    gained: 'gained',
  },
  /** In brackets behind what was done for somebody: nothing else could be. */
  onlyThingPossible: 'the only option',
  /** Whole sentences about what nobody does. */
  pathsTurnedUp: (tiles: readonly { crystal: Crystal; resource: Resource }[]): string =>
    `New path tiles on display: ${tiles.map(({ crystal, resource }) => `${EMOJI.crystal[crystal]}${EMOJI.resource[resource]}`).join(' ')}.`,
  gnomesTurnedUp: (turnedUp: readonly Gnome[]): string =>
    `New ${turnedUp.length === 1 ? 'gnome' : 'gnomes'} on display: ${joined(
      turnedUp.map((gnome) => gnomes(gnome).name),
      'and',
    )}.`,
  offeringTurnedUp: (name: string, resource: Resource): string =>
    `${name} revealed the ${names.resource[resource]} offering.`,
  countdownBegan: (novices: number): string =>
    `${EMOJI.countdown} The countdown begins: ${count(novices, 'novice')} in the High Council.`,
  countdownHandedOn: (tile: number): string => `${EMOJI.countdown} Countdown tile ${tile} is passed on.`,
  /** `gnome` leads the card with its resource; null where the card needs none. */
  tomCard: (card: TomCard, gnome: Gnome | null, left: number, round: number): string =>
    `${EMOJI.tom} Tom’s card: ${names.tomCard[card]}${gnome === null ? '' : `, gnome drawn: ${gnomes(gnome).name} ${EMOJI.resource[gnome.resource]}`}. ${count(left, 'card')} left, deck ${round} of 4.`,
  tomFoundNothing: `${EMOJI.tom} Tom can’t use it.`,
  gameEnded: (ending: Ending): string => `🏁 The game is over. ${names.ending[ending]}`,
}

const WENT_OUT = {
  nothingLeft: 'can’t do anything and takes no more turns',
  declined: 'gave up the last bonus action and takes no more turns',
  satOut: 'sits out from now on',
} as const
const BUILT_FROM = { display: '', pile: ', drawn from the pile', search: ', chosen from the pile' } as const
