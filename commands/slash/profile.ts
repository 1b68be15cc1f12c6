import { show } from '../answer.ts'
import { profilePost } from '../panels/solo.ts'
import type { Subcommand } from './subcommand.ts'

/** One's games against Tom, and the handicap challenge. */
export const profile: Subcommand = {
  name: 'profile',
  run: async (house, asker) => show(profilePost(asker.person, await house.profile(asker.person.id), asker.language)),
}
