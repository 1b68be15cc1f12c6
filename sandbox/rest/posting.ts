import { MessageFlags } from 'discord-api-types/v10'
import { errorTree, type FormErrors } from '#sandbox/forms/form'
import { bytesKept, MOST_BYTES } from '#sandbox/forms/layout'
import { type MessageForm, readMessage } from '#sandbox/forms/message'
import { compose, edit, type Frame, type Refused, type Upload } from '#sandbox/world/compose'
import { addEphemeral, addPost, type Place, replacePost } from '#sandbox/world/messages'
import type { Post, Room } from '#sandbox/world/world'
import { type Answer, brokenDown, refuse, refuseForm } from './answer.ts'
import type { Kit } from './kit.ts'

export type Outcome = { readonly ok: true; readonly post: Post } | { readonly ok: false; readonly answer: Answer }

/** Where in the request the message's form stands: callbacks carry it under `data`. */
type At = 'body' | 'data'

/** Makes a message and puts it where it belongs: into the channel, or before one person's eyes. */
export async function postNew(
  kit: Kit,
  room: Room,
  json: unknown,
  uploads: readonly Upload[],
  frame: (form: MessageForm) => Frame,
  at: At,
  personId: string | null,
): Promise<Outcome> {
  const form = readMessage(json, null, kit.world.emojis)
  if (!form.ok) return { ok: false, answer: refuseForm(under(at, form.errors)) }
  if (isTooLarge(kit, form.value, `/channels/${room.channel.id}`)) return { ok: false, answer: brokenDown }
  const composed = await compose(kit, form.value, uploads, frame(form.value))
  if (!composed.ok) return { ok: false, answer: refused(composed.why, at) }
  const { post } = composed
  const isEphemeral = ((post.message.flags ?? 0) & MessageFlags.Ephemeral) !== 0
  if (isEphemeral && personId !== null) addEphemeral(kit.world, personId, post)
  else addPost(kit.world, room, post)
  return { ok: true, post }
}

/** Edits a message where it stands. */
export async function postEdit(
  kit: Kit,
  place: Place,
  json: unknown,
  uploads: readonly Upload[],
  at: At,
): Promise<Outcome> {
  const form = readMessage(json, place.post.message.flags ?? 0, kit.world.emojis)
  if (!form.ok) return { ok: false, answer: refuseForm(under(at, form.errors)) }
  const { channel_id } = place.post.message
  if (isTooLarge(kit, form.value, `/channels/${channel_id}`)) return { ok: false, answer: brokenDown }
  const composed = await edit(kit, place.post, form.value, uploads)
  if (!composed.ok) return { ok: false, answer: refused(composed.why, at) }
  replacePost(kit.world, place, composed.post)
  return composed
}

/** Whether Discord breaks over it: no limit that it tells, and no outage. */
function isTooLarge({ faults }: Kit, { components }: MessageForm, where: string): boolean {
  const bytes = bytesKept(components ?? [])
  return bytes > MOST_BYTES || faults.strike('tooLarge', where, bytes) !== null
}

function refused(why: Refused, at: At): Answer {
  return typeof why === 'string' ? refuse(why) : refuseForm(under(at, errorTree(why)))
}

function under(at: At, errors: FormErrors): FormErrors {
  return at === 'data' ? { data: errors } : errors
}
