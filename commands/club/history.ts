import type { PictureRequest } from '#render'
import type { ListedGame, TableService } from '#table'
import { clip, EMOJI, escapeName, isolatedName, type Language, LIMITS, words } from '#text'
import { analysisButton, journalButton, logButton } from '../buttons.ts'
import { button, buttonRows, linkButton, PICTURE_PART, type Post, post, select } from '../components.ts'
import { type ComponentPress, pressOn } from '../custom-id.ts'
import { tableUrl } from '../links.ts'
import { finishedGameParts } from '../live/ending.ts'
import { standingsText, whoWonText } from '../live/scores.ts'
import { dateTimeTimestamp } from '../moments.ts'
import { monthName, periodOfMonth, suggestMonths, typedMonthOrReply } from '../months.ts'
import { endPicture } from '../pictures.ts'
import { MOST_SERVER_GAMES_PAGES, type ServerGamesQuery } from '../plain-codecs.ts'
import {
  type Caller,
  isReply,
  noticeReply,
  type OptionalTableContext,
  type Reply,
  reply,
  serverOrReply,
  typedTextOf,
} from '../reply.ts'
import { isGameCountedHere } from '../rights.ts'
import { integerOption, type Subcommand, textOption, userOption } from '../subcommand.ts'

/** Games of a page. */
const PAGE = 10

/** All games, from the newest on. */
export const FIRST_HISTORY_PAGE: ServerGamesQuery = { page: 0, players: null, month: null, person: null }

/** A server's games that were played to their end, a page of ten, the newest first. */
export const historyCommand: Subcommand<'history'> = {
  name: 'history',
  options: [userOption('whose'), integerOption('players', 1, 4), textOption('month', { autocomplete: true })],
  run: async (service, caller, { whose, players, month }) => {
    const typed = typedMonthOrReply(month, service.now(), caller.language)
    if (isReply(typed)) return typed
    return historyReply(service, caller, {
      page: 0,
      players: typeof players === 'number' ? players : null,
      month: typed.month,
      person: typedTextOf(whose),
    })
  },
  suggest: suggestMonths,
}

/** One of the games: how it ended, with the ways to its look back, its journal and its log. */
export async function pressHistoryGame(
  { service, caller, values: [tableId = ''] }: OptionalTableContext,
  { shown }: ComponentPress<'historygame'>,
): Promise<Reply> {
  const { language } = caller
  const { club, notices } = words(language)
  const table = await service.view(tableId)
  if (table === null || !(await isGameCountedHere(service, table, caller))) return noticeReply(notices.gone)
  const link = table.guildId === null ? null : await tableUrl(service, table)
  const { facts, records } = await service.results.ending(tableId)
  const told = (picture: PictureRequest | null): Post =>
    post(
      [
        `### ${EMOJI.bonfire} ${whoWonText(table, language) ?? ''}`,
        `-# ${dateTimeTimestamp(table.since)}`,
        standingsText(table, language),
        PICTURE_PART,
        ...(facts === null ? [] : finishedGameParts(table, { facts, records }, language)),
        ...buttonRows([
          analysisButton(table, language),
          logButton(table, language),
          journalButton(table, language),
          link === null ? null : linkButton(link, club.history.there),
          button(pressOn(null, { verb: 'history', shown }), club.history.back),
        ]),
      ],
      { picture, inWords: () => told(null) },
    )
  return reply(told(endPicture(table, language)))
}

/** A page of games, the newest first. */
export async function historyReply(service: TableService, caller: Caller, shown: ServerGamesQuery): Promise<Reply> {
  const server = serverOrReply(caller)
  if (isReply(server)) return server
  const { players, month, person } = shown
  const { language } = caller
  const filter = { ...server, personId: person, players, ...periodOfMonth(month, service.now()) }
  const { games, more, behind } = await service.results.history(caller.person.id, filter, shown.page, PAGE)
  const { buttons, club } = words(language)
  const filters = [
    person === null ? null : `<@${person}>`,
    players === null ? null : club.history.players(players),
    month === null ? null : monthName(month, language),
  ].filter((one) => one !== null)
  const to = (page: number, label: string) =>
    button(pressOn(null, { verb: 'history', shown: { ...shown, page } }), label)
  return reply(
    post([
      `## ${EMOJI.log} ${club.history.title}`,
      filters.length === 0 ? null : `-# ${filters.join(' · ')}`,
      games.length === 0
        ? filters.length === 0
          ? club.history.none
          : club.history.noneFits
        : games.map((game) => `${gameLine(game, language)}\n-# ${dateTimeTimestamp(game.endedAt)}`).join('\n'),
      behind ? `-# ${club.behind}` : null,
      shown.page > 0 || more ? `-# ${club.page(shown.page + 1)}` : null,
      games.length === 0
        ? null
        : select(
            pressOn(null, { verb: 'historygame', shown }),
            club.history.choose,
            games.map((game) => ({
              value: game.tableId,
              label: clip(gameLine(game, language, isolatedName).replaceAll('**', ''), LIMITS.optionLabel),
              description: game.endedAt.toISOString().slice(0, 'yyyy-mm-dd'.length),
            })),
          ),
      ...buttonRows([
        shown.page > 0 ? to(shown.page - 1, buttons.newer) : null,
        more && shown.page + 1 < MOST_SERVER_GAMES_PAGES ? to(shown.page + 1, buttons.older) : null,
      ]),
    ]),
  )
}

function nameOf({ name, computer, tom }: ListedGame['seats'][number], language: Language): string {
  const { computers, names } = words(language)
  if (tom) return names.tom
  if (computer) return computers.named(name)
  return name === '' ? names.formerPlayer : name
}

const gameLine = ({ seats }: ListedGame, language: Language, named = escapeName): string =>
  words(language).club.history.game(
    seats
      .toSorted((a, b) => a.rank - b.rank)
      .map((seat) => ({ name: named(nameOf(seat, language)), points: seat.points, won: seat.rank === 1 })),
  )
