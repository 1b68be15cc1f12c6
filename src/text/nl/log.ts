import { capital } from '../capital.ts'
import type { Words } from '../words/index.ts'
import { freedBecause } from './pace.ts'

export const log: Words['log'] = {
  title: 'Wat er tot nu toe gebeurde',
  empty: 'Er is nog niets gebeurd.',
  opened: (name) => `${name} heeft de tafel geopend.`,
  joined: (name) => `${name} is aangeschoven.`,
  left: (name) => `${name} is opgestaan.`,
  tiesDecided: 'Waar het voor niemand anders uitmaakte, koos Tom volgens zijn vuistregel.',
  started: 'Het spel is begonnen.',
  frozen: 'De tafel is stilgelegd: er is iets stuk.',
  thawed: (turnDropped) =>
    `De tafel lag stil omdat er iets stuk was. Het is verholpen en het spel gaat verder${turnDropped ? ', maar een deel van de open beurt is verloren: die beurt moet opnieuw worden afgemaakt' : ''}.`,
  tookOver: (name, seat) => `${name} heeft plaats ${seat} overgenomen.`,
  satOut: (name) => `De plaats van ${name} wordt vanaf nu overgeslagen.`,
  freed: (name, why) => `${capital(freedBecause(name, why))}: de plaats kwam vrij.`,
  extended: 'Toen de tijd voor de beurt om was, was de bot er niet. Daarom kwam er tijd bij.',
  substituteAsked: (name, wanted) => (wanted ? `${name} zoekt vervanging.` : `${name} zoekt geen vervanging meer.`),
  rules: (number) => `De bot is bijgewerkt. Het spel gaat verder met regelversie ${number}.`,
  page: (page, pages) => `Pagina ${page} van ${pages}`,
  round: (round) => (round === 0 ? 'Vóór het spel' : `Ronde ${round}`),
  turn: (turn) => `Beurt ${turn}`,
  whose: 'Wiens beurten?',
  everybody: 'Beurten van iedereen',
  noTurns: 'Hier is nog geen beurt.',
  first: 'Begin',
  last: 'Nieuwste',
  asFile: 'Als bestand',
  back: 'Terug naar het logboek',
  tableAfter: (round) => `Afbeelding van ronde ${round}`,
  stoodAfter: (turn, name) => `De tafel na beurt ${turn} (${name})`,
  whichTurn: 'Na welke beurt van deze ronde?',
  cannotBeShown:
    'Hoe de tafel er toen bij lag, is niet meer te zien: er werd toen met een andere regelversie gespeeld.',
  fileName: 'bonfire-logboek.txt',
  more: 'Meer daarvan staat in het logboek.',
  aboutFile: 'Het hele logboek als tekstbestand. De tijden zijn in UTC.',
  when: (at) => `${WHEN.format(at)} UTC`,
}

const WHEN = new Intl.DateTimeFormat('nl', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })
