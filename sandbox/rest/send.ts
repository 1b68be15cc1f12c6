import type { Answer } from './answer.ts'

/** Puts an answer on the wire. */
export function send({ status, body }: Answer): Response {
  return status === 204 ? new Response(null, { status }) : Response.json(body, { status })
}
