import { standardRules } from '#engine'
import {
  type ChannelTable,
  MOST_SEATS,
  mayRecommend,
  type PublicTable,
  paceOf,
  peopleAskedAgain,
  peopleConcerned,
} from '#table'
import { EMOJI, LANGUAGE_NAMES, type Language, words } from '#text'
import { button, buttonRows, type Post, post } from '../components.ts'
import { computerSelect, seatedName } from '../computers.ts'
import { learnButton } from '../learn/post.ts'
import { asMentions } from '../live/mentions.ts'
import { accentOf, pressOn, safeName } from '../panel.ts'
import { tableLanguage } from '../table-language.ts'
import { gatheringLines, openSeatLines } from './held-seats.ts'

/**
 * The lobby: who sits here, how it is played, and the buttons to sit down, start and close. It is to fit a phone's screen,
 * so what is rarely changed is behind a button.
 * @param former the table that is to be played again: who sat there and not here is asked to
 */
export function lobbyPost(table: ChannelTable, language: Language, former: PublicTable | null = null): Post {
  const { lobby, buttons } = words(language)
  const host = table.seats.find((seat) => seat.person?.id === table.host)?.name ?? ''
  const seats = [
    ...table.seats.map(({ person }, index) =>
      lobby.seat(index + 1, seatedName(table, index, language), person?.id === table.host),
    ),
    ...openSeatLines(table, language),
  ]
  const asked = peopleAskedAgain(table, former)
  return post(
    [
      `## ${EMOJI.bonfire} ${lobby.title}`,
      lobby.invitation(safeName(host, language)),
      asked.length === 0 ? null : lobby.again(asMentions(asked).join(' ')),
      ...gatheringLines(table, language),
      seats.join('\n'),
      agreedLines(table, language),
      `-# ${lobby.waiting(table.seats.length)} ${lobby.closesByItself}`,
      `-# ${lobby.components(table.rules.hash === standardRules.hash)}`,
      ...buttonRows([
        button(pressOn(table, { verb: 'join' }), buttons.join, {
          emoji: EMOJI.seat,
          style: 'success',
          disabled: table.seats.length >= MOST_SEATS,
        }),
        button(pressOn(table, { verb: 'start' }), buttons.start, {
          emoji: EMOJI.bonfire,
          style: 'primary',
          disabled: table.seats.length < 2,
        }),
        button(pressOn(table, { verb: 'leave' }), buttons.leave),
        button(pressOn(table, { verb: 'lobbysettings' }), buttons.settings, { emoji: EMOJI.settings }),
        button(pressOn(table, { verb: 'rules' }), buttons.rules, { emoji: EMOJI.rules }),
        learnButton(language),
        button(pressOn(table, { verb: 'close' }), buttons.close, { style: 'danger' }),
      ]),
      computerSelect(table, language),
    ],
    { accent: accentOf(null), mentions: peopleConcerned(table, former) },
  )
}

/** In short what whoever sits down agrees to; in full it is behind *Settings*. */
function agreedLines(table: PublicTable, language: Language): string {
  const { names, lobby, recommendations, gathering, pace } = words(language)
  const { edition, beginnerIslands, startAt = 0 } = table.options
  const chosen = [
    `${names.edition[edition].name}.`,
    ...(beginnerIslands ? [lobby.beginnerIslands(true)] : []),
    lobby.language(LANGUAGE_NAMES[tableLanguage(table)]),
    ...(mayRecommend(table) ? [recommendations.option(true)] : []),
    ...(startAt === 0 ? [] : [gathering.startAt(startAt)]),
  ]
  return `-# ${chosen.join(' ')}\n-# ${pace.agreed(paceOf(table.options))}`
}
