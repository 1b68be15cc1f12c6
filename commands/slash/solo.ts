import { EDITIONS } from '#engine/terms'
import { words } from '#text'
import { openSolo } from '../solo.ts'
import { type Subcommand, textOption, wholeNumber, yesOrNo } from './subcommand.ts'

/** Opens a table against Tom in direct messages; the game begins at once. */
export const solo: Subcommand = {
  name: 'solo',
  options: (language) => [
    textOption('edition', language, {
      choices: EDITIONS.map((edition) => ({ name: words(language).names.edition[edition].name, value: edition })),
    }),
    wholeNumber('handicap', language, -100, 100),
    yesOrNo('tom', language),
    yesOrNo('beginners', language),
    yesOrNo('challenge', language),
    yesOrNo('guide', language),
  ],
  run: (house, asker, typed) =>
    openSolo(house, asker, {
      edition: typed.edition === 'online' ? 'online' : 'rulebook',
      letTomDecide: typed.tom === true,
      beginnerIslands: typed.beginners === true,
      challenge: typed.challenge !== false,
      handicap: typeof typed.handicap === 'number' ? typed.handicap : null,
      guide: typeof typed.guide === 'boolean' ? typed.guide : null,
    }),
}
