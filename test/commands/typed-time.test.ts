import { describe, expect, it } from 'vitest'
import { LANGUAGES, type Language } from '#text'
import { readMoment } from '../../commands/typed-time.ts'

/** A Tuesday; half past four in the afternoon in Berlin. */
const NOW = new Date('2026-11-24T15:30:00Z')
const read = (typed: string, language: Language = 'en', zone: string | null = 'Europe/Berlin', now = NOW) => {
  const found = readMoment(typed, { now, zone, language })
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

  it('can have the hour before the day, and a date as it is written in their language', () => {
    expect(read('8pm tomorrow')).toBe('2026-11-25T19:00')
    expect(read('20:00 friday')).toBe('2026-11-27T19:00')
    for (const typed of ['24 December 18:00', 'Dec 24 6pm', '24th of december', '24/12 18:00', '12/24 18:00'])
      expect(read(typed), typed).toBe(/[/]|of/.test(typed) ? null : '2026-12-24T17:00')
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
