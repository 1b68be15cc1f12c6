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
import { EMOJI, LIMITS, labelOf, promptOf } from '#text'
import { newcomersTip } from '../advice/tips.ts'
import { recommendButton } from '../buttons.ts'
import { trySequence } from '../choice-sequence.ts'
import {
  asQuote,
  button,
  buttonRows,
  nonEmptyLines,
  PICTURE_PART,
  type Post,
  type SelectOption,
  select,
} from '../components.ts'
import { type ComponentPress, fitsCustomId, pressOn } from '../custom-id.ts'
import { ownTurnTimeLine } from '../moments.ts'
import { currentQuestion, holdingsLine, openTurnStory, type PanelContext } from '../panel.ts'
import { finalTomChoiceWarning, recapBeforeChoiceForTom } from '../solo/tom.ts'
import { distinctFirstFateTileChoices } from './first-tile.ts'
import { endLabel, footerRows } from './footer.ts'
import { fulfilledThisTurnLine } from './fulfilled.ts'
import { newsLine } from './news.ts'
import type { ChoicesToMark } from './options.ts'
import { aboveOptions, panelPost } from './panel-post.ts'
import { ownCityPicture, ownTurnPicture, pictureBase, shipIslandPicture } from './pictures.ts'
import { choiceRows } from './voyage.ts'

/** Whatever is asked in the middle of a turn: its options, and beside them the question. */
export function midTurnQuestionPanel(panel: PanelContext): Post {
  const { rules, state } = panel
  const asked = currentQuestion(panel)
  const question = asked === null ? '' : promptOf(panel.words, rules, state, asked)
  const choices = distinctFirstFateTileChoices(rules, legalChoices(rules, state))
  const { rows, shown } = choiceRows(panel, 'turn', choices, question)
  return panelPost(panel, pictureOf(panel, shown), [
    nonEmptyLines(ownTurnTimeLine(panel.table.time, panel.language), newsLine(panel)),
    finalTomChoiceWarning(panel),
    asQuote(panel.notice ?? recapBeforeChoiceForTom(panel)),
    openTurnStory(panel),
    fulfilledThisTurnLine(panel),
    newcomersTip(panel),
    // What the human holds does not matter to Tom.
    state.turn.seat === panel.seat ? holdingsLine(panel) : null,
    PICTURE_PART,
    ...rows,
    ...buttonRows([endHere(panel)]),
    ...footerRows(panel, {
      also: [asked?.kind === 'startTile' && !panel.table.ahead ? recommendButton(panel) : null],
    }),
  ])
}

/** Who lands and wants nothing there need not say so first. */
function endHere(panel: PanelContext) {
  const line: Choice[] = [{ kind: 'decline' }, { kind: 'end' }]
  if ('refusal' in trySequence(panel.rules, panel.state, line)) return null
  const press = pressOn(panel.table, { verb: 'play', line: formatChoices(line) })
  return button(press, endLabel(panel), { emoji: EMOJI.endTurn, style: 'success' })
}

function pictureOf(panel: PanelContext, lines: readonly ChoicesToMark[]): PictureRequest {
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
      return ownCityPicture({ ...panel, seat: state.turn.seat }, lines)
    case 'freeSpecialist':
    case 'tomGnome':
      return { ...all, scene: 'gnomes' }
    case 'islandAction':
      return shipIslandPicture(panel, lines)
    default:
      return ownCityPicture(panel, lines)
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
  const pieces = listed ? [] : piecesHeld(panel)
  return panelPost(panel, ownTurnPicture(panel), [
    asked === null ? null : `${EMOJI.payOtherwise} ${promptOf(panel.words, panel.rules, state, asked)}`,
    ...aboveOptions(panel),
    listed
      ? select(
          press,
          panel.words.panel.chooseOne,
          choices.map((choice) => ({
            value: formatChoices([choice]),
            label: labelOf(panel.words, panel.rules, state, choice).label,
          })),
        )
      : select(press, panel.words.buttons.payOtherwise, pieces, { least: 1, most: pieces.length }),
    ...footerRows(panel, { shown: { of: 'payment', line: then } }),
  ])
}

/** Every piece held, as far as one price can need it; of many equal ones not all. */
function piecesHeld(panel: PanelContext): SelectOption[] {
  const { actionTiles, resources } = cityOf(panel.state, panel.seat)
  const { actionTile, resource } = panel.words.names
  return currentQuestion(panel)?.kind === 'payTiles'
    ? pieces(ACTION_TILES, actionTiles, actionTile, EMOJI.actionTile)
    : pieces(RESOURCES, resources, resource, EMOJI.resource)
}

function pieces<K extends string>(
  kinds: readonly K[],
  held: Readonly<Record<K, number>>,
  names: Readonly<Record<K, string>>,
  emoji: Readonly<Record<K, string>>,
): SelectOption[] {
  for (let most = 16; ; most--) {
    const options = kinds.flatMap((kind) =>
      Array.from({ length: Math.min(held[kind], most) }, (_, nth) => ({
        value: `${kind}.${nth}`,
        label: names[kind],
        emoji: emoji[kind],
      })),
    )
    if (options.length <= LIMITS.options || most === 1) return options
  }
}

/** The payment that these pieces make up (`green.0`, `green.1`), or null when it does not pay. */
export function paymentFromPieces(rules: Rules, state: GameState, values: readonly string[]): Choice | null {
  const kinds = values.map((value) => value.split('.')[0] ?? '')
  const tiles = ACTION_TILES.flatMap((kind) => kinds.filter((one) => one === kind).map(() => kind))
  const resources = RESOURCES.flatMap((kind) => kinds.filter((one) => one === kind).map(() => kind))
  const wanted: Choice = tiles.length > 0 ? { kind: 'pay', tiles } : { kind: 'give', resources }
  return legalChoices(rules, state).find((choice) => formatChoice(choice) === formatChoice(wanted)) ?? null
}
