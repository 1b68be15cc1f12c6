import { createHash } from 'node:crypto'
import { type Choice, type ChoiceKind, formatChoices } from '#engine'
import type { Recommendation } from '#players'
import type { OptionToMark, PictureRequest } from '#render'
import type { TableForPerson } from '#table'
import { EMOJI, words } from '#text'
import { accentOf, button, buttonRows, ifRoom, nonEmptyLines, PICTURE_PART, type Post, post } from '../components.ts'
import { type ComponentPress, pressOn } from '../custom-id.ts'
import { readButton } from '../looks/view.ts'
import { actAtTableOrPlan, replyAfterComputers } from '../outcome.ts'
import type { PanelContext } from '../panel.ts'
import { ownPost, panelContextFor } from '../private.ts'
import { type PressContext, type Reply, reply, type TableContext } from '../reply.ts'
import type { Subcommand } from '../subcommand.ts'
import { whyNoPanel } from '../table-text.ts'
import { withTable } from '../tables.ts'
import { ownCityPicture, pictureBase } from '../turn/pictures.ts'
import { foreseeableSequence, wholeTurnLabel } from '../turn-in-words.ts'
import { whyRecommendedText } from './reason.ts'
import { tasksReadyToIgnite } from './tips.ts'

/** Recommends turns to the acting player. */
export const hintCommand: Subcommand = {
  name: 'hint',
  run: (service, caller) => withTable(service, caller, pressRecommend),
}

/**
 * Plays a recommended turn as far as it is foreseen: its end is left to be said. An id is too short for a line, so the turn
 * is looked up by its number, or thought of anew. What remains after something is turned up is thought of anew.
 */
export async function pressPlayHint(
  context: PressContext,
  { seq, nth, mark }: ComponentPress<'playhint'>,
): Promise<Reply> {
  const { service, caller, table } = context
  const { person, language } = caller
  if (seq !== table.seq) return reply(ownPost(table, caller, words(language).notices.stale))
  const recommended = await service.recommend(person.id, table)
  const turn = recommended.kind === 'recommended' ? recommended.turns[nth - 1] : undefined
  if (turn === undefined || table.state === null || markOf(turn) !== mark) return pressRecommend(context)
  const { choices } = foreseeableSequence(table.rules, table.state, turn.choices)
  const outcome = await actAtTableOrPlan(context, { kind: 'choices', choices }, seq)
  const goesOn = turn.choices.slice(choices.length).some(({ kind }) => kind !== 'end')
  return outcome.kind === 'done' && goesOn
    ? pressRecommend({ ...context, table: outcome.table })
    : replyAfterComputers(service, caller, outcome)
}

/** Tells a turn from another that a later version may think of in its place. */
const markOf = ({ choices }: Recommendation): string =>
  createHash('sha256').update(formatChoices(choices)).digest('hex').slice(0, 7)

/** Turns worth a thought, or why there are none. */
export async function pressRecommend({ service, caller, table }: TableContext): Promise<Reply> {
  const { person, language } = caller
  const { notices, recommendations } = words(language)
  const own = (at: TableForPerson, notice: string | null) => reply(ownPost(at, caller, notice))
  const noPanel = whyNoPanel(table, person.id, language)
  if (noPanel !== null) return own(table, noPanel)
  const recommended = await service.recommend(person.id, table)
  if (recommended.kind !== 'recommended') return own(table, recommendations[recommended.kind])
  // It may have taken a while: the table may be elsewhere now.
  const now = (await service.viewFor(person.id, table.id)) ?? table
  const panel = panelContextFor(now, person.id, language, null)
  if (panel === null || now.seq !== table.seq) return own(now, notices.stale)
  return reply(recommendationsPost(panel, recommended.turns))
}

/** Turns worth a thought, each with its reason. */
export function recommendationsPost(panel: PanelContext, turns: readonly Recommendation[]): Post {
  const { table, rules, state, words: say } = panel
  const { recommendations } = say
  return post(
    [
      `### ${EMOJI.hint} ${recommendations.title(turns.length)}`,
      PICTURE_PART,
      ...turns.flatMap((turn, index) => {
        const { label, description, emoji } = wholeTurnLabel(say, rules, state, turn.choices)
        const behind = index === 0 ? '' : ` · ${recommendations.behind(turn.behind)}`
        const title = `${emoji === '' ? '' : `${emoji} `}**${index + 1} · ${label}**${behind}`
        return [
          nonEmptyLines(title, description, whyRecommendedText(say, rules, state, turn)),
          ...buttonRows([playButton(panel, turn, index)]),
        ]
      }),
      waitingTasks(panel, turns),
      ifRoom(`-# ${recommendations.about}`),
      ...buttonRows([
        button(pressOn(table, { verb: 'page', page: 'turn' }), say.buttons.back, { style: 'primary' }),
        readButton(table, 'table', panel.language),
      ]),
    ],
    { accent: accentOf(panel.seat), picture: pictureOf(panel, turns) },
  )
}

/** Says beforehand where undo ends with it, and where the turn does. */
function playButton({ table, rules, state, words: say }: PanelContext, turn: Recommendation, index: number) {
  const { final, after } = foreseeableSequence(rules, state, turn.choices)
  const ends = after.ended !== null || after.turn.number !== state.turn.number
  const label = say.recommendations.play(index + 1, ends ? 'ends' : final ? 'final' : 'open')
  return button(pressOn(table, { verb: 'playhint', nth: index + 1, mark: markOf(turn) }), label, {
    ...(final && { emoji: EMOJI.turnUp }),
    style: ends ? 'danger' : index === 0 ? 'success' : 'primary',
  })
}

/** R12.4: why tasks that could be ignited are not among the turns; null where one is, or where time runs out. */
function waitingTasks(
  { rules, state, seat, words: say }: PanelContext,
  turns: readonly Recommendation[],
): string | null {
  const ignites = turns.some(({ choices }) => choices.some(({ kind }) => kind === 'ignite'))
  const tasks = tasksReadyToIgnite(rules, state, seat)
  return ignites || tasks.length === 0 || state.countdown !== null ? null : say.recommendations.waiting(tasks)
}

/** What the table shows where it lies, beside what a city shows. */
const ON_THE_TABLE: readonly ChoiceKind[] = [
  'ship',
  'task',
  'guardian',
  'path',
  'gnome',
  'bonfire',
  'novice',
  'council',
]

/** The turns with their numbers, on the table; on the own city where nothing of them lies elsewhere. */
function pictureOf(panel: PanelContext, turns: readonly Recommendation[]): PictureRequest {
  const candidates = turns.map(
    ({ choices }, index): OptionToMark => ({ label: `${index + 1}`, choices: firstDeed(choices) }),
  )
  const onTable = candidates.some(({ choices }) => choices.some(({ kind }) => ON_THE_TABLE.includes(kind)))
  if (!onTable) return { ...ownCityPicture(panel), candidates }
  return { ...pictureBase(panel), candidates, scene: 'table', lastTurn: null }
}

/** What a turn is used for, without the bonus action that may follow (R3.1). */
function firstDeed(choices: readonly Choice[]): readonly Choice[] {
  const bonus = choices.findIndex(({ kind }) => kind === 'novice')
  return bonus > 0 ? choices.slice(0, bonus) : choices
}
