import { expect, it } from 'vitest'
import type { Post } from '#commands'
import { pressOfOptionValue } from '#commands/custom-id'
import { EMOJI, LANGUAGES } from '#text'
import { acting, everything, views } from './fullest.ts'
import { history } from './history.ts'

/** What is pressed where an emoji stands that is no piece of the game; an option of a lobby is what its value names. */
const MEANS: Readonly<Record<string, readonly string[]>> = {
  [EMOJI.refresh]: ['refresh'],
  [EMOJI.more]: ['placing'],
  [EMOJI.turnUp]: ['play', 'part', 'together'],
  [EMOJI.rules]: ['rules'],
  [EMOJI.edition]: ['edition'],
  [EMOJI.lesson]: ['learn'],
  [EMOJI.puzzle]: ['puzzle'],
  [EMOJI.hint]: ['recommend', 'playhint', 'tablerecommend', 'recommendations', 'recommend=on', 'puzzle'],
  [EMOJI.tip]: ['setting'],
  [EMOJI.log]: ['log', 'logpage', 'logfile', 'since', 'story'],
  [EMOJI.settings]: ['settings', 'lobbysettings'],
  [EMOJI.undo]: ['undo', 'askundo', 'answerundo'],
  [EMOJI.payOtherwise]: ['repay'],
  [EMOJI.whyNot]: ['whynot'],
}

/** Each emoji on a button or an option, with what is pressed there. */
const pressed = ({ parts, above, below }: Post): (readonly [string, string])[] =>
  [...above, { parts }, ...below]
    .flatMap((block) => block.parts)
    .flatMap((part) => (typeof part === 'object' && 'actions' in part ? part.actions : []))
    .flatMap((one): (readonly [string, string])[] => {
      if (one.kind === 'button') return [[one.emoji ?? '', one.press.verb]]
      if (one.kind !== 'select') return []
      const { verb } = one.press
      return one.of.options.map(({ emoji = '', value }) => {
        const behind = verb === 'more' ? pressOfOptionValue(one.press, value) : null
        if (behind?.kind === 'press') return [emoji, behind.press.verb]
        return [emoji, verb === 'option' ? (value.split(/[ :=]/)[0] ?? '') : verb]
      })
    })

it('an emoji that is no piece of the game means one thing, wherever it can be pressed, in each language', () => {
  const { lobby, positions } = history('4-rulebook-1-51.json')
  const found = new Map<string, Set<string>>()
  for (const language of LANGUAGES) {
    const posts = [...views(lobby), ...positions.flatMap((fold) => views(fold).slice(0, 1))].flatMap((table) => [
      ...everything(table, language),
      ...(table.acting === null ? [] : acting(table, language)),
    ])
    for (const [emoji, what] of posts.flatMap(pressed))
      if (emoji in MEANS) found.set(emoji, (found.get(emoji) ?? new Set()).add(what))
  }
  for (const [emoji, what] of found)
    expect(
      [...what].filter((one) => !MEANS[emoji]?.includes(one)),
      emoji,
    ).toEqual([])
  expect(found.size).toBeGreaterThan(8)
})
