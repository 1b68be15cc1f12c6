/** What the page's address says. Everything else about a tab is the server's to know. */
export interface Address {
  readonly person: string | null
  /** Shown as on a phone, 400 px wide, whatever the window. */
  readonly phone: boolean
  readonly channel: string | null
}

export function readAddress(): Address {
  const query = new URLSearchParams(location.search)
  return {
    person: query.get('person'),
    phone: query.has('phone'),
    channel: location.hash.startsWith('#channel-') ? location.hash.slice('#channel-'.length) : null,
  }
}

/** This page's address for another person, the rest as it is. */
export function addressOf(change: { readonly person: string }): string {
  const query = new URLSearchParams(location.search)
  query.set('person', change.person)
  // `?phone=` reads better as `?phone`.
  return `${location.pathname}?${query.toString().replace(/\bphone=(?=&|$)/, 'phone')}`
}
