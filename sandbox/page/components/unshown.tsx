/** Said plainly rather than left out: the sandbox draws what the bot uses, and this is more. */
export function Unshown({ what }: { readonly what: string }) {
  return <div class="unshown">{what} is not drawn by the sandbox.</div>
}
