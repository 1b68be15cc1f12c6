import { cityOf, countdownTileOnPass, decision } from '#engine'
import {
  computerActs,
  emptySeatsOf,
  hasOnePerson,
  type LiveMessageExtras,
  type LiveMessageTable,
  NO_LIVE_MESSAGE_EXTRAS,
  type PublicOnlyTable,
  type PublicTable,
  peopleToMention,
  peopleToMentionInGame,
  seatsOfPlayersWantingSubstitute,
  tableAllowsHints,
} from '#table'
import { EMOJI, type Language, words } from '#text'
import {
  analysisButton,
  journalButton,
  logButton,
  notifyMeAtGameEndButton,
  rulesButton,
  takeOverButton,
  takeTurnOrCityButton,
} from '../buttons.ts'
import {
  accentOf,
  button,
  buttonRows,
  FILM_PART,
  ifRoom,
  nonEmptyLines,
  PICTURE_PART,
  type Post,
  type PostPart,
  post,
  type Yielding,
  yieldingLines,
} from '../components.ts'
import { computerForEmptySeatSelect } from '../computers.ts'
import { pressOn } from '../custom-id.ts'
import { learnButton } from '../learn/post.ts'
import { lobbyPost } from '../lobby/post.ts'
import { viewLinesInWords } from '../looks/read.ts'
import { readButton, readSelect, showButton, viewSelect } from '../looks/view.ts'
import { relativeTimestamp } from '../moments.ts'
import { idsAsMentions, mentionsLine, plainNameOf, safeNameOf } from '../names.ts'
import { endPicture, tablePicture } from '../pictures.ts'
import { soloOpponentLine } from '../solo/against.ts'
import { challengeResultText } from '../solo/challenge.ts'
import { recapWithin, recapWithoutLastTurn } from '../table-text.ts'
import { undoAnswerButtons, undoRequestLine } from '../undo-request.ts'
import { leftLine, otherFreedLines, turnOfFreedSeatLine, wantsSubstituteLines } from './departures.ts'
import { finishedGameParts, type GameFactsAndRecords } from './ending.ts'
import { clockLine, freeingParts } from './pace-parts.ts'
import { standingsText, whoWonText } from './scores.ts'
import { closedOrFrozenPost } from './stopped.ts'
import { channelNoticeLines, substituteCameLines } from './told.ts'

/**
 * The channel's one live message: what everybody sees of the table now.
 * @param former the table that is to be played again, if it is known
 * @param also what else its people are told there
 * @param end what the game came to, if it is over and that is known
 */
export function livePost(
  table: PublicOnlyTable,
  language: Language,
  former: PublicTable | null = null,
  also: LiveMessageExtras = NO_LIVE_MESSAGE_EXTRAS,
  end: GameFactsAndRecords | null = null,
): Post {
  switch (table.phase) {
    case 'lobby':
      return lobbyPost(table, language, former, also)
    case 'playing':
      return playingPost(table, language, also)
    case 'finished':
      return finishedPost(table, language, also, end)
    case 'closed':
    case 'frozen':
      return closedOrFrozenPost(table, language, also)
  }
}

/** @param told whether the table is told in words instead of drawn: where only one person reads, who wants it so */
function playingPost(table: LiveMessageTable, language: Language, also: LiveMessageExtras, told = false): Post {
  const { live, buttons, recommendations } = words(language)
  const state = table.settled
  const seat = state === null ? null : (decision(state)?.seat ?? null)
  const tile = state === null || seat === null ? null : countdownTileOnPass(state, seat)
  const called = peopleToMentionInGame(table)
  const empty = emptySeatsOf(table)
  const free = [...empty, ...seatsOfPlayersWantingSubstitute(table)]
  const alone = hasOnePerson(table) ? soloOpponentLine(table, language) : null
  const above: (PostPart | null)[] = [
    `### ${told ? '' : `${EMOJI.turn} `}${turnLine(table, called, language)}`,
    `-# ${live.since(relativeTimestamp(table.since))}${tile === null ? '' : ` · ${told ? '' : `${EMOJI.countdown} `}${live.countdown(tile)}`}`,
    clockLine(table, also, language),
    leftLine(table, called, language),
    ...otherFreedLines(table, called, language),
    // Their seats have buttons below, with their names.
    ...wantsSubstituteLines(table, language).map(ifRoom),
    channelNoticeLines(table, also, language),
    table.reopenedSeq === null
      ? null
      : `${EMOJI.undo} ${live.undoGranted(safeNameOf(table, table.actingSeat ?? 0, language))}`,
    // A first game begins without talk of the challenge.
    alone === null || (table.solo && beforeFirstTurn(table)) ? null : `-# ${alone}`,
    !hasOnePerson(table) && tableAllowsHints(table) ? `-# ${EMOJI.hint} ${recommendations.option(true)}` : null,
  ]
  const below: (PostPart | null)[] = [
    undoRequestLine(table, language, called),
    ...buttonRows(undoAnswerButtons(table, language)),
    ...freeingParts(table, also, called, language),
    ...buttonRows(
      free.flatMap((index) => [
        takeOverButton(table, index, language),
        empty.includes(index)
          ? button(
              pressOn(table, { verb: 'sitout', seat: index }),
              buttons.sitOut(plainNameOf(table, index, language)),
              { emoji: EMOJI.out },
            )
          : null,
      ]),
    ).slice(0, 2),
    computerForEmptySeatSelect(table, language),
  ]
  return post(
    [
      ...above,
      ...(told
        ? [...recapWithoutLastTurn(table, language), inWords(table, 'table', language)]
        : [recapWithin(table, language), PICTURE_PART]),
      ...buttonRows([
        ...panelButtons(table, free.length === 0, language),
        (told ? showButton : readButton)(table, 'table', language),
        logButton(table, language),
        rulesButton(table, language),
        hasOnePerson(table) ? null : notifyMeAtGameEndButton(table, language),
        hasOnePerson(table) && beforeFirstTurn(table) ? learnButton(language) : null,
      ]),
      ...below,
      told ? readSelect(table, language) : viewSelect(table, language),
    ],
    {
      accent: accentOf(seat),
      picture: told ? null : tablePicture(table, language),
      inWords: () => playingPost(table, language, also, true),
      mentions: called,
    },
  )
}

