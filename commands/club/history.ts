import type { HistoryFilter, ListedGame, TableService } from '#table'
import { clip, EMOJI, escapeName, type Language, LIMITS, plainName, words } from '#text'
import { accentOf, button, buttonRows, linkButton, noticePost, type Post, post, select } from '../components.ts'
import { type ComponentPress, pressOn } from '../custom-id.ts'
import { tableLink } from '../links.ts'
import { resultText, standingsText } from '../live/scores.ts'
import { moment } from '../moments.ts'
import { type HistoryPage, MOST_PAGES } from '../plain-codecs.ts'
import { type Caller, type CommandOptions, type Reply, reply, type TablelessContext, typedTextOf } from '../reply.ts'
import { isInServerOf } from '../rights.ts'
import { integerOption, type Subcommand, textOption, userOption } from '../subcommand.ts'

/** Games of a page. */
const PAGE = 10
/** Months that are suggested. */
const MONTHS = 12

/** All games, from the newest on. */
export const FIRST_HISTORY_PAGE: HistoryPage = { page: 0, players: null, month: null, person: null }

/** A server's games that were played to their end, a page of ten, the newest first. */
export const historyCommand: Subcommand<'history'> = {
  name: 'history',
  options: [userOption('whose'), integerOption('players', 1, 4), textOption('month', { autocomplete: true })],
  run: (service, caller, typed) => historyReply(service, caller, wanted(typed)),
  suggest: async (service, _, typed) =>
    lastMonths(service.now())
      .filter((month) => month.startsWith(typed.trim()))
      .map((month) => ({ name: month, value: month })),
}

/** Another page of the same games. */
export const pressHistory = ({ service, caller }: TablelessContext, { shown }: ComponentPress<'history'>) =>
  historyReply(service, caller, shown)

/** One of the games: how it ended, with the ways to its look back, its journal and its log. */
export async function pressHistoryGame(
  { service, caller, values: [tableId = ''] }: TablelessContext,
  { shown }: ComponentPress<'historygame'>,
): Promise<Reply> {
  const { language } = caller
  const { analysis, buttons, club, notices } = words(language)
  const table = await service.view(tableId)
  if (table === null || !isInServerOf(table, caller)) return { kind: 'ephemeral', post: noticePost(notices.gone) }
  const link = await tableLink(service, table)
  return reply(
    post(
      [
        `### ${EMOJI.bonfire} ${resultText(table, language) ?? ''}`,
        standingsText(table, language),
        moment(table.since),
        ...buttonRows([
          button(pressOn(table, { verb: 'analysis' }), analysis.button, { emoji: EMOJI.search }),
          button(pressOn(table, { verb: 'log', page: 0 }), buttons.log, { emoji: EMOJI.log }),
          button(pressOn(table, { verb: 'journal' }), buttons.journal, { emoji: EMOJI.file }),
          linkButton(link, club.history.there),
          button(pressOn(null, { verb: 'history', shown }), club.history.back),
        ]),
      ],
      { accent: accentOf(null) },
    ),
  )
}

const wanted = ({ whose, players, month }: CommandOptions): HistoryPage => ({
  page: 0,
  players: typeof players === 'number' ? players : null,
  month: typeof month === 'string' && MONTH.test(month.trim()) ? month.trim() : null,
  person: typedTextOf(whose),
})

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/

/** Months of UTC up to the present, the newest first. */
function lastMonths(now: Date): string[] {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()]
  return Array.from({ length: MONTHS }, (_, back) =>
    new Date(Date.UTC(year, month - back, 1)).toISOString().slice(0, 'yyyy-mm'.length),
  )
}

function filterOf(guildId: string, { person, players, month }: HistoryPage, now: Date): HistoryFilter {
  const [year = 0, number = 0] = month === null ? [] : month.split('-').map(Number)
  const from = month === null ? new Date(0) : new Date(Date.UTC(year, number - 1, 1))
  const until = month === null ? new Date(now.getTime() + 1) : new Date(Date.UTC(year, number, 1))
  return { guildId, personId: person, players, from, until }
}

async function historyReply(service: TableService, caller: Caller, shown: HistoryPage): Promise<Reply> {
  const { guildId, guest, person, language } = caller
  const { notices } = words(language)
  if (guildId === null) return { kind: 'ephemeral', post: noticePost(notices.onlyInServers) }
  if (guest) return { kind: 'ephemeral', post: noticePost(notices.guest) }
  const filter = filterOf(guildId, shown, service.now())
  const { games, more, behind } = await service.results.history(person.id, filter, shown.page, PAGE)
  return reply(historyPost(games, more, behind, shown, language))
}

/** A page of games, the newest first. */
function historyPost(
  games: readonly ListedGame[],
  more: boolean,
  behind: boolean,
  shown: HistoryPage,
  language: Language,
): Post {
  const { buttons, club } = words(language)
  const to = (page: number, label: string) =>
    button(pressOn(null, { verb: 'history', shown: { ...shown, page } }), label)
  return post(
    [
      `## ${EMOJI.log} ${club.history.title}`,
      games.length === 0
        ? club.history.none
        : games.map((game) => `${gameLine(game, language)}\n-# ${moment(game.endedAt)}`).join('\n'),
      behind ? `-# ${club.behind}` : null,
      shown.page > 0 || more ? `-# ${club.page(shown.page + 1)}` : null,
      games.length === 0
        ? null
        : select(
            pressOn(null, { verb: 'historygame', shown }),
            club.history.choose,
            games.map((game) => ({
              value: game.tableId,
              label: clip(game.seats.map((seat) => plainName(nameOf(seat, language))).join(', '), LIMITS.optionLabel),
              description: game.endedAt.toISOString().slice(0, 'yyyy-mm-dd'.length),
            })),
          ),
      ...buttonRows([
        shown.page > 0 ? to(shown.page - 1, buttons.newer) : null,
        more && shown.page + 1 < MOST_PAGES ? to(shown.page + 1, buttons.older) : null,
      ]),
    ],
    { accent: accentOf(null) },
  )
}

function nameOf({ name, computer, tom }: ListedGame['seats'][number], language: Language): string {
  const { computers, names } = words(language)
  if (tom) return names.tom
  if (computer) return computers.named(name)
  return name === '' ? names.formerPlayer : name
}

const gameLine = ({ seats }: ListedGame, language: Language): string =>
  words(language).club.history.game(
    seats
      .toSorted((a, b) => a.rank - b.rank)
      .map((seat) => ({ name: escapeName(nameOf(seat, language)), points: seat.points, won: seat.rank === 1 })),
  )
