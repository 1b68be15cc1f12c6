import type { Edition } from '#engine'
import type { WrittenThere } from './buttons.ts'

export interface LobbyWords {
  readonly title: string
  /** To the person who opened it. */
  readonly opened: (there: WrittenThere) => string
  readonly invitation: (host: string) => string
  /** To those who sat at the table before; `mentions` are Discord's. */
  readonly again: (mentions: string) => string
  readonly seat: (number: number, name: string, host: boolean) => string
  readonly freeSeat: (number: number) => string
  readonly edition: (edition: Edition) => string
  readonly beginnerIslands: (on: boolean) => string
  /** `name`: what the language calls itself. */
  readonly language: (name: string) => string
  readonly letTomDecide: (on: boolean) => string
  readonly handicap: (points: number) => string
  readonly chooseOptions: string
  readonly waiting: (seated: number) => string
  readonly closesByItself: string
  /** In short, what `help.reconstructed` says; where the bot's host put in other components, that it is played with those. */
  readonly components: (standard: boolean) => string
}
