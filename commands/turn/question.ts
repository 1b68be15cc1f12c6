import {
  ACTION_TILES,
  type Choice,
  cityOf,
  formatChoice,
  formatChoices,
  type GameState,
  legalChoices,
  RESOURCES,
  type Rules,
} from '#engine'
import type { PictureRequest } from '#render'
import { EMOJI, LIMITS, promptOf } from '#text'
import { recommendButton } from '../advice/recommend-button.ts'
import { newcomersTip } from '../advice/tip-line.ts'
import { optionSequences, playSequence } from '../choice-sequence.ts'
import {
  asQuote,
  button,
  buttonRows,
  lines,
  type Option,
  PICTURE,
  type Post,
  post,
  type Row,
  select,
} from '../components.ts'
import { type ComponentPress, fitsCustomId, pressOn } from '../custom-id.ts'
import { timeLine } from '../moments.ts'
import { choiceLabel, currentQuestion, holdingsLine, openTurnStory, type PanelContext, panelAccent } from '../panel.ts'
import { finalChoiceWarning, recapWhereTomAsks } from '../solo/tom.ts'
import { nearestFirst } from '../voyages.ts'
import { distinctTiles } from './first-tile.ts'
import { footerRows, saveLabel } from './footer.ts'
import { newlyFulfilledLine } from './fulfilled.ts'
import { panelInWords } from './in-words.ts'
import { newsLine } from './news.ts'
import { optionLists, optionRows } from './options.ts'
import { cityPicture, pictureBase, turnPicture } from './pictures.ts'
import { voyages } from './voyage.ts'

/** Whatever is asked in the middle of a turn: its options, and beside them the question. */
export function questionPanel(panel: PanelContext): Post {
  const { rules, state } = panel
  const asked = currentQuestion(panel)
  const question = asked === null ? '' : promptOf(panel.words, rules, state, asked)
  const choices = distinctTiles(rules, legalChoices(rules, state))
  const { rows, shown } =
    asked?.kind === 'freeShip' ? voyages(panel, 'turn', choices, question) : listed(panel, choices, question)
  return post(
    [
      lines(timeLine(panel.table.time, panel.language), newsLine(panel)),
      finalChoiceWarning(panel),
      asQuote(panel.notice ?? recapWhereTomAsks(panel)),
      openTurnStory(panel),
      newlyFulfilledLine(panel),
      newcomersTip(panel),
      // What the human holds does not matter to Tom.
      panel.state.turn.seat === panel.seat ? holdingsLine(panel) : null,
      PICTURE,
      ...rows,
      ...buttonRows([endHere(panel)]),
      ...footerRows(panel, {
        end: false,
        also: [asked?.kind === 'startTile' && !panel.table.ahead ? recommendButton(panel) : null],
      }),
    ],
    {
      accent: panelAccent(panel),
      picture: pictureOf(panel, shown),
      inWords: (shown) => panelInWords(panel, shown),
    },
  )
}

function listed(panel: PanelContext, choices: readonly Choice[], question: string) {
  const options = optionLists(panel, nearestFirst(optionSequences(panel.rules, panel.state, choices)))
  return { rows: optionRows(panel, 'turn', options, question), shown: options.shown }
}

/** Who lands and wants nothing there need not say so first. */
function endHere(panel: PanelContext) {
  const line: Choice[] = [{ kind: 'decline' }, { kind: 'end' }]
  if ('refusal' in playSequence(panel.rules, panel.state, line)) return null
  const press = pressOn(panel.table, { verb: 'play', line: formatChoices(line) })
  return button(press, panel.table.ahead ? saveLabel(panel) : panel.words.buttons.endTurn, {
    emoji: EMOJI.endTurn,
    style: 'success',
  })
}

