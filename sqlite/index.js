const Libsql = require('libsql')

// libsql has better-sqlite3's interface except Statement.bind, the one call that Prisma's adapter makes of a statement:
// prepare(sql).bind(args), then run(), or columns() and raw().all().
class Database extends Libsql {
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
