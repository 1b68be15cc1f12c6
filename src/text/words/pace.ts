/** A clock that can be agreed on, in hours. */
export type ClockOption =
  | { readonly kind: 'live' }
  | { readonly kind: 'turn'; readonly hours: number }
  | { readonly kind: 'bank'; readonly hours: number; readonly refill: number }
export type TimeEnding = 'nothing' | 'remind' | 'free' | 'sitOut'
export type Pace = { readonly kind: 'live' } | (Exclude<ClockOption, { kind: 'live' }> & { readonly atEnd: TimeEnding })
/** Why a seat was freed. */
export type FreedWhy = 'time' | 'vote' | 'moderator'
