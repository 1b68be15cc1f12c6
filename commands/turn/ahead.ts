import type { PlanChange, PlannedTurnView, PlanStop, TableForPerson } from '#table'
import { briefTurn, clip, EMOJI, type Language, lengthWithIcons, refusalReason, turnStory, words } from '#text'
import { asQuote, button, buttonRows, PICTURE_PART, type Post, type Row, select } from '../components.ts'
import { pressOn } from '../custom-id.ts'
import { moreSelect } from '../more-select.ts'
import { safeNamesOf } from '../names.ts'
import { readPanelButton, refreshButton } from './footer.ts'
import { panelPost } from './panel-post.ts'
import { ownTurnPicture } from './pictures.ts'

/** Leads from where somebody waits to the plan of their next turn; null where none can be planned. */
export const planButton = (table: TableForPerson, language: Language) =>
  table.mayPlan
    ? button(
        pressOn(table, { verb: 'ahead', what: 'open' }),
        words(language).ahead[table.plan === null ? 'plan' : 'mine'],
        { emoji: EMOJI.plan, style: 'primary' },
      )
    : null

/** Whether something is planned; null when nothing is. */
export const nextTurnPlannedLine = ({ plan }: TableForPerson, language: Language): string | null =>
  plan === null ? null : `${EMOJI.plan} ${words(language).ahead.planned(plan.alternatives.length)}`

/** What stands above a panel: that a turn is planned; or of a turn that has come, why the plan for it was not played. */
export function planStatusLines(table: TableForPerson, language: Language): string[] {
  const { ahead } = words(language)
  const { plan } = table
  if (table.ahead) {
    const cut = plan?.cut ?? null
    return [ahead.drafting, ...(cut === null ? [] : [ahead.cut(whyOf(cut, language))])]
  }
  if (plan === null || table.openTurn === null) return []
  const ways = plan.alternatives.map((turn, index) => {
    const why = turn.stop === null ? ahead.tooLate : whyOf(turn.stop, language)
    return `${index + 1} · ${shortly(table, turn, language)} – ${why}`
  })
  return [ahead.didNotFit(ways)]
}

/** Of a way in the list, and of one whose failing is told, in characters with icons: several have to fit. */
const LONG = 260
const SHORT = 90

/** What is done in a planned turn, in a few words. */
function shortly(table: TableForPerson, { events }: PlannedTurnView, language: Language): string {
  const seat = table.actingSeat ?? 0
  const name = safeNamesOf(table, language)[seat] ?? ''
  return clip(briefTurn(words(language), table.rules, name, { seat, events }), SHORT, lengthWithIcons)
}

const whyOf = (stop: PlanStop, language: Language): string =>
  stop.why === 'rules' ? refusalReason(words(language), stop.refusal) : words(language).ahead[stop.why]

/** All that is planned, in its order, with what can be done to it. */
export function aheadPost(table: TableForPerson, seat: number, language: Language, notice: string | null): Post {
  const panel = { table, seat, language, words: words(language) }
  const { ahead, buttons } = panel.words
  const alternatives = table.plan?.alternatives ?? []
  const none = alternatives.length === 0
  const state = table.state ?? table.settled
  return panelPost(panel, state === null ? null : ownTurnPicture({ ...panel, state }), [
    `### ${EMOJI.plan} ${ahead.title}`,
    asQuote(notice),
    ...(none ? [ahead.nothing] : alternatives.map((turn, index) => wayText(table, seat, turn, index, language))),
    `-# ${ahead.about}`,
    PICTURE_PART,
    ...buttonRows([
      button(pressOn(table, { verb: 'ahead', what: 'begin' }), none ? ahead.plan : ahead.add, {
        emoji: EMOJI.plan,
        style: 'primary',
      }),
      none ? null : button(pressOn(table, { verb: 'ahead', what: 'withdraw' }), ahead.withdraw, { style: 'danger' }),
      button(pressOn(table, { verb: 'open' }), buttons.back),
    ]),
    orderSelect(table, alternatives, language),
    moreSelect(table, language, [readPanelButton(panel), refreshButton(panel)]),
  ])
}

/** A way: what is done, what it costs, and whether it could be done now. */
function wayText(
  table: TableForPerson,
  seat: number,
  turn: PlannedTurnView,
  index: number,
  language: Language,
): string {
  const say = words(language)
  const parts = turnStory(say, table.rules, safeNamesOf(table, language), turn.events, seat)
  const deeds = parts.map(({ text }) => text).join(' ')
  const costs = parts.map(({ cost }) => cost).filter((cost) => cost !== '')
  return [
    `**${index + 1}** · ${clip(deeds, LONG, lengthWithIcons)}`,
    ...costs.map((cost) => `-# ${cost}`),
    ...(turn.ends ? [] : [`-# ${say.ahead.leavesOpen}`]),
    ...(turn.stop === null ? [] : [`-# ${EMOJI.warning} ${say.ahead.notNow(whyOf(turn.stop, language))}`]),
  ].join('\n')
}

function orderSelect(table: TableForPerson, alternatives: readonly PlannedTurnView[], language: Language): Row | null {
  const { ahead } = words(language)
  if (alternatives.length < 2) return null
  const numbers = alternatives.map((_, index) => index)
  return select(pressOn(table, { verb: 'ahead', what: 'order' }), ahead.change, [
    ...numbers.slice(1).map((index) => ({ value: `raise.${index}`, label: ahead.raise(index + 1) })),
    ...numbers.map((index) => ({ value: `remove.${index}`, label: ahead.remove(index + 1), emoji: EMOJI.discard })),
  ])
}

/** What the select of the order asks for; null for what it does not offer. */
export function parsePlanChange(value: string): PlanChange | null {
  const [, kind, index] = /^(raise|remove)\.(\d)$/.exec(value) ?? []
  return kind === 'raise' || kind === 'remove' ? { kind, index: Number(index) } : null
}
