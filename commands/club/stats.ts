import { parseGnome, standardRules } from '#engine'
import type { PersonStats, TableService } from '#table'
import { clip, EMOJI, escapeName, gnomeWords, type Language, LIMITS, SCORE_LINES, words } from '#text'
import { button, buttonRows, noticePost, type Post, type PostPart, post, select, yielding } from '../components.ts'
import { day } from '../moments.ts'
import { accentOf, pressOn } from '../panel.ts'
import { type Caller, type CommandOptions, type Reply, reply, type TablelessContext } from '../reply.ts'
import { type Subcommand, userOption } from '../subcommand.ts'
import { FIRST_PAGE } from './history.ts'

/** Bonfires and gnomes that are named. */
const FAVOURITES = 3
/** The longest bar, in characters. */
const BAR = 8

/** What somebody's games in a server came to: one's own, unless somebody is named. */
export const statsCommand: Subcommand<'stats'> = {
  name: 'stats',
  options: [userOption('whose')],
  run: (service, caller, typed) => statsReply(service, caller, typed),
}

async function statsReply(service: TableService, caller: Caller, { whose }: CommandOptions): Promise<Reply> {
  const { guildId, guest, language } = caller
  const { club, notices, names } = words(language)
  const refuse = (why: string): Reply => ({ kind: 'ephemeral', post: noticePost(why) })
  if (guildId === null) return refuse(notices.onlyInServers)
  if (guest) return refuse(notices.guest)
  const personId = typeof whose === 'string' ? whose : caller.person.id
  const stats = await service.results.stats(caller.person.id, guildId, personId)
  if (stats === null) return refuse(club.stats.hidden)
  const own = personId === caller.person.id
  const name = own ? caller.person.name : (stats.standing?.name ?? names.nobody)
  return reply(statsPost(name, stats, language, own))
}

/**
 * What somebody's games in a server came to.
 * @param shareable with a button that shows it to everybody, once there is a game
 */
function statsPost(name: string, stats: PersonStats, language: Language, shareable: boolean): Post {
  const say = words(language)
  const { stats: told } = say.club
  const { standing, rating, tom } = stats
  const among = Object.entries(standing?.among ?? {}).map(([players, { games, wins }]) =>
    told.among(Number(players), games, wins),
  )
  const againstTom = tom.won + tom.tied + tom.lost
  return post(
    [
      `## ${EMOJI.points} ${told.title(escapeName(name))}`,
      [
        ...(among.length === 0 ? [told.none] : among),
        ...(rating === null ? [] : [told.rating(rating)]),
        ...(standing === null || standing.computers.games === 0
          ? []
          : [told.computers(standing.computers.games, standing.computers.wins)]),
        ...(againstTom === 0 ? [] : [told.tom(againstTom, tom.won)]),
      ].join('\n'),
      pointsText(stats, language),
      favourites(told.bonfires, standing?.bonfires, (id) => say.tasks.inBrief(standardRules.task(id)), language),
      favourites(told.gnomes, standing?.gnomes, (id) => gnomeName(id, language), language),
      stats.versus.length === 0
        ? null
        : [
            `**${told.versus}**`,
            ...stats.versus.map(({ name: other, won, tied, lost }) =>
              told.versusLine(other === '' ? say.names.formerPlayer : escapeName(other), won, tied, lost),
            ),
          ].join('\n'),
      ...achievedParts(stats, language),
      stats.behind ? `-# ${say.club.behind}` : null,
      ...(shareable && standing !== null
        ? buttonRows([button(pressOn(null, { verb: 'sharestats' }), told.share)])
        : []),
    ],
    { accent: accentOf(null) },
  )
}

/** Shows one's own statistics to everybody, in the server's language. */
export async function pressShareStats({ service, caller }: TablelessContext): Promise<Reply> {
  const { guildId, guest, mayNotWrite, person, serverLanguage: language = caller.language } = caller
  const { notices } = words(caller.language)
  const refuse = (why: string): Reply => ({ kind: 'ephemeral', post: noticePost(why) })
  if (guildId === null) return refuse(notices.onlyInServers)
  if (guest) return refuse(notices.guest)
  if (mayNotWrite) return refuse(notices.youMayNotWrite)
  const stats = await service.results.stats(person.id, guildId, person.id)
  if (stats === null) return refuse(words(caller.language).club.stats.hidden)
  return { kind: 'public', post: statsPost(person.name, stats, language, false) }
}

/** Achievements with the day of the first game that earned each, and the way to that game. */
function achievedParts({ achievements }: PersonStats, language: Language): PostPart[] {
  if (achievements.length === 0) return []
  const { achievements: named, club } = words(language)
  const { stats: told } = club
  const tables = [...new Set(achievements.map(({ tableId }) => tableId))]
  return [
    yielding(
      [
        `**${told.achievements}**`,
        ...achievements.map(
          ({ key, at }) => `${EMOJI.points} ${told.achieved(named[key].name, named[key].what, day(at))}`,
        ),
      ],
      '…',
    ),
    select(
      pressOn(null, { verb: 'historygame', shown: FIRST_PAGE }),
      told.chooseAchieved,
      tables.map((tableId) => {
        const there = achievements.filter((one) => one.tableId === tableId)
        return { value: tableId, label: clip(there.map(({ key }) => named[key].name).join(', '), LIMITS.optionLabel) }
      }),
    ),
  ]
}

/** What a city came to on average, and where that came from beside all cities of the server. */
function pointsText({ standing, guild }: PersonStats, language: Language): string | null {
  if (standing === null || standing.sums.cities === 0 || standing.best === null) return null
  const { stats: told } = words(language).club
  const { sums, best } = standing
  const lines = SCORE_LINES.map((line) => ({
    line,
    own: sums.lines[line] / sums.cities,
    server: guild.sums.cities === 0 ? 0 : guild.sums.lines[line] / guild.sums.cities,
  }))
  const most = Math.max(1, ...lines.map(({ own }) => own))
  return [
    told.points(sums.points / sums.cities, best.points),
    `-# ${told.where}`,
    ...lines.map(({ line, own, server }) => told.line(`\`${bar(own / most)}\``, line, own, server)),
  ].join('\n')
}

const bar = (share: number): string => '█'.repeat(Math.max(0, Math.round(share * BAR))).padEnd(BAR, '░')

/** What somebody had most often; an id that the box does not have is left out. */
function favourites(
  title: string,
  counts: Readonly<Record<string, number>> | undefined,
  nameOf: (id: string) => string | null,
  language: Language,
): string | null {
  const { club, phrases } = words(language)
  const named = Object.entries(counts ?? {})
    .toSorted(([, a], [, b]) => b - a)
    .flatMap(([id, times]) => {
      const name = nameOf(id)
      return name === null ? [] : [club.stats.times(name, times)]
    })
    .slice(0, FAVOURITES)
  return named.length === 0 ? null : phrases.labelled(`**${title}**`, named.join(' · '))
}

function gnomeName(text: string, language: Language): string | null {
  const id = parseGnome(text)
  return id === null ? null : gnomeWords(words(language), standardRules, id).name
}
