import { parseGnomeId, SCORE_LINES, type ScoreLineName, standardRules } from '#engine'
import type { PersonStats, TableService } from '#table'
import { clip, EMOJI, escapeName, gnomeInWords, type Language, LIMITS, words } from '#text'
import { otherFormButton } from '../buttons.ts'
import {
  button,
  buttonRows,
  PICTURE_PART,
  type Post,
  type PostPart,
  post,
  select,
  yieldingLines,
} from '../components.ts'
import { type ComponentPress, pressOn } from '../custom-id.ts'
import { dateTimestamp } from '../moments.ts'
import { puzzleDateText } from '../puzzle/post.ts'
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
import { type Subcommand, userOption } from '../subcommand.ts'
import { FIRST_HISTORY_PAGE } from './history.ts'

/** Bonfires and gnomes that are named. */
const FAVOURITES = 3
/** The longest bar, in characters. */
const BAR = 8

/** What somebody's games in a server came to: one's own, unless somebody is named. */
export const statsCommand: Subcommand<'stats'> = {
  name: 'stats',
  options: [userOption('whose')],
  run: (service, caller, { whose }) => statsReply(service, caller, typedTextOf(whose) ?? caller.person.id, statsPost),
}

/** The same in words, or with its picture. */
export const pressStatsTextOrPicture = (
  { service, caller }: OptionalTableContext,
  { person, verb }: ComponentPress<'readstats' | 'showstats'>,
) => statsReply(service, caller, person, verb === 'readstats' ? statsInWords : statsPost)

async function statsReply(
  service: TableService,
  caller: Caller,
  personId: string,
  show: (shown: ShownStats) => Post,
): Promise<Reply> {
  const server = serverOrReply(caller)
  if (isReply(server)) return server
  const { language } = caller
  const { club, names } = words(language)
  const stats = await service.results.stats(caller.person.id, server.guildId, personId)
  if (stats === null) return noticeReply(club.stats.hidden)
  const own = personId === caller.person.id
  const name = own ? caller.person.name : (stats.standing?.name ?? names.nobody)
  return reply(show({ personId, name, stats, language, shareable: own }))
}

/** What somebody's games in a server came to, and how that is shown. */
interface ShownStats {
  readonly personId: string
  readonly name: string
  readonly stats: PersonStats
  readonly language: Language
  /** With a button that shows it to everybody, once there is a game. */
  readonly shareable: boolean
}

/** With a picture of where points come from, once there are any; a phone's screen has room for no more than this. */
function statsPost(shown: ShownStats): Post {
  const { name, stats, language } = shown
  const points = pointsOf(stats)
  if (points === null) return statsInWords(shown)
  return post([...before(shown), PICTURE_PART, ...after(shown, 'readstats')], {
    picture: { scene: 'stats', rules: standardRules, names: [name], language, ...points },
    inWords: () => statsInWords(shown),
  })
}

const statsInWords = (shown: ShownStats): Post =>
  post([...before(shown), pointsText(shown), ...after(shown, 'showstats')])

/** How many games there were, and how they ended. */
function before({ name, stats, language }: ShownStats): PostPart[] {
  const say = words(language)
  const { stats: told } = say.club
  const { standing, rating, tom, puzzles } = stats
  const among = Object.entries(standing?.among ?? {}).map(([players, { games, wins }]) =>
    told.among(Number(players), games, wins),
  )
  const againstTom = tom.won + tom.tied + tom.lost
  return [
    `## ${EMOJI.points} ${told.title(escapeName(name))}`,
    [
      ...(among.length === 0 ? [told.none] : among),
      ...(rating === null ? [] : [told.rating(rating)]),
      ...(standing === null || standing.computers.games === 0
        ? []
        : [told.computers(standing.computers.games, standing.computers.wins)]),
      ...(againstTom === 0 ? [] : [told.tom(againstTom, tom.won)]),
      ...(puzzles === null ? [] : [told.puzzles(puzzles.days, puzzleDateText(puzzles.day))]),
    ].join('\n'),
  ]
}

