// Writes the names of tables and columns as a TypeScript value, beside the clients: what statements of our own are checked
// against (src/store/sql.ts). Prisma starts it as a generator (prisma.config.ts), and speaks JSON-RPC with it.
import { writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline'

for await (const line of createInterface({ input: process.stdin })) {
  const { id, method, params } = JSON.parse(line)
  if (method === 'generate') writeFileSync(params.generator.output.value, sourceOf(params.dmmf.datamodel.models))
  const result = method === 'generate' ? null : { manifest: {} }
  // Prisma listens there.
  process.stderr.write(`${JSON.stringify({ jsonrpc: '2.0', id, result })}\n`)
}

function sourceOf(models) {
  const tables = Object.fromEntries(pointedAtFirst(models).map((model) => [model.dbName ?? model.name, tableOf(model)]))
  return `/**
 * Every table of prisma/models.prisma, written by prisma/tables.mjs: what the client calls it, its key, and of its columns
 * what the client calls them and what they hold. Those that others point at come first.
 */
export const TABLES = ${JSON.stringify(tables, null, 2)} as const
`
}

function tableOf({ name, fields, primaryKey }) {
  const columnOf = ({ name, dbName }) => dbName ?? name
  const columns = fields.filter(({ kind }) => kind !== 'object')
  return {
    model: name.charAt(0).toLowerCase() + name.slice(1),
    key: columns.filter(({ name, isId }) => isId || primaryKey?.fields.includes(name)).map(columnOf),
    columns: Object.fromEntries(
      columns.map((one) => [columnOf(one), { field: one.name, type: one.type, optional: !one.isRequired }]),
    ),
  }
}

function pointedAtFirst(models) {
  const placed = new Set()
  const place = (model) => {
    for (const { type, relationFromFields = [] } of model.fields)
      if (relationFromFields.length > 0) place(models.find(({ name }) => name === type))
    placed.add(model)
  }
  models.forEach(place)
  return [...placed]
}
