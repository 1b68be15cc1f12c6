import type { Hono } from 'hono'
import { described } from '#sandbox/world/guild'
import { ok } from './answer.ts'
import type { Env, Kit } from './kit.ts'
import { send } from './send.ts'

const IDENTIFIES_A_DAY = 1_000

/** Who the bot is, and where its gateway stands. */
export function identityRoutes(app: Hono<Env>, kit: Kit, gatewayUrl: string): void {
  const { world, faults } = kit
  app.get('/gateway', () => send(ok({ url: gatewayUrl })))
  app.get('/gateway/bot', () => {
    const usedUp = faults.strike('noIdentifies', 'GET /gateway/bot')
    return send(
      ok({
        url: gatewayUrl,
        shards: 1,
        session_start_limit: {
          total: IDENTIFIES_A_DAY,
          remaining: usedUp === null ? IDENTIFIES_A_DAY : 0,
          reset_after: usedUp?.delayMs ?? 24 * 3600 * 1000,
          max_concurrency: faults.concurrency(),
        },
      }),
    )
  })
  app.get('/users/@me', () => send(ok({ ...world.bot, verified: true, mfa_enabled: false, flags: 0, email: null })))
  app.get('/users/@me/guilds', (c) => {
    const { limit = '200', after = '0' } = c.req.query()
    const page = world.guilds
      .filter(({ id, botIn }) => botIn && BigInt(id) > BigInt(after))
      .slice(0, Number(limit))
      .map((guild) => {
        const { id, name, icon, banner, features } = described(guild)
        return { id, name, icon, banner, features, owner: false, permissions: '0' }
      })
    return send(ok(page))
  })
  const application = () => ({
    id: world.bot.id,
    name: world.bot.username,
    icon: null,
    description: '',
    summary: '',
    bot: world.bot,
    bot_public: true,
    bot_require_code_grant: false,
    verify_key: '0'.repeat(64),
    flags: 0,
    team: null,
    owner: world.people.values().next().value?.user,
    approximate_guild_count: world.guilds.filter(({ botIn }) => botIn).length,
    approximate_user_install_count: 0,
    integration_types_config: { '0': {}, '1': {} },
    redirect_uris: [],
    interactions_endpoint_url: null,
    role_connections_verification_url: null,
    event_webhooks_url: null,
    event_webhooks_status: 1,
  })
  app.get('/applications/@me', () => send(ok(application())))
  app.get('/oauth2/applications/@me', () => send(ok(application())))
}
