/**
 * Who may know whom (see docs/architecture.md). Each folder lists what it may import; anything else between
 * the folders is an error. `npm run arrows` checks it, as part of `npm test`.
 */
const folders = {
  runtime: '^src/runtime\\.ts$',
  engine: '^src/engine/',
  players: '^src/players/',
  results: '^src/results/',
  thinking: '^src/thinking/',
  text: '^src/text/',
  table: '^src/table/',
  store: '^src/store/',
  render: '^render/',
  commands: '^commands/',
  discord: '^src/discord/',
  sandbox: '^sandbox/',
  time: '^src/time\\.ts$',
}
const mayKnow = {
  runtime: [],
  engine: [],
  players: ['engine'],
  results: ['engine', 'players'],
  thinking: ['engine', 'players', 'results'],
  text: ['engine', 'players', 'results'],
  table: ['runtime', 'engine', 'players', 'results', 'time'],
  store: ['runtime', 'engine', 'players', 'results', 'table'],
  render: ['engine', 'players', 'results', 'text', 'time'],
  commands: ['engine', 'players', 'results', 'table', 'render', 'text', 'time'],
  discord: ['runtime', 'engine', 'players', 'results', 'table', 'render', 'text', 'commands', 'time'],
  sandbox: [],
}

module.exports = {
  forbidden: [
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'nothing-unresolved',
      severity: 'error',
      from: { pathNot: '^sandbox/page/' },
      to: { couldNotResolve: true },
    },
    ...Object.entries(mayKnow).map(([name, known]) => ({
      name: `${name}-knows-only-${known.join('-and-') || 'itself'}`,
      severity: 'error',
      from: { path: folders[name] },
      to: {
        path: '^(src|commands|render|sandbox|test|bench|tools)/',
        pathNot: [folders[name], ...known.map((k) => folders[k])],
      },
    })),
    {
      name: 'the-engine-has-one-door',
      comment: 'Its own tests, in test/engine, may open any of its files.',
      severity: 'error',
      from: { pathNot: [folders.engine, '^test/engine/'] },
      to: { path: folders.engine, pathNot: '^src/engine/index\\.ts$' },
    },
    { name: 'engine-is-pure', severity: 'error', from: { path: folders.engine }, to: { dependencyTypes: ['core'] } },
    { name: 'players-are-pure', severity: 'error', from: { path: folders.players }, to: { dependencyTypes: ['core'] } },
    { name: 'results-are-pure', severity: 'error', from: { path: folders.results }, to: { dependencyTypes: ['core'] } },
    {
      name: 'commands-do-not-send',
      severity: 'error',
      from: { path: [folders.commands, folders.engine, folders.table, folders.text, folders.render] },
      to: { path: 'node_modules/discord\\.js' },
    },
    {
      name: 'verbs-know-no-feature',
      comment: 'Features press each other’s verbs: what is known of a verb would go in a circle.',
      severity: 'error',
      from: { path: '^commands/(verbs|codec|plain-codecs|panel-codecs|custom-id)\\.ts$' },
      to: { path: '^commands/', pathNot: '^commands/(verbs|codec|plain-codecs|panel-codecs|custom-id)\\.ts$' },
    },
    {
      name: 'the-bot-knows-no-tests',
      severity: 'error',
      from: { path: '^(src|commands|render|sandbox)/' },
      to: { path: '^(test|bench|tools)/' },
    },
    {
      name: 'the-bot-needs-nothing-of-development',
      comment: 'Where it is hosted only `dependencies` are installed.',
      severity: 'error',
      from: { path: '^(src|commands|render)/' },
      to: { dependencyTypes: ['npm-dev'] },
    },
    {
      name: 'benches-and-tools-know-only-the-support-of-tests',
      severity: 'error',
      from: { path: '^(bench|tools)/' },
      to: { path: '^test/(?!support/)' },
    },
    {
      name: 'support-knows-no-tests',
      severity: 'error',
      from: { path: '^test/support/' },
      to: { path: '^test/(?!support/)' },
    },
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(src/store/generated|sandbox/page/(?!protocol))' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
}
