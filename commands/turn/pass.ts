import { type Choice, countdownTileOnPass, legalChoices, turnsLeftInCountdown } from '#engine'
import { EMOJI } from '#text'
import { tasksReadyToIgnite } from '../advice/tips.ts'
import { endWarning } from '../advice/warnings.ts'
import { asQuote, button, buttonRows, nonEmptyLines, type Post, post } from '../components.ts'
import { pressOn } from '../custom-id.ts'
import { type PanelContext, panelAccent } from '../panel.ts'
import { turnMenuPanel } from './menu.ts'

/** Asks before somebody takes no more turns: what that brings, and what is given up for it. */
export function passPanel(panel: PanelContext): Post {
  const { table, rules, state, seat, words: say } = panel
  const legal = legalChoices(rules, state)
  const [last] = legal.flatMap(({ kind }) => (kind === 'pass' || kind === 'out' ? kind : []))
  if (last === undefined) return turnMenuPanel(panel)
  const points = countdownTileOnPass(state, seat) ?? 0
  const turns = turnsLeftInCountdown(state, seat)
  const unlit = tasksReadyToIgnite(rules, state, seat)
  return post(
    [
      `### ${EMOJI.pass} ${say.panel.pass.title}`,
      asQuote(panel.notice),
      last === 'pass' ? say.panel.pass.brings(points) : null,
      nonEmptyLines(
        turns === null ? say.panel.pass.allTurns : say.panel.pass.turns(turns),
        unlit.length === 0 ? null : say.panel.pass.unlit(unlit),
        endWarning(panel, noviceAndEnd(legal)),
      ),
      `-# ${say.panel.pass.stays}`,
      ...buttonRows([
        button(pressOn(table, { verb: 'page', page: 'turn' }), say.buttons.back, { style: 'primary' }),
        button(
          pressOn(table, { verb: 'play', line: last }),
          last === 'pass' ? say.buttons.pass(points) : say.choices.out.label,
          { emoji: EMOJI.pass, style: 'danger' },
        ),
      ]),
    ],
    { accent: panelAccent(panel) },
  )
}

/** Fulfilled tasks are told above. */
const noviceAndEnd = (legal: readonly Choice[]): readonly Choice[] => legal.filter(({ kind }) => kind !== 'ignite')
