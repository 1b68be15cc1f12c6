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
import { EMOJI, LANGUAGE_NAMES, LANGUAGES, type Language, words } from '#text'
import { button, buttonRows, type Option, type Post, post, select } from '../components.ts'
import { computerSelect, seatedName } from '../computers.ts'
import { learnButton } from '../learn/post.ts'
import { asMentions } from '../live/mentions.ts'
import { accentOf, pressOn, safeName } from '../panel.ts'
import { tableLanguage } from '../table-language.ts'
import { gatheringLines, heldSeatRows, openSeatLines } from './held-seats.ts'
import { paceSelects } from './pace.ts'

/** With how many people a game may start by itself; 0: it does not. */
const START_AT = [0, 2, 3, 4] as const

/**
 * The lobby: who sits here, how it is played, and the buttons to sit down, start and close.
 * @param former the table that is to be played again: who sat there and not here is asked to
 */
export function lobbyPost(table: ChannelTable, language: Language, former: PublicTable | null = null): Post {
  const say = words(language)
  const { lobby, buttons } = say
  const host = table.seats.find((seat) => seat.person?.id === table.host)?.name ?? ''
  const seats = [
    ...table.seats.map(({ person }, index) =>
      lobby.seat(index + 1, seatedName(table, index, language), person?.id === table.host),
    ),
    ...openSeatLines(table, language),
  ]
  const asked = peopleAskedAgain(table, former)
  const { edition, beginnerIslands, startAt = 0 } = table.options
  const options: Option[] = [
    ...(['rulebook', 'online'] as const).map((one) => ({
      value: `edition ${one}`,
      label: say.names.edition[one].name,
      description: say.names.edition[one].about,
      emoji: edition === one ? EMOJI.endTurn : EMOJI.rules,
    })),
    ...[false, true].map((on) => ({
      value: `beginnerIslands ${on}`,
      label: lobby.beginnerIslands(on),
      emoji: beginnerIslands === on ? EMOJI.endTurn : EMOJI.island,
    })),
    ...LANGUAGES.map((one) => ({
      value: `language ${one}`,
      label: lobby.language(LANGUAGE_NAMES[one]),
      emoji: tableLanguage(table) === one ? EMOJI.endTurn : EMOJI.language,
    })),
    ...[false, true].map((on) => ({
      value: `recommendations ${on}`,
      label: say.recommendations.option(on),
      emoji: mayRecommend(table) === on ? EMOJI.endTurn : EMOJI.hint,
    })),
    ...START_AT.map((people) => ({
      value: `startAt ${people}`,
      label: say.gathering.startAt(people),
      emoji: startAt === people ? EMOJI.endTurn : EMOJI.bonfire,
    })),
  ]
  return post(
    [
      `## ${EMOJI.bonfire} ${lobby.title}`,
      lobby.invitation(safeName(host, language)),
      asked.length === 0 ? null : lobby.again(asMentions(asked).join(' ')),
      ...gatheringLines(table, language),
      seats.join('\n'),
      `-# ${lobby.edition(edition)} ${lobby.beginnerIslands(beginnerIslands)} ${lobby.language(LANGUAGE_NAMES[tableLanguage(table)])}${mayRecommend(table) ? ` ${say.recommendations.option(true)}` : ''}${startAt === 0 ? '' : ` ${say.gathering.startAt(startAt)}`}`,
      `-# ${say.pace.agreed(paceOf(table.options))}`,
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
        button(pressOn(table, { verb: 'rules' }), buttons.rules, { emoji: EMOJI.rules }),
        button(pressOn(table, { verb: 'close' }), buttons.close, { style: 'danger' }),
        learnButton(language),
      ]),
      computerSelect(table, language),
      select(pressOn(table, { verb: 'option' }), lobby.chooseOptions, options),
      ...heldSeatRows(table, language),
      ...paceSelects(table, language),
    ],
    { accent: accentOf(null), mentions: peopleConcerned(table, former) },
  )
}

/** What an option of the lobby's select changes. */
export function readOption(value: string): Partial<PublicTable['options']> | null {
  switch (value) {
    case 'edition rulebook':
      return { edition: 'rulebook' }
    case 'edition online':
      return { edition: 'online' }
    case 'beginnerIslands true':
      return { beginnerIslands: true }
    case 'beginnerIslands false':
      return { beginnerIslands: false }
    case 'recommendations true':
      return { recommendations: true }
    case 'recommendations false':
      return { recommendations: false }
    default: {
      const startAt = START_AT.find((people) => value === `startAt ${people}`)
      if (startAt !== undefined) return { startAt }
      const language = LANGUAGES.find((one) => value === `language ${one}`)
      return language === undefined ? null : { language }
    }
  }
}
