/**
 * `npm run tool -- try-in-browser --pictures FOLDER [--seed 00112233445566778899aabbccddeeff]`: a whole game in a real browser, by
 * clicking what a computer player of club level would choose. One person alone in direct messages, against Tom or, with
 * `--opponent expert [--opponents 2]`, against computer players; with `--table`, two people and two experts in a channel, or
 * with `--table --people 3` three people.
 * Prints one JSON line: minutes, presses and taps of a turn that led to what was played (opening the panel is the first; hints
 * and looks are not counted), in how many ms they were answered, how often a late picture disturbed one, turns, the points,
 * and what looked wrong. Leaves in the folder every press (`presses.jsonl`: a line a turn), screenshots (the start, hints, every sixth turn of a person, what is asked for Tom, the end, the look
 * back, the log), what the hints and the looks back said, the log, and the journal.
 * `--as beginner` plays worse than that. `--tom` lets Tom decide, `--free` plays outside the challenge, `--phone` looks at it
 * 400 px wide; at a table one of the two does so anyway, in Dutch, and plays as a beginner.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import { logFileText } from '#commands/log/file'
import { loadLog } from '#commands/log/told'
import { type Choice, type ChoiceKind, decision, isChoiceForTom, scoreSheets } from '#engine'
import { chooseTurn, knownOf, LEVEL_NAMES, LEVELS } from '#players'
import { launchBrowser, openDirectMessages, openPage } from '#support/browser'
import { diceFor } from '#support/dice'
import { fail, member, whole } from '#support/options'
import { type PlayerAtPage, type Press, playerAtPage } from '#support/player-at-page'
import { spread } from '#support/presses/count'
import { ADA, BJORN, CAMPFIRE, SANNE, startStage } from '#support/stage'
import { words } from '#text'
import { startThinkers } from '#thinking'

const { values } = parseArgs({
  options: {
    pictures: { type: 'string' },
    seed: { type: 'string', default: '00112233445566778899aabbccddeeff' },
    opponent: { type: 'string' },
    opponents: { type: 'string' },
    as: { type: 'string', default: 'club' },
    table: { type: 'boolean', default: false },
    people: { type: 'string', default: '2' },
    tom: { type: 'boolean', default: false },
    free: { type: 'boolean', default: false },
    phone: { type: 'boolean', default: false },
  },
})
const threePeople = whole('people', values.people, 2, 3) === 3
const level = member('as', values.as, LEVEL_NAMES)
const folder = values.pictures ?? fail('--pictures FOLDER is missing')

/** Presses after which a game has gone wrong. */
const MOST = 2000
const PHONE = { width: 400, height: 850 }
const DESKTOP = { width: 1200, height: 1000 }
/** For what is to be read as a whole. */
const TALL = 2600
/** Of a person's turns: which are looked at, and which begin with a hint. */
const LOOKED_AT = 6
const HINTED = [1, 2, 4, 7, 10, 14, 18]

await mkdir(folder, { recursive: true })
const browser = await launchBrowser()
const thinkers = startThinkers()
const stage = await startStage({
  seed: () => values.seed,
  icons: true,
  thinking: thinkers,
  sandbox: { answerMs: 3_000 },
})
const viewOf = (id: string, table: string) => stage.service().viewFor(id, table)
const NAMES = new Map([
  [ADA, 'ada'],
  [BJORN, 'bjorn'],
  [SANNE, 'sanne'],
])
const name = (id: string): string => NAMES.get(id) ?? id
const wrong: string[] = []
const said: string[] = []
const ofTom = new Set<string>()
const people = new Map<string, PlayerAtPage>()
/** The presses of each turn, in the order of their ends. */
const ofTurns: Press[][] = []

const began = performance.now()
const went = await play().finally(async () => {
  for (const [id, at] of people) await shot(at, `last-${name(id)}`)
  await writeFile(join(folder, 'said.txt'), said.join('\n\n'))
  await writeFile(join(folder, 'presses.jsonl'), ofTurns.map((of) => `${JSON.stringify(of)}\n`).join(''))
  await browser.close()
  await stage.close()
  await thinkers.close()
})
const minutes = Math.round((performance.now() - began) / 6000) / 10
wrong.push(...stage.lines.filter((line) => /^(warn|error)/.test(line)))
const disturbed = [...people.values()].map(({ counts }) => counts.disturbed)
const inAll = {
  presses: spread(ofTurns.map((of) => of.length)),
  mean: mean(ofTurns.map((of) => of.length)),
  taps: mean(ofTurns.map((of) => sum(of.map(({ taps }) => taps)))),
  answeredMs: spread(ofTurns.flatMap((of) => of.slice(1).map(({ ms }) => ms))),
}
console.log(JSON.stringify({ minutes, ...inAll, disturbed, ...went, wrong }))