function pictureOf(panel: PanelContext, lines: readonly { choices: readonly Choice[] }[]): PictureRequest {
  const { state } = panel
  const all = pictureBase(panel, lines)
  switch (currentQuestion(panel)?.kind) {
    case 'startTile':
      return { ...all, scene: 'fate', seat: panel.seat }
    case 'freeShip':
      return { ...all, scene: 'islands', seat: panel.seat }
    case 'tomTask':
      return { ...all, scene: 'map' }
    case 'tomCouncil':
      return { ...all, scene: 'council' }
    case 'tomGuardian':
      return cityPicture({ ...panel, seat: state.turn.seat }, lines)
    case 'freeSpecialist':
    case 'tomGnome':
      return { ...all, scene: 'gnomes' }
    case 'islandAction': {
      const island = cityOf(state, panel.seat).ship
      return island === null ? cityPicture(panel, lines) : { ...all, scene: 'island', island }
    }
    default:
      return cityPicture(panel, lines)
  }
}

/**
 * Which pieces pay. Up to 25 payments are a list; more are put together from the pieces held.
 * @param then what is played after the payment, in the journal's notation
 */
export function paymentPanel(panel: PanelContext, then: string): Post {
  const { state, table } = panel
  const asked = currentQuestion(panel)
  const choices = legalChoices(panel.rules, state)
  const listed = choices.length <= LIMITS.options
  const withLine = (line: string): ComponentPress =>
    pressOn(table, listed ? { verb: 'pay', line } : { verb: 'pieces', line })
  const press = fitsCustomId(withLine(then)) ? withLine(then) : withLine('')
  return post(
    [
      asked === null ? null : `${EMOJI.payOtherwise} ${promptOf(panel.words, panel.rules, state, asked)}`,
      asQuote(panel.notice),
      openTurnStory(panel),
      holdingsLine(panel),
      PICTURE,
      listed
        ? select(
            press,
            panel.words.panel.chooseOne,
            choices.map((choice) => ({ value: formatChoices([choice]), label: choiceLabel(panel, state, choice) })),
          )
        : piecesSelect(panel, press),
      ...footerRows(panel, { shown: { of: 'payment', line: then }, end: false }),
    ],
    {
      accent: panelAccent(panel),
      picture: turnPicture(panel),
      inWords: (shown) => panelInWords(panel, shown),
    },
  )
}

function piecesSelect(panel: PanelContext, press: Parameters<typeof select>[0]): Row {
  const options = pieces(panel)
  return select(press, panel.words.buttons.payOtherwise, options, { least: 1, most: options.length })
}

/** Every piece held, as far as one price can need it; of many equal ones not all. */
function pieces(panel: PanelContext): Option[] {
  const city = cityOf(panel.state, panel.seat)
  const { actionTile, resource } = panel.words.names
  const all =
    currentQuestion(panel)?.kind === 'payTiles'
      ? ACTION_TILES.map((kind) => ({
          kind,
          label: actionTile[kind],
          held: city.actionTiles[kind],
          emoji: EMOJI.actionTile[kind],
        }))
      : RESOURCES.map((kind) => ({
          kind,
          label: resource[kind],
          held: city.resources[kind],
          emoji: EMOJI.resource[kind],
        }))
  for (let most = 16; ; most--) {
    const options = all.flatMap(({ kind, label, held, emoji }) =>
      Array.from({ length: Math.min(held, most) }, (_, nth) => ({ value: `${kind}.${nth}`, label, emoji })),
    )
    if (options.length <= LIMITS.options || most === 1) return options
  }
}

/** The payment that these pieces make up (`green.0`, `green.1`), or null when it does not pay. */
export function paymentOf(rules: Rules, state: GameState, values: readonly string[]): Choice | null {
  const kinds = values.map((value) => value.split('.')[0] ?? '')
  const tiles = ACTION_TILES.flatMap((kind) => kinds.filter((one) => one === kind).map(() => kind))
  const resources = RESOURCES.flatMap((kind) => kinds.filter((one) => one === kind).map(() => kind))
  const wanted: Choice = tiles.length > 0 ? { kind: 'pay', tiles } : { kind: 'give', resources }
  return legalChoices(rules, state).find((choice) => formatChoice(choice) === formatChoice(wanted)) ?? null
}
