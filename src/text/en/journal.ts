/** Of the file that replays a game. */
export const journal = {
  /** Above a list of one's games that are over. */
  choose: 'Your finished games. Which one do you want as a file?',
  /** There is none yet, and why not. */
  none: 'You have no finished games yet. A journal shows hidden information, so you get it only after the game.',
  /** What the file of that name holds, and what can be done with it. */
  about: (file: string): string =>
    [
      `**${file}** holds the whole game: the set-up, everything hidden, and every choice in order.`,
      `-# Anyone with this bot’s code can replay it with \`npm run bonfire -- replay ${file}\`, which prints the score sheets.`,
    ].join('\n'),
}
