import { describe, expect, it } from 'vitest'
import { type ActionTile, ALL_GUARDIAN_COLOURS, type GameEvent, newGame, scoreSheets, standardRules } from '#engine'
import { decidingDifferenceSentence, labelOf, narrate, resultSentence, words } from '#text'
import { sampleGames, setup } from './games.ts'
import { VOYAGE } from './voyage.ts'

const w = words('de')
const state = newGame(standardRules, setup(3, 1))
const told = (events: readonly GameEvent[]) => narrate(w, standardRules, ['Ana', 'Ben'], events)

describe('German', () => {
  it('gives nouns their article, their case and their plural', () => {
    const { deeds } = w.narration
    const sent = (novice: Parameters<typeof deeds.noviceMoved>[0]['novice']) =>
      deeds.noviceMoved({ kind: 'noviceMoved', novice, to: 'moveShip', met: false }, 'words').join(' ')
    expect(sent({ kind: 'own' })).toBe('schickt einen Novizen auf „Freie Fahrt“')
    expect(sent({ kind: 'neutral', task: 'sixGnomes' })).toContain('den Rats-Novizen')
    expect(deeds.portalPlaced({ kind: 'portalPlaced', portal: 'star', space: 3 }, 'words').join(' ')).toBe(
      'legt das Sternportal an Feld 3',
    )
    expect([1, 3].map((n) => w.tasks.condition({ kind: 'elders', count: n }))).toEqual(['1 Ältester', '3 Älteste'])
    expect([1, 0, 4].map(w.names.points)).toEqual(['1 Punkt', '0 Punkte', '4 Punkte'])
    expect(w.scores.won('Ana', 1)).toBe('Ana gewinnt mit 1 Punkt.')
    expect([1, 2].map((steps) => w.choices.procession({ steps }).label)).toEqual([
      'Prozession mit einem Schritt',
      'Prozession mit bis zu 2 Schritten',
    ])
    expect(w.notices.serverFull(1000)).toContain('1.000 Tische')
  })

  it('counts none, one and several as people say it', () => {
    const passing = (novices: number) =>
      w.refusals.noCountdownTile({ figures: { novices, countdownAt: 7, begun: false } }).why
    expect([0, 1, 3].map((n) => passing(n).split('; ')[1])).toEqual([
      'bisher sitzt dort keiner.',
      'bisher sitzt dort einer.',
      'bisher sitzen dort drei.',
    ])
    const steps = (most: number) => w.refusals.tooManySteps({ figures: { most } }).why
    expect([1, 2].map(steps)).toEqual([
      'Keine deiner Hüterinnen kommt weiter als 1 Schritt.',
      'Keine deiner Hüterinnen kommt weiter als 2 Schritte.',
    ])
    expect(w.refusals.noGuardianThere({ figures: { colour: 'turquoise' } }).why).toBe(
      'Auf der Insel steht keine türkisfarbene Hüterin mehr.',
    )
    expect(w.choices.take({ tile: 'green', reward: 'points', portal: 'star' }).label).toBe(
      'Grüner Marker, 2 Punkte und Sternportal',
    )
  })

  it('gives adjectives their endings, but never to lila and rosa', () => {
    const discard = (tile: ActionTile) => w.choices.discard({ tile, held: 3, most: 1 }).label
    expect([discard('green'), discard('purple')]).toEqual(['1 grünen Marker abwerfen', '1 lila Marker abwerfen'])
    expect(w.tasks.condition({ kind: 'pathTilesWithCrystal', crystal: 'red', count: 3 })).toBe(
      '3 Wegplättchen mit rotem Kristall',
    )
    expect(w.tasks.condition({ kind: 'bonfiresOfColours', colours: ['blue', 'red', 'yellow'] })).toBe(
      'ein blaues, ein rotes und ein gelbes Bonfire',
    )
    expect(w.tasks.condition({ kind: 'guardian', colours: ['pink', 'turquoise'] })).toBe(
      'die rosa und die türkisfarbene Hüterin',
    )
  })

  it('tells a voyage and what came of it in one sentence', () => {
    expect(told(VOYAGE)).toEqual([
      'Ana fährt zur Blüteninsel B2 (🟦) und erhält die 4-Punkte-Aufgabe „4 blaue Aufgaben oder Bonfire“ gegen die Opferschale mit Muschel (🟥 🌸 🐚).',
    ])
  })

  it('bends the names of guardians and gnomes', () => {
    const seat = 1
    expect(
      told([
        { kind: 'shipMoved', seat, from: 'B2', to: 'A3' },
        { kind: 'guardianReceived', seat, colour: 'grey', free: false },
        { kind: 'gnomeJoined', seat, gnome: 'S17', free: true },
        { kind: 'gnomeJoined', seat, gnome: 'S11', free: true },
        { kind: 'gnomeJoined', seat, gnome: 'E1', free: true },
      ]),
    ).toEqual([
      'Ben fährt nach A3 und holt die graue Hüterin ab.',
      'Ben wirbt den Herold, die rote Gefährtin und den Ältesten der Wege an.',
    ])
    expect(ALL_GUARDIAN_COLOURS.map((guardian) => w.panel.guardianMoves(guardian)).slice(0, 4)).toEqual([
      'Wohin geht die naturfarbene Hüterin?',
      'Wohin geht die graue Hüterin?',
      'Wohin geht die rote Hüterin?',
      'Wohin geht die rosa Hüterin?',
    ])
  })

  it('says who has won, and of one and of several who left', () => {
    const [first, second] = scoreSheets(standardRules, state)
    if (first === undefined || second === undefined) throw new Error('no sheets')
    const best = { ...first, rank: 1, total: 61, litBonfires: 5, lines: { ...first.lines, guardians: 20 } }
    const next = { ...second, rank: 2, total: 49, litBonfires: 1, lines: { ...first.lines, guardians: 8 } }
    expect(resultSentence(w, state, ['Ana', 'Ben'], [best, next])).toBe('Ana gewinnt mit 61 Punkten.')
    expect(decidingDifferenceSentence(w, [best, next])).toBe(
      'Gewonnen mit 12 Punkten Vorsprung. Größter Unterschied: Hüterinnen (+12).',
    )
    expect(w.live.left(['Ana'], ['<@1>'])).toMatch(/^Ana ist ausgestiegen\. <@1>: /)
    expect(w.live.left(['Ana', 'Ben'], ['<@1>', '<@2>'])).toMatch(/^Ana und Ben sind ausgestiegen\. <@1> <@2>: /)
  })

  it('is set as German is, and has no English left in it', () => {
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
    const wrong = /["'“’](?=\p{L})|\.\.\.| - |\b(?:the|and|you|your|with|tile|tiles|turn|Ihnen|Spieler)\b/u
    expect(all.filter((text) => wrong.test(text))).toEqual([])
  })
})
