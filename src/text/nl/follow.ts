import type { Words } from '../words/index.ts'

export const follow: Words['follow'] = {
  title: 'Een tafel in dit kanaal tonen',
  none: 'Er is geen tafel die je hier kunt tonen. Zit je op deze server aan een tafel, dan kun je die in elk ander kanaal tonen; een moderator kan dat met elke tafel.',
  choose: 'Een tafel hier tonen…',
  shown: (names) => `Dit kanaal toont de tafel van **${names}**.`,
  stop: 'Niet meer tonen',
  begins: (playing) =>
    playing
      ? 'Vanaf nu toont dit kanaal die tafel: na elke beurt wat er gebeurde, en een afbeelding. De eerste komt zo.'
      : 'Vanaf nu toont dit kanaal die tafel, zodra het spel begonnen is: na elke beurt wat er gebeurde, en een afbeelding.',
  stopped: 'Dit kanaal toont die tafel niet meer.',
  notYours: 'Dat kan alleen wie aan die tafel zit, of wie modereert.',
  ownChannel: 'Die tafel staat al in dit kanaal. Typ /bonfire tonen in een ander.',
  tooManyChannels: (most) =>
    `Die tafel wordt al in ${most} andere kanalen getoond, en meer kan niet. Stop het eerst in een daarvan met /bonfire tonen.`,
  tooManyTables: (most) => `Dit kanaal toont al ${most} tafels, en meer kan niet. Stop er eerst een.`,
  delay: (turns) =>
    turns === 0 ? 'Meteen getoond' : turns === 1 ? 'Eén beurt later getoond' : `${turns} beurten later getoond`,
  chooseDelay: 'Hoeveel later dan aan de tafel',
  byWhom: (mention) => `${mention} toont deze tafel hier. /bonfire tonen stopt dat.`,
  alsoShown: (channel, mention) => `${mention} toont deze tafel ook in ${channel}.`,
  shownNoMore: (channel, mention) =>
    `${mention}: in ${channel} kan ik niet meer schrijven, dus deze tafel wordt daar niet meer getoond. Kan het weer, typ daar dan opnieuw /bonfire tonen.`,
  earlier: 'De beurten daarvoor staan in het logboek.',
  tellEnd: 'Seintje na afloop',
  willTell:
    'Ik vertel het je in een privébericht als dit spel afgelopen is. Ik heb je er nu al één gestuurd, zodat we allebei weten dat het werkt.',
  tellNot: 'Toch niet',
  willNotTell: 'Goed, ik laat je niet weten wanneer dit spel afgelopen is.',
  directClosed:
    'Discord laat me je geen privéberichten sturen, dus ik kan het je niet vertellen. Sta berichten van leden van deze server toe en druk nog eens.',
  directWorks: (names, channel) => `Ik vertel het je hier als het spel van ${names} in ${channel} afgelopen is.`,
  asked: 'Je had hierom gevraagd.',
}
