import { legalChoices } from '#engine'
import { escapeName, words } from '#text'
import { show } from '../answer.ts'
import { formatLine, optionLines, parseLine } from '../lines.ts'
import { act, answered } from '../outcome.ts'
import { optionOf } from '../panel.ts'
import { ownPost, panelFor } from '../panels/own.ts'
import { type Subcommand, textOption, withTable } from './subcommand.ts'

/** Plays a line typed in the journal's notation; the list helps while typing. */
export const play: Subcommand = {
  name: 'play',
  options: (language) => [textOption('move', language, { autocomplete: true, required: true })],
  run: (house, asker, typed) =>
    withTable(house, asker, async (table) => {
      const move = String(typed.move ?? '')
      const choices = parseLine(move)
      if (choices === null) {
        const notice = words(asker.language).notices.notAChoice(escapeName(move))
        return show(ownPost(table, asker.person.id, asker.language, { notice }))
      }
      return answered(asker, await act(house, asker, table, table.seq, { kind: 'choices', choices }))
    }),
  suggest: async (house, asker, typed) => {
    const table = await house.inChannel(asker.channelId)
    const panel = table === null ? null : panelFor(table, asker.person.id, asker.language, null)
    if (panel === null) return []
    const wanted = typed.toLowerCase()
    const lines = optionLines(panel.state, legalChoices(panel.state)).map((line) => ({
      value: formatLine(line.choices),
      name: optionOf(panel, line).label,
    }))
    return lines
      .filter(({ name, value }) => name.toLowerCase().includes(wanted) || value.includes(wanted))
      .filter(({ value }) => value.length <= 100)
      .slice(0, 25)
      .map(({ name, value }) => ({ name: name.slice(0, 100), value }))
  },
}
