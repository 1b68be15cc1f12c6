/**
 * `npm run tool -- NAME …`: runs `tools/NAME.ts`, whose head says what it takes. Without a name it lists them: this is
 * where they are told; `--help` prints that head.
 */
import { readFileSync } from 'node:fs'
import { argv } from 'node:process'

const TOOLS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'Proofs, longer than in the tests': {
    selfplay: 'random games, every position checked',
    achievements: 'what computer players achieve in 2,000 games, and how often',
    match: 'games of computer players against each other or Tom: wins, points, CPU a turn',
    perft: 'exact counts of sequences of choices',
    monkey: 'whole games by whatever Discord shows',
    fuzz: 'spoilt interactions, sent to a bot here: each is refused and changes nothing',
    malformed: 'spoilt states, journals and boxes',
    season:
      'a season of 200 games: what is told of finished games, held against their journals; made anew after kills, by two, and after a forget-me',
    chaos: 'killed bots and broken connections',
    simulate: 'the whole bot under a simulated Discord in virtual time, every fault from a seed',
    'try-bot': 'plays on a bot that hosting/assemble.sh put together',
    'try-in-browser':
      'a whole game by clicking, with screenshots: against Tom, against computer players, or at a table: two people and two experts, or three people',
  },
  'After a change': {
    'check-fairness': 'a computer player changed: whether what is hidden makes it play otherwise',
    'check-hints':
      'a computer player changed: whether in 2,000 positions the best hint is as good as the best single action, and on a last turn as good as all that can be done',
    'check-positions':
      'the engine was made faster: whether every position is what it was, over the kept games and 20,000 random choices',
    'check-presses': 'a panel changed: how many presses a turn takes',
    'play-hints': 'hints or their buttons changed: what whole games by *Play this* alone take and score',
    'check-rules': 'a rule was added: which ones no test names',
    calibrate:
      'the value of positions or its weights changed: what a position lets expect, learnt anew, and how well that holds in other games; takes a while',
    tune: 'the value of positions changed: the computer players learn from games of their own what positions are worth',
    words: 'a language is read for mistakes: writes a table of all its texts beside the English ones',
    'docs-settings': 'a setting changed: writes docs/settings.md and .env.example',
  },
  'Pictures, to look at': {
    'draw-picture': 'one picture of a position',
    'draw-contact-sheet': 'twelve of them on a sheet',
    'png-colours': 'colours changed: the 256 of all pictures, made anew',
    'draw-film': 'the film of a game',
  },
  'What the tests keep': {
    'keep-layouts': 'a picture changed on purpose',
    'keep-positions': 'a state is shaped otherwise, or a rule changed on purpose: counts of late positions',
    'keep-rules': 'the rules number has risen: keeps what the new rules play',
    'keep-views':
      'a message changed on purpose: what Discord is sent at some 600 states; the test shows first what differs',
    'keep-upgrade': 'a version is released: keeps a database of it, for the tests of upgrades',
    'find-games': 'the kept games no longer show everything: looks for others',
    'find-solo-games': 'the same, of games against Tom',
    'find-puzzles':
      'computer players got better: looks for positions with one best turn, for the puzzles of the days, for an hour or two',
  },
}

const [name] = argv.splice(2, 1)
if (name !== undefined && Object.values(TOOLS).some((group) => Object.hasOwn(group, name))) {
  if (argv.includes('--help')) console.log(docstringOf(name))
  else await import(`./${name}.ts`)
} else {
  const groups = Object.entries(TOOLS).map(([what, group]) => {
    const lines = Object.entries(group).map(([tool, does]) => `  ${tool.padEnd(20)}${does}`)
    return [what, ...lines].join('\n')
  })
  const list = ['npm run tool -- NAME …', ...groups].join('\n\n')
  if (name === undefined) console.log(list)
  else {
    console.error(`There is no tool ${name}.\n\n${list}`)
    process.exitCode = 1
  }
}

/** What a tool's file says of it: its first comment. */
function docstringOf(tool: string): string {
  const [, comment = ''] =
    /\/\*\*\s*([\s\S]*?)\s*\*\//.exec(readFileSync(new URL(`${tool}.ts`, import.meta.url), 'utf8')) ?? []
  return comment.replaceAll(/^\s*\* ?/gm, '')
}
