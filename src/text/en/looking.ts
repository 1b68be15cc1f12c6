import { control } from '../control.ts'

const buttons = { in: 'I’m in', out: 'I’m out' }

/** Looking for players in a channel. Names come ready to show; `until` is a moment as Discord shows it. */
export const looking = {
  buttons,
  title: 'Who wants to play?',
  /** `players`: with how many the table opens. */
  about: (host: string, players: number, until: string): string =>
    `${host} is looking for players: the table opens as soon as ${players} are in. This call is open until ${until}.`,
  seat: (number: number, name: string): string => `${number}. ${name}`,
  free: (number: number): string => `${number}. free`,
  /** The buttons are named as they are written on the message, which may be in another language. */
  how: (into: string): string => `Press ${control(into)}. I’ll mention you once, when the table opens.`,
  /** To the one who looks. */
  posted: (out: string): string => `Your call is in the channel. To call it off, press ${control(out)} there.`,
  already: 'You’re already looking for players in this server. Call that off first.',
  /** To somebody who pressed too late. */
  gone: 'That search is over.',
  over: 'Not enough players joined in time.',
  calledOff: 'The search was called off.',
  opening: 'Everybody is here: the table is opening.',
  /** It could not be opened; the reason follows in the same message. */
  failed: 'Enough players are here, but I couldn’t open the table. Open it with /bonfire new.',
  /** Why a role is not mentioned. */
  role: {
    notHere: 'This server doesn’t let me mention a role. Leave it out, or ask a moderator: /bonfire-server settings.',
    notMentionable: (role: string): string => `I can’t mention ${role}. Choose a role that everybody may mention.`,
    again: (when: string): string =>
      `A role was mentioned here within the last hour. Leave it out, or try again ${when}.`,
  },
}
