import type { JournalWords } from '../words/journal.ts'

export const journal: JournalWords = {
  choose: 'Your finished games. Which one do you want as a file?',
  none: 'You have no finished game yet. A journal shows hidden information, so you get it only after the game.',
  about: (file) =>
    [
      `**${file}** holds the whole game: the set-up, everything hidden, and every choice in order.`,
      `-# Anyone with this bot’s code can replay it with \`npm run bonfire -- replay ${file}\`, which prints the score sheets.`,
    ].join('\n'),
}
