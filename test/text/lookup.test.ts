import { describe, expect, it } from 'vitest'
import { standardRules } from '#engine'
import { LANGUAGES, type Language, ruleEntries, rulesLookup, words } from '#text'

/** What somebody types, and the topic that they want: words, words with slips, and everyday questions. */
interface Queries {
  readonly words: Readonly<Record<string, string>>
  readonly misspelled: Readonly<Record<string, string>>
  readonly phrases: Readonly<Record<string, string>>
}

const QUERIES: Readonly<Record<Language, Queries>> = {
  en: {
    words: {
      extension: 'set-up',
      'starting player': 'set-up',
      'draw pile': 'path',
      'double action': 'ship',
      'extra action': 'ship',
      overtake: 'procession',
      tiebreaker: 'ties',
      'player board': 'task-space',
      novice: 'council',
      fulfill: 'ignite',
      fulfil: 'ignite',
      bonfire: 'ignite',
      ships: 'ship',
      'landing stage': 'ship',
      gold: 'paying',
      wild: 'action-tiles',
      'two for one': 'paying',
      prices: 'prices',
      elders: 'elders',
      portals: 'portals',
      'great bonfire': 'great-bonfire',
      'neutral novice': 'bonus-action',
      'common task': 'common-tasks',
      pass: 'passing',
      'final scoring': 'scoring',
      handicap: 'handicap',
      'Tom cards': 'tom-cards',
      Doubler: 'doubler',
      countdown: 'countdown',
      edition: 'editions',
      'bonus action': 'bonus-action',
      procession: 'procession',
    },
    misspelled: {
      gaurdian: 'guardian',
      bonefire: 'ignite',
      countdwon: 'countdown',
      procesion: 'procession',
      'offring tile': 'offering',
      resorces: 'resources',
      portlas: 'portals',
      'high counsil': 'council',
      extention: 'set-up',
      scorring: 'scoring',
      fullfill: 'ignite',
      'great bonfier': 'great-bonfire',
    },
    phrases: {
      'what can I do on my turn?': 'turn',
      'what is a novice': 'council',
      'how do I win': 'goal',
      'when does the game end': 'ending',
      'how many turns are left': 'turns-left',
      'can I take a move back': 'undo',
      'why can’t I ignite': 'ignite',
      'how do I get more tiles': 'fate-gain',
      'who goes first': 'set-up',
      'do ships block each other': 'ship',
      'can I skip my turn': 'passing',
      'what is gold for': 'paying',
      'how much does a path tile cost': 'prices',
      'what happens if we tie': 'ties',
    },
  },
  de: {
    words: {
      Anbau: 'set-up',
      Startspieler: 'set-up',
      Nachziehstapel: 'path',
      Doppelaktion: 'ship',
      Sonderfall: 'no-turn-left',
      überholen: 'procession',
      Gleichstand: 'ties',
      Spielertableau: 'task-space',
      Novize: 'council',
      Novizen: 'council',
      erfüllen: 'ignite',
      Bonfire: 'ignite',
      Schiffe: 'ship',
      Steg: 'ship',
      Gold: 'paying',
      Joker: 'action-tiles',
      'zwei für eins': 'paying',
      Preise: 'prices',
      Älteste: 'elders',
      Hüterinnen: 'guardian',
      Portale: 'portals',
      'Großes Bonfire': 'great-bonfire',
      'Rats-Novize': 'bonus-action',
      'Aufgaben des Rates': 'common-tasks',
      passen: 'passing',
      Schlusswertung: 'scoring',
      Prozession: 'procession',
      'great bonfire': 'great-bonfire',
    },
    misspelled: {
      Hueterin: 'guardian',
      Prozesion: 'procession',
      Opferschahle: 'offering',
      Countdonw: 'countdown',
      Schiksal: 'fate-tile',
      Resource: 'resources',
      Schluswertung: 'scoring',
      anwerbn: 'gnome',
      entfachn: 'ignite',
      Akzionsmarker: 'action-tiles',
      Gleichstnad: 'ties',
    },
    phrases: {
      'was kann ich in meinem Zug tun?': 'turn',
      'was ist ein Novize': 'council',
      'wie gewinne ich': 'goal',
      'wann ist das Spiel zu Ende': 'ending',
      'wie viele Züge habe ich noch': 'turns-left',
      'kann ich einen Zug zurücknehmen': 'undo',
      'warum kann ich nicht entfachen': 'ignite',
      'wie bekomme ich mehr Marker': 'fate-gain',
      'wer fängt an': 'set-up',
      'blockieren sich Schiffe': 'ship',
      'kann ich aussetzen': 'passing',
      'wozu ist Gold gut': 'paying',
      'was kostet ein Wegplättchen': 'prices',
    },
  },
  nl: {
    words: {
      aanbouwsel: 'set-up',
      startspeler: 'set-up',
      trekstapel: 'path',
      'dubbele actie': 'ship',
      'speciale situatie': 'no-turn-left',
      inhalen: 'procession',
      'gelijke stand': 'ties',
      spelerstableau: 'task-space',
      pupil: 'council',
      pupillen: 'council',
      volbrengen: 'ignite',
      vreugdevuur: 'ignite',
      schepen: 'ship',
      kade: 'ship',
      goud: 'paying',
      joker: 'action-tiles',
      'twee voor één': 'paying',
      prijzen: 'prices',
      ouderen: 'elders',
      hoeders: 'guardian',
      portalen: 'portals',
      'groot vreugdevuur': 'great-bonfire',
      raadslid: 'bonus-action',
      'opdrachten van de Raad': 'common-tasks',
      passen: 'passing',
      eindtelling: 'scoring',
      optocht: 'procession',
      processie: 'procession',
      'great bonfire': 'great-bonfire',
    },
    misspelled: {
      hoedder: 'guardian',
      procesie: 'procession',
      offerschal: 'offering',
      aftelen: 'countdown',
      lotegel: 'fate-tile',
      'hooge raad': 'council',
      eintelling: 'scoring',
      wervn: 'gnome',
      ontsteeken: 'ignite',
      actiefische: 'action-tiles',
      portaalen: 'portals',
    },
    phrases: {
      'wat kan ik in mijn beurt doen?': 'turn',
      'wat is een pupil': 'council',
      'hoe win ik': 'goal',
      'wanneer is het spel afgelopen': 'ending',
      'hoeveel beurten heb ik nog': 'turns-left',
      'kan ik een zet terugnemen': 'undo',
      'waarom kan ik niet ontsteken': 'ignite',
      'hoe krijg ik meer fiches': 'fate-gain',
      'wie begint': 'set-up',
      'zitten schepen elkaar in de weg': 'ship',
      'kan ik een beurt overslaan': 'passing',
      'waar is goud voor': 'paying',
      'wat kost een wegfiche': 'prices',
    },
  },
}

describe.each(LANGUAGES)('looking something up in %s', (language) => {
  const say = words(language)
  const queries = QUERIES[language]

  it.each(Object.values(queries).flatMap((kind) => Object.entries<string>(kind)))(
    'answers “%s” with %s',
    (query, wanted) => {
      const [found] = rulesLookup(say, query)
      expect(found?.explainedBy ?? found?.id).toBe(wanted)
    },
  )

  it('finds every entry by its own title', () => {
    for (const entry of ruleEntries(say, standardRules).filter(({ kind }) => kind === 'topic'))
      expect(rulesLookup(say, entry.title)[0]?.id, entry.title).toBe(entry.id)
  })
})

describe('looking something up', () => {
  it('finds nothing where no word is near', () => {
    expect(rulesLookup(words('en'), 'xyzzy')).toEqual([])
    expect(rulesLookup(words('nl'), 'qqq')).toEqual([])
  })

  it('suggests entries while a word is typed', () => {
    expect(rulesLookup(words('en'), 'port')[0]?.id).toBe('portals')
    expect(rulesLookup(words('de'), 'schif')[0]?.id).toBe('ship')
  })
})
