import { type Looking, type LookingStatus, paceOf } from '#table'
import { EMOJI, type Language, languageOf, words } from '#text'
import { button, buttonRows, type Post, post } from '../components.ts'
import { pressOn } from '../custom-id.ts'
import { dateTimeTimestamp } from '../moments.ts'
import { safeName } from '../names.ts'

/** In what language its message in the channel is. */
export const languageOfLooking = ({ language }: Looking): Language => languageOf(language)

/**
 * The message in the channel: who is in, and how one comes in.
 * @param state failed: enough are in, but no table could be opened
 */
export function lookingPost(looking: Looking, state: LookingStatus | 'failed'): Post {
  const { people, players, host, pace, until, id, role } = looking
  const language = languageOfLooking(looking)
  const say = words(language)
  const seats = Array.from({ length: players }, (_, nth) => {
    const name = people[nth]?.name
    return name === undefined ? say.looking.free(nth + 1) : say.looking.seat(nth + 1, safeName(name, language))
  })
  const hostName = people.find((one) => one.id === host)?.name
  return post([
    `### ${EMOJI.bonfire} ${say.looking.title}`,
    hostName === undefined
      ? null
      : say.looking.about(safeName(hostName, language), players, dateTimeTimestamp(new Date(until))),
    role === null ? null : `<@&${role}>`,
    seats,
    `-# ${say.pace.agreed(paceOf(pace === null ? {} : { pace }))}`,
    ...(state === 'open'
      ? [
          `-# ${say.looking.how(say.looking.buttons.in)}`,
          ...buttonRows([
            button(pressOn(null, { verb: 'looking', id, what: 'in' }), say.looking.buttons.in, {
              emoji: EMOJI.seat,
              style: 'success',
            }),
            button(pressOn(null, { verb: 'looking', id, what: 'out' }), say.looking.buttons.out),
          ]),
        ]
      : [hostName === undefined ? say.looking.calledOff : say.looking[ENDS[state]]]),
  ])
}

const ENDS = { full: 'opening', over: 'over', failed: 'failed' } as const
