const { pathToFileURL } = require('node:url')
const Libsql = require('libsql')

// libsql has better-sqlite3's interface except Statement.bind, the one call that Prisma's adapter makes of a statement:
// prepare(sql).bind(args), then run(), or columns() and raw().all(). And it takes no notice of `readonly`: it would
// write, and checkpoint the log. Where SQLite itself is asked for it, in an address, it holds.
class Database extends Libsql {
  constructor(path, options = {}) {
    super(options.readonly === true ? `${pathToFileURL(path).href}?mode=ro` : path, options)
  }

  prepare(sql) {
    const statement = super.prepare(sql)
    statement.bind = (args) => bound(statement, args)
    return statement
  }
}

function bound(statement, args) {
  return {
    reader: statement.reader,
    columns: () => statement.columns(),
    run: () => statement.run(args),
    raw: () => {
      statement.raw()
      return { all: () => statement.all(args) }
    },
  }
}

module.exports = Database
