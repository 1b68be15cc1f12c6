import { standardRules } from '#engine'
import { type ChannelTable, MOST_SEATS, mayRecommend, type PublicTable, peopleConcerned } from '#table'
import { EMOJI, LANGUAGE_NAMES, LANGUAGES, type Language, words } from '#text'
import { button, buttonRows, type Option, type Post, post, select } from '../components.ts'
import { computerSelect, seatedName } from '../computers.ts'
import { asMentions } from '../live/mentions.ts'
import { accentOf, pressOn, safeName } from '../panel.ts'
import { tableLanguage } from '../table-language.ts'

/**
 * The lobby: who sits here, how it is played, and the buttons to sit down, start and close.
 * @param former the table that is to be played again: who sat there and not here is asked to
 */
export function lobbyPost(table: ChannelTable, language: Language, former: PublicTable | null = null): Post {
  const say = words(language)
  const { lobby, buttons } = say
  const host = table.seats.find((seat) => seat.person?.id === table.host)?.name ?? ''
  const seats = [0, 1, 2, 3].map((index) => {
    const seat = table.seats[index]
    return seat === undefined
      ? `-# ${lobby.freeSeat(index + 1)}`
      : lobby.seat(index + 1, seatedName(table, index, language), seat.person?.id === table.host)
  })
  const called = peopleConcerned(table, former)
  const { edition, beginnerIslands } = table.options
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
  ]
  return post(
    [
      `## ${EMOJI.bonfire} ${lobby.title}`,
      lobby.invitation(safeName(host, language)),
      called.length === 0 ? null : lobby.again(asMentions(called).join(' ')),
      seats.join('\n'),
      `-# ${lobby.edition(edition)} ${lobby.beginnerIslands(beginnerIslands)} ${lobby.language(LANGUAGE_NAMES[tableLanguage(table)])}${mayRecommend(table) ? ` ${say.recommendations.option(true)}` : ''}`,
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
      ]),
      computerSelect(table, language),
      select(pressOn(table, { verb: 'option' }), lobby.chooseOptions, options),
    ],
    { accent: accentOf(null), mentions: called },
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
      const language = LANGUAGES.find((one) => value === `language ${one}`)
      return language === undefined ? null : { language }
    }
  }
}
