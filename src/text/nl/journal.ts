import type { Words } from '../words/index.ts'

export const journal: Words['journal'] = {
  choose: 'Spellen die je hebt uitgespeeld. Welk spel wil je als bestand?',
  none: 'Je hebt nog geen spel uitgespeeld. In een verslag staat ook wat verborgen was, dus dat is er pas na afloop.',
  about: (file) =>
    [
      `**${file}** bevat het hele spel: hoe het werd klaargezet, ook wat verborgen was, en elke keuze op volgorde.`,
      `-# Wie de code van deze bot heeft, speelt het na met \`npm run bonfire -- replay ${file}\` en krijgt de eindtelling.`,
    ].join('\n'),
}
