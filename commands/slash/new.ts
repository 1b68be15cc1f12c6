import { EDITIONS } from '#engine/terms'
import { words } from '#text'
import { openTable } from '../open.ts'
import { type Subcommand, textOption, yesOrNo } from './subcommand.ts'

/** Opens a table in the channel: a lobby for two to four. */
export const newTable: Subcommand = {
  name: 'new',
  options: (language) => [
    textOption('edition', language, {
      choices: EDITIONS.map((edition) => ({ name: words(language).names.edition[edition].name, value: edition })),
    }),
    yesOrNo('beginners', language),
  ],
  run: (house, asker, typed) =>
    openTable(house, asker, {
      edition: typed.edition === 'online' ? 'online' : 'rulebook',
      beginnerIslands: typed.beginners === true,
    }),
}
