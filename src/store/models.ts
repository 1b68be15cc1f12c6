import { reasonOf } from './database.ts'
import { TABLES } from './generated/tables.ts'

/** What asks a client for rows, model by model. */
export type Models = {
  readonly [Model in (typeof TABLES)[keyof typeof TABLES]['model']]: {
    findFirst(query: { select: Record<string, true> }): Promise<object | null>
  }
}

/**
 * Asks for a row of every model, with all its columns.
 * @throws Error, in one line that names the model, when the database lacks it or a column of it
 */
export async function askModels(client: Models): Promise<void> {
  for (const { model, columns } of Object.values(TABLES)) {
    const fields = Object.values<{ readonly field: string }>(columns)
    const select = Object.fromEntries(fields.map(({ field }) => [field, true as const]))
    await client[model].findFirst({ select }).catch((error: unknown) => {
      throw new Error(`The model ${model} cannot be read: ${reasonOf(error)}`, { cause: error })
    })
  }
}
