import { z } from 'zod'
import type { PARTICIPATION_OUTCOMES, ResultRepository, StoredResult } from '#table/results/repository'
import { jsonTextSchema, rowSchemaOf, TABLE_ROW_COLUMNS, tableRowSchema } from './rows.ts'
import { type BoundStatement, type StatementRunner, sql } from './sql.ts'

const uncounted = sql(`SELECT ${TABLE_ROW_COLUMNS} FROM tables
  WHERE counted < :counted AND open_in IS NULL ORDER BY closed_at DESC, id LIMIT :limit`)
const uncountedIn = sql(`SELECT id FROM tables
  WHERE counted < :counted AND open_in IS NULL AND COALESCE(guild_id, asked_in) = :guildId LIMIT 1`)
/** Its row is the lock of all that is reckoned of a table, which counts where it did when that began. */
const claim = sql(`UPDATE tables SET counted = :counted
  WHERE id = :tableId AND counted < :counted AND COALESCE(guild_id, asked_in, '') = :inGuild`)
const unchanged = sql(`UPDATE tables SET counted = :counted WHERE id = :tableId AND NOT EXISTS
  (SELECT 1 FROM entries E WHERE E.table_id = :tableId AND E.seq > :seq)`)
const uncount = sql(`UPDATE tables SET counted = 0 WHERE id = :tableId`)
const addGuild = sql(`INSERT INTO guild_results (guild_id) VALUES (:guildId) ON CONFLICT (guild_id) DO NOTHING`)
const nextRevision = sql(`UPDATE guild_results SET revision = revision + 1 WHERE guild_id = :guildId`)
const foldAnew = sql(`UPDATE guild_results SET folded_at = NULL, data = ''
  WHERE guild_id = :guildId AND folded_at >= :endedAt`)
const foldAnewOf = sql(`UPDATE guild_results SET folded_at = NULL, data = '', revision = revision + 1
  WHERE guild_id = (SELECT COALESCE(T.guild_id, T.asked_in) FROM tables T WHERE T.id = :tableId)`)
const removeStandingsOf = sql(`DELETE FROM standings
  WHERE guild_id = (SELECT COALESCE(T.guild_id, T.asked_in) FROM tables T WHERE T.id = :tableId)`)
const removeUnfolded = sql(`DELETE FROM standings WHERE guild_id = :guildId AND EXISTS
  (SELECT 1 FROM guild_results G WHERE G.guild_id = :guildId AND G.folded_at IS NULL)`)
const removeResult = sql(`DELETE FROM results WHERE table_id = :tableId`)
const removePeople = sql(`DELETE FROM result_people WHERE table_id = :tableId`)
const addResult = sql(`INSERT INTO results (table_id, guild_id, ended_at, players, data)
  VALUES (:tableId, :guildId, :endedAt, :players, :data)`)
const addPerson = sql(`INSERT INTO result_people (table_id, person_id, guild_id, ended_at, outcome, achievements)
  VALUES (:tableId, :personId, :guildId, :endedAt, :outcome, :achievements)`)
const unfolded = sql(`SELECT G.guild_id AS "id" FROM guild_results G WHERE EXISTS (SELECT 1 FROM results R
  WHERE R.guild_id = G.guild_id AND (G.folded_at IS NULL OR R.ended_at > G.folded_at)) ORDER BY G.guild_id LIMIT :limit`)
const folded = sql(`SELECT T.id FROM tables T
  LEFT JOIN results R ON R.table_id = T.id LEFT JOIN guild_results G ON G.guild_id = R.guild_id
  WHERE T.id = :tableId AND T.counted >= :counted AND (R.guild_id IS NULL OR G.folded_at >= R.ended_at)`)
const fold = sql(`SELECT revision, folded_at, data FROM guild_results WHERE guild_id = :guildId`)
/** The end of the last game of a page. */
const pageEnd = sql(`SELECT MAX(P.ended_at) AS "until" FROM (SELECT ended_at FROM results
  WHERE guild_id = :guildId AND ended_at > :after ORDER BY ended_at LIMIT :limit) P`)
