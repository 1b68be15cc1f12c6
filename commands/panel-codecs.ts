import { z } from 'zod'
import { ALL_GUARDIAN_COLOURS, GUARDIAN_PLACES, type Guardian } from '#engine'
import { cutAtColon, flagCodec, numberCodec, oneFieldCodec, parseNumberOrNaN, splitCodec, textCodec } from './codec.ts'

export const PANEL_PAGES = [
  'turn',
  'fate',
  'path',
  'ship',
  'task',
  'guardian',
  'procession',
  'bonfire',
  'gnome',
  'ignite',
  'novice',
  'discard',
  'pass',
] as const
/** What a player's panel shows: the turn's menu, one action of it, or the question before passing. */
export type PanelPage = (typeof PANEL_PAGES)[number]

const line = z.string().regex(/^[\w ,;-]*$/)

/** R10: where each guardian goes; those not named stay. `units` 0: already paid for, or free. */
const plan = z.strictObject({
  units: z.int().min(0).max(9),
  moves: z
    .array(z.strictObject({ guardian: z.enum(ALL_GUARDIAN_COLOURS), to: z.enum(GUARDIAN_PLACES).nullable() }))
    .max(5),
})
export type ProcessionPlan = z.infer<typeof plan>

/** Which placements of fate tiles the panel lists, and which action tiles stay when some must go first. */
export const fatePlacementFilterSchema = z.strictObject({
  end: z.enum(['best', 'top', 'bottom']),
  direction: z.enum(['e', 's', 'w', 'n']),
  keep: z.string().regex(/^[\w-]{0,32}$/),
  /** Of more than six placements, which six: from 0. */
  part: z.int().min(0).max(9),
})
export type FatePlacementFilter = z.infer<typeof fatePlacementFilterSchema>

/**
 * A panel as it was put together: a page, placements, a plan, a payment with what is played after it, or choices that are
 * played together.
 */
const panel = z.discriminatedUnion('of', [
  z.strictObject({ of: z.literal('page'), page: z.enum(PANEL_PAGES) }),
  z.strictObject({ of: z.literal('placing'), placing: fatePlacementFilterSchema }),
  z.strictObject({ of: z.literal('plan'), plan }),
  z.strictObject({ of: z.literal('payment'), line }),
  z.strictObject({ of: z.literal('together'), line }),
])
export type PanelShown = z.infer<typeof panel>

const GUARDIAN_LETTERS: Readonly<Record<Guardian, string>> = {
  ...{ wood: 'w', grey: 'g', red: 'r', pink: 'p' },
  ...{ turquoise: 't', blue: 'u', green: 'n', yellow: 'y', orange: 'o', purple: 'l', black: 'k', white: 'h' },
}

const formatPlan = (plan: ProcessionPlan): string =>
  plan.units + plan.moves.map(({ guardian, to }) => `${GUARDIAN_LETTERS[guardian]}${to ?? '-'}`).join('')

function readPlan(text: string): unknown {
  const moves = [...text.slice(1).matchAll(/([a-z])(start|[pb]\d|-)/g)].map(([, letter, to]) => ({
    guardian: ALL_GUARDIAN_COLOURS.find((guardian) => GUARDIAN_LETTERS[guardian] === letter),
    to: to === '-' ? null : to,
  }))
  return { units: parseNumberOrNaN(text.slice(0, 1)), moves }
}

const formatPlacing = ({ end, direction, keep, part }: FatePlacementFilter): string =>
  `${end}.${direction}.${keep}.${part}`

function readPlacing(text: string): unknown {
  const [end, direction, keep, part] = text.split('.')
  return { end, direction, keep, part: parseNumberOrNaN(part) }
}

function formatPanel(shown: PanelShown): string {
  switch (shown.of) {
    case 'page':
      return shown.page
    case 'placing':
      return `placing:${formatPlacing(shown.placing)}`
    case 'plan':
      return `plan:${formatPlan(shown.plan)}`
    case 'payment':
      return `payment:${shown.line}`
    case 'together':
      return `together:${shown.line}`
  }
}

function readPanel(text: string): unknown {
  const [of, rest] = cutAtColon(text)
  switch (of) {
    case 'placing':
      return { of, placing: readPlacing(rest) }
    case 'plan':
      return { of, plan: readPlan(rest) }
    case 'payment':
    case 'together':
      return { of, line: rest }
    default:
      return { of: 'page', page: text }
  }
}

/** What can be pressed about the plan of one's next turn: buttons, and a select. */
const AHEAD_PRESSES = ['open', 'begin', 'keep', 'leave', 'withdraw', 'order'] as const

export const planAheadActionCodec = textCodec('what', z.enum(AHEAD_PRESSES))
export const panelPageCodec = textCodec('page', z.enum(PANEL_PAGES))
export const choicesCodec = textCodec('line', line)
export const fatePlacementFilterCodec = oneFieldCodec('placing', fatePlacementFilterSchema, formatPlacing, readPlacing)
export const processionPlanCodec = oneFieldCodec('plan', plan, formatPlan, readPlan)
/** A page is written as its name alone. */
export const panelCodec = oneFieldCodec('panel', panel, formatPanel, readPanel)
/** One of a page's selects of lines. */
export const panelPageSelectCodec = splitCodec(panelPageCodec, numberCodec('list'))
/** Choices that are put together, and which of the message's selects it is. */
export const combinationPartCodec = splitCodec(numberCodec('list', 0, 9), choicesCodec)
/** They are all played; the turn ends with that, or goes on. */
export const playCombinationCodec = splitCodec(flagCodec('ends', 'end', 'on'), choicesCodec)
/** Where one guardian of a plan may go. */
export const processionGuardianCodec = splitCodec(
  textCodec('guardian', z.enum(ALL_GUARDIAN_COLOURS)),
  processionPlanCodec,
)
