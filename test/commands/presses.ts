import fc from 'fast-check'
import { z } from 'zod'
import type { ComponentPress } from '#commands/custom-id'
import { isVerb, VERBS, type Verb } from '#commands/verbs'

/** Everything that can be pressed. */
export const ALL_VERBS: readonly Verb[] = Object.keys(VERBS).filter(isVerb)

/** Whatever a verb can carry, as the schema of its codec says. */
export const pressesOf = <V extends Verb>(verb: V): fc.Arbitrary<ComponentPress<V>> => {
  const { schema } = VERBS[verb].carries
  return fc
    .record({
      table: fc.stringMatching(/^[A-Za-z0-9_-]{1,12}$/),
      seq: fc.nat(99_999),
      carried: valueIn(z.toJSONSchema(schema)),
    })
    .map(({ carried, ...where }) => ({ ...where, verb, ...schema.parse(carried) }))
}

/** A value of what a schema of ours comes to in JSON Schema. */
function valueIn(one: z.core.JSONSchema._JSONSchema | undefined): fc.Arbitrary<unknown> {
  const of = typeof one === 'object' ? one : {}
  const some = of.anyOf ?? of.oneOf
  if (some !== undefined) return fc.oneof(...some.map(valueIn))
  if (of.allOf !== undefined) return fc.tuple(...of.allOf.map(valueIn)).map((parts) => Object.assign({}, ...parts))
  if (of.const !== undefined) return fc.constant(of.const)
  if (of.enum !== undefined) return fc.constantFrom(...of.enum)
  switch (of.type) {
    case 'null':
      return fc.constant(null)
    case 'boolean':
      return fc.boolean()
    case 'integer':
      return fc.integer({ min: of.minimum ?? 0, max: of.maximum ?? 9 })
    case 'string':
      return fc.stringMatching(new RegExp(of.pattern ?? '^$'))
    case 'array':
      return fc.array(valueIn(Array.isArray(of.items) ? of.items[0] : of.items), { maxLength: of.maxItems ?? 9 })
    case 'object': {
      const { propertyNames: key, additionalProperties: held } = of
      const named = typeof key === 'object' ? { [String(key.const)]: held } : of.properties
      return fc.record(Object.fromEntries(Object.entries(named ?? {}).map(([name, value]) => [name, valueIn(value)])))
    }
    default:
      throw new Error(`no value of ${JSON.stringify(one)}`)
  }
}
