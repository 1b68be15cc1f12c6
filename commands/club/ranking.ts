import type { RankedPerson, Ranking, TableService } from '#table'
import { clip, EMOJI, escapeName, type Language, LIMITS, nameAsOneLine, words } from '#text'
import { button, buttonRows, type PostPart, post, select } from '../components.ts'
import { pressOn } from '../custom-id.ts'
import { groupBy } from '../group-by.ts'
import { type Caller, isReply, type Reply, reply, serverOrReply } from '../reply.ts'
import type { Subcommand } from '../subcommand.ts'
import { FIRST_HISTORY_PAGE } from './history.ts'

/** People of a page. */
const PAGE = 10

/** A server's people by rating, ten a page, and its records. */
export const rankingCommand: Subcommand<'ranking'> = {
  name: 'ranking',
  run: (service, caller) => rankingPageReply(service, caller, 0),
}

/** A page of a server's people by rating, and on the first its records; `page` from 0. */
export async function rankingPageReply(service: TableService, caller: Caller, page: number): Promise<Reply> {
  const server = serverOrReply(caller)
  if (isReply(server)) return server
  const { person, language } = caller
  const ranking = await service.results.ranking(person.id, server.guildId, page, PAGE)
  const { people, count, own, wanted, records, behind } = ranking
  const { buttons, club, names } = words(language)
  const to = (other: number, label: string) => button(pressOn(null, { verb: 'ranking', page: other }), label)
  const pages = Math.ceil(count / PAGE)
  const placeOf = ({ name, ...one }: Omit<RankedPerson, 'own'>): string =>
    club.ranking.place({ ...one, name: name === '' ? names.formerPlayer : escapeName(name) })
  return reply(
    post([
      `## ${EMOJI.points} ${club.ranking.title}`,
      people.length === 0 ? club.ranking.none : people.map(placeOf).join('\n'),
      // Below, where it is on another page.
      own === null || people.some((one) => one.own)
        ? null
        : own.place === null
          ? club.ranking.own(own.rating, own.games)
          : placeOf({ ...own, place: own.place, name: person.name }),
      ...(page === 0 ? recordParts(records, language) : []),
      behind ? `-# ${club.behind}` : null,
      `-# ${club.ranking.about(wanted)}`,
      ...buttonRows([
        page > 0 ? to(page - 1, buttons.newer) : null,
        page + 1 < pages ? to(page + 1, buttons.older) : null,
      ]),
    ]),
  )
}

/** The records that stand, and the way to the games that set them. */
function recordParts(all: Ranking['records'], language: Language): PostPart[] {
  if (all.length === 0) return []
  const { names, records } = words(language)
  const told = ({ key, value, name }: (typeof all)[number], named: (name: string) => string) =>
    records.stands(key, value, name === '' ? names.formerPlayer : named(name))
  return [
    `### ${EMOJI.scores} ${records.title}\n${all.map((one) => told(one, escapeName)).join('\n')}`,
    select(
      pressOn(null, { verb: 'historygame', shown: FIRST_HISTORY_PAGE }),
      records.choose,
      [...groupBy(all, ({ tableId }) => tableId)].map(([value, there]) => {
        const label = there.map((one) => told(one, nameAsOneLine).replaceAll('**', '')).join(' · ')
        return { value, label: clip(label, LIMITS.optionLabel) }
      }),
    ),
  ]
}
