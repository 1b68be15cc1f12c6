import {
  COUNCIL_SPACES,
  type GameEvent,
  type GameState,
  PORTAL_KINDS,
  RULES_EDITIONS,
  scoreSheets,
  standardBox,
  standardRules,
  TOM_CARD_KINDS,
} from '#engine'

/** What the games that are kept as fixtures must show between them. */
export const WANTED: readonly string[] = [
  ...RULES_EDITIONS.flatMap((edition) => [1, 2, 3, 4].map((players) => `${players} players, ${edition}`)),
  'ended: countdown',
  'ended: nobodyCanMove',
  'ended: fourthDeck',
  'solo ended: countdown',
  'passed in the countdown',
  'no option left',
  'tie broken by bonfires',
  'tie shared',
  ...standardBox.specialists.map(({ number }) => `gnome S${number}`),
  ...standardBox.elders.map(({ number }) => `gnome E${number}`),
  ...COUNCIL_SPACES.map((space) => `bonus ${space}`),
  ...new Set(standardBox.tasks.map(({ condition }) => `ignited ${condition.kind}`)),
  ...PORTAL_KINDS.map((portal) => `portal ${portal}`),
  ...TOM_CARD_KINDS.map((card) => `Tom's card ${card}`),
]

/** What one game showed, counted from its events and its end. */
export function featuresOf(end: GameState, events: readonly GameEvent[]): Set<string> {
  const { task } = standardRules
  const found = new Set([`${end.setup.players} players, ${end.setup.edition}`, `ended: ${end.ended}`])
  for (const event of events) {
    // What Tom gets proves nothing of a person's city (R16.1: the human has seat 0).
    if (end.tom !== null && 'seat' in event && event.seat !== 0) continue
    switch (event.kind) {
      case 'gnomeJoined':
        found.add(`gnome ${event.gnome}`)
        break
      case 'bonusTaken':
        found.add(`bonus ${event.space}`)
        break
      case 'ignited':
        found.add(`ignited ${task(event.task).condition.kind}`)
        break
      case 'portalPlaced':
        found.add(`portal ${event.portal}`)
        break
      case 'tomCard':
        found.add(`Tom's card ${event.card}`)
        break
      case 'passed':
        if (!event.byItself) found.add('passed in the countdown')
        break
      case 'wentOut':
        if (!event.satOut) found.add('no option left')
        break
    }
  }
  if (end.tom !== null) {
    found.add(`solo ended: ${end.ended}`)
    return found
  }
  const sheets = scoreSheets(standardRules, end)
  const most = Math.max(...sheets.map((sheet) => sheet.total))
  const best = sheets.filter((sheet) => sheet.total === most)
  const winners = best.filter((sheet) => sheet.rank === 1)
  if (winners.length > 1) found.add('tie shared')
  if (best.length > winners.length) found.add('tie broken by bonfires')
  return found
}
