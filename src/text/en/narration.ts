import { EMOJI } from '../emoji.ts'
import type { NarrationWords } from '../words/narration.ts'
import { gnomes } from './gnomes.ts'
import { count, joined, names } from './names.ts'
import { tasks } from './tasks.ts'

export const narration: NarrationWords = {
  sentence: (name, deeds) => `${name} ${joined(deeds, 'and')}.`,
  deeds: {
    startTileLaid: (symbols, swapped) =>
      swapped ? `swapped the first fate tile and placed ${symbols}` : `placed the first fate tile ${symbols}`,
    fateTilePlaced: (symbols) => `placed a fate tile ${symbols}`,
    discarded: (tiles) => `discarded ${tiles}`,
    pathBuilt: ({ crystal, resource, space, from }) =>
      `built a ${names.resource[resource]} path tile with a ${names.crystal[crystal]} crystal in space ${space}${BUILT_FROM[from]}`,
    pathsPutBack: 'put the four open path tiles under the pile',
    shipMoved: (island) => `sailed to ${names.island(island)}`,
    offeringLaid: (resource) => `left the ${names.resource[resource]} offering`,
    taskReceived: (task, offering) =>
      `received the ${task.points}-point task “${tasks.condition(task.condition)}”${offering === null ? '' : `, leaving the ${names.resource[offering]} offering`}`,
    guardianReceived: (colour) => `retrieved the ${names.guardian[colour]}`,
    processionBegan: (steps) => `made a procession of up to ${count(steps, 'step')}`,
    guardianMoved: (guardian, to) => `moved the ${names.guardian[guardian]} to ${names.place(to)}`,
    bonfireTurned: (compass) => `turned the Great Bonfire ${names.compass[compass]}`,
    portalPlaced: (portal, space) => `placed the ${names.portal[portal]} at space ${space}`,
    gnomeJoined: (gnome) => `recruited the ${gnomes(gnome).name}`,
    ignited: (task, space) => `ignited the ${task.points}-point bonfire in space ${space}`,
    noviceMoved: (novice, to) =>
      `sent ${novice.kind === 'own' ? 'a novice' : `the neutral novice for “${names.commonTask[novice.task]}”`} to “${names.council[to].name}”`,
    bonusTaken: () => 'took the bonus',
    commonTaskMet: (task) => `fulfilled the common task “${names.commonTask[task]}”`,
    islandActionDeclined: 'did nothing there',
    passed: (byItself) => (byItself ? 'had no turn left and passed' : 'passed and takes no more turns'),
    wentOut: (why) => WENT_OUT[why],
    outgrown: 'had already fulfilled that common task',
    paid: 'paid',
    gained: 'gained',
  },
  onlyThingPossible: 'the only option',
  pathsTurnedUp: (tiles) =>
    `New path tiles on display: ${tiles.map(({ crystal, resource }) => `${EMOJI.crystal[crystal]}${EMOJI.resource[resource]}`).join(' ')}.`,
  gnomesTurnedUp: (turnedUp) =>
    `New ${turnedUp.length === 1 ? 'gnome' : 'gnomes'} on display: ${joined(
      turnedUp.map((gnome) => gnomes(gnome).name),
      'and',
    )}.`,
  offeringTurnedUp: (name, resource) => `${name} revealed the ${names.resource[resource]} offering.`,
  countdownBegan: (novices) =>
    `${EMOJI.countdown} The countdown begins: ${count(novices, 'novice')} in the High Council.`,
  countdownHandedOn: (tile) => `${EMOJI.countdown} Countdown tile ${tile} is passed on.`,
  tomCard: (card, gnome, left, round) =>
    `${EMOJI.tom} Tom’s card: ${names.tomCard[card]}${gnome === null ? '' : `, gnome drawn: ${gnomes(gnome).name} ${EMOJI.resource[gnome.resource]}`}. ${count(left, 'card')} left, deck ${round} of 4.`,
  tomFoundNothing: `${EMOJI.tom} Tom can’t use it.`,
  gameEnded: (ending) => `🏁 The game is over. ${names.ending[ending]}`,
}

const WENT_OUT = {
  nothingLeft: 'can’t do anything and takes no more turns',
  declined: 'gave up the last bonus action and takes no more turns',
  satOut: 'sits out from now on',
} as const
const BUILT_FROM = { display: '', pile: ', drawn from the pile', search: ', chosen from the pile' } as const
