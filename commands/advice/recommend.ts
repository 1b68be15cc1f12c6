import type { Choice, ChoiceKind, GameState, Rules } from '#engine'
import { type Deed, deedsOf, type Recommendation } from '#players'
import type { Candidate, PictureRequest } from '#render'
import type { OwnTable, TableService } from '#table'
import { EMOJI, type Words, words } from '#text'
import { button, buttonRows, ifRoom, PICTURE, type Post, post } from '../components.ts'
import { accentOf, type PanelContext, pressOn } from '../panel.ts'
import { panelFor, privatePost } from '../private.ts'
import { type Caller, type PressContext, type Reply, reply } from '../reply.ts'
import type { Subcommand } from '../subcommand.ts'
import { whyNoPanel } from '../table-text.ts'
import { withTable } from '../tables.ts'
import { cityPicture, pictureBase } from '../turn/pictures.ts'
import { sequenceOf, turnInWords } from '../turn-in-words.ts'
import { fulfilledTasks } from './hints.ts'

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

/** Turns worth a thought, each with its reason. */
export function recommendationsPost(panel: PanelContext, turns: readonly Recommendation[]): Post {
  const { table, rules, state, words: say } = panel
  const { recommendations } = say
  return post(
    [
      `### ${EMOJI.hint} ${recommendations.title(turns.length)}`,
      PICTURE,
      ...turns.map((turn, index) => {
        const { label, description, emoji } = turnInWords(say, rules, state, turn.choices)
        const behind = index === 0 ? '' : ` · ${recommendations.behind(turn.behind)}`
        const title = `${emoji === '' ? '' : `${emoji} `}**${index + 1}. ${label}**${behind}`
        return [title, description, reasonText(say, rules, state, turn)].filter((line) => line !== '').join('\n')
      }),
      waitingTasks(panel, turns),
      ifRoom(`-# ${recommendations.about}`),
      ...buttonRows([
        button(pressOn(table, { verb: 'page', page: 'turn' }), say.buttons.back, { style: 'primary' }),
        button(pressOn(table, { verb: 'read', look: 'table' }), say.reading.read, { emoji: EMOJI.rules }),
      ]),
    ],
    { accent: accentOf(panel.seat), picture: pictureOf(panel, turns) },
  )
}

/** R12.4: why tasks that could be ignited are not among the turns; null where one is, or where time runs out. */
function waitingTasks(
  { rules, state, seat, words: say }: PanelContext,
  turns: readonly Recommendation[],
): string | null {
  const ignites = turns.some(({ choices }) => choices.some(({ kind }) => kind === 'ignite'))
  const tasks = fulfilledTasks(rules, state, seat)
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
    ({ choices }, index): Candidate => ({ label: `${index + 1}.`, choices: firstDeed(choices) }),
  )
  const onTable = candidates.some(({ choices }) => choices.some(({ kind }) => ON_THE_TABLE.includes(kind)))
  if (!onTable) return { ...cityPicture(panel), candidates }
  return { ...pictureBase(panel), candidates, scene: 'table', lastTurn: null }
}

/** What a turn is used for, without the bonus action that may follow (R3.1). */
function firstDeed(choices: readonly Choice[]): readonly Choice[] {
  const bonus = choices.findIndex(({ kind }) => kind === 'novice')
  return bonus > 0 ? choices.slice(0, bonus) : choices
}

/** What of a turn's worth only an estimate can tell; of the other parts its deeds tell. */
const ESTIMATED = ['guardians', 'goods', 'fate', 'time'] as const

/**
 * What a turn brings and what that is for, what else speaks for it, and what it uses up, in a sentence.
 * @param state where it begins
 */
export function reasonText({ recommendations }: Words, rules: Rules, state: GameState, turn: Recommendation): string {
  const { gain, elders } = recommendations
  const { after } = sequenceOf(rules, state, turn.choices)
  const does = (kind: ChoiceKind) => turn.choices.some((choice) => choice.kind === kind)
  const gains = turn.gains.flatMap(({ part, size }) => {
    if (part === 'gnomes') return does('gnome') ? [] : elders(size)
    if (part === 'guardians' && !does('procession')) return []
    const told = ESTIMATED.find((one) => one === part)
    return told === undefined ? [] : gain[told](size)
  })
  return recommendations.reason(
    deedsOf(rules, state, after, state.turn.seat, turn.choices).map((deed) => deedText(recommendations, rules, deed)),
    gains,
    turn.costs.map(({ part, size }) => recommendations.cost[part](size)),
  )
}

function deedText({ deed: say }: Words['recommendations'], rules: Rules, deed: Deed): string {
  switch (deed.kind) {
    case 'scores':
    case 'secures':
      return say[deed.kind](deed.points)
    case 'fulfils':
      return say.fulfils(rules.task(deed.task))
    case 'receives':
    case 'sailsTo':
      return say[deed.kind](rules.task(deed.task), deed.have === deed.need ? null : deed)
    case 'nearer':
      return say.nearer(rules.task(deed.task), deed)
    case 'common':
      return say.common(deed.task, deed, deed.bonus)
  }
}
