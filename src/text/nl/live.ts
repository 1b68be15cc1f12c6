import { control } from '../control.ts'
import type { Words } from '../words/index.ts'
import { buttons } from './buttons.ts'
import { count, isOne, list } from './grammar.ts'
import { nouns } from './nouns.ts'

export const live: Words['live'] = {
  turnOf: (mention) => `${mention} is aan de beurt.`,
  yourTurn: 'Je bent aan de beurt.',
  turnOfEmptySeat: (name, mentions) =>
    `Een vrije plaats is aan de beurt (${name} is weg). ${mentions.join(' ')}: wie wil, neemt hem over, of jullie laten een computer verderspelen of slaan de plaats over.`,
  left: (left, mentions) =>
    `${list(left)} ${isOne(left.length) ? 'heeft' : 'hebben'} het spel verlaten. ${mentions.join(' ')}: wie wil, neemt de plaats over, of jullie laten een computer verderspelen of slaan de plaats over.`,
  undoAsked: (name, missing) =>
    `${name} wil het einde van de beurt terugnemen. Vinden jullie dat goed? Het wachten is op ${list(missing)}. Na de volgende keuze of ${control(buttons.refuseUndo)} kan het niet meer.`,
  undoGranted: (name) => `Iedereen vindt het goed: de beurt van ${name} gaat verder waar die ophield.`,
  since: (when) => `Beurt begon ${when}`,
  novices: (now, countdownAt) =>
    `${now > countdownAt ? '' : `${now} van de `}${count(Math.max(now, countdownAt), nouns.novice)} in de Raad`,
  countdown: (tile) => `Aftellen: nog ${count(tile, nouns.turn)}`,
  lookPlaceholder: 'Bekijk een stad, de eilanden…',
  looks: {
    table: 'De hele tafel',
    city: (name) => `De stad van ${name}`,
    islands: 'Eilanden en opdrachten',
    gnomes: 'Gnomen',
    bonfire: 'Groot vreugdevuur',
    council: 'Hoge Raad',
    scores: 'Punten',
  },
  noPicture: {
    failed: 'De afbeelding is niet gelukt. Speel zonder verder, of kijk over een minuut nog eens.',
    overtaken: 'Deze afbeelding ontbreekt: je had al om de volgende gevraagd.',
  },
  closed: (why) => CLOSED[why],
}

const CLOSED = {
  host: 'De organisator heeft deze tafel gesloten.',
  moderator: 'Een moderator heeft deze tafel gesloten.',
  stopped: 'Een moderator heeft dit spel gestopt. Er is geen uitslag.',
  everybodyLeft: 'Iedereen is opgestaan, dus deze tafel is gesloten.',
  nobodyCame: 'Een dag lang kwam er niemand, dus deze tafel is gesloten.',
} as const