function mean(all: readonly number[]): number {
  return Math.round((100 * sum(all)) / Math.max(1, all.length)) / 100
}
function sum(all: readonly number[]): number {
  return all.reduce((total, one) => total + one, 0)
}

/** Somebody's tab in the channel, in a browser profile of its own. */
async function sit(id: string, phone: boolean): Promise<PlayerAtPage> {
  const page = await openPage(browser, { viewport: phone ? PHONE : DESKTOP })
  page.on('pageerror', ({ message }) => wrong.push(message))
  await page.goto(`${stage.sandbox.url}/?person=${id}${phone ? '&phone' : ''}#channel-${CAMPFIRE}`)
  await page.getByTestId('composer').waitFor()
  const at = playerAtPage(page)
  people.set(id, at)
  return at
}

/** @param whole with all that stands above and below the window */
async function shot({ page }: PlayerAtPage, name: string, whole = false): Promise<void> {
  const size = page.viewportSize()
  if (whole && size !== null) await page.setViewportSize({ ...size, height: TALL })
  // The page shows a phone no longer than one.
  if (whole) await page.addStyleTag({ content: '.phone #app { max-height: none !important }' })
  // Pictures come after the words.
  await page.waitForTimeout(1500)
  await page.screenshot({ path: join(folder, `${name}.png`) })
  if (whole && size !== null) await page.setViewportSize(size)
}

/** Begins the game in direct messages. */
async function beginAlone(): Promise<void> {
  const at = await sit(ADA, values.phone)
  if (values.phone) await at.page.getByRole('button', { name: 'Back to the channels' }).click()
  await openDirectMessages(at.page)
  await at.type('/bonfire solo', [
    ...(values.tom ? [['tom', 'True'] as const] : []),
    ...(values.free ? [['challenge', 'False'] as const] : []),
    ...(values.opponent === undefined ? [] : [['opponent', values.opponent] as const]),
    ...(values.opponents === undefined ? [] : [['opponents', values.opponents] as const]),
  ])
}

/** Opens a table in the channel, with hints and a third person or two experts, and starts the game. */
async function beginTable(): Promise<void> {
  const ada = await sit(ADA, false)
  const sanne = await sit(SANNE, true)
  await ada.type('/bonfire new')
  await sanne.page.locator('button[data-custom-id$=":join"]').click()
  await ada.page.getByText('2 players are here.').waitFor()
  await ada.page.locator('button[data-custom-id$=":lobbysettings"]').click()
  await ada.panel.waitFor()
  await ada.press(ada.panel.locator('[data-custom-id$=":option"]'), (value) => Number(value === 'recommendations true'))
  if (threePeople) {
    const bjorn = await sit(BJORN, false)
    await bjorn.page.locator('button[data-custom-id$=":join"]').click()
    await ada.page.getByText('3 players are here.').waitFor()
  } else
    for (const many of [3, 4]) {
      await ada.page.locator('[data-custom-id$=":computers"]').click()
      await ada.page.locator('[role=option][data-value="add expert"]').click()
      await ada.page.getByText(`${many} players are here.`).waitFor()
    }
  await shot(ada, '00-lobby')
  await shot(sanne, '00-lobby-phone')
  await ada.page.locator('button[data-custom-id$=":start"]').click()
}

/** Plays from the command that opens the game to its look back. */
async function play() {
  await (values.table ? beginTable() : beginAlone())
  await new Promise((resolve) => setTimeout(resolve, 3000))
  const [table] = await stage.service().openTablesOf(ADA)
  if (table === undefined) throw new Error('no table was opened')
  const turns = new Map<string, number>()
  let turnNow = -1
  for (;;) {
    const now = await stage.service().view(table.id)
    if (now === null || now.phase !== 'playing') break
    const at = people.get(now.acting ?? '')
    if (at === undefined || now.acting === null) {
      await new Promise((resolve) => setTimeout(resolve, 200))
      continue
    }
    if (at.pressed.length > MOST) throw new Error('the game does not end')
    const id = now.acting
    const seen = await viewOf(id, table.id)
    if (seen?.state == null || seen.acting !== id) continue
    if (seen.state.turn.number !== turnNow) {
      turnNow = seen.state.turn.number
      const turn = (turns.get(id) ?? 0) + 1
      turns.set(id, turn)
      await beginTurn(at, turn, `${String(turn).padStart(2, '0')}-${name(id)}`, turnNow)
      // A panel that stays open from turn to turn takes no press.
      ofTurns.push(values.table ? [{ what: 'open', taps: 1, ms: 0 }] : [])
      continue
    }
    const seat = decision(seen.state)?.seat
    if (seat === undefined) continue
    const plan = wished(id, seen, seat)
    const [wish] = plan
    await shotOfTom(at, wish?.kind)
    const before = at.pressed.length
    await at.pressTowards(plan)
    ofTurns.at(-1)?.push(...at.pressed.slice(before))
    const turn = turns.get(id) ?? 0
    if (wish?.kind === 'end' && (turn === 1 || turn % LOOKED_AT === 0))
      await shot(at, `${String(turn).padStart(2, '0')}-${name(id)}-ended`)
  }
  const over = await stage.service().view(table.id)
  if (over !== null)
    await writeFile(join(folder, 'log.txt'), logFileText(over, await loadLog(stage.service(), over), 'en'))
  await writeFile(join(folder, 'journal.json'), JSON.stringify(await stage.journal(table.id)))
  await lookBack()
  const sheets = over?.settled == null ? [] : scoreSheets(over.rules, over.settled)
  return { turns: [...turns.values()], points: sheets.map(({ total }) => total) }
}

