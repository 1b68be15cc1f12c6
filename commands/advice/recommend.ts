import { type Choice, type GameState, type Rules, whyNot } from '#engine'
import type { Recommendation } from '#players'
import type { OwnTable, TableService } from '#table'
import { EMOJI, labelOfSequence, words } from '#text'
import { type ChoiceSequence, emptySequence, withChoice } from '../choice-sequence.ts'
import { button, buttonRows, type Post, post } from '../components.ts'
import { accentOf, type PanelContext, pressOn } from '../panel.ts'
import { panelFor, privatePost } from '../private.ts'
import { type Caller, type PressContext, type Reply, reply } from '../reply.ts'
import type { Subcommand } from '../subcommand.ts'
import { whyNoPanel } from '../table-text.ts'
import { withTable } from '../tables.ts'

/** Recommends turns to whoever acts. */
export const hintCommand: Subcommand = {
  name: 'hint',
  run: (service, caller) => withTable(service, caller, (table) => recommendReply(service, caller, table)),
}

export const pressRecommend = ({ service, caller, table }: PressContext): Promise<Reply> =>
  recommendReply(service, caller, table)

async function recommendReply(service: TableService, caller: Caller, table: OwnTable): Promise<Reply> {
  const { person, language } = caller
  const { notices, recommendations } = words(language)
  const own = (at: OwnTable, notice: string | null) => reply(privatePost(at, person.id, language, { notice }))
  const noPanel = whyNoPanel(table, person.id, language)
  if (noPanel !== null) return own(table, noPanel)
  const recommended = await service.recommend(person.id, table)
  if (recommended.kind !== 'recommended') return own(table, recommendations[recommended.kind])
  // It may have taken a while: the table may be elsewhere now.
  const now = (await service.viewFor(person.id, table.id)) ?? table
  const panel = panelFor(now, person.id, language, null)
  if (panel === null || now.seq !== table.seq) return own(now, notices.stale)
  return reply(recommendationsPost(panel, recommended.turns))
}

/** A turn's label may take three lines on a phone. */
const LABEL = 160

/** Turns worth a thought, each with its reason. */
export function recommendationsPost(panel: PanelContext, turns: readonly Recommendation[]): Post {
  const { table, rules, state, words: say } = panel
  const { recommendations } = say
  return post(
    [
      `### ${EMOJI.hint} ${recommendations.title(turns.length)}`,
      ...turns.map((turn, index) => {
        const { label, description, emoji } = labelOfSequence(
          say,
          rules,
          sequenceOf(rules, state, turn.line).steps,
          LABEL,
        )
        const behind = index === 0 ? '' : ` · ${recommendations.behind(turn.behind)}`
        const { gains, costs, newTask } = turn
        const reason = recommendations.reason({ gains, costs, newTask, nearer: turn.nearer.map(rules.task) })
        const facts = `${description}${behind}`.replace(/^ · /u, '')
        return [`${index + 1}. ${emoji === undefined ? '' : `${emoji} `}**${label}**`, facts, reason]
          .filter((line) => line !== '')
          .join('\n')
      }),
      `-# ${recommendations.about}`,
      ...buttonRows([button(pressOn(table, { verb: 'page', page: 'turn' }), say.buttons.back, { style: 'primary' })]),
    ],
    { accent: accentOf(panel.seat) },
  )
}

/** The line as far as it can be foreseen: up to its end, or to what turns up. */
function sequenceOf(rules: Rules, state: GameState, line: readonly Choice[]): ChoiceSequence {
  let sequence = emptySequence(rules, state)
  for (const choice of line) {
    const ends = choice.kind === 'end' && sequence.steps.length > 0
    if (ends || sequence.final || whyNot(rules, sequence.after, choice) !== null) break
    sequence = withChoice(sequence, choice)
  }
  return sequence
}
