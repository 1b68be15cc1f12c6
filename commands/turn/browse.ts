import { ACTION_TILES, type ActionTile, cityOf, parseChoices, stateAtNextTurnOf } from '#engine'
import { words } from '#text'
import { replaceWantedChoices } from '../combination.ts'
import { inWords, type Post } from '../components.ts'
import type { ComponentPress } from '../custom-id.ts'
import { seatOfPerson } from '../looks/view.ts'
import type { PanelContext } from '../panel.ts'
import {
  type FatePlacementFilter,
  fatePlacementFilterSchema,
  PANEL_PAGES,
  type PanelPage,
  type ProcessionPlan,
} from '../panel-codecs.ts'
import { panelAsShown, panelContextFor, privateTablePost } from '../private.ts'
import { type PressContext, type Reply, reply } from '../reply.ts'
import { whyNoPanel } from '../table-text.ts'
import { combinationPanel } from './combine.ts'
import { fatePanel } from './fate.ts'
import { ownLastTurnMessageLink } from './news.ts'
import { processionPanel } from './procession.ts'
import { type WhyNotPosition, whyNotPost } from './why-not.ts'

type Seen = Pick<ComponentPress, 'seq'>

/** What is said above a panel that was drawn before the table moved on; null for one that is as it was. */
const staleNotice = ({ caller, table }: PressContext, { seq }: Seen): string | null =>
  seq === table.seq ? null : words(caller.language).notices.stale

/**
 * Somebody's own panel as it stands now, with a line above it. What a turn begins with has a link to the message of their
 * last one.
 */
async function ownPanel(
  { service, caller: { person, language }, table }: Omit<PressContext, 'values'>,
  notice: string | null = null,
  page: PanelPage = 'turn',
): Promise<Reply> {
  const lastTurnLink = page === 'turn' ? await ownLastTurnMessageLink(service, table, person.id) : null
  return reply(privateTablePost(table, person.id, language, { page, notice, lastTurnLink }))
}

/** Opens one's own panel; who has none hears why. */
export const pressOpen = (context: Omit<PressContext, 'values'>): Promise<Reply> =>
  ownPanel(context, whyNoPanel(context.table, context.caller.person.id, context.caller.language))

/** Shows it as it stands. */
export const pressRefresh = (context: PressContext): Promise<Reply> => ownPanel(context)

/** Turns to an action of the menu, or back. */
export const pressMenuAction = (
  context: PressContext,
  { seq, page }: Pick<ComponentPress<'page'>, 'seq' | 'page'>,
): Promise<Reply> => ownPanel(context, staleNotice(context, { seq }), page)

/** What cannot be chosen now and why: of one action, or of what is asked; to somebody who waits, as if it were their turn. */
export const pressWhyNot = (context: PressContext, press: ComponentPress<'whynot'>): Reply | Promise<Reply> => {
  const { caller, table, values } = context
  const explained = panelContextFor(table, caller.person.id, caller.language, null) ?? waiting(context)
  return explained === null
    ? ownPanel(context)
    : reply(whyNotPost(explained, PANEL_PAGES.find((one) => one === values[0]) ?? press.page))
}

function waiting({ table, caller }: PressContext): WhyNotPosition | null {
  const seat = seatOfPerson(table, caller.person.id)
  const { settled, rules } = table
  if (settled === null || seat === null || table.phase !== 'playing') return null
  const { status, fate } = cityOf(settled, seat)
  const state = stateAtNextTurnOf(settled, seat)
  if (status !== 'playing' || fate.hand !== null || state === null) return null
  return { table, rules, state, seat, words: words(caller.language) }
}

function withPanel(context: PressContext, press: Seen, show: (panel: PanelContext) => Post): Reply | Promise<Reply> {
  const { caller, table } = context
  const panel = panelContextFor(table, caller.person.id, caller.language, staleNotice(context, press))
  return panel === null ? ownPanel(context) : reply(show(panel))
}

/** Other placements of fate tiles: the next of them, or of another tile or direction. */
export const pressShowPlacements = (context: PressContext, press: ComponentPress<'placing'>): Reply | Promise<Reply> =>
  withPanel(context, press, (panel) => fatePanel(panel, withWay(press.placing, context.values[0] ?? '')))

/** With the tile and the direction that were chosen (`top.e`); as it is where none were. */
function withWay(placing: FatePlacementFilter, value: string): FatePlacementFilter {
  const [end, direction] = value.split('.')
  const way = fatePlacementFilterSchema.pick({ end: true, direction: true }).safeParse({ end, direction })
  return way.success ? { ...placing, ...way.data, part: 0 } : placing
}

/** Which tiles stay when some must go. */
export const pressChooseKeptTiles = (context: PressContext, press: ComponentPress<'keep'>): Reply | Promise<Reply> =>
  withPanel(context, press, (panel) => fatePanel(panel, { ...press.placing, keep: tilesIn(context.values).join('-') }))

/** Another plan for the procession. */
export const pressProcessionPlan = (
  context: PressContext,
  press: ComponentPress<'plan' | 'steps'>,
): Reply | Promise<Reply> =>
  withPanel(context, press, (panel) => processionPanel(panel, planWithSelection(press, context.values)))

/** Another choice of those that are put together: the others stay, as far as they can. */
export const pressCombinationPart = (context: PressContext, press: ComponentPress<'part'>): Reply | Promise<Reply> =>
  withPanel(context, press, (panel) => {
    const chosen = parseChoices(context.values[0] ?? '') ?? []
    return combinationPanel(panel, replaceWantedChoices(parseChoices(press.line) ?? [], chosen))
  })

/** A panel just as it was put together, with its picture: also for somebody who else wants words. */
export async function pressShowPanel(
  context: PressContext,
  { panel: shown, seq }: ComponentPress<'showpanel' | 'readpanel'>,
): Promise<Reply> {
  if (shown.of === 'page') return pressMenuAction(context, { seq, page: shown.page })
  return withPanel(context, { seq }, (panel) => panelAsShown(panel, shown))
}

/** The same in words. */
export async function pressReadPanel(context: PressContext, press: ComponentPress<'readpanel'>): Promise<Reply> {
  const { post } = await pressShowPanel(context, press)
  return reply(inWords(post))
}

/** R5.1: nobody may keep more. */
const MOST_KEPT = 3

/** The tiles that were chosen (`green.0`, `green.1`); what is none is left out. */
const tilesIn = (values: readonly string[]): readonly ActionTile[] =>
  values.flatMap((value) => ACTION_TILES.find((tile) => tile === value.split('.')[0]) ?? []).slice(0, MOST_KEPT)

/** A plan with what was chosen in one of its selects. */
function planWithSelection(press: ComponentPress<'plan' | 'steps'>, values: readonly string[]): ProcessionPlan {
  const [choice] = parseChoices(values[0] ?? '') ?? []
  if (choice?.kind === 'procession') return { units: choice.units, moves: [] }
  if (choice?.kind !== 'move' && choice?.kind !== 'stay') return press.plan
  const to = choice.kind === 'stay' ? null : choice.to
  const place = press.plan.moves.findIndex(({ guardian }) => guardian === choice.guardian)
  const before = place < 0 ? press.plan.moves : press.plan.moves.slice(0, place)
  // What comes after may look different now: it is planned anew.
  return { ...press.plan, moves: [...before, { guardian: choice.guardian, to }] }
}
