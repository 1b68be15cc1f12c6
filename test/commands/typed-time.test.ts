import { describe, expect, it } from 'vitest'
import { LANGUAGES, type Language } from '#text'
import { parseTypedMoment } from '../../commands/typed-time.ts'

/** A Tuesday; half past four in the afternoon in Berlin. */
const NOW = new Date('2026-11-24T15:30:00Z')
const read = (typed: string, language: Language = 'en', zone: string | null = 'Europe/Berlin', now = NOW) => {
  const found = parseTypedMoment(typed, { now, zone, language })
  return found instanceof Date ? found.toISOString().slice(0, 16) : found
}

describe('a moment that somebody types', () => {
  it('is the next time that their clock shows that hour', () => {
    expect(read('20:00')).toBe('2026-11-24T19:00')
    expect(read(' 20.30 ')).toBe('2026-11-24T19:30')
    expect(read('8pm')).toBe('2026-11-24T19:00')
    expect(read('12 am')).toBe('2026-11-24T23:00')
    expect(read('14:00')).toBe('2026-11-25T13:00')
    expect(read('20:00', 'en', 'America/New_York')).toBe('2026-11-25T01:00')
    expect(read('20h30', 'fr')).toBe('2026-11-24T19:30')
    expect(read('um 20 Uhr', 'de')).toBe('2026-11-24T19:00')
    expect(read('om 20 uur', 'nl')).toBe('2026-11-24T19:00')
    expect(read('à 20h', 'fr')).toBe('2026-11-24T19:00')
  })

  it('can be on a day, named in their language or in English, or by its date', () => {
    expect(read('tomorrow 19:30')).toBe('2026-11-25T18:30')
    expect(read('Tomorrow at 7:30 pm')).toBe('2026-11-25T18:30')
    expect(read('morgen um 19:30', 'de')).toBe('2026-11-25T18:30')
    expect(read('übermorgen 19:30', 'de')).toBe('2026-11-26T18:30')
    expect(read('demain à 19h30', 'fr')).toBe('2026-11-25T18:30')
    expect(read('aujourd’hui 19h30', 'fr')).toBe('2026-11-24T18:30')
    expect(read('sat 20:00')).toBe('2026-11-28T19:00')
    expect(read('Sa 20', 'de')).toBe('2026-11-28T19:00')
    expect(read('am Samstag um 20:00', 'de')).toBe('2026-11-28T19:00')
    expect(read('zaterdag 20:00', 'nl')).toBe('2026-11-28T19:00')
    expect(read('sam. 20h', 'fr')).toBe('2026-11-28T19:00')
    expect(read('sat 20:00', 'fr')).toBe('2026-11-28T19:00')
    expect(read('tue 14:00')).toBe('2026-12-01T13:00')
    expect(read('2026-12-24 18:00')).toBe('2026-12-24T17:00')
    expect(read('24.12. 18:00', 'de')).toBe('2026-12-24T17:00')
    expect(read('5.1. 18:00', 'de')).toBe('2027-01-05T17:00')
    expect(read('today 9:00')).toBe('2026-11-24T08:00')
  })

  it('can be this evening, or the evening of another day, as people say it', () => {
    expect(read('tonight 8pm')).toBe('2026-11-24T19:00')
    expect(read('tonight at 8')).toBe('2026-11-24T19:00')
    expect(read('tonight 4:10 pm')).toBe('2026-11-24T15:10')
    expect(read('tonight 1 am')).toBe('2026-11-25T00:00')
    expect(read('0:30 tonight')).toBe('2026-11-24T23:30')
    expect(read('heute Abend um 20 Uhr', 'de')).toBe('2026-11-24T19:00')
    expect(read('morgen Abend 20 Uhr', 'de')).toBe('2026-11-25T19:00')
    expect(read('Freitagabend 8 Uhr', 'de')).toBe('2026-11-27T19:00')
    expect(read('vanavond 20:00', 'nl')).toBe('2026-11-24T19:00')
    expect(read('morgenavond om 8 uur', 'nl')).toBe('2026-11-25T19:00')
    expect(read('ce soir à 20h', 'fr')).toBe('2026-11-24T19:00')
    expect(read('demain soir 20 heures', 'fr')).toBe('2026-11-25T19:00')
    expect(read('8 heures du soir', 'fr')).toBe('2026-11-24T19:00')
  })

  it.each<[Language, string, string]>([
    ['en', 'noon', '2026-11-25T11:00'],
    ['en', 'tomorrow at noon', '2026-11-25T11:00'],
    ['en', '12 noon on saturday', '2026-11-28T11:00'],
    ['en', 'midday', '2026-11-25T11:00'],
    ['en', 'midnight', '2026-11-24T23:00'],
    ['en', 'midnight tonight', '2026-11-24T23:00'],
    ['en', 'at eight', '2026-11-24T19:00'],
    ['en', 'eight o’clock', '2026-11-24T19:00'],
    ['en', 'half past seven', '2026-11-24T18:30'],
    ['en', 'quarter past 7 tomorrow', '2026-11-25T18:15'],
    ['en', 'a quarter to eight tonight', '2026-11-24T18:45'],
    ['en', 'tomorrow morning at nine', '2026-11-25T08:00'],
    ['en', '9 in the morning', '2026-11-25T08:00'],
    ['en', 'saturday afternoon at 3', '2026-11-28T14:00'],
    ['en', '8 in the evening', '2026-11-24T19:00'],
    ['en', 'in two hours', '2026-11-24T17:30'],
    ['en', 'in half an hour', '2026-11-24T16:00'],
    ['de', 'Mittag', '2026-11-25T11:00'],
    ['de', 'morgen Mittag', '2026-11-25T11:00'],
    ['de', 'Samstagmittag', '2026-11-28T11:00'],
    ['de', 'morgen 12 Uhr mittags', '2026-11-25T11:00'],
    ['de', 'nachmittags um 5', '2026-11-24T16:00'],
    ['de', 'morgen 8 Uhr abends', '2026-11-25T19:00'],
    ['de', 'Mitternacht', '2026-11-24T23:00'],
    ['de', '24 Uhr', '2026-11-24T23:00'],
    ['de', '24:00', '2026-11-24T23:00'],
    ['de', 'halb acht', '2026-11-24T18:30'],
    ['de', 'um halb 8', '2026-11-24T18:30'],
    ['de', 'halb eins', '2026-11-25T11:30'],
    ['de', 'morgen Abend halb acht', '2026-11-25T18:30'],
    ['de', 'Freitag um Viertel nach fünf', '2026-11-27T16:15'],
    ['de', 'Viertel vor neun', '2026-11-24T19:45'],
    ['de', 'um zwölf', '2026-11-25T11:00'],
    ['de', 'acht Uhr abends', '2026-11-24T19:00'],
    ['de', 'morgen früh um 9', '2026-11-25T08:00'],
    ['de', '9 Uhr morgens', '2026-11-25T08:00'],
    ['de', 'morgen Nachmittag um 3', '2026-11-25T14:00'],
    ['de', 'Montagvormittag 10 Uhr', '2026-11-30T09:00'],
    ['de', 'in zwei Stunden', '2026-11-24T17:30'],
    ['de', 'in einer halben Stunde', '2026-11-24T16:00'],
    ['nl', 'twaalf uur', '2026-11-25T11:00'],
    ['nl', 'middernacht', '2026-11-24T23:00'],
    ['nl', 'half acht', '2026-11-24T18:30'],
    ['nl', 'vanavond half 8', '2026-11-24T18:30'],
    ['nl', 'kwart over zeven', '2026-11-24T18:15'],
    ['nl', 'kwart voor acht', '2026-11-24T18:45'],
    ['nl', '8 uur ’s avonds', '2026-11-24T19:00'],
    ['nl', 'morgenochtend om 9 uur', '2026-11-25T08:00'],
    ['nl', '9 uur ’s ochtends', '2026-11-25T08:00'],
    ['nl', 'morgenmiddag om drie uur', '2026-11-25T14:00'],
    ['nl', 'over een half uur', '2026-11-24T16:00'],
    ['nl', 'over twee uur', '2026-11-24T17:30'],
    ['fr', 'midi', '2026-11-25T11:00'],
    ['fr', 'demain à midi', '2026-11-25T11:00'],
    ['fr', 'midi et demi', '2026-11-25T11:30'],
    ['fr', 'minuit', '2026-11-24T23:00'],
    ['fr', 'huit heures et demie', '2026-11-24T19:30'],
    ['fr', '7h et quart', '2026-11-24T18:15'],
    ['fr', 'huit heures moins le quart', '2026-11-24T18:45'],
    ['fr', 'demain matin à 9h', '2026-11-25T08:00'],
    ['fr', 'demain après-midi à 3h', '2026-11-25T14:00'],
    ['fr', 'neuf heures du matin', '2026-11-25T08:00'],
    ['fr', 'le 24 sept. à 18h', '2027-09-24T16:00'],
    ['en', 'Sept 5 6pm', '2027-09-05T16:00'],
    ['fr', 'dans deux heures', '2026-11-24T17:30'],
    ['fr', 'dans une demi-heure', '2026-11-24T16:00'],
  ])('can be said as people say it: %s, %s', (language, typed, expected) => {
    expect(read(typed, language)).toBe(expected)
  })

  it('is not read where languages mean two times by it', () => {
    for (const typed of ['half eight', 'half 8']) expect(read(typed), typed).toBeNull()
  })

  it('can have the hour before the day, and a date as it is written in their language', () => {
    expect(read('8pm tomorrow')).toBe('2026-11-25T19:00')
    expect(read('20:00 friday')).toBe('2026-11-27T19:00')
    for (const typed of ['24 December 18:00', 'Dec 24 6pm', '24/12 18:00', '12/24 6pm', '24/12/2026 18:00'])
      expect(read(typed), typed).toBe('2026-12-24T17:00')
    expect(read('24th of december')).toBeNull()
    // In English nobody knows which of the two is the month, unless one can be none, or they are equal.
    expect(read('5/1 18:00')).toBeNull()
    expect(read('12/12 18:00')).toBe('2026-12-12T17:00')
    expect(read('24. Dezember 18 Uhr', 'de')).toBe('2026-12-24T17:00')
    expect(read('24.12.2026 18:00', 'de')).toBe('2026-12-24T17:00')
    expect(read('le 24/12 à 18h', 'fr')).toBe('2026-12-24T17:00')
    expect(read('le 1er janvier à 18h', 'fr')).toBe('2027-01-01T17:00')
    expect(read('24-12 18:00', 'nl')).toBe('2026-12-24T17:00')
    expect(read('31 februari 18:00', 'nl')).toBeNull()
  })

  it('is refused as no day before anybody is asked for their clock', () => {
    expect(read('blursday 20:00', 'en', null)).toBeNull()
  })

  it('needs no clock where it says how long from now, or is Discord’s own', () => {
    expect(read('in 2 hours', 'en', null)).toBe('2026-11-24T17:30')
    expect(read('in 90 min', 'en', null)).toBe('2026-11-24T17:00')
    expect(read('in an hour', 'en', null)).toBe('2026-11-24T16:30')
    expect(read('in einer Stunde', 'de', null)).toBe('2026-11-24T16:30')
    expect(read('over een uur', 'nl', null)).toBe('2026-11-24T16:30')
    expect(read('dans une heure', 'fr', null)).toBe('2026-11-24T16:30')
    expect(read('+2h', 'en', null)).toBe('2026-11-24T17:30')
    expect(read('over 2 uur', 'nl', null)).toBe('2026-11-24T17:30')
    expect(read('in 3 Tagen', 'de', null)).toBe('2026-11-27T15:30')
    expect(read('dans 2 jours', 'fr', null)).toBe('2026-11-26T15:30')
    expect(read('<t:1795635000:F>', 'en', null)).toBe('2026-11-25T19:30')
    expect(read('20:00', 'en', null)).toBe('noZone')
    for (const [typed, language] of [
      ['in 2 months', 'en'],
      ['in 30 seconds', 'en'],
      ['dans 2 mois', 'fr'],
      ['over 2 maanden', 'nl'],
    ] as const)
      expect(read(typed, language)).toBeNull()
  })

  it('goes by the clock of that day where summer time begins or ends between', () => {
    const march = new Date('2027-03-27T12:00:00Z')
    expect(read('20:00', 'en', 'Europe/Berlin', march)).toBe('2027-03-27T19:00')
    expect(read('tomorrow 20:00', 'en', 'Europe/Berlin', march)).toBe('2027-03-28T18:00')
    expect(read('tomorrow 2:30', 'en', 'Europe/Berlin', march)).toBe('2027-03-28T01:30')
    expect(read('sun 0:30', 'en', 'Pacific/Auckland', NOW)).toBe('2026-11-28T11:30')
    // Of an hour that comes twice the second; where midnight is skipped, an hour later.
    const october = new Date('2026-10-24T12:00:00Z')
    const tomorrow = { en: 'tomorrow 2:30', de: 'morgen 2:30', nl: 'morgen 2:30', fr: 'demain 2h30' } as const
    for (const language of LANGUAGES) {
      expect(read(tomorrow[language], language, 'Europe/Berlin', october)).toBe('2026-10-25T01:30')
      expect(read(tomorrow[language], language, 'Europe/Berlin', march)).toBe('2027-03-28T01:30')
    }
    expect(read('2026-04-24 0:30', 'en', 'Africa/Cairo')).toBe('2026-04-23T22:30')
  })

  it('is none where it is no hour, or no day', () => {
    for (const typed of [
      '',
      'later',
      '20',
      '25:00',
      '20:61',
      '13pm',
      'blursday 20:00',
      '31.2. 20:00',
      'x 20:00',
      'in 2 weeks',
    ])
      expect(read(typed), typed).toBeNull()
  })
})
