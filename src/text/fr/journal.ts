import type { Words } from '../words/index.ts'

export const journal: Words['journal'] = {
  choose: 'Tes parties terminées. Laquelle veux-tu en fichier ?',
  none: 'Tu n’as encore aucune partie terminée. Le fichier montre des informations cachées : tu ne peux l’avoir qu’après la partie.',
  about: (file) =>
    [
      `**${file}** contient toute la partie : la mise en place, tout ce qui était caché, et chaque choix dans l’ordre.`,
      `-# Avec le code de ce bot, on peut la rejouer avec \`npm run bonfire -- replay ${file}\`, qui affiche les feuilles de score.`,
    ].join('\n'),
}
