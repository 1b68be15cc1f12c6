import type { Guardian, GuardianPlace, PathTile, TaskId } from '#engine'
import type { Wish } from '../position.ts'

/** What a city has besides the task in question, which lies at space 1. Whatever is not named is not there. */
export interface Setting {
  resources?: NonNullable<Wish['resources']>
  actionTiles?: NonNullable<Wish['actionTiles']>
  gnomes?: string[]
  path?: PathTile[]
  /** Besides the own guardian on the starting tile. */
  guardians?: Partial<Record<Guardian, GuardianPlace>>
  /** Islands on which own offering tiles lie. */
  offerings?: string[]
  /** Offering tiles of the first pile that are left; the others of it lie on islands. */
  firstPile?: 0 | 1
  /** Notches filled. */
  portals?: number[]
  /** Tasks from space 2 on: `B1`, or `B1!` ignited. */
  tasks?: string[]
  /** Fate tiles that lie there, the starting tile first: `F2 3,3e | F3 4,4w`. */
  fate?: string
}
/** A setting that meets the task and one that just does not. */
export type Settings = readonly [met: Setting, short: Setting]

/** Fate tiles of which the last one meets the task. */
function grown(fate: string): Settings {
  return [{ fate }, { fate: fate.split(' | ').slice(0, -1).join(' | ') }]
}
const guardians = (...colours: Guardian[]): Setting => ({
  guardians: Object.fromEntries(colours.map((colour): [Guardian, GuardianPlace] => [colour, 'start'])),
})
const path = (...tiles: PathTile[]): Setting => ({ path: tiles })
const offerings = (...islands: string[]): Setting => ({ offerings: islands })
const gnomes = (...ids: string[]): Setting => ({ gnomes: ids })
const tasks = (...ids: string[]): Setting => ({ tasks: ids })
const portals = (...spaces: number[]): Setting => ({ portals: spaces })

