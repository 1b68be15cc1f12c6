// libsql has better-sqlite3's interface except Statement.bind, which Prisma's adapter calls with no arguments bound.
const Libsql = require('libsql')

class Database extends Libsql {
  prepare(sql) {
    const statement = super.prepare(sql)
    if (statement.bind === undefined) statement.bind = () => statement
    return statement
  }
}

module.exports = Database
