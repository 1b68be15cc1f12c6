/** How long one thing waits for another, in ms. */
export const PATIENCE = {
  /** An answer for its picture, unless many others wait; then the words go first. */
  picture: 250,
  /** An answer for the table, before it is deferred: Discord's limit is 3,000. */
  answer: 1800,
  /** An answer for a running edit of its message. */
  edit: 500,
  /** A new live message for its picture: the next player is called by it. */
  newMessage: 500,
  /** An answer for a message in another channel; it is deferred meanwhile. */
  writing: 6000,
  /** An answer for a channel that could not be written to, should it be well again. */
  mending: 800,
  /** A list of somebody's tables for a look at where they are. */
  looking: 800,
  /** The start for the commands to be registered. */
  registering: 5000,
}
