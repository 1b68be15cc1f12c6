import { describe, expect, it } from 'vitest'
import { type ActionTile, ALL_GUARDIAN_COLOURS, type GameEvent, newGame, scoreSheets, standardRules } from '#engine'
import { decidingDifferenceSentence, labelOf, languageOf, narrate, resultSentence, rulesLookup, words } from '#text'
import { sampleGames, setup } from './games.ts'
import { VOYAGE } from './voyage.ts'

const w = words('nl')
const state = newGame(standardRules, setup(3, 1))
const told = (events: readonly GameEvent[]) => narrate(w, standardRules, ['Ana', 'Ben'], events)

describe('Dutch', () => {
  it('gives nouns their article and their plural', () => {
    const { deeds } = w.narration
    const sent = (novice: Parameters<typeof deeds.noviceMoved>[0]['novice']) =>
      deeds.noviceMoved({ kind: 'noviceMoved', novice, to: 'moveShip', met: false }, 'words').join(' ')
    expect(sent({ kind: 'own' })).toBe('stuurt een pupil naar “Vrije vaart”')
    expect(sent({ kind: 'neutral', task: 'sixGnomes' })).toContain('het raadslid')
    expect(deeds.portalPlaced({ kind: 'portalPlaced', portal: 'star', space: 3 }, 'words').join(' ')).toBe(
      'legt het sterportaal bij veld 3',
    )
    expect([1, 3].map((n) => w.tasks.condition({ kind: 'elders', count: n }))).toEqual(['1 oudere', '3 ouderen'])
    expect([1, 0, 4].map(w.names.points)).toEqual(['1 punt', '0 punten', '4 punten'])
    expect([1, 2].map((steps) => w.choices.procession({ steps }).label)).toEqual([
      'Optocht van één stap',
      'Optocht van maximaal 2 stappen',
    ])
    expect(w.notices.serverFull(1000)).toContain('zijn al 1.000 tafels')
    expect(w.notices.serverFull(1)).toContain('is al 1 tafel')
  })

  it('counts none, one and several as people say it', () => {
    const passing = (novices: number) =>
      w.refusals.noCountdownTile({ figures: { novices, countdownAt: 7, begun: false } }).why
    expect([0, 1, 3].map((n) => passing(n).split('; ')[1])).toEqual([
      'daar zit nog niemand.',
      'daar zit er nu 1.',
      'daar zitten er nu 3.',
    ])
    expect(w.refusals.notOneColour({ figures: { crystals: [], open: 0 } }).why).toMatch(/; er liggen er geen open\.$/)
    expect(w.choices.take({ tile: 'green', reward: 'points', portal: 'star' }).label).toBe(
      'Groen fiche, 2 punten en sterportaal',
    )
  })

  it('gives adjectives an ending, but not before one neuter noun without "het"', () => {
    const discard = (tile: ActionTile) => w.choices.discard({ tile, held: 3, most: 1 }).label
    expect([discard('green'), discard('white')]).toEqual(['1 groen fiche afleggen', '1 wit fiche afleggen'])
    expect([true, false].map((lit) => w.tasks.kind('red', lit))).toEqual(['rood vreugdevuur', 'rode opdracht'])
    expect(w.tasks.condition({ kind: 'actionTiles', tiles: ['white', 'white', 'purple'] })).toBe(
      '2 witte en 1 paarse fiches',
    )
    expect(w.tasks.condition({ kind: 'bonfiresOfColours', colours: ['blue', 'red', 'yellow'] })).toBe(
      'een blauw, een rood en een geel vreugdevuur',
    )
    expect(w.tasks.condition({ kind: 'guardian', colours: ['pink', 'grey'] })).toBe('de roze en de grijze hoeder')
    expect(ALL_GUARDIAN_COLOURS.map((guardian) => w.panel.guardianMoves(guardian)).slice(0, 4)).toEqual([
      'Waar gaat de neutrale hoeder heen?',
      'Waar gaat de grijze hoeder heen?',
      'Waar gaat de rode hoeder heen?',
      'Waar gaat de roze hoeder heen?',
    ])
  })

  it('tells a voyage and what came of it in one sentence', () => {
    expect(told(VOYAGE)).toEqual([
      'Ana vaart naar het bloemeneiland B2 (🟦) en ontvangt de opdracht “4 blauwe opdrachten of vreugdevuren” van 4 punten in ruil voor de offerschaal met een schelp (🟥 🌸 🐚).',
    ])
    expect(
      told([
        { kind: 'shipMoved', seat: 1, from: 'B2', to: 'A3' },
        { kind: 'guardianReceived', seat: 1, colour: 'grey', free: false },
        { kind: 'gnomeJoined', seat: 1, gnome: 'S17', free: true },
        { kind: 'gnomeJoined', seat: 1, gnome: 'S11', free: true },
        { kind: 'gnomeJoined', seat: 1, gnome: 'E1', free: true },
      ]),
    ).toEqual([
      'Ben vaart naar A3 en haalt de grijze hoeder op.',
      'Ben werft de Heraut, de Rode Metgezel en de Oudere der Wegen.',
    ])
  })

  it('says who has won, and of one and of several who left', () => {
    const [first, second] = scoreSheets(standardRules, state)
    if (first === undefined || second === undefined) throw new Error('no sheets')
    const best = { ...first, rank: 1, total: 61, litBonfires: 5, lines: { ...first.lines, guardians: 20 } }
    const next = { ...second, rank: 2, total: 49, litBonfires: 1, lines: { ...first.lines, guardians: 8 } }
    expect(resultSentence(w, state, ['Ana', 'Ben'], [best, next])).toBe('Ana wint met 61 punten.')
    expect(decidingDifferenceSentence(w, [best, next])).toBe(
      'Gewonnen met 12 punten verschil, vooral door hoeders (+12).',
    )
    expect(w.live.left(['Ana'], ['<@1>'])).toMatch(/^Ana heeft het spel verlaten\. <@1>: /)
    expect(w.live.left(['Ana', 'Ben'], ['<@1>', '<@2>'])).toMatch(/^Ana en Ben hebben het spel verlaten\. <@1> <@2>: /)
  })

  it.each([
    ['schip', 'ship'],
    ['aftellen', 'countdown'],
    ['twee voor één', 'paying'],
    ['portalen', 'portals'],
    ['gnomen', 'gnome'],
    ['hoeders', 'guardian'],
    ['pupillen', 'council'],
    ['optocht', 'procession'],
    ['passen', 'passing'],
    ['gelijkspel', 'ties'],
  ])('finds the rule for “%s”', (query, id) => {
    expect(rulesLookup(w, query)[0]?.id).toBe(id)
  })

  it('is for whoever uses Discord in Dutch', () => {
    expect(languageOf('nl')).toBe('nl')
    expect(languageOf('nl-BE')).toBe('nl')
  })

  it('says je to everybody, and has no English or German left in it', () => {
    const texts: string[] = []
    const walk = (value: unknown): void => {
      if (typeof value === 'string') texts.push(value)
      else if (typeof value === 'object' && value !== null) Object.values(value).forEach(walk)
    }
    walk(w)
    for (const { state: now, choice, events } of sampleGames().flatMap((game) => game.slice(0, 150))) {
      const { label, description } = labelOf(w, standardRules, now, choice)
      texts.push(label, description, ...narrate(w, standardRules, ['Ana', 'Ben', 'Cleo', 'Dan'], events))
    }
    const all = [...new Set(texts)]
    expect(all.length).toBeGreaterThan(1000)
    const wrong = /["'„](?=\p{L})|\.\.\.| - |\b(?:the|and|you|your|with|tile|tiles|turn|u|uw|und|nicht|Zug)\b/iu
    expect(all.filter((text) => wrong.test(text))).toEqual([])
  })
})
