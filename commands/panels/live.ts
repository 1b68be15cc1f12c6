import { countdownTile, decision } from '#engine'
import type { TableView } from '#table'
import { EMOJI, type Language, words } from '#text'
import { button, buttonRows, PICTURE, type Post, post } from '../build.ts'
import { accentOf, at, nameOf, namesOf } from '../panel.ts'
import { storyOf } from '../say.ts'
import { lobbyPost } from './lobby.ts'
import { lookSelect } from './look.ts'
import { outcome, standing } from './scores.ts'
import { afterwards, gaveUpLine, standingOf } from './solo.ts'

/** The channel's one live message: what everybody sees of the table now. */
export function livePost(table: TableView, language: Language): Post {
  switch (table.phase) {
    case 'lobby':
      return lobbyPost(table, language)
    case 'playing':
      return playingPost(table, language)
    case 'finished':
      return finishedPost(table, language)
    case 'closed':
    case 'frozen':
      return overPost(table, language)
  }
}

/** Discord's own words for how long ago, kept up to date by the reader's client. */
export const relative = (date: Date): string => `<t:${Math.floor(date.getTime() / 1000)}:R>`

function playingPost(table: TableView, language: Language): Post {
  const { live, buttons } = words(language)
  const state = table.settled
  const seat = state === null ? null : (decision(state)?.seat ?? null)
  const tile = state === null || seat === null ? null : countdownTile(state, seat)
  const empty = table.seats.flatMap((one, index) => (one.person === null && !one.satOut ? [index] : []))
  return post(
    [
      `### ${EMOJI.turn} ${
        table.acting === null
          ? live.turnOfEmptySeat(nameOf(table, table.actingSeat ?? 0, language))
          : live.turnOf(`<@${table.acting}>`)
      }`,
      `-# ${live.since(relative(table.since))}${tile === null ? '' : ` · ${EMOJI.countdown} ${live.countdown(tile)}`}`,
      table.solo ? `-# ${standingOf(table, language)}` : null,
      storyOf(table, language),
      PICTURE,
      ...buttonRows([
        button(at(table, { verb: 'open' }), buttons.takeTurn, { emoji: EMOJI.bonfire, style: 'success' }),
        button(at(table, { verb: 'log', page: 0 }), buttons.log, { emoji: EMOJI.log }),
        button(at(table, { verb: 'rules' }), buttons.rules, { emoji: EMOJI.rules }),
      ]),
      ...buttonRows(
        empty.flatMap((index) => [
          button(at(table, { verb: 'takeover', seat: index }), buttons.takeOver(nameOf(table, index, language)), {
            emoji: EMOJI.seat,
          }),
          button(at(table, { verb: 'sitout', seat: index }), buttons.sitOut(nameOf(table, index, language)), {
            emoji: EMOJI.out,
          }),
        ]),
      ).slice(0, 2),
      lookSelect(table, language),
    ],
    {
      accent: accentOf(seat),
      picture:
        state === null
          ? null
          : { scene: 'table', state, names: namesOf(table, language), language, lastTurn: table.lastTurn },
      mentions: table.acting === null ? [] : [table.acting],
    },
  )
}

function finishedPost(table: TableView, language: Language): Post {
  const { buttons, scores } = words(language)
  const state = table.settled
  return post(
    [
      `## ${EMOJI.scores} ${outcome(table, language) ?? scores.title}`,
      afterwards(table, language),
      standing(table, language),
      storyOf(table, language),
      PICTURE,
      ...buttonRows([
        button(at(table, { verb: 'log', page: 0 }), buttons.log, { emoji: EMOJI.log }),
        button(at(table, { verb: 'journal' }), buttons.journal, { emoji: EMOJI.rules }),
        button(at(table, { verb: 'again' }), buttons.newGame, { emoji: EMOJI.bonfire, style: 'success' }),
      ]),
      lookSelect(table, language),
    ],
    {
      accent: accentOf(null),
      picture: state === null ? null : { scene: 'score', state, names: namesOf(table, language), language },
    },
  )
}

/** Closed before its end, or stopped by a fault. */
function overPost(table: TableView, language: Language): Post {
  const { notices, tableRefusals, buttons, solo, live } = words(language)
  const frozen = table.phase === 'frozen'
  const gaveUp = table.solo && !frozen && table.closed !== 'moderator'
  const over = table.closed === null ? tableRefusals.tableOver(table.phase) : live.closed(table.closed)
  return post(
    [
      `### ${frozen ? EMOJI.warning : EMOJI.out} ${
        gaveUp ? gaveUpLine(table, language) : frozen ? notices.frozen : over
      }`,
      table.settled === null || gaveUp ? null : standing(table, language),
      ...(table.settled === null
        ? []
        : buttonRows([
            button(at(table, { verb: 'log', page: 0 }), buttons.log, { emoji: EMOJI.log }),
            frozen ? button(at(table, { verb: 'close' }), buttons.close, { style: 'danger' }) : null,
            gaveUp
              ? button(at(table, { verb: 'again' }), solo.newGame, { emoji: EMOJI.bonfire, style: 'success' })
              : null,
          ])),
    ],
    { accent: accentOf(null) },
  )
}
