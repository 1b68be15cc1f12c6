import { type APIApplicationCommand, ApplicationCommandType } from 'discord-api-types/v10'
import type { Context, Hono, Next } from 'hono'
import { type CommandForm, command, commandList, commandPatch } from '#sandbox/forms/command'
import { parseBody } from '#sandbox/forms/form'
import { tell } from '#sandbox/world/world'
import { created, done, ok, refuse, refuseForm } from './answer.ts'
import { readBody } from './body.ts'
import type { Env, Kit } from './kit.ts'
import { send } from './send.ts'

const MOST = 100
const CREATIONS_A_DAY = 200
const DAY_MS = 24 * 3600 * 1000

/** Slash commands, global ones and a server's own. */
export function commandRoutes(app: Hono<Env>, kit: Kit): void {
  const creations = new Map<string, { count: number; since: number }>()
  for (const base of ['/applications/:app/commands', '/applications/:app/guilds/:guild/commands'] as const) {
    app.use(base, guard)
    app.use(`${base}/:id`, guard)

    app.get(base, (c) => send(ok([...scope(c.req.param('guild')).values()])))
    app.put(base, async (c) => {
      const body = await readBody(c.req.raw)
      if (!body.ok) return send(body.answer)
      if (Array.isArray(body.json) && body.json.length > MOST) return send(refuse('tooManyCommands'))
      const form = parseBody(commandList, body.json)
      if (!form.ok) return send(refuseForm(form.errors))
      const guild = c.req.param('guild')
      const before = new Map([...scope(guild).values()].map((one) => [one.name, one.id]))
      if (!mayCreate(guild, form.value.filter(({ name }) => !before.has(name)).length)) {
        return send(refuse('tooManyCreations'))
      }
      const all = form.value.map((one) => build(one, guild, before.get(one.name)))
      kit.world.commands.set(guild ?? 'global', new Map(all.map((one) => [one.id, one])))
      tell(kit.world, { kind: 'commands' })
      return send(ok(all))
    })
    app.post(base, async (c) => {
      const body = await readBody(c.req.raw)
      if (!body.ok) return send(body.answer)
      const form = parseBody(command, body.json)
      if (!form.ok) return send(refuseForm(form.errors))
      const guild = c.req.param('guild')
      const own = scope(guild)
      const before = [...own.values()].find(({ name }) => name === form.value.name)
      if (before === undefined && own.size >= MOST) return send(refuse('tooManyCommands'))
      if (before === undefined && !mayCreate(guild, 1)) return send(refuse('tooManyCreations'))
      const one = store(build(form.value, guild, before?.id), guild)
      return send(before === undefined ? created(one) : ok(one))
    })
    app.get(`${base}/:id`, (c) => {
      const one = scope(c.req.param('guild')).get(c.req.param('id') ?? '')
      return send(one === undefined ? refuse('unknownCommand') : ok(one))
    })
    app.patch(`${base}/:id`, async (c) => {
      const guild = c.req.param('guild')
      const before = scope(guild).get(c.req.param('id') ?? '')
      if (before === undefined) return send(refuse('unknownCommand'))
      const body = await readBody(c.req.raw)
      if (!body.ok) return send(body.answer)
      const patch = parseBody(commandPatch, body.json)
      if (!patch.ok) return send(refuseForm(patch.errors))
      const form = parseBody(command, { ...before, type: ApplicationCommandType.ChatInput, ...patch.value })
      if (!form.ok) return send(refuseForm(form.errors))
      return send(ok(store(build(form.value, guild, before.id), guild)))
    })
    app.delete(`${base}/:id`, (c) => {
      if (!scope(c.req.param('guild')).delete(c.req.param('id') ?? '')) return send(refuse('unknownCommand'))
      tell(kit.world, { kind: 'commands' })
      return send(done)
    })
  }

  /** Counts creations by server and day, as Discord limits them; taking an old name again is none. */
  function mayCreate(guild: string | undefined, count: number): boolean {
    const key = guild ?? 'global'
    const known = creations.get(key)
    const today = known !== undefined && Date.now() - known.since < DAY_MS ? known : { count: 0, since: Date.now() }
    if (today.count + count > CREATIONS_A_DAY) return false
    creations.set(key, { ...today, count: today.count + count })
    return true
  }
  async function guard(c: Context<Env>, next: Next) {
    if (c.req.param('app') !== kit.world.bot.id) return send(refuse('unknownApplication'))
    const guild = c.req.param('guild')
    const { world } = kit
    if (guild !== undefined && !world.guilds.some(({ id, botIn }) => id === guild && botIn))
      return send(refuse('missingAccess'))
    await next()
    return undefined
  }
  function scope(guild: string | undefined): Map<string, APIApplicationCommand> {
    const key = guild ?? 'global'
    const own = kit.world.commands.get(key) ?? new Map<string, APIApplicationCommand>()
    kit.world.commands.set(key, own)
    return own
  }
  function store(one: APIApplicationCommand, guild: string | undefined): APIApplicationCommand {
    scope(guild).set(one.id, one)
    tell(kit.world, { kind: 'commands' })
    return one
  }
  function build(form: CommandForm, guild: string | undefined, id: string | undefined): APIApplicationCommand {
    const { options, name_localizations, description_localizations } = form
    return {
      id: id ?? kit.world.nextId(),
      application_id: kit.world.bot.id,
      version: kit.world.nextId(),
      type: ApplicationCommandType.ChatInput,
      name: form.name,
      name_localizations: name_localizations ?? null,
      description: form.description,
      description_localizations: description_localizations ?? null,
      ...(options === null || options === undefined || options.length === 0 ? {} : { options }),
      default_member_permissions: form.default_member_permissions ?? null,
      nsfw: form.nsfw ?? false,
      ...(guild === undefined
        ? {
            dm_permission: form.dm_permission ?? true,
            contexts: form.contexts ?? null,
            integration_types: form.integration_types ?? [0],
          }
        : { guild_id: guild }),
    }
  }
}
