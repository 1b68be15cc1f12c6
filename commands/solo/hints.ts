import { ComponentType } from 'discord-api-types/v10'
import { button, buttonRows, type Post, post } from '../components.ts'
import { type Panel, pressOn } from '../panel.ts'

/** Text of a message that is left for hints. */
const ROOM = 3900

/** A person's first turns with a hint above the panel, where there is room for it. */
export function withHint(panel: Panel, made: Post): Post {
  const { table, state, words: say } = panel
  if (!table.options.guide || state.turn.seat !== panel.seat) return made
  const { guide } = say.solo
  const step = state.todo.some(({ kind }) => kind === 'startTile') ? 0 : Math.ceil(state.turn.number / 2)
  const text = guide.steps[step]
  if (text === undefined || JSON.stringify(made.components).length > 3 * ROOM) return made
  const hint = post(
    [
      `### 💡 ${guide.title} · ${step + 1}/${guide.steps.length}`,
      text,
      ...buttonRows([button(pressOn(table, { verb: 'nohints' }), guide.hide)]),
    ],
    { accent: 0xffd166 },
  )
  const all = { ...made, components: [...hint.components, ...made.components] }
  return textOf(all) > ROOM ? made : all
}

const textOf = (made: Post): number =>
  made.components
    .flatMap((one) => (one.type === ComponentType.Container ? one.components : []))
    .reduce((sum, one) => sum + (one.type === ComponentType.TextDisplay ? one.content.length : 0), 0)
