import type { AheadWords } from '../words/ahead.ts'

export const ahead: AheadWords = {
  title: 'Je volgende beurt',
  plan: 'Volgende beurt plannen',
  mine: 'Mijn plan',
  about:
    'Als je aan de beurt bent, wordt de eerste van deze varianten gespeeld die dan nog van begin tot eind kan, en iedereen hoort dat. Tot dan ziet niemand anders er iets van. Kan er geen meer, dan word je geroepen zoals altijd.',
  nothing: 'Je hebt nog niets gepland.',
  drafting: '**Vooruit gepland:** alleen jij ziet dit, en er wordt nog niets gespeeld.',
  planned: (ways) => `Je volgende beurt is gepland${ways === 1 ? '' : `, in ${ways} varianten`}.`,
  leavesOpen: 'Daarna blijft de beurt open en word je geroepen.',
  notNow: (why) => `Zoals het er nu voor staat, kan dit niet: ${why}`,
  otherwise: 'Onderweg zou het spel iets anders vragen of doen.',
  turnsUp: 'Eerst zou er iets worden omgedraaid.',
  cut: (why) => `Het spel ging verder, dus de rest van wat je had gekozen is vervallen: ${why}`,
  didNotFit: (ways) => `Van je plan is niets gespeeld: het paste niet meer.\n${ways.join('\n')}`,
  tooLate: 'Het kwam toen je beurt al was begonnen.',
  add: 'Nog een variant',
  goOn: 'Verder plannen',
  keep: 'Als plan bewaren',
  keepAndEnd: 'Bewaren en beurt beëindigen',
  leave: 'Variant weggooien',
  withdraw: 'Plan intrekken',
  change: 'Volgorde veranderen',
  raise: (number) => `Variant ${number} vóór variant ${number - 1} proberen`,
  remove: (number) => `Variant ${number} weghalen`,
  played: 'Zoals vooruit gepland',
}
