import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020.js'

/**
 * Judges requests by Discord's published OpenAPI document, where a copy of it lies beside the project
 * (`../shared/discord-openapi.json`); elsewhere there is no judge, and the tests that need it say so.
 */
const FILE = fileURLToPath(new URL('../../../shared/discord-openapi.json', import.meta.url))

export interface Judge {
  /**
   * What the document has against a request's JSON body; empty for nothing.
   * @param path without `/api/v10`, as it was requested: `/channels/123/messages`
   */
  complaints(method: string, path: string, body: unknown): readonly string[]
  /** Whether the document knows such a route at all. */
  knows(method: string, path: string): boolean
}

/** The judge, or null (with a line that says why) where the document is not at hand. */
export function openJudge(): Judge | null {
  if (!existsSync(FILE)) {
    console.info(`No judging by Discord's OpenAPI document: ${FILE} is not there.`)
    return null
  }
  const document: unknown = tagged(JSON.parse(readFileSync(FILE, 'utf8')))
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false })
  ajv.addSchema({ $id: 'discord', ...record(document) })
  const routes = Object.entries(record(record(document).paths)).map(([template, methods]) => ({
    template,
    pattern: new RegExp(`^${template.replace(/\{[^}]+\}/g, '[^/]+')}$`),
    methods: record(methods),
  }))
  const compiled = new Map<string, ValidateFunction | null>()

  function route(method: string, path: string) {
    const fits = routes.filter((one) => one.pattern.test(path) && method.toLowerCase() in one.methods)
    // `/users/@me` is more exact than `/users/{user_id}`.
    return fits.sort((a, b) => holes(a.template) - holes(b.template))[0]
  }
  function schemaOf(method: string, path: string): ValidateFunction | null {
    const found = route(method, path)
    if (found === undefined) return null
    const key = `${method} ${found.template}`
    const known = compiled.get(key)
    if (known !== undefined) return known
    const content = record(record(record(found.methods[method.toLowerCase()]).requestBody).content)
    const schema = record(content['application/json']).schema
    const made = schema === undefined ? null : ajv.compile(absolute(schema))
    compiled.set(key, made)
    return made
  }
  return {
    complaints(method, path, body) {
      const validate = schemaOf(method, path)
      if (validate === null || validate(body)) return []
      return (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message}`)
    },
    knows: (method, path) => route(method, path) !== undefined,
  }
}

const holes = (template: string) => template.split('{').length

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}
}

/** `#/components/…` means the document, also from a schema that was taken out of it. */
function absolute(value: unknown): Record<string, unknown> {
  return JSON.parse(JSON.stringify(value).replaceAll('"#/', '"discord#/'))
}

/**
 * Unions whose members differ by an integer `type` become if/then: else one mistake in a component is reported once
 * for each kind of component that it is not. Elsewhere `oneOf` becomes `anyOf`, since members may overlap.
 */
function tagged(document: unknown): unknown {
  const schemas = record(record(record(document).components).schemas)
  const tagOf = (ref: unknown): readonly number[] | null => {
    const name = /^#\/components\/schemas\/(.+)$/.exec(String(record(ref).$ref))?.[1]
    const values = record(record(record(schemas[name ?? '']).properties).type).enum
    return Array.isArray(values) && values.every((one) => typeof one === 'number') ? values : null
  }
  const change = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(change)
    if (typeof value !== 'object' || value === null) return value
    const { oneOf, ...rest } = record(value)
    const others = Object.fromEntries(Object.entries(rest).map(([key, inner]) => [key, change(inner)]))
    const union = Array.isArray(oneOf) ? oneOf : Array.isArray(rest.anyOf) ? rest.anyOf : null
    if (union === null) return others
    const tags = union.map(tagOf)
    if (union.length < 2 || tags.some((tag) => tag === null)) {
      return Array.isArray(oneOf) ? { ...others, anyOf: oneOf.map(change) } : others
    }
    const { anyOf: _, ...plain } = others
    const all = tags.flatMap((tag) => tag ?? [])
    return {
      ...plain,
      type: 'object',
      required: ['type'],
      properties: { type: { enum: all } },
      allOf: union.map((member, at) =>
        Object.fromEntries([
          ['if', { properties: { type: { enum: tags[at] } }, required: ['type'] }],
          ['then', change(member)],
        ]),
      ),
    }
  }
  return change(document)
}
