import { describe, expect, it } from 'vitest'
import { ACTION_TILES, type GameEvent, RESOURCES, standardRules } from '#engine'
import { LANGUAGES, turnStory, words } from '#text'
import { sampleGames } from './games.ts'
import { VOYAGE } from './voyage.ts'

const NAMES = ['Ana', 'Ben', 'Cleo', 'Dan']
const tell = (events: readonly GameEvent[], language: (typeof LANGUAGES)[number] = 'en') =>
  turnStory(words(language), standardRules, NAMES, events)

/** The events of each turn of some whole games. */
const turns = sampleGames().flatMap((steps) => {
  const events = steps.flatMap((step) => step.events)
  const starts = [0, ...events.flatMap(({ kind }, index) => (kind === 'turnBegan' ? index : []))]
  return starts.map((start, index) => events.slice(start, starts[index + 1]))
})

type Count = Record<string, number>
const counted = (things: readonly (readonly [string, number])[]): Count => {
  const count: Count = {}
  for (const [thing, n] of things) if (n !== 0) count[thing] = (count[thing] ?? 0) + n
  return count
}
const THINGS = new RegExp(`(\\d+) (${[...ACTION_TILES, ...RESOURCES, 'point'].join('|')})s?\\b`, 'gu')
const said = (text: string): Count => counted([...text.matchAll(THINGS)].map(([, n, thing = '']) => [thing, Number(n)]))

/** What a seat paid, threw away and gained, what everybody gets before the first turn apart. */
function happened(events: readonly GameEvent[], seat: number) {
  const own = events.filter((event) => 'seat' in event && event.seat === seat)
  const pieces = (list: readonly string[]) => list.map((piece) => [piece, 1] as const)
  return {
    cost: counted(
      own.flatMap((event) => {
        if (event.kind === 'paidTiles') return pieces(event.tiles)
        if (event.kind === 'paidResources') return pieces(event.resources)
        return event.kind === 'discarded' ? pieces([event.tile]) : []
      }),
    ),
    gained: counted(
      own.flatMap((event) =>
        event.kind === 'gained' && event.source !== 'setUp'
          ? [...pieces(event.tiles), ...pieces(event.resources), ['point', event.points] as const]
          : [],
      ),
    ),
  }
}

