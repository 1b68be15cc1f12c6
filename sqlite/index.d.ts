/** The part of better-sqlite3's interface that this project and Prisma's adapter use. */
declare class Database {
  constructor(path: string, options?: Database.Options)
  exec(sql: string): void
  prepare(sql: string): Database.Statement
  close(): void
}

declare namespace Database {
  interface Options {
    /** How long a statement waits for another connection's lock before SQLITE_BUSY, in milliseconds. It blocks the thread. */
    timeout?: number
    /** Writes nothing, whatever is asked of it, and does not make a file that is not there. */
    readonly?: boolean
  }
  interface Statement {
    run(args?: readonly unknown[]): { changes: number }
    all(args?: readonly unknown[]): unknown[]
  }
}

export = Database