/**
 * For the player on turn, and for those who wait: everybody reads the same message.
 * @param both whether there is room for both, which lead to the same
 */
function panelButtons(table: LiveMessageTable, both: boolean, language: Language) {
  const onTurn = !computerActs(table)
  return [
    takeTurnOrCityButton(pressOn(table, { verb: 'open' }), onTurn, language),
    both && onTurn && !hasOnePerson(table)
      ? takeTurnOrCityButton(pressOn(table, { verb: 'city' }), false, language)
      : null,
  ]
}

/** Whether the acting player has laid no fate tile yet (R2.14). */
const beforeFirstTurn = ({ settled, actingSeat }: LiveMessageTable): boolean =>
  settled !== null && actingSeat !== null && cityOf(settled, actingSeat).fate.hand !== null

/** Whose turn it is; an empty seat's is told to those who can do something about it. */
function turnLine(table: LiveMessageTable, called: readonly string[], language: Language): string {
  const { live, computers } = words(language)
  if (table.acting !== null) return live.turnOf(`<@${table.acting}>`)
  const seat = table.actingSeat ?? 0
  const [name, mentions] = [safeNameOf(table, seat, language), idsAsMentions(called)]
  if (computerActs(table)) return computers.thinks(name)
  return turnOfFreedSeatLine(table, seat, called, language) ?? live.turnOfEmptySeat(name, mentions)
}

/** What takes a picture's place; a player against Tom reads their own progress. */
const inWords = (table: LiveMessageTable, view: 'table' | 'scores', language: Language): Yielding | null =>
  table.settled === null
    ? null
    : yieldingLines(
        viewLinesInWords(table, table.settled, view, language, table.solo ? 0 : null),
        words(language).reading.rest,
      )

function finishedPost(
  table: PublicOnlyTable,
  language: Language,
  also: LiveMessageExtras,
  end: GameFactsAndRecords | null,
  told = false,
): Post {
  const { buttons, scores, share } = words(language)
  const state = table.settled
  const called = peopleToMention(table)
  const next = [
    button(pressOn(table, { verb: 'again' }), buttons.newGame, { emoji: EMOJI.bonfire, style: 'success' }),
    state?.ended == null ? null : analysisButton(table, language),
  ]
  // In a channel everybody sees it here.
  const shares =
    state?.ended == null || table.cardChannelId === null
      ? null
      : button(pressOn(table, { verb: 'shareresult' }), share.result, { emoji: EMOJI.scores })
  const more = [
    state?.ended == null ? null : (told ? showButton : readButton)(table, 'scores', language),
    logButton(table, language),
    journalButton(table, language),
  ]
  return post(
    [
      told ? `## ${scores.title}` : `## ${EMOJI.scores} ${whoWonText(table, language) ?? scores.title}`,
      mentionsLine(called),
      nonEmptyLines(...substituteCameLines(table, also, language)),
      challengeResultText(table, language),
      ...(told
        ? [inWords(table, 'scores', language)]
        : [
            standingsText(table, language),
            end === null ? recapWithin(table, language) : null,
            PICTURE_PART,
            FILM_PART,
          ]),
      ...(end === null ? [] : finishedGameParts(table, end, language)),
      // With the third the first three have a line of their own.
      ...(shares === null ? buttonRows([...next, ...more]) : [...buttonRows([...next, shares]), ...buttonRows(more)]),
      told ? readSelect(table, language) : viewSelect(table, language),
    ],
    {
      picture: told ? null : endPicture(table, language),
      inWords: () => finishedPost(table, language, also, end, true),
      mentions: called,
    },
  )
}
