import type { Words } from '../words/index.ts'

export const share: Words['share'] = {
  button: 'Delen',
  look: 'Terugblik delen',
  result: 'Uitslag delen',
  by: (name) => `${name} laat een spel zien:`,
  solved: (name, tries, streak) =>
    `${name}: ${tries === 1 ? 'in één keer' : `bij poging ${tries}`}${streak < 2 ? '' : `, ${streak} dagen op rij`}`,
  tried: (name, tries) => `${name}: nog niet opgelost, ${tries === 1 ? '1 poging' : `${tries} pogingen`}`,
  more: (people) => `en nog ${people}`,
  shared: 'Gedeeld.',
  there: (channel) => `Het staat in ${channel}.`,
  tryIt: 'Zelf proberen',
}
