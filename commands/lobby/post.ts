import { standardRules } from '#engine'
import {
  type LiveMessageExtras,
  NO_LIVE_MESSAGE_EXTRAS,
  type PublicOnlyTable,
  type PublicTable,
  peopleToMention,
  rematchPeopleMissing,
} from '#table'
import { EMOJI, type Language, words } from '#text'
import { joinButton, rulesButton } from '../buttons.ts'
import { button, buttonRows, type Post, post } from '../components.ts'
import { addOrRemoveComputerSelect, seatNameWithLevel } from '../computers.ts'
import { pressOn } from '../custom-id.ts'
import { learnButton } from '../learn/post.ts'
import { idsAsMentions, safeName } from '../names.ts'
import { lobbyMentionLines, openSeatLines } from './held-seats.ts'
import { termsOfJoiningLines } from './options.ts'
import { missingPlayersText, startTimeLines, waitsForStartTime } from './start-time.ts'

/**
 * The lobby: seats, options, and buttons to sit down, start and close. It fits a phone's screen, so rare settings are
 * behind a button.
 * @param former the table that is to be played again: who sat there and not here is asked to
 * @param also what else its people are told there
 */
export function lobbyPost(
  table: PublicOnlyTable,
  language: Language,
  former: PublicTable | null = null,
  also: LiveMessageExtras = NO_LIVE_MESSAGE_EXTRAS,
): Post {
  const { lobby, buttons } = words(language)
  const host = table.seats.find((seat) => seat.person?.id === table.host)?.name ?? ''
  const seats = [
    ...table.seats.map(({ person }, index) =>
      lobby.seat(index + 1, seatNameWithLevel(table, index, language), person?.id === table.host),
    ),
    ...openSeatLines(table, language),
  ]
  const asked = rematchPeopleMissing(table, former)
  return post(
    [
      `## ${EMOJI.bonfire} ${lobby.title}`,
      lobby.invitation(safeName(host, language)),
      asked.length === 0 ? null : lobby.again(idsAsMentions(asked).join(' ')),
      ...lobbyMentionLines(table, language),
      ...startTimeLines(table, also.soon, language),
      seats,
      termsOfJoiningLines(table, language),
      `-# ${missingPlayersText(table, language)}${waitsForStartTime(table) ? '' : ` ${lobby.closesByItself}`}`,
      `-# ${lobby.components(table.rules.hash === standardRules.hash)}`,
      ...buttonRows([
        joinButton(table, language),
        button(pressOn(table, { verb: 'start' }), buttons.start, {
          emoji: EMOJI.bonfire,
          style: 'primary',
          disabled: table.seats.length < 2,
        }),
        button(pressOn(table, { verb: 'leave' }), buttons.leave),
        button(pressOn(table, { verb: 'lobbysettings' }), buttons.settings, { emoji: EMOJI.settings }),
        rulesButton(table, language),
        learnButton(language),
        button(pressOn(table, { verb: 'close' }), buttons.close, { style: 'danger' }),
      ]),
      addOrRemoveComputerSelect(table, language),
    ],
    { mentions: peopleToMention(table, former) },
  )
}