const between = sql(`SELECT table_id, guild_id, ended_at, players, data FROM results
  WHERE guild_id = :guildId AND ended_at > :after AND ended_at <= :until ORDER BY ended_at`)
const standing = sql(`SELECT person_id, rating, ranked, data FROM standings
  WHERE guild_id = :guildId AND person_id = :personId`)
const saveFold = sql(`UPDATE guild_results SET revision = revision + 1, folded_at = :foldedAt, data = :data
  WHERE guild_id = :guildId AND revision = :revision`)
const saveStanding = sql(`INSERT INTO standings (guild_id, person_id, rating, ranked, data)
  VALUES (:guildId, :personId, :rating, :ranked, :data) ON CONFLICT (guild_id, person_id)
  DO UPDATE SET rating = EXCLUDED.rating, ranked = EXCLUDED.ranked, data = EXCLUDED.data`)
const clear = [
  sql(`UPDATE tables SET counted = 0 WHERE counted <> 0`),
  sql(`DELETE FROM guild_results`),
  sql(`DELETE FROM standings`),
  sql(`DELETE FROM result_people`),
  sql(`DELETE FROM results`),
]
const result = sql(`SELECT table_id, guild_id, ended_at, players, data FROM results WHERE table_id = :tableId`)
const inGuild = sql(`SELECT table_id, guild_id, ended_at, players, data FROM results
  WHERE guild_id = :guildId AND ended_at >= :from AND ended_at < :until
  ORDER BY ended_at DESC, table_id LIMIT :limit OFFSET :offset`)
const inGuildBy = sql(`SELECT table_id, guild_id, ended_at, players, data FROM results
  WHERE guild_id = :guildId AND players = :players AND ended_at >= :from AND ended_at < :until
  ORDER BY ended_at DESC, table_id LIMIT :limit OFFSET :offset`)
/** Of somebody's games, of any number of players where it is 0. */
const ofPerson = sql(`SELECT R.table_id, R.guild_id, R.ended_at, R.players, R.data FROM result_people P
  JOIN results R ON R.table_id = P.table_id AND (R.players = :players OR :players = 0)
  WHERE P.person_id = :personId AND P.guild_id = :guildId AND P.outcome = 'finished'
    AND P.ended_at >= :from AND P.ended_at < :until
  ORDER BY P.ended_at DESC, P.table_id LIMIT :limit OFFSET :offset`)
const ranking = sql(`SELECT person_id, rating, ranked, data FROM standings WHERE guild_id = :guildId AND ranked = TRUE
  ORDER BY rating DESC, person_id LIMIT :limit OFFSET :offset`)
const countRanked = sql(`SELECT COUNT(*) AS "count" FROM standings WHERE guild_id = :guildId AND ranked = TRUE`)
const countBefore = sql(`SELECT COUNT(*) AS "count" FROM standings WHERE guild_id = :guildId AND ranked = TRUE
  AND (rating > :rating OR (rating = :rating AND person_id < :personId))`)
const achieved = sql(`SELECT table_id, guild_id, ended_at, achievements FROM result_people
  WHERE person_id = :personId AND achievements <> '[]' ORDER BY ended_at, table_id LIMIT :limit`)
const outcomes = sql(`SELECT outcome, COUNT(*) AS "count" FROM result_people
  WHERE person_id = :personId AND ended_at >= :since GROUP BY outcome`)

/** Before every game. */
const FIRST = new Date(0)

/** What is reckoned of a table goes, and its server's results are folded anew; the table and then the server are locked. */
export const deleteResultStatements = (tableId: string): BoundStatement[] =>
  [uncount, foldAnewOf, removeStandingsOf, removeResult, removePeople].map((statement) => statement({ tableId }))

