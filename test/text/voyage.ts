import type { GameEvent } from '#engine'

/** Somebody sails to an island, lays an offering and receives a task: one sentence in every language. */
export const VOYAGE: readonly GameEvent[] = [
  { kind: 'paidTiles', seat: 0, tiles: ['blue'] },
  { kind: 'shipMoved', seat: 0, from: null, to: 'B2' },
  { kind: 'offeringLaid', seat: 0, island: 'B2', resource: 'shell', pile: 1 },
  { kind: 'paidTiles', seat: 0, tiles: ['red'] },
  { kind: 'paidResources', seat: 0, resources: ['blossom', 'shell'] },
  { kind: 'taskReceived', seat: 0, task: 'R5', island: 'B2', space: 3 },
]
