import { EMOJI } from '../emoji.ts'
import type { NarrationWords } from '../words/narration.ts'
import { count, joined, names } from './names.ts'

export const narration: NarrationWords = {
  sentence: (name, deeds) => `${name} ${joined(deeds, 'and')}.`,
  deeds: {
    startTileLaid: (symbols, swapped) =>
      swapped ? `swapped the first fate tile and laid ${symbols}` : `laid the first fate tile ${symbols}`,
    fateTilePlaced: (symbols) => `placed a fate tile ${symbols}`,
    discarded: (tiles) => `discarded ${tiles}`,
    pathBuilt: ({ crystal, resource, space, from }) =>
      `built path space ${space} with ${names.pathTile(crystal, resource)}${BUILT_FROM[from]}`,
    pathsPutBack: 'put the four open path tiles back',
    shipMoved: (island) => `sailed to ${names.island(island)}`,
    offeringLaid: (resource) => `laid down the ${names.resource[resource]} offering`,
    taskReceived: (task, offering) =>
      offering === null ? `received ${task.id}` : `received ${task.id} for the ${names.resource[offering]} offering`,
    guardianReceived: (colour) => `took in the ${names.guardian[colour]}`,
    processionBegan: (steps) => `led a procession of up to ${count(steps, 'step')}`,
    guardianMoved: (guardian, to) => `moved the ${names.guardian[guardian]} to ${names.place(to)}`,
    bonfireTurned: (compass) => `turned the Great Bonfire ${names.compass[compass]}`,
    portalPlaced: (portal, space) => `placed the ${names.portal[portal]} at space ${space}`,
    gnomeJoined: (gnome) => `welcomed the ${gnome}`,
    ignited: (task, space) => `lit bonfire ${space}, worth ${names.points(task.points)} at the end`,
    noviceMoved: (novice, to) =>
      `sent ${novice.kind === 'own' ? 'a novice' : `the neutral novice of ${names.commonTask[novice.task]}`} to “${names.council[to].name}”`,
    bonusTaken: () => 'took the bonus',
    commonTaskMet: (task) => `met a common task: ${names.commonTask[task]}`,
    islandActionDeclined: 'did nothing there',
    passed: (byItself) => (byItself ? 'had no turn left and passed' : 'passed and takes no more turns'),
    wentOut: (satOut) => (satOut ? 'sits out from now on' : 'has nothing left to do and takes no more turns'),
    outgrown: 'had no more use for the card',
    paid: 'paid',
    gained: 'gained',
  },
  pathsTurnedUp: (tiles) =>
    `New on the path display: ${tiles.map(({ crystal, resource }) => `${EMOJI.crystal[crystal]}${EMOJI.resource[resource]}`).join(' ')}.`,
  gnomesTurnedUp: (gnomes) => `New on the gnome display: ${joined(gnomes, 'and')}.`,
  offeringTurnedUp: (name, resource) => `${name} turned up the ${names.resource[resource]} offering.`,
  countdownBegan: (novices) =>
    `${EMOJI.countdown} The countdown begins: ${count(novices, 'novice')} sit in the High Council.`,
  countdownHandedOn: (tile) => `${EMOJI.countdown} Countdown tile ${tile} goes round.`,
  tomCard: (card, gnome, left, round) =>
    `${EMOJI.tom} Tom’s card: ${names.tomCard[card]}${gnome === null ? '' : `, led by the ${gnome}`}. ${count(left, 'card')} left, deck ${round} of 4.`,
  tomFoundNothing: `${EMOJI.tom} It finds nothing for Tom.`,
  gameEnded: (ending) => `🏁 The game is over. ${names.ending[ending]}`,
}

const BUILT_FROM = { display: '', pile: ', unseen from the pile', search: ', picked from the pile' } as const
