import type { APIMessage } from 'discord-api-types/v10'
import type { PanelPage } from '#commands/panel-codecs'
import type { Outcome, ScriptedPerson } from '#sandbox/person'
import type { Dice } from '#support/dice'
import type { MessageContents, Pressable, ReadOption } from '#support/monkey/read-message'
import { pageOf, type Sense, senseOf } from '#support/monkey/sense'

/** Something to press, and of a select what to choose. */
export interface MonkeyPlan {
  readonly pressed: Pressable
  readonly options: readonly ReadOption[]
}

/** Presses it on a message, or chooses there. */
export const pressPlan = (
  person: ScriptedPerson,
  message: APIMessage,
  { pressed: { id, select }, options }: MonkeyPlan,
): Promise<Outcome> =>
  select
    ? person.select(
        message,
        id,
        options.map(({ value }) => value),
      )
    : person.press(message, id)

const WEIGHTS: Readonly<Record<Sense, number>> = {
  look: 0,
  tell: 0,
  manage: 0,
  plan: 2,
  menu: 8,
  move: 24,
  end: 10,
  pass: 1,
  undo: 1,
  repay: 1,
}

/** What brings a game to its end is liked more than what there is most of. */
const LIKED: Readonly<Partial<Record<PanelPage, number>>> = {
  ignite: 200,
  novice: 100,
  task: 40,
  fate: 20,
  guardian: 16,
  gnome: 12,
  procession: 4,
}

function liking(pressed: Pressable): number {
  const page = pageOf(pressed)
  return (page === null ? undefined : LIKED[page]) ?? WEIGHTS[senseOf(pressed)]
}

/** What plays on: a move, a way to one, or the end of the turn. */
export const playsOn = (reading: MessageContents): Pressable[] =>
  reading.pressables.filter(
    (one) => !one.disabled && ['menu', 'move', 'end', 'pass', 'plan'].includes(senseOf(one)) && hasOptions(one),
  )

const hasOptions = ({ select, options }: Pressable): boolean => !select || options.length > 0

/** A press that mostly brings the game on; null when the message offers none. */
export function usefulPress(reading: MessageContents, dice: Dice): MonkeyPlan | null {
  const all = reading.pressables.filter((one) => !one.disabled && liking(one) > 0)
  if (playsOn(reading).length === 0) return null
  return planFor(dice.weighted(all, liking), dice)
}

/** A press on anything that can be pressed; null when there is nothing. */
export function anyPress(pressables: readonly Pressable[], dice: Dice): MonkeyPlan | null {
  const all = pressables.filter(({ disabled }) => !disabled)
  return all.length === 0 ? null : planFor(dice.pick(all), dice)
}

/** What to choose of a select: as many options as it wants, any of them. */
export function planFor(pressed: Pressable, dice: Dice): MonkeyPlan {
  const count = pressed.select ? pressed.least + dice.below(pressed.most - pressed.least + 1) : 0
  const left = [...pressed.options]
  const options = Array.from({ length: count }, () => left.splice(dice.below(left.length), 1)).flat()
  return { pressed, options }
}
