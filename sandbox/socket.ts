/** One end of a WebSocket, as `ws` has it. */
export interface Socket {
  readonly readyState: number
  readonly OPEN: number
  /** Bytes that wait to be read at the other end. */
  readonly bufferedAmount: number
  send(text: string): void
  close(code?: number, reason?: string): void
  /** Breaks the line without a word. */
  terminate(): void
  on(event: 'close', heard: (code: number) => void): unknown
  on(event: 'error', heard: (error: Error) => void): unknown
  on(event: 'message', heard: (data: unknown) => void): unknown
}
