import type { Words } from '../words/index.ts'

export const share: Words['share'] = {
  button: 'Partager',
  look: 'Partager le bilan',
  result: 'Partager le score',
  by: (name) => `${name} montre une partie :`,
  solved: (name, tries, streak) =>
    `${name} : ${tries === 1 ? 'du premier coup' : `au ${tries}e essai`}${streak < 2 ? '' : `, ${streak} jours de suite`}`,
  tried: (name, tries) => `${name} : pas encore trouvé, ${tries === 1 ? '1 essai' : `${tries} essais`}`,
  more: (people) => `et ${people} de plus`,
  shared: 'C’est partagé.',
  there: (channel) => `C’est dans ${channel}.`,
  tryIt: 'Essayer',
}