describe.each(LANGUAGES)('a turn’s story in %s', (language) => {
  it('is one sentence or two for each who did something, in plain words', () => {
    let inTwo = 0
    for (const events of turns) {
      const parts = tell(events, language)
      for (const { seat, text, cost } of parts) {
        expect(text).toMatch(/^\S.*\.$/u)
        expect(`${text} ${cost}`).not.toMatch(/\p{Extended_Pictographic}|undefined|NaN|\[object| {2}/u)
        // No quotation is closed after a blank: German closes with the mark that the others open with.
        expect(text).not.toMatch(/ ”| “(?!\S)| “[.,]/u)
        if (seat === null) continue
        const name = NAMES[seat] ?? ''
        expect(text.startsWith(`${name} `)).toBe(true)
        const told = text.split(name).length - 1
        expect(told).toBeLessThanOrEqual(2)
        inTwo += told - 1
      }
      const seats = parts.flatMap(({ seat, cost }) => (seat === null || cost === '' ? [] : seat))
      expect(new Set(seats).size).toBe(seats.length)
    }
    expect(inTwo).toBeGreaterThan(5)
  })

  it('tells whoever did something, and no turn that was nothing but its beginning and end', () => {
    const silent: readonly string[] = ['turnBegan', 'turnEnded', 'pathsTurnedUp', 'gnomesTurnedUp', 'forced']
    for (const events of turns)
      expect(tell(events, language).length > 0).toBe(events.some(({ kind }) => !silent.includes(kind)))
  })
})

describe('a turn’s story', () => {
  it('sums up exactly what was paid and what was gained', () => {
    for (const events of turns)
      for (const seat of [0, 1, 2, 3]) {
        const parts = tell(events).filter((part) => part.seat === seat)
        const gains = parts.map(({ text }) => /(?:took|collected|gained|scored) ([^“”]*)\.$/u.exec(text)?.[1] ?? '')
        const { cost, gained } = happened(events, seat)
        expect(said(parts.map((part) => part.cost).join())).toEqual(cost)
        expect(said(gains.join())).toEqual(gained)
      }
  })

  it('says a voyage and what it was for in the grammar of each language', () => {
    const [english, german, dutch, french] = LANGUAGES.map((language) => tell(VOYAGE, language))
    expect(english).toEqual([
      {
        seat: 0,
        text: 'Ana sailed to blossom island B2 and received the 4-point task “4 blue tasks or bonfires”, leaving a shell offering.',
        cost: 'Paid 1 blue and 1 red tile, 1 blossom and 1 shell',
      },
    ])
    expect(german?.[0]).toMatchObject({
      text: 'Ana fährt zur Blüteninsel B2 und erhält die 4-Punkte-Aufgabe „4 blaue Aufgaben oder Bonfire“ gegen die Opferschale mit Muschel.',
      cost: 'Bezahlt: 1 blauer und 1 roter Marker, 1 Blüte und 1 Muschel',
    })
    expect(dutch?.[0]).toMatchObject({
      text: 'Ana vaart naar het bloemeneiland B2 en ontvangt de opdracht “4 blauwe opdrachten of vreugdevuren” van 4 punten in ruil voor de offerschaal met een schelp.',
      cost: 'Betaald: 1 blauw en 1 rood fiche, 1 bloem en 1 schelp',
    })
    expect(french?.[0]).toMatchObject({
      text: 'Ana va sur l’île aux fleurs B2 et reçoit la mission à 4 points « 4 missions ou brasiers bleus » en laissant l’offrande de coquillages.',
      cost: 'Paiement : 1 tuile bleue, 1 rouge, 1 fleur et 1 coquillage',
    })
  })

  it('goes on in a second sentence where much was done, the verb before the name where the language wants it', () => {
    const seat = 1
    const events: GameEvent[] = [
      { kind: 'pathBuilt', seat, tile: 'red-root', space: 7, from: 'pile', turnedUp: true },
      { kind: 'commonTaskMet', seat, task: 'sevenPathTiles' },
      { kind: 'noviceMoved', seat, novice: 'neutral', to: 'guardian', from: 'sevenPathTiles' },
      { kind: 'bonusTaken', seat, space: 'guardian' },
      { kind: 'guardianReceived', seat, colour: 'red', free: true },
    ]
    expect(LANGUAGES.map((language) => tell(events, language)[0]?.text)).toEqual([
      'Ben built a root path tile with a red crystal from the pile in space 7 and fulfilled the common task “seven path tiles”. Then Ben sent its neutral novice to “Free guardian” and retrieved the red guardian.',
      'Ben baut auf Wegfeld 7 einen verdeckt gezogenen Weg mit Wurzel und rotem Kristall und erfüllt die Aufgabe des Rates „Sieben Wegplättchen“. Danach schickt Ben den Rats-Novizen auf „Neue Hüterin“ und holt die rote Hüterin ab.',
      'Ben bouwt op wegveld 7 een blind getrokken wegfiche met een wortel en een rood kristal en volbrengt voor de Raad de opdracht “zeven wegfiches”. Daarna stuurt Ben het raadslid naar “Gratis hoeder” en haalt de rode hoeder op.',
      'Ben construit sur la case 7 un chemin avec une racine et un cristal rouge (tiré de la pioche) et accomplit la mission du Conseil « sept tuiles chemin ». Ensuite, Ben envoie son novice neutre sur « Gardienne offerte » et accueille la gardienne rouge.',
    ])
  })

  it('names what a procession gained, and points by themselves as such', () => {
    const seat = 0
    const gained = { kind: 'gained', seat, source: 'procession', tiles: [], points: 0 } as const
    const procession: GameEvent[] = [
      { kind: 'processionBegan', seat, steps: 4, paid: true },
      { kind: 'guardianMoved', seat, guardian: 'wood', from: 'start', to: 'p2' },
      { ...gained, resources: ['shell'] },
      { kind: 'guardianMoved', seat, guardian: 'red', from: 'start', to: 'p4' },
      { ...gained, resources: ['root', 'root'] },
    ]
    expect(LANGUAGES.map((language) => tell(procession, language)[0]?.text)).toEqual([
      'Ana moved the wooden guardian to path space 2 and the red one to path space 4 in a procession and gained 1 shell and 2 roots.',
      'Ana führt in einer Prozession die naturfarbene Hüterin auf Wegfeld 2 und die rote auf Wegfeld 4 und bekommt 1 Muschel und 2 Wurzeln.',
      'Ana leidt de neutrale hoeder in een optocht naar wegveld 2 en de rode naar wegveld 4 en krijgt 1 schelp en 2 wortels.',
      'Ana mène en procession la gardienne en bois jusqu’à la case chemin 2 et la rouge jusqu’à la case chemin 4 et gagne 1 coquillage et 2 racines.',
    ])
    const passed: GameEvent[] = [
      { kind: 'wentOut', seat, satOut: false },
      { kind: 'passed', seat, points: 3, byItself: true },
      { ...gained, source: 'countdown', resources: [], points: 3 },
    ]
    expect(LANGUAGES.map((language) => tell(passed, language).map(({ text }) => text))).toEqual([
      ['Ana passed and scored 3 points.'],
      ['Ana passt und erzielt 3 Punkte.'],
      ['Ana past en scoort 3 punten.'],
      ['Ana passe et marque 3 points.'],
    ])
  })
})
