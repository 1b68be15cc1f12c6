/** Lines of `/bonfire log` that no turn tells. */
export interface LogWords {
  readonly title: string
  readonly empty: string
  readonly opened: (name: string) => string
  readonly joined: (name: string) => string
  readonly left: (name: string) => string
  readonly started: string
  readonly frozen: string
  readonly thawed: (turnDropped: boolean) => string
  readonly tookOver: (name: string, seat: number) => string
  readonly satOut: (name: string) => string
  readonly rules: (number: number) => string
  readonly page: (page: number, pages: number) => string
}
