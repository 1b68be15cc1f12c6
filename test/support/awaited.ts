/** How long a test waits for what is to come, in ms: as long as a slow machine may need that has much else to do. */
export const AWAITED_MS = 150_000
