/**
 * What is written on a table's messages in its channel: that is in the table's language, also where somebody reads of it in
 * another.
 */
export interface ChannelButtonLabels {
  readonly join: string
  readonly start: string
  readonly takeTurn: string
  /** On the select of closer views. */
  readonly lookAt: string
}
