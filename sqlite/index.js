const { pathToFileURL } = require('node:url')
const Libsql = require('libsql')

/** Statements kept ready, by their text: Prisma asks for the same ones again and again. */
const READY = 200

// libsql has better-sqlite3's interface except Statement.bind, the one call that Prisma's adapter makes of a statement:
// prepare(sql).bind(args), then run(), or columns() and raw().all(). And it takes no notice of `readonly`: it would
// write, and checkpoint the log. Where SQLite itself is asked for it, in an address, it holds.
class Database extends Libsql {
  #ready = new Map()

  constructor(path, options = {}) {
    super(options.readonly === true ? `${pathToFileURL(path).href}?mode=ro` : path, options)
  }

  prepare(sql) {
    const found = this.#ready.get(sql)
    if (found !== undefined) return found
    const statement = super.prepare(sql)
    for (const method of ['run', 'all']) {
      const work = statement[method].bind(statement)
      statement[method] = (...args) => {
        try {
          return work(...args)
        } catch (error) {
          // It may stay open in libsql, and with it an old view of the database: it is not used again.
          this.#ready.delete(sql)
          throw error
        }
      }
    }
    statement.bind = binding(statement)
    if (this.#ready.size >= READY) this.#ready.clear()
    this.#ready.set(sql, statement)
    return statement
  }
}

/** What is asked of a statement again and again and stays the same is asked of libsql once: each question costs some µs. */
function binding(statement) {
  let reader
  let columns
  return (args) => ({
    get reader() {
      reader ??= statement.reader
      return reader
    },
    columns() {
      columns ??= statement.columns()
      return columns
    },
    run: () => statement.run(args),
    raw: () => ({
      all() {
        statement.raw()
        try {
          return statement.all(args)
        } finally {
          statement.raw(false)
        }
      },
    }),
  })
}

module.exports = Database
