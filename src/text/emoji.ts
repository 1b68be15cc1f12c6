import type {
  ActionTile,
  CommonTask,
  CouncilSpace,
  Crystal,
  Guardian,
  PortalKind,
  Resource,
  TomCardKind,
} from '#engine'

/**
 * One emoji for each thing, the same in every language and on every button. Each is a single code point that is drawn
 * in colour without a variation selector, so that Discord takes it as it stands; none is younger than Unicode 13.
 */
export const EMOJI = {
  resource: {
    blossom: '🌸',
    fruit: '🍎',
    herb: '🌿',
    shell: '🐚',
    root: '🥕',
    gold: '🪙',
  },
  actionTile: {
    green: '🟩',
    blue: '🟦',
    red: '🟥',
    white: '⬜',
    purple: '🟪',
    brown: '🟫',
    yellow: '🟨',
  },
  crystal: { blue: '🔵', red: '🔴', yellow: '🟡' },
  /** Animals, so that the shape tells what the colour tells. */
  guardian: {
    ...{ wood: '🦉', grey: '🐺', red: '🦊', pink: '🦩' },
    ...{ turquoise: '🐬', blue: '🐳', green: '🐸', yellow: '🐥', orange: '🐯', purple: '🐙', black: '🦇', white: '🦢' },
  },
  portal: {
    circle: '⭕',
    triangle: '🔺',
    square: '🔲',
    diamond: '🔷',
    hexagon: '🔩',
    star: '⭐',
    crescent: '🌙',
  },
  council: {
    goldAndYellow: '🪙',
    pathTile: '👣',
    guardian: '💂',
    greatBonfire: '🌋',
    specialist: '🧙',
    moveGuardian: '🚶',
    moveShip: '⛵',
    fateTile: '🔮',
  },
  commonTask: {
    sevenTasks: '📜',
    sevenPortals: '🚪',
    sevenPathTiles: '👣',
    fiveGuardians: '💂',
    sixGnomes: '🧙',
  },
  tomCard: {
    gnome: '🧙',
    path: '👣',
    taskHighest: '📜',
    taskLowest: '📜',
    guardian: '💂',
    greatBonfire: '🌋',
  },
  points: '🏅',
  anyResource: '❔',
  path: '👣',
  pile: '🎴',
  ship: '⛵',
  island: '🌴',
  task: '📜',
  offering: '🎁',
  guardians: '💂',
  procession: '🚶',
  stay: '🧍',
  greatBonfire: '🌋',
  bonfire: '🔥',
  portals: '🚪',
  specialist: '🧙',
  elder: '🧓',
  novice: '🧝',
  highCouncil: '💬',
  fate: '🔮',
  city: '🏡',
  tom: '🎩',
  computer: '🤖',
  countdown: '⏳',
  out: '💤',
  pass: '💤',
  undo: '🔙',
  endTurn: '✅',
  payOtherwise: '🔁',
  discard: '🚮',
  turnUp: '👀',
  search: '🔎',
  decline: '⏩',
  rules: '📖',
  edition: '📚',
  lesson: '🎓',
  puzzle: '🧩',
  inWords: '📝',
  file: '💾',
  log: '📃',
  scores: '🏆',
  seat: '🪑',
  refresh: '🔄',
  more: '🔽',
  turn: '👉',
  table: '🎲',
  plan: '📅',
  /** A turn worth a thought; and a small word of advice. */
  hint: '💡',
  tip: '📌',
  whyNot: '🤔',
  warning: '🚧',
  settings: '🔧',
  language: '🌐',
} as const satisfies {
  resource: Record<Resource, string>
  actionTile: Record<ActionTile, string>
  crystal: Record<Crystal, string>
  guardian: Record<Guardian, string>
  portal: Record<PortalKind, string>
  council: Record<CouncilSpace, string>
  commonTask: Record<CommonTask, string>
  tomCard: Record<TomCardKind, string>
} & Record<string, string | Record<string, string>>
