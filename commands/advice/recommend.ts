import { type Choice, type GameState, type Rules, whyNot } from '#engine'
import type { Recommendation } from '#players'
import type { OwnTable, TableService } from '#table'
import { EMOJI, labelOfSequence, type Words, words } from '#text'
import { type ChoiceSequence, emptySequence, withChoice } from '../choice-sequence.ts'
import { button, buttonRows, type Post, post } from '../components.ts'
import { accentOf, type PanelContext, pressOn } from '../panel.ts'
import { panelFor, privatePost } from '../private.ts'
import { type Caller, type PressContext, type Reply, reply } from '../reply.ts'
import type { Subcommand } from '../subcommand.ts'
import { whyNoPanel } from '../table-text.ts'
import { withTable } from '../tables.ts'
import { MENU_ACTIONS } from '../turn/menu-actions.ts'

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

const SAYS_IT_ITSELF: readonly string[] = ['ignite', 'procession', 'novice']
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
        const action = actionOf(say, turn.line)
        const reason = reasonText(say, rules, turn)
        const facts = `${description}${behind}`.replace(/^ · /u, '')
        return [`${emoji === undefined ? '' : `${emoji} `}**${index + 1}. ${action}${label}**`, facts, reason]
          .filter((line) => line !== '')
          .join('\n')
      }),
      `-# ${recommendations.about}`,
      ...buttonRows([button(pressOn(table, { verb: 'page', page: 'turn' }), say.buttons.back, { style: 'primary' })]),
    ],
    { accent: accentOf(panel.seat) },
  )
}

/** What the turn is used for, as the menu calls it, where the label itself does not say so. */
function actionOf({ panel }: Words, line: readonly Choice[]): string {
  const kind = line.find((choice) => choice.kind !== 'discard')?.kind
  const action = MENU_ACTIONS.find(({ kinds }) => kind !== undefined && kinds.includes(kind))
  if (action === undefined || SAYS_IT_ITSELF.includes(action.page)) return ''
  return `${panel.menu[action.page]}: `
}

function reasonText({ recommendations }: Words, rules: Rules, turn: Recommendation): string {
  const nearer = turn.nearer.map((task) => rules.task(task))
  const gains = turn.gains.map(({ part, size }) => {
    if (part !== 'tasks') return recommendations.gain[part](size)
    if (turn.newTask) return recommendations.newTask
    return nearer.length === 0 ? recommendations.gain.tasks(size) : recommendations.nearer(nearer, size)
  })
  const untold = nearer.length > 0 && turn.gains.every(({ part }) => part !== 'tasks')
  return recommendations.reason(
    untold ? [...gains, recommendations.nearer(nearer, 'some')] : gains,
    turn.costs.map(({ part, size }) => recommendations.cost[part](size)),
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
