/**
 * Reads all pages of a list by cursor, so that stuck items do not hide later ones.
 * @param next reads the page after an entry; the first one after null
 * @param most how many a page has
 */
export async function* pages<One>(
  next: (after: One | null) => Promise<readonly One[]>,
  most: number,
): AsyncGenerator<readonly One[]> {
  for (let after: One | null = null; ; ) {
    const page: readonly One[] = await next(after)
    yield page
    after = page.at(-1) ?? null
    if (page.length < most) return
  }
}