/** Does what is answered with a private message, and does it again if none comes in so many ms. */
async function answered({ page }: PlayerAtPage, patience: number, asking: () => Promise<void>): Promise<void> {
  // One panel takes the place of another: how many there are may stay the same.
  const messages = page.locator('[data-ephemeral=true]')
  const before = (await messages.count()) > 0 ? await messages.last().elementHandle() : null
  for (let tries = 0; tries < 6; tries++) {
    await asking()
    for (let waited = 0; waited < patience; waited += 100) {
      if ((await messages.count()) > 0 && (await messages.last().evaluate((now, then) => now !== then, before))) return
      await page.waitForTimeout(100)
    }
  }
  throw new Error('no private message came')
}

/** Opens the panel where it is not open, and asks for a hint at some turns. */
async function beginTurn(at: PlayerAtPage, turn: number, called: string, number: number): Promise<void> {
  if (values.table || turn === 1) {
    if (turn % LOOKED_AT === 2) await shot(at, `${called}-called`)
    // The message of the turn before may go under the finger, while that of this one is on its way.
    await answered(at, 5000, () => at.page.locator('button[data-custom-id$=":open"]').last().click())
  }
  if (turn === 1 || turn % LOOKED_AT === 0) await shot(at, `${called}-panel`)
  if (!HINTED.includes(turn) || (await at.button('recommend').count()) === 0) return
  await at.press(at.button('recommend'))
  await note(at, `turn ${number} (${called}), a hint`)
  await shot(at, `${called}-hint`, true)
  if (turn === 1 || turn === 7) await shot(at, `${called}-hint-seen`)
  await at.press(at.button('page:turn'))
}

/** The first time that each thing is asked for Tom, and that it can be taken back. */
async function shotOfTom(at: PlayerAtPage, kind: ChoiceKind | undefined): Promise<void> {
  const undo = at.panel.getByRole('button', { name: words('en').solo.undo })
  const shown = [
    ...(kind !== undefined && isChoiceForTom(kind) ? [kind] : []),
    ...((await undo.count()) > 0 ? ['undo'] : []),
  ]
  for (const what of shown.filter((one) => !ofTom.has(one))) {
    ofTom.add(what)
    await shot(at, `tom-${what}`)
  }
}

/** What somebody of their level would choose now. */
function wished(
  id: string,
  { rules, state }: NonNullable<Awaited<ReturnType<typeof viewOf>>>,
  seat: number,
): readonly Choice[] {
  if (state === null) throw new Error('nothing is played')
  const [plan] = chooseTurn(
    rules,
    knownOf(state),
    seat,
    LEVELS[id === SANNE ? 'beginner' : level],
    diceFor(`${state.turn.number}`),
  )
  return plan?.choices ?? fail('no turn is thought of')
}
async function note(at: PlayerAtPage, title: string): Promise<void> {
  said.push(`## ${title}\n${(await at.panel.locator('.markdown').allInnerTexts()).join('\n')}`)
}

/** What is there when a game is over: the last message, the look back, and the log. */
async function lookBack(): Promise<void> {
  for (const [person, at] of people) {
    await shot(at, `90-${name(person)}-end`)
    await shot(at, `90-${name(person)}-end-whole`, true)
    for (const [line, called] of [
      ['analysis', '91-analysis'],
      ['log', '93-log'],
      ['profile', '94-profile'],
    ] as const) {
      if (line === 'profile' && (values.table || values.opponent !== undefined)) continue
      const command = `/bonfire ${words(person === SANNE ? 'nl' : 'en').help.commands[line].name}`
      await answered(at, 60_000, () => at.type(command))
      await at.page.waitForTimeout(3000)
      await note(at, `${name(person)}: ${line}`)
      await shot(at, `${called}-${name(person)}`, true)
      if (line !== 'analysis') continue
      await shot(at, `${called}-${name(person)}-seen`)
      await at.press(at.button('readanalysis'))
      await note(at, `${name(person)}: in words`)
      await shot(at, `92-analysis-in-words-${name(person)}`, true)
    }
  }
}
