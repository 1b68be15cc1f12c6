import { setImmediate } from 'node:timers/promises'

/** So many that the database is not kept from others: PostgreSQL has ten connections. */
const AT_ONCE = 4

/**
 * Does a piece of work for each of many, some at a time: they wait for the database together, and others have their turn in
 * between.
 * @returns what came of each, in their order
 * @throws what the first that failed threw; those beside it go on, those after it are not begun
 */
export async function mapInBatches<One, Done>(all: readonly One[], work: (one: One) => Promise<Done>): Promise<Done[]> {
  const done: Done[] = []
  for (let at = 0; at < all.length; at += AT_ONCE) {
    await setImmediate()
    done.push(...(await Promise.all(all.slice(at, at + AT_ONCE).map(work))))
  }
  return done
}

/**
 * Reads all pages of a list by cursor, so that stuck items do not hide later ones.
 * @param most how many a page has
 * @param next reads the page after an item; the first one after null
 */
export async function* readAllPages<One>(
  most: number,
  next: (after: One | null, most: number) => Promise<readonly One[]>,
): AsyncGenerator<readonly One[]> {
  for (let after: One | null = null; ; ) {
    const page: readonly One[] = await next(after, most)
    yield page
    after = page.at(-1) ?? null
    if (page.length < most) return
  }
}
