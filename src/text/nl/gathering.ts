import { control } from '../control.ts'
import type { Words } from '../words/index.ts'
import { buttons } from './buttons.ts'

export const gathering: Words['gathering'] = {
  heldSeat: (number, mention, until) => `${number}. vrijgehouden voor ${mention} tot ${until}`,
  hold: 'Plaats vrijhouden voor…',
  release: (number) => `Plaats ${number} vrijgeven`,
  invited: (mentions) =>
    `${mentions}: er is een plaats vrijgehouden. Druk op ${control(buttons.join)}, of op ${control(buttons.leave)} als je niet kunt.`,
  full: (mention) => `${mention}: alle plaatsen zijn bezet. Druk op ${control(buttons.start)}.`,
  startAt: (people) => (people === 0 ? 'De organisator start.' : `Start vanzelf zodra er ${people} aan tafel zitten.`),
  startsAt: (when, relative) => `Het spel begint op ${when} (${relative}), als er dan minstens twee spelers zijn.`,
  soon: (mentions) => `${mentions}: het begint zo.`,
  startMissed: (mentions, when) =>
    `${mentions}: op ${when} is het spel niet vanzelf begonnen. Druk op ${control(buttons.start)} zodra jullie met z’n tweeën zijn.`,
  startFixed: (when) => `Het spel begint op ${when}. Tien minuten van tevoren herinner ik iedereen eraan.`,
  noFixedStart: 'Start: geen vaste tijd.',
  notForBots: 'Dat is een bot, en die kan hier niet meespelen. Kies een mens.',
  notCalled: (mention, when) =>
    `Ik heb ${mention} niet geroepen, want dat heb ik het afgelopen uur al gedaan, of ik heb er al veel anderen voor deze tafel geroepen. Laat het zelf even weten. ${when} kan ik het weer, voor een plaats die je dan vrijhoudt.`,
  notAsked: (when) =>
    `Ik heb de anderen niet geroepen, want dat heb ik het afgelopen uur al voor een spel gedaan. Laat het zelf even weten. ${when} kan ik ze weer roepen.`,
  gaveUp: ({ join }) =>
    `Dan wordt de plaats niet langer voor je vrijgehouden. Zolang er een vrij is, kun je nog steeds op ${control(join)} drukken.`,
  direct: {
    invited: 'Er wordt een plaats voor je vrijgehouden',
    full: 'Alle plaatsen aan je tafel zijn bezet',
    soon: (when) => `Je spel begint ${when}`,
    startMissed: 'Je spel is niet vanzelf begonnen',
  },
}