/** Appendix I, task by task. Islands: herb A1 B3, root A2 D3, shell A4 C2, blossom B2 D1, fruit C1 D4. */
export const SETTINGS: Readonly<Record<TaskId, Settings>> = {
  B1: [path('blue-blossom'), path('blue-fruit', 'red-herb')],
  B2: [path('red-herb', 'yellow-fruit'), path('red-herb', 'blue-root')],
  B3: [path('yellow-herb'), path('yellow-shell')],
  B4: [path('red-shell', 'blue-root'), path('red-shell')],
  B5: [guardians('grey'), guardians('red', 'pink', 'turquoise')],
  B6: [guardians('red'), guardians('grey', 'pink', 'turquoise')],
  B7: [guardians('pink'), guardians('grey', 'red', 'turquoise')],
  B8: [guardians('turquoise'), guardians('grey', 'red', 'pink')],
  B9: [offerings('D1'), offerings('A1', 'C1')],
  B10: [offerings('C2'), offerings('D3', 'B2')],
  B11: [offerings('A2'), offerings('A1', 'A4')],
  B12: [offerings('A1', 'A1'), offerings('A1', 'A2', 'B3')],
  B13: [offerings('A1', 'A2', 'C2'), offerings('A1', 'A1', 'A2')],
  B14: [gnomes('E3'), gnomes('E2', 'S3')],
  B15: [gnomes('S24'), gnomes('E3', 'S21')],
  B16: [gnomes('E2', 'E4'), gnomes('E2', 'S26')],
  B17: [tasks('B1!', 'R1!'), tasks('B1!', 'R1', 'Y1!')],
  B18: [{ resources: { herb: 2, shell: 2 } }, { resources: { herb: 3, shell: 1, gold: 2 } }],
  B19: grown('F2 3,3e | F3 4,4w | F4 2,4w'),
  B20: grown('F6 3,3e | F5 4,5e | F2 4,4w'),
  B21: grown('F2 3,5w | F4 4,2e | F7 5,3e'),
  B22: grown('F8 3,3e | F6 4,4e | F4 5,3e'),
  R1: [portals(5, 6, 7), portals(6, 7)],
  R2: [gnomes('E1', 'S18', 'S21'), gnomes('E1', 'S18')],
  R3: [{ resources: { gold: 4 } }, { resources: { gold: 3, herb: 9 } }],
  R4: [path('red-root', 'blue-herb', 'red-herb'), path('blue-herb', 'red-root', 'yellow-herb')],
  R5: [tasks('B1', 'B2!', 'B3', 'B4!'), tasks('B1', 'B2!', 'B3', 'R2')],
  R6: [guardians('grey', 'red'), guardians('grey', 'pink', 'turquoise')],
  R7: [guardians('red', 'pink'), guardians('grey', 'pink', 'turquoise')],
  R8: [guardians('pink', 'turquoise'), guardians('grey', 'red', 'pink')],
  R9: [{ resources: { blossom: 3 } }, { resources: { blossom: 2, gold: 5, herb: 5 } }],
  R10: [{ resources: { root: 4 } }, { resources: { root: 2, gold: 5 } }],
  R11: [{ resources: { shell: 3 } }, { resources: { shell: 2, gold: 1, fruit: 3 } }],
  R12: [gnomes('E1', 'E2', 'E3', 'E4', 'E5', 'S18'), gnomes('E1', 'E2', 'E3', 'E4', 'E5')],
  R13: [tasks('B1!', 'R1!', 'Y1!'), tasks('B1!', 'R1', 'Y1!')],
  R14: [guardians('grey', 'red', 'pink'), guardians('grey', 'red')],
  R15: [offerings('A1', 'B3'), offerings('A1', 'A1', 'A4')],
  R16: [offerings('C1', 'D4'), offerings('D4', 'D4')],
  R17: [offerings('A4', 'C2', 'C2'), offerings('C2', 'C2', 'A1')],
  R18: grown('F3 3,3e | F7 2,6w | F8 1,4w | F5 4,4e'),
  R19: grown('F1 3,3e | F7 4,4e | F2 2,2s | F3 2,3e'),
  R20: grown('F6 3,3e | F5 3,6n | F3 2,3e | F1 4,7n'),
  R21: grown('F8 3,5w | F6 3,6s | F7 2,4e | F2 1,6w'),
  R22: grown('F6 3,3e | F7 5,2n | F8 2,2e | F5 2,7w'),
  Y1: [portals(3, 4, 5, 6, 7), portals(4, 5, 6, 7)],
  Y2: [gnomes('E1', 'E2', 'S18', 'S21', 'S26'), gnomes('E1', 'E2', 'S18', 'S21')],
  Y3: [path('red-herb', 'blue-root', 'red-root', 'red-fruit'), path('red-herb', 'red-root', 'blue-fruit')],
  Y4: [path('blue-herb', 'blue-root', 'blue-fruit', 'blue-shell'), path('blue-herb', 'blue-root', 'blue-fruit')],
  Y5: [{ actionTiles: { blue: 3, red: 2 } }, { actionTiles: { blue: 3, red: 1, yellow: 5 } }],
  Y6: [{ actionTiles: { white: 3, purple: 2 } }, { actionTiles: { white: 2, purple: 3, yellow: 2 } }],
  Y7: [{ actionTiles: { brown: 4, green: 2 } }, { actionTiles: { brown: 4, green: 1, yellow: 1 } }],
  Y8: [offerings('A1', 'A2', 'A4', 'B2', 'B3'), offerings('A1', 'A2', 'A4', 'B2', 'B2')],
  Y9: [tasks('R1', 'R2!', 'R3', 'R4!'), tasks('R1', 'R2!', 'R3', 'B1')],
  Y10: [gnomes('E1', 'E2', 'E3'), gnomes('E1', 'E2', 'S18', 'S21')],
  Y11: [offerings('A1', 'A1', 'A1'), offerings('A1', 'A1', 'A2', 'A2')],
  Y12: [{ firstPile: 0 }, { firstPile: 1 }],
  Y13: [{ resources: { herb: 3, shell: 3 } }, { resources: { herb: 3, shell: 2, gold: 3 } }],
  Y14: grown('F8 3,5w | F5 2,5e | F3 4,3w | F7 5,6n | F6 3,2n'),
  Y15: [atBonfires('b2', 'b3'), atBonfires('b2', 'p3')],
  Y16: [tasks('B1!', 'B2!', 'B3!', 'R1!', 'Y1!'), tasks('B1!', 'B2!', 'B3!', 'R1!', 'Y1')],
  Y17: [tasks('Y1', 'Y2!', 'Y3'), tasks('Y1', 'Y2!', 'R3')],
  Y18: [offerings('A1', 'A1', 'A2', 'A2', 'A4', 'A4'), offerings('A1', 'A1', 'A1', 'A2', 'A2', 'A4')],
  Y19: [{ resources: { root: 5 } }, { resources: { root: 4, herb: 4, gold: 5 } }],
  Y20: grown('F2 3,3e | F5 1,2s | F3 4,6w | F6 2,3e | F4 4,3w | F7 3,6n'),
  Y21: grown('F2 3,3e | F7 1,2s | F3 3,6n | F5 2,1s | F6 2,7s'),
  Y22: grown('F2 3,5w | F6 4,3e | F1 2,4e | F4 1,4e | F3 2,3w | F5 5,5w'),
}

function atBonfires(grey: GuardianPlace, red: GuardianPlace): Setting {
  return { path: ['blue-herb', 'red-root'], tasks: ['B1!', 'R1!'], portals: [2, 3], guardians: { grey, red } }
}
