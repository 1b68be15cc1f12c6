import type { Words } from '../words/index.ts'
import { count, isOne, signed } from './grammar.ts'
import { guide } from './guide.ts'
import { names } from './names.ts'
import { nouns } from './nouns.ts'

/** Somebody's head start, as the challenge counts it: below 0 it is the person's (R16.12). */
const start = (handicap: number): string => {
  if (handicap === 0) return 'niemand heeft voorsprong'
  return handicap > 0
    ? `Tom begint met ${names.points(handicap)} voorsprong`
    : `jij begint met ${names.points(-handicap)} voorsprong`
}
const price = (challenge: boolean): string =>
  challenge ? 'Opgeven telt als verlies, ook in de handicapmodus.' : 'Opgeven telt als verlies.'

export const solo: Words['solo'] = {
  challenge: (handicap) => `Handicapmodus, stand ${signed(handicap)}: ${start(handicap)}.`,
  free: (handicap) => `Buiten de handicapmodus: ${start(handicap)}.`,
  challengeAfter: (before, after) =>
    before === after
      ? `Handicapmodus: je blijft op ${signed(after)}.`
      : `Handicapmodus: ${signed(before)} → **${signed(after)}**. Volgende keer: ${start(after)}.`,
  opened: 'Je spel tegen Tom staat klaar in je privéberichten.',
  toDirect: 'Naar de privéberichten',
  playHere: 'Liever hier spelen (alleen jij ziet het)',
  cannotOpen:
    'Discord laat me je nu geen privébericht sturen, dus er is geen spel begonnen. Probeer het over een paar minuten nog eens. Blijft het zo, sta dan privéberichten toe op een server waar we allebei zijn, of open mijn profiel, kies “Bericht” en typ daar /bonfire solo.',
  cannotWrite: [
    'Ik kan je geen privébericht sturen. Je spel blijft bewaard, en je kunt het gewoon hier spelen: alleen jij ziet dit.',
    'Wil je het liever in privéberichten? Zorg dat we samen op een server zitten, en sta daar bij de privacyinstellingen privéberichten toe. Je volgende beurt verschijnt dan daar.',
  ].join('\n'),
  openAlready: (turn, challenge, most) =>
    `Je bent al bezig met een spel tegen Tom (beurt ${turn}). Meer dan ${isOne(most) ? 'één' : most} tegelijk gaat niet: speel verder, of geef het op. ${price(challenge)}`,
  leaving: (turn, challenge) => `Je zit in beurt ${turn} van je spel tegen Tom. Wil je opgeven? ${price(challenge)}`,
  goOn: 'Verderspelen',
  giveUp: 'Opgeven',
  gaveUp: (handicap) =>
    handicap === null
      ? 'Je hebt dit spel opgegeven.'
      : `Je hebt dit spel opgegeven: verloren. Je handicap staat op ${signed(handicap)}.`,
  newGame: 'Nieuw spel',
  choiceIsFinal: 'Wat je hier kiest, kun je niet terugnemen: daarna wordt er iets omgedraaid.',
  choiceIsLast: 'Met wat je hier kiest, is het spel afgelopen. Je kunt het niet terugnemen.',
  undo: 'Terugnemen voor Tom',
  profile: {
    title: (name) => `${name} tegen Tom`,
    none: 'Nog geen spel. Begin er een met /bonfire solo.',
    games: (games, won, tied, lost) => `${count(games, nouns.game)}: ${won} gewonnen, ${tied} gelijk, ${lost} verloren`,
    handicap: (now, best) => `Handicap **${signed(now)}**: ${start(now)}. Je record: ${signed(best)}.`,
    way: (chart, from, to) => `\`${chart}\`\n-# De handicapmodus van ${signed(from)} tot ${signed(to)}`,
  },
  guide: {
    title: 'Je eerste spel',
    steps: guide.againstTom,
  },
}