/** What is kept of games that are over, alike on both databases. */
export function resultRepository({
  rows,
  first,
  ids,
  count,
  has,
  writeAll,
  writeIf,
}: StatementRunner): ResultRepository {
  const results = (statement: BoundStatement): Promise<StoredResult[]> => rows(statement, Result)
  return {
    uncounted: (counted, limit) => rows(uncounted({ counted, limit }), tableRowSchema),
    save: ({ tableId, guildId, endedAt, seq, counted, result: found, people }) =>
      writeIf(
        [claim({ tableId, counted, inGuild: guildId ?? '' }), unchanged({ tableId, counted, seq })],
        [
          ...(guildId === null
            ? []
            : [
                addGuild({ guildId }),
                nextRevision({ guildId }),
                foldAnew({ guildId, endedAt }),
                removeUnfolded({ guildId }),
              ]),
          removeResult({ tableId }),
          removePeople({ tableId }),
          ...(found === null
            ? []
            : [addResult({ tableId, guildId, endedAt, players: found.players, data: JSON.stringify(found.data) })]),
          ...people.map(({ achievements, ...one }) =>
            addPerson({ ...one, tableId, guildId, endedAt, achievements: JSON.stringify(achievements) }),
          ),
        ],
      ),
    unfolded: (limit) => ids(unfolded({ limit })),
    isCounted: async (guildId, counted) => !(await has(uncountedIn({ guildId, counted }))),
    isFolded: (tableId, counted) => has(folded({ tableId, counted })),
    fold: (guildId) => first(fold({ guildId }), Fold),
    after: async (guildId, endedAt, limit) => {
      const after = endedAt ?? FIRST
      const end = await first(pageEnd({ guildId, after, limit }), PageEnd)
      return end?.until ? await results(between({ guildId, after, until: end.until })) : []
    },
    standings: async (guildId, personIds) => {
      const found = await Promise.all(personIds.map((personId) => rows(standing({ guildId, personId }), Standing)))
      return found.flat()
    },
    saveFold: (guildId, { revision, foldedAt, data }, standings) =>
      writeIf(
        [saveFold({ guildId, revision, foldedAt, data: JSON.stringify(data) })],
        standings.map((one) => saveStanding({ ...one, guildId, data: JSON.stringify(one.data) })),
      ),
    clear: async () => void (await writeAll(clear.map((statement) => statement({})))),
    result: (tableId) => first(result({ tableId }), Result),
    history: ({ personId, players, ...where }, offset, limit) =>
      results(
        personId !== null
          ? ofPerson({ ...where, personId, players: players ?? 0, offset, limit })
          : players !== null
            ? inGuildBy({ ...where, players, offset, limit })
            : inGuild({ ...where, offset, limit }),
      ),
    ranking: (guildId, offset, limit) => rows(ranking({ guildId, offset, limit }), Standing),
    countRanked: (guildId) => count(countRanked({ guildId })),
    countBefore: (guildId, { rating, personId }) => count(countBefore({ guildId, rating, personId })),
    achieved: (personId, limit) => rows(achieved({ personId, limit }), Achieved),
    reliability: async (personId, since) => {
      const counts = await rows(outcomes({ personId, since }), Outcome)
      const of = (wanted: (typeof PARTICIPATION_OUTCOMES)[number]) =>
        counts.find(({ outcome }) => outcome === wanted)?.count ?? 0
      return { finished: of('finished'), left: of('left'), lost: of('lost') }
    },
  }
}

const Result = rowSchemaOf('results', 'tableId', 'guildId', 'endedAt', 'players').extend({ data: jsonTextSchema })
/** Nothing was folded yet where it is empty. */
const folds = z.string().transform((text): unknown => (text === '' ? null : JSON.parse(text)))
const Fold = rowSchemaOf('guild_results', 'revision', 'foldedAt').extend({ data: folds })
const PageEnd = z.object({ until: z.coerce.date().nullable() })
const Standing = rowSchemaOf('standings', 'personId', 'rating', 'ranked').extend({ data: jsonTextSchema })
const Achieved = rowSchemaOf('result_people', 'tableId', 'guildId', 'endedAt').extend({
  achievements: jsonTextSchema.pipe(z.array(z.string())),
})
const Outcome = rowSchemaOf('result_people', 'outcome').extend({ count: z.coerce.number() })
