import type { JournalWords } from '../words/journal.ts'

export const journal: JournalWords = {
  choose: 'Your games that were played to their end. Which one do you want as a file?',
  none: 'You have no finished game yet. A journal tells what was hidden, so there is one only when the game is over.',
  about: (file) =>
    [
      `**${file}** holds the whole game: how it was set up, hidden things included, and each choice in its order.`,
      `-# Who has this bot’s code plays it again with \`npm run bonfire -- replay ${file}\`, which prints the score sheets.`,
    ].join('\n'),
}
