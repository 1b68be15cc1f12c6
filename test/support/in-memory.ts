import type {
  DeadlineRepository,
  FollowerRepository,
  LookingRepository,
  NoticeRepository,
  PersonRepository,
  PuzzleRepository,
  ResultRepository,
  ServerRepository,
  StoredAttempt,
} from '#table'

/** Where nothing of the kind is kept. */
const NO_FOLLOWERS: FollowerRepository = {
  add: async () => undefined,
  remove: async () => false,
  ofTable: async () => [],
  ofTarget: async () => [],
  behind: async () => [],
  claim: async () => null,
  told: async () => undefined,
}

const NO_NOTICES: NoticeRepository = {
  ofTable: async () => [],
  change: async () => undefined,
  due: async () => [],
  claim: async () => [],
  sent: async () => undefined,
  release: async () => undefined,
}

const NO_DEADLINES: DeadlineRepository = {
  ofTable: async () => [],
  replace: async () => undefined,
  due: async () => [],
}

const NO_RESULTS: ResultRepository = {
  uncounted: async () => [],
  save: async () => false,
  unfolded: async () => [],
  isCounted: async () => true,
  isFolded: async () => true,
  fold: async () => null,
  after: async () => [],
  standings: async () => [],
  saveFold: async () => false,
  clear: async () => undefined,
  result: async () => null,
  history: async () => [],
  ranking: async () => [],
  countRanked: async () => 0,
  countBefore: async () => 0,
  achieved: async () => [],
  reliability: async () => ({ finished: 0, left: 0, lost: 0 }),
}

/** What is kept of people as long as the process lives. */
function inMemoryPeople(): PersonRepository {
  const profiles = new Map<string, unknown>()
  return {
    profile: async (id) => profiles.get(id) ?? null,
    changeProfile: async (id, change) => {
      profiles.set(id, change(profiles.get(id) ?? null))
    },
    forget: async (id) => {
      profiles.delete(id)
    },
  }
}

/** Tries at puzzles, kept as long as the process lives. */
function inMemoryPuzzles(): PuzzleRepository {
  const kept = new Map<string, StoredAttempt & { readonly day: number }>()
  const key = (day: number, personId: string) => `${day} ${personId}`
  return {
    find: async (day, personId) => kept.get(key(day, personId)) ?? null,
    save: async (day, attempt, before) => {
      const now = kept.get(key(day, attempt.personId)) ?? null
      if (JSON.stringify(now?.data) !== JSON.stringify(before?.data)) return false
      kept.set(key(day, attempt.personId), { ...attempt, day })
      return true
    },
    ofGuild: async (day, guildId, most) =>
      [...kept.values()].filter((one) => one.day === day && one.guildId === guildId).slice(0, most),
    removeBefore: async (day) => {
      for (const [at, one] of kept) if (one.day < day) kept.delete(at)
    },
    forget: async (personId) => {
      for (const [at, one] of kept) if (one.personId === personId) kept.delete(at)
    },
  }
}

/** Where nobody looks for players. */
const NO_LOOKINGS: LookingRepository = {
  add: async () => true,
  find: async () => null,
  all: async () => [],
  change: async () => false,
  due: async () => [],
  remove: async () => undefined,
}

/** Where no server has rules of its own. */
const NO_SERVERS: ServerRepository = {
  data: async () => null,
  changeData: async () => undefined,
  isBlocked: async () => false,
  blocked: async () => [],
  block: async () => undefined,
  unblock: async () => undefined,
  addDeed: async () => undefined,
  deeds: async () => [],
  isBehind: async () => false,
  countTables: async () => 0,
  tables: async () => [],
  deleteTable: async () => undefined,
  deleteServer: async () => undefined,
  all: async () => [],
  markLeft: async () => undefined,
  markThere: async () => undefined,
  leftBefore: async () => [],
  forget: async () => undefined,
}

/** What a service keeps of people beside its tables, where a test asks nothing about it. */
export const inMemory = () => ({
  ...{ people: inMemoryPeople(), puzzles: inMemoryPuzzles(), servers: NO_SERVERS, lookings: NO_LOOKINGS },
  ...{ followers: NO_FOLLOWERS, notices: NO_NOTICES, deadlines: NO_DEADLINES },
  ...{ people: inMemoryPeople(), puzzles: inMemoryPuzzles() },
  ...{ followers: NO_FOLLOWERS, notices: NO_NOTICES, deadlines: NO_DEADLINES, results: NO_RESULTS },
})
