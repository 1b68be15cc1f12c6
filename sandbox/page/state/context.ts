import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { World } from '#sandbox/page-protocol'
import type { Session } from './session.ts'
import type { Event, State } from './state.ts'

export interface Here {
  readonly state: State
  readonly world: World
  readonly session: Session
  readonly dispatch: (event: Event) => void
  /** Puts a slash command into the composer, as a click on `</command:id>` does. */
  readonly type: (text: string) => void
}

const context = createContext<Here | null>(null)

export const HereProvider = context.Provider

/** The page's state and the ways to act, for every part below the app. */
export function useHere(): Here {
  const here = useContext(context)
  if (!here) throw new Error('useHere needs a HereProvider above it.')
  return here
}
