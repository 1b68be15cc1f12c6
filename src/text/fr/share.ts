import type { Words } from '../words/index.ts'

export const share: Words['share'] = {
  look: 'Partager',
  result: 'Partager le score',
  by: (name) => `${name} montre une partie :`,
  solved: (name, tries) =>
    tries === 1 ? `${name} le résout du premier coup.` : `${name} le résout à l’essai ${tries}.`,
  solvers: (people) => (people === 1 ? 'Une personne ici l’a résolu.' : `${people} personnes ici l’ont résolu.`),
  tryIt: 'Essayer',
}
