import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { config as readDotenv } from 'dotenv'
import { defineConfig } from 'prisma/config'

/**
 * One description (prisma/models.prisma), two databases: DATABASE_URL says which one a `prisma` command means.
 * The header is the only difference between their schemas, so it is written here, not by hand.
 */
readDotenv({ quiet: true })

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const url = process.env.DATABASE_URL ?? 'file:./data/bonfire.db'
const provider = /^postgres(ql)?:/.test(url) ? 'postgresql' : 'sqlite'
const build = here(`./prisma/.build/${provider}`)

mkdirSync(build, { recursive: true })
writeFileSync(
  `${build}/header.prisma`,
  `generator client {
  provider            = "prisma-client"
  output              = "../../../src/store/generated/${provider}"
  runtime             = "nodejs"
  moduleFormat        = "esm"
  importFileExtension = "ts"
  compilerBuild       = "small"
}

generator tables {
  provider = "node prisma/tables.mjs"
  output   = "../../../src/store/generated/tables.ts"
}

datasource db {
  provider = "${provider}"
}
`,
)
copyFileSync(here('./prisma/models.prisma'), `${build}/models.prisma`)

// Only `migrate` and `db` start the schema engine, a download that a machine may not reach. The other commands just
// want to know that the file is there, so any file will do for them.
const startsEngine = process.argv.includes('migrate') || process.argv.includes('db')
if (!startsEngine) process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= fileURLToPath(import.meta.url)

export default defineConfig({
  schema: `prisma/.build/${provider}`,
  migrations: { path: `prisma/migrations/${provider}` },
  datasource: { url },
})
