import { useEffect, useState } from 'preact/hooks'
import { absoluteTime, relativeTime } from './format-time.ts'

/** A moment inside a text; the relative style counts on while one looks. */
export function Time({ seconds, style }: { readonly seconds: number; readonly style: string }) {
  const words = style === 'R' ? <Relative seconds={seconds} /> : absoluteTime(seconds, style)
  const date = new Date(seconds * 1000)
  const iso = Number.isNaN(date.getTime()) ? '' : date.toISOString()
  return (
    <time class="timestamp" dateTime={iso} title={absoluteTime(seconds, 'F')}>
      {words}
    </time>
  )
}

function Relative({ seconds }: { readonly seconds: number }) {
  const [now, setNow] = useState(nowInSeconds)
  const apart = Math.abs(seconds - now)
  useEffect(() => {
    const timer = setTimeout(() => setNow(nowInSeconds()), apart < 3_600 ? 1_000 : 30_000)
    return () => clearTimeout(timer)
  }, [now, apart])
  return relativeTime(seconds, now)
}

function nowInSeconds(): number {
  return Math.floor(Date.now() / 1000)
}
