import type { Faults } from '#sandbox/faults'
import type { Gateway } from '#sandbox/gateway/gateway'
import type { Interactions } from '#sandbox/interactions'
import type { Pictures } from '#sandbox/world/pictures'
import type { World } from '#sandbox/world/world'

/** What the routes work with. */
export interface Kit {
  readonly world: World
  readonly pictures: Pictures
  readonly gateway: Gateway
  readonly interactions: Interactions
  readonly faults: Faults
}

export interface Env {
  Bindings: {
    /** Breaks the line to whoever asked; what it returns reaches nobody. */
    readonly cut: () => Response
  }
}
