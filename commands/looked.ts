import { ACTION_TILES, type ActionTile } from '#engine'
import type { House, TableView } from '#table'
import { words } from '#text'
import { type Answer, type Asker, show } from './answer.ts'
import type { Plan, Press } from './custom-id.ts'
import { journal } from './journal.ts'
import { parseLine } from './lines.ts'
import { openTable } from './open.ts'
import { fatePanel } from './panels/fate.ts'
import { logPost } from './panels/log.ts'
import { lookPost, readLook, seatedAt } from './panels/look.ts'
import { rulesPost } from './panels/notice.ts'
import { ownPost, panelFor } from './panels/own.ts'
import { processionPanel } from './panels/procession.ts'
import { openSolo } from './solo.ts'

/** Presses that change nothing; null for those that do. They hold at whatever seq they were drawn. */
export async function looked(
  house: House,
  asker: Asker,
  table: TableView,
  press: Press,
  values: readonly string[],
): Promise<Answer | null> {
  const { person, language } = asker
  const stale = press.seq === table.seq ? null : words(language).notices.stale
  const seat = seatedAt(table, person.id)
  const own = (notice: string | null = null) => show(ownPost(table, person.id, language, { notice }))
  switch (press.verb) {
    case 'open':
      return own()
    case 'refresh':
      return own()
    case 'look':
      return show(lookPost(table, readLook(table, values[0] ?? '') ?? 'table', language, seat))
    case 'show':
      return show(lookPost(table, press.look, language, seat))
    case 'log':
      return show(logPost(table, (await house.log(table.id)) ?? [], press.page, language))
    case 'rules':
      return { kind: 'whisper', post: rulesPost('', language) }
    case 'journal':
      return journal(house, asker, table)
    case 'again':
      return table.solo
        ? openSolo(house, asker, {
            ...table.options,
            handicap: table.options.challenge ? null : table.options.handicap,
            guide: null,
          })
        : openTable(house, asker, table.options)
    case 'page':
      return show(ownPost(table, person.id, language, { page: press.page, notice: stale }))
    case 'placing':
    case 'keep': {
      const panel = panelFor(table, person.id, language, stale)
      const keep = press.verb === 'keep' ? tilesIn(values).join('-') : press.placing.keep
      return panel === null ? own() : show(fatePanel(panel, { ...press.placing, keep }))
    }
    case 'plan':
    case 'steps': {
      const panel = panelFor(table, person.id, language, stale)
      return panel === null ? own() : show(processionPanel(panel, changed(press, values)))
    }
    default:
      return null
  }
}

/** R5.1: nobody may keep more. */
const MOST_KEPT = 3

/** The tiles that were chosen (`green.0`, `green.1`); what is none is left out. */
const tilesIn = (values: readonly string[]): readonly ActionTile[] =>
  values.flatMap((value) => ACTION_TILES.find((tile) => tile === value.split('.')[0]) ?? []).slice(0, MOST_KEPT)

/** A plan with what was chosen in one of its selects. */
function changed(press: Extract<Press, { verb: 'plan' | 'steps' }>, values: readonly string[]): Plan {
  const [choice] = parseLine(values[0] ?? '') ?? []
  if (choice?.kind === 'procession') return { units: choice.units, moves: [] }
  if (choice?.kind !== 'move' && choice?.kind !== 'stay') return press.plan
  const to = choice.kind === 'stay' ? null : choice.to
  const place = press.plan.moves.findIndex(({ guardian }) => guardian === choice.guardian)
  const before = place < 0 ? press.plan.moves : press.plan.moves.slice(0, place)
  // What comes after may look different now: it is planned anew.
  return { ...press.plan, moves: [...before, { guardian: choice.guardian, to }] }
}
