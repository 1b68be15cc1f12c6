/** The ways Discord writes a moment: `<t:seconds:style>`, message headers and day dividers. */

const units: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
]
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'always' })

/** "3 minutes ago", "in 2 days": `then` and `now` in seconds. */
export function relativeTime(then: number, now: number): string {
  const apart = then - now
  const [unit, size] = units.find(([, s]) => Math.abs(apart) >= s) ?? ['second', 1]
  return relative.format(Math.trunc(apart / size), unit)
}

const styles: Readonly<Record<string, Intl.DateTimeFormatOptions>> = {
  t: { timeStyle: 'short' },
  T: { timeStyle: 'medium' },
  d: { dateStyle: 'short' },
  D: { dateStyle: 'long' },
  f: { dateStyle: 'long', timeStyle: 'short' },
  F: { dateStyle: 'full', timeStyle: 'short' },
  s: { dateStyle: 'short', timeStyle: 'short' },
  S: { dateStyle: 'short', timeStyle: 'medium' },
}

/** A moment in one of Discord's absolute styles (t T d D f F s S), in the reader's own zone. */
export function absoluteTime(seconds: number, style: string): string {
  const date = new Date(seconds * 1000)
  if (Number.isNaN(date.getTime())) return 'Invalid date'
  return new Intl.DateTimeFormat(undefined, styles[style] ?? styles.f).format(date)
}

/** The time beside an author's name: today's with the hour only, older ones with their date. */
export function messageTime(iso: string, now: Date): string {
  const date = new Date(iso)
  const hour = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' }).format(date)
  if (date.toDateString() === now.toDateString()) return hour
  const yesterday = new Date(now)
  yesterday.setDate(now.getDate() - 1)
  if (date.toDateString() === yesterday.toDateString()) return `Yesterday at ${hour}`
  return `${new Intl.DateTimeFormat(undefined, { dateStyle: 'short' }).format(date)}, ${hour}`
}