/** Who was met, what was achieved, and what can be pressed; in words also what was most frequent, and more of each achievement. */
function after(
  { personId, stats, language, shareable }: ShownStats,
  other: 'readstats' | 'showstats',
): (PostPart | null)[] {
  const say = words(language)
  const { stats: told } = say.club
  const { standing } = stats
  const isInWords = other === 'showstats'
  return [
    ...(isInWords
      ? [
          favourites(told.bonfires, standing?.bonfires, (id) => say.tasks.inBrief(standardRules.task(id)), language),
          favourites(told.gnomes, standing?.gnomes, (id) => gnomeName(id, language), language),
        ]
      : []),
    stats.versus.length === 0
      ? null
      : [
          `**${told.versus}**`,
          ...stats.versus.map(({ name: other, won, tied, lost }) =>
            told.versusLine(other === '' ? say.names.formerPlayer : escapeName(other), won, tied, lost),
          ),
        ].join('\n'),
    ...achievedParts(stats, isInWords, language),
    stats.behind ? `-# ${say.club.behind}` : null,
    ...buttonRows([
      pointsOf(stats) === null ? null : otherFormButton(pressOn(null, { verb: other, person: personId }), language),
      shareable && standing !== null ? button(pressOn(null, { verb: 'sharestats' }), say.share.button) : null,
    ]),
  ]
}

/** Shows one's own statistics to everybody, in the server's language. */
export async function pressShareStats({ service, caller }: OptionalTableContext): Promise<Reply> {
  const { mayNotWrite, person, serverLanguage: language = caller.language } = caller
  const { club, notices } = words(caller.language)
  const server = serverOrReply(caller)
  if (isReply(server)) return server
  if (mayNotWrite) return noticeReply(notices.youMayNotWrite)
  const stats = await service.results.stats(person.id, server.guildId, person.id)
  if (stats === null) return noticeReply(club.stats.hidden)
  const shown = { personId: person.id, name: person.name, stats, language, shareable: false }
  return { kind: 'public', post: statsPost(shown) }
}

/** Achievements, in words with the day of the first game that earned each, and the way to that game. */
function achievedParts({ achievements }: PersonStats, isInWords: boolean, language: Language): PostPart[] {
  if (achievements.length === 0) return []
  const { achievements: named, club } = words(language)
  const { stats: told } = club
  // Elsewhere played, or alone with Tom, a game is not shown here.
  const tables = [...new Set(achievements.flatMap(({ here }) => here ?? []))]
  return [
    yieldingLines(
      [
        `**${told.achievements}**`,
        ...(isInWords
          ? achievements.map(
              ({ key, at }) => `${EMOJI.points} ${told.achieved(named[key].name, named[key].what, dateTimestamp(at))}`,
            )
          : [achievements.map(({ key }) => named[key].name).join(' · ')]),
      ],
      '…',
    ),
    ...(tables.length === 0
      ? []
      : [
          select(
            pressOn(null, { verb: 'historygame', shown: FIRST_HISTORY_PAGE }),
            told.chooseAchieved,
            tables.map((tableId) => {
              const there = achievements.filter(({ here }) => here === tableId)
              const told = (part: 'name' | 'what') => there.map(({ key }) => named[key][part]).join(', ')
              return {
                value: tableId,
                label: clip(told('name'), LIMITS.optionLabel),
                description: clip(told('what'), LIMITS.optionDescription),
              }
            }),
          ),
        ]),
  ]
}

/** What a city came to on average, and where that came from beside all cities of the server; null without one. */
function pointsOf({ standing, guild }: PersonStats) {
  if (standing === null || standing.sums.cities === 0 || standing.best === null) return null
  const { sums, best } = standing
  const lineOf = (line: ScoreLineName) => ({
    own: sums.lines[line] / sums.cities,
    server: guild.sums.cities === 0 ? 0 : guild.sums.lines[line] / guild.sums.cities,
  })
  return {
    average: sums.points / sums.cities,
    best: best.points,
    lines: {
      duringPlay: lineOf('duringPlay'),
      bonfires: lineOf('bonfires'),
      guardians: lineOf('guardians'),
      portals: lineOf('portals'),
      crystals: lineOf('crystals'),
      commonTasks: lineOf('commonTasks'),
      fateTiles: lineOf('fateTiles'),
      leftovers: lineOf('leftovers'),
    },
  }
}

function pointsText({ stats, language }: ShownStats): string | null {
  const points = pointsOf(stats)
  if (points === null) return null
  const { stats: told } = words(language).club
  const most = Math.max(1, ...SCORE_LINES.map((line) => points.lines[line].own))
  return [
    told.points(points.average, points.best),
    `-# ${told.where}`,
    ...SCORE_LINES.map((line) => {
      const { own, server } = points.lines[line]
      return told.line(`\`${bar(own / most)}\``, line, own, server)
    }),
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
  const id = parseGnomeId(text)
  return id === null ? null : gnomeInWords(words(language), standardRules, id).name
}
