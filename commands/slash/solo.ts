import { EDITIONS } from '#engine/terms'
import { words } from '#text'
import { openTable } from '../open.ts'
import { type Subcommand, textOption, wholeNumber, yesOrNo } from './subcommand.ts'

/** Opens a table against Tom, here or in direct messages; the game begins at once. */
export const solo: Subcommand = {
  name: 'solo',
  options: (language) => [
    textOption('edition', language, {
      choices: EDITIONS.map((edition) => ({ name: words(language).names.edition[edition].name, value: edition })),
    }),
    wholeNumber('handicap', language, -100, 100),
    yesOrNo('tom', language),
    yesOrNo('beginners', language),
  ],
  run: (house, asker, typed) =>
    openTable(
      house,
      asker,
      {
        edition: typed.edition === 'online' ? 'online' : 'rulebook',
        handicap: typeof typed.handicap === 'number' ? typed.handicap : 0,
        letTomDecide: typed.tom === true,
        beginnerIslands: typed.beginners === true,
      },
      true,
    ),
}
