/** Why Discord does not let us listen, by its close code. */
export function disconnectReason(code: number): string {
  switch (code) {
    case 4004:
      return 'Discord does not accept the token. Check DISCORD_TOKEN.'
    case 4010:
    case 4011:
      return 'Discord does not accept these shards. Check SHARDS and SHARD_COUNT.'
    case 4012:
      return 'Discord does not speak this version any more. Update the bot.'
    case 4013:
    case 4014:
      return 'Discord does not grant the intents that were asked for.'
    default:
      return `Discord closed the connection for good (code ${code}).`
  }
}
