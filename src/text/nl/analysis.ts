import type { Trait } from '#players'
import type { Words } from '../words/index.ts'
import { count } from './grammar.ts'
import { nouns } from './nouns.ts'

const of = (amount: number, total: number): string => `${amount} van de ${count(total, nouns.point)}`

const MOST: Readonly<Record<Trait, (amount: number, total: number) => string>> = {
  bonfires: (amount, total) => `zette in op vreugdevuren, goed voor ${of(amount, total)}`,
  guardians: (amount, total) => `stuurde de hoeders op pad, goed voor ${of(amount, total)}`,
  path: (amount, total) => `bouwde een passende weg: kristallen en portalen waren goed voor ${of(amount, total)}`,
  common: (amount, total) => `volbracht opdrachten van de Raad, goed voor ${of(amount, total)}`,
  alongTheWay: (amount, total) => `scoorde onderweg al ${of(amount, total)}`,
  stock: (amount, total) => `legde een voorraad aan, goed voor ${of(amount, total)}`,
  gnomes: (amount) => `zocht gezelschap: ${count(amount, nouns.gnome)} in de stad`,
}
const LEAST: Readonly<Record<Trait, string>> = {
  bonfires: 'er brandden maar weinig vreugdevuren',
  guardians: 'de hoeders brachten bijna niets op',
  path: 'kristallen en portalen brachten bijna niets op',
  common: 'de opdrachten van de Raad brachten bijna niets op',
  alongTheWay: 'onderweg kwam er weinig bij',
  stock: 'er was niets over',
  gnomes: 'er kwam bijna geen gnoom mee',
}

export const analysis: Words['analysis'] = {
  button: 'Terugblik',
  title: 'Terugblik',
  about:
    'Een computer schat dit op basis van wat iedereen kon zien. Gemiddeld klopt het, maar bij een enkele beurt kan het ernaast zitten.',
  turningPoints: (turns) => (turns === 1 ? 'Het keerpunt' : `De ${turns === 2 ? 'twee' : 'drie'} keerpunten`),
  noTurningPoints: 'Niet één beurt heeft dit spel beslist: geen enkele kostte veel.',
  cost: (turn, points) => `Beurt ${turn}: ongeveer ${count(points, nouns.point)} laten liggen`,
  played: (name, turn) => `${name}: ${turn}`,
  there: (turn) => `Beter: ${turn}`,
  before: (turn) => `Tafel vóór beurt ${turn}`,
  styles: 'Speelstijl',
  style: (name, { most, amount, least }, total) =>
    `${name} ${MOST[most](amount, total)}${least === null ? '' : `; ${LEAST[least]}`}.`,
  course: 'Verwachte eindstand',
  expected: (name, all, scored) =>
    `${name}: ongeveer ${all.map(({ turns, points }) => `${points} ${turns === 0 ? 'in het begin' : `na beurt ${turns}`}`).join(', ')}; het werden er ${scored}.`,
  none: 'Speel hier een spel uit, dan zie je waar het kantelde.',
  notOver: 'Dit spel is niet uitgespeeld, dus er is geen terugblik.',
  otherRules: 'Dit spel is met oudere regels gespeeld, dus een terugblik kan niet meer. Het logboek is er nog wel.',
  failed: 'De terugblik kwam niet op tijd klaar. Probeer het over een minuut nog eens; met het spel zelf is niets mis.',
}
