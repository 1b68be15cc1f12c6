import type { Colour, Edition, RefusalCode } from '#engine'

/** Figures of a refusal: what the rules counted. */
export type Figures = Readonly<Record<string, string | number>>

/** What the rules forbid: what is in the way, and what to do. One text a code. */
export type RefusalWords = Readonly<Record<RefusalCode, (figures: Figures) => string>>

/** Why a press has no effect; names come ready to show. */
export interface TableRefusalWords {
  readonly rules: (reason: string) => string
  readonly notYourTurn: (name: string | null) => string
  readonly notSeated: string
  readonly alreadySeated: string
  readonly full: string
  /** Numbers of the empty seats, from 1. */
  readonly alreadyStarted: (emptySeats: readonly number[]) => string
  readonly notStarted: string
  readonly tooFewPeople: (seated: number, needed: number) => string
  readonly notTheHost: (name: string) => string
  readonly notHostNorModerator: (name: string) => string
  readonly tableOver: (phase: 'lobby' | 'playing' | 'finished' | 'closed' | 'frozen') => string
  readonly noSuchSeat: string
  readonly seatNotEmpty: (name: string) => string
  readonly satOut: string
  readonly soloTable: string
  readonly nothingToUndo: string
  readonly undoTooFar: string
  readonly noChoices: string
  readonly pressTooLong: string
  readonly newerRules: string
}

/** Other answers to a press or command that change nothing. */
export interface NoticeWords {
  readonly stale: string
  readonly duplicate: string
  readonly gone: string
  readonly noTableHere: string
  readonly channelTaken: string
  readonly unknownButton: string
  /** Something came that no button or command of ours sends. */
  readonly unreadable: string
  readonly notAChoice: (typed: string) => string
  /** Something broke on our side; nothing was lost. */
  readonly trouble: string
  readonly busy: string
  readonly channelGone: string
  readonly missingRights: (rights: string) => string
  readonly frozen: string
  readonly frozenForHost: string
  readonly onlyInServers: string
}

export interface LobbyWords {
  readonly title: string
  readonly invitation: (host: string) => string
  readonly seat: (number: number, name: string, host: boolean) => string
  readonly freeSeat: (number: number) => string
  readonly edition: (edition: Edition) => string
  readonly beginnerIslands: (on: boolean) => string
  readonly letTomDecide: (on: boolean) => string
  readonly handicap: (points: number) => string
  readonly chooseOptions: string
  readonly waiting: (seated: number) => string
  readonly closesByItself: string
}

export interface LiveWords {
  /** `mention` is Discord's mention of the one who must act. */
  readonly turnOf: (mention: string) => string
  readonly turnOfEmptySeat: (name: string) => string
  /** `when` is Discord's relative time. */
  readonly since: (when: string) => string
  readonly novices: (now: number, countdownAt: number) => string
  readonly countdown: (tile: number) => string
  readonly lookAt: string
  readonly lookPlaceholder: string
  readonly looks: {
    readonly table: string
    readonly city: (name: string) => string
    readonly islands: string
    readonly gnomes: string
    readonly bonfire: string
    readonly council: string
    readonly scores: string
  }
  readonly closed: (why: 'host' | 'moderator' | 'everybodyLeft' | 'nobodyCame') => string
}

export interface PanelWords {
  readonly yourTurn: string
  readonly othersTurn: (name: string) => string
  readonly possibleNow: string
  readonly actions: {
    readonly fate: string
    readonly path: string
    readonly ship: string
    readonly task: string
    readonly guardian: string
    readonly procession: string
    readonly bonfire: string
    readonly gnome: string
    readonly ignite: string
    readonly novice: string
    readonly discard: string
  }
  /** What a button of the turn's menu says, short enough that several stand side by side on a phone. */
  readonly menu: {
    readonly fate: string
    readonly path: string
    readonly ship: string
    readonly task: string
    readonly guardian: string
    readonly procession: string
    readonly bonfire: string
    readonly gnome: string
    readonly ignite: string
    readonly novice: string
  }
  readonly actionOf: Readonly<Record<Colour, string>>
  readonly choosePlace: string
  readonly chooseOne: string
  readonly topTile: string
  readonly bottomTile: string
  readonly best: string
  readonly keepWhich: (most: number, held: number) => string
  readonly guardianMoves: (guardian: string) => string
  readonly stepsPlaceholder: string
  readonly paid: (goods: string) => string
  /** Under the turn's menu; `actions` each with its price. */
  readonly tooDear: (actions: string) => string
  readonly finalNow: string
  readonly finalAhead: string
  readonly undone: string
  readonly doneAndNext: (next: string | null) => string
  readonly redrawn: string
  readonly holdings: (tiles: string, resources: string) => string
  readonly nothing: string
}

export interface ButtonWords {
  readonly join: string
  readonly leave: string
  readonly start: string
  readonly close: string
  readonly takeTurn: string
  readonly openPanel: string
  readonly undo: string
  readonly endTurn: string
  readonly pass: (points: number) => string
  readonly payOtherwise: string
  readonly refresh: string
  readonly back: string
  readonly go: string
  readonly turnUp: string
  readonly log: string
  readonly rules: string
  readonly scores: string
  readonly city: string
  readonly older: string
  readonly newer: string
  readonly takeOver: (name: string) => string
  readonly sitOut: (name: string) => string
  readonly newGame: string
  readonly journal: string
}

/** Lines of `/bonfire log` that no turn tells. */
export interface LogWords {
  readonly title: string
  readonly empty: string
  readonly opened: (name: string) => string
  readonly joined: (name: string) => string
  readonly left: (name: string) => string
  readonly started: string
  readonly frozen: string
  readonly tookOver: (name: string, seat: number) => string
  readonly satOut: (name: string) => string
  readonly rules: (number: number) => string
  readonly page: (page: number, pages: number) => string
}

export interface ScoreWords {
  readonly title: string
  readonly lines: {
    readonly duringPlay: string
    readonly bonfires: string
    readonly guardians: string
    readonly portals: string
    readonly crystals: string
    readonly commonTasks: string
    readonly fateTiles: string
    readonly leftovers: string
  }
  readonly total: string
  readonly ifItEndedNow: string
  readonly standing: (rank: number, name: string, points: number, bonfires: number) => string
  readonly won: (name: string, points: number) => string
  readonly wonByBonfires: (name: string, points: number, bonfires: number) => string
  readonly shared: (names: readonly string[], points: number) => string
  readonly soloWon: (points: number, tom: number) => string
  readonly soloLost: (points: number, tom: number) => string
  readonly soloTied: (points: number) => string
  /** R16.12: what the next challenge starts from. */
  readonly nextHandicap: (points: number) => string
}
