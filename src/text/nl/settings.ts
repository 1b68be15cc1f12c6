import type { Words } from '../words/index.ts'
import { count } from './grammar.ts'
import { nouns } from './nouns.ts'

export const settings: Words['settings'] = {
  title: 'Je instellingen',
  about: 'Je instellingen gelden aan elke tafel, en alleen jij ziet ze.',
  speaks: (language, asDiscord) => `Taal: **${language}**${asDiscord ? ', zoals in Discord' : ''}`,
  switches: {
    hints: (on) => ({
      told: `Tips in je paneel: **${on ? 'aan' : 'uit'}**`,
      switched: on ? 'Tips verbergen' : 'Tips tonen',
    }),
    warnings: (on) => ({
      told: `Waarschuwingen in je paneel: **${on ? 'aan' : 'uit'}**`,
      switched: on ? 'Waarschuwingen verbergen' : 'Waarschuwingen tonen',
    }),
    pictures: (on) =>
      on
        ? { told: 'Afbeeldingen: **aan**', switched: 'Woorden in plaats van afbeeldingen' }
        : { told: 'Afbeeldingen: **uit**, alles in woorden', switched: 'Afbeeldingen tonen' },
    tomsTies: (on) =>
      on
        ? { told: 'Toms keuzes: **die maak jij altijd**', switched: 'Tom zelf laten kiezen' }
        : {
            told: 'Toms keuzes: **die maakt hij zelf, behalve als ze jou raken**',
            switched: 'Toms keuzes zelf maken',
          },
    listed: (on) =>
      on
        ? { told: 'Je naam in de lijsten van de server: **zichtbaar**', switched: 'Verberg me in lijsten' }
        : { told: 'Je naam in de lijsten van de server: **verborgen**', switched: 'Noem me in lijsten' },
  },
  tableSpeaks: (language) =>
    `Taal van deze tafel in het kanaal: **${language}**. Wie hier zit, kan die voor iedereen veranderen.`,
  forget: 'Met /bonfire vergeet-me wis je ze.',
  chooseOwn: 'Je taal',
  chooseForTable: 'De taal van deze tafel',
  asDiscord: (language) => `Zoals in Discord (${language})`,
}

export const follow: Words['follow'] = {
  title: 'Een tafel in dit kanaal tonen',
  none: 'Er is geen tafel die je hier kunt tonen. Zit je op deze server aan een tafel, dan kun je die in elk ander kanaal tonen; een moderator kan dat met elke tafel.',
  choose: 'Een tafel hier tonen…',
  shown: (names) => `Dit kanaal toont de tafel van **${names}**.`,
  stop: 'Niet meer tonen',
  begins: (playing) =>
    playing
      ? 'Vanaf nu toont dit kanaal die tafel: na elke beurt wat er gebeurde, en een afbeelding. De eerste komt zo.'
      : 'Vanaf nu toont dit kanaal die tafel, zodra het spel begonnen is: na elke beurt wat er gebeurde, en een afbeelding.',
  stopped: 'Dit kanaal toont die tafel niet meer.',
  notYours: 'Dat kan alleen wie aan die tafel zit, of wie modereert.',
  ownChannel: 'Die tafel staat al in dit kanaal. Typ /bonfire tonen in een ander.',
  tooManyChannels: (most) =>
    `Die tafel wordt al in ${most} andere kanalen getoond, en meer kan niet. Stop het eerst in een daarvan met /bonfire tonen.`,
  tooManyTables: (most) => `Dit kanaal toont al ${most} tafels, en meer kan niet. Stop er eerst een.`,
  delay: (turns) =>
    turns === 0 ? 'Meteen getoond' : turns === 1 ? 'Eén beurt later getoond' : `${turns} beurten later getoond`,
  chooseDelay: 'Hoeveel later dan aan de tafel',
  byWhom: (mention) => `${mention} toont deze tafel hier. /bonfire tonen stopt dat.`,
  alsoShown: (channel, mention) => `${mention} toont deze tafel ook in ${channel}.`,
  shownNoMore: (channel, mention) =>
    `${mention}: in ${channel} kan ik niet meer schrijven, dus deze tafel wordt daar niet meer getoond. Kan ik er weer schrijven, typ daar dan opnieuw /bonfire tonen.`,
  earlier: 'De beurten daarvoor staan in het logboek.',
  tellEnd: 'Seintje na afloop',
  willTell:
    'Ik vertel het je in een privébericht als dit spel afgelopen is. Ik heb je er nu al één gestuurd, zodat we allebei weten dat het werkt.',
  tellNot: 'Toch niet',
  willNotTell: 'Goed, ik laat je niet weten wanneer dit spel afgelopen is.',
  directClosed:
    'Discord laat me je geen privéberichten sturen, dus ik kan het je niet vertellen. Sta berichten van leden van deze server toe en druk nog eens.',
  directWorks: (names, channel) => `Ik vertel het je hier als het spel van ${names} in ${channel} afgelopen is.`,
  asked: 'Je had hierom gevraagd.',
}

export const forget: Words['forget'] = {
  ask: [
    '**Moet ik je vergeten?** Je spellen tegen Tom, je handicap en je instellingen worden gewist. Waar je hebt meegespeeld, staat op je plaats dan “Een oud-speler”; de spellen zelf blijven bewaard voor wie er met je speelde. Dit kun je niet terugdraaien.',
    '-# Berichten die al in een kanaal staan, blijven zoals ze zijn. Een moderator kan ze verwijderen.',
  ].join('\n'),
  confirm: 'Vergeet me',
  seated:
    'Je zit nog aan een tafel. Verlaat die eerst (/bonfire verlaten, of /bonfire sluiten als het jouw tafel is) en vraag het me dan nog eens:',
  done: (tables) =>
    `Klaar. Ik weet niets meer van je${tables === 0 ? '' : `: aan ${count(tables, nouns.table)} staat nu “Een oud-speler” op je plaats`}. Speel je weer, dan begin je opnieuw.`,
}

const played = (games: number): string => (games === 1 ? 'is 1 afgelopen spel' : `zijn ${games} afgelopen spellen`)

export const server: Words['server'] = {
  title: 'Regels van deze server',
  about: 'Dit geldt vanaf nu voor iedereen op deze server. Lopende spellen gaan gewoon verder.',
  pages: { limits: 'Wie waar kan spelen', defaults: 'Een nieuwe tafel, en de puzzel' },
  channels: (channels) =>
    channels.length === 0
      ? 'Tafels openen kan **in elk kanaal**.'
      : `Tafels openen kan alleen in ${channels.join(', ')}.`,
  chooseChannels: 'Kanalen voor tafels (leeg: elk kanaal)',
  opener: (role) =>
    role === null ? '**Iedereen** kan tafels openen.' : `Alleen ${role} en moderators kunnen tafels openen.`,
  chooseOpener: 'Rol daarvoor (leeg: iedereen)',
  puzzles: (channel) =>
    channel === null
      ? 'Gedeelde puzzels komen **in het kanaal waar die dag de eerste wordt gedeeld**.'
      : `Gedeelde puzzels komen in ${channel}.`,
  choosePuzzles: 'Kanaal voor de puzzel van de dag',
  choices: {
    person: 'Max. open tafels per persoon',
    tables: 'Max. open tafels op deze server',
    computers: 'Max. computerspelers per tafel',
    roles: 'Een rol vermelden als iemand spelers zoekt',
    where: 'Waar de tafel opengaat',
    edition: 'Editie',
    pace: 'Tempo',
    hints: 'Hints bij meerdere spelers',
    language: 'Taal',
  },
  unlimited: 'geen grens',
  hints: { off: 'uit', on: 'aan' },
  asDiscord: 'zoals de server in Discord',
  notYours: 'Dat kunnen alleen moderators. Ben je er een, typ dan /bonfire-server instellingen.',
  wrongChannel: (channels) => `Op deze server horen tafels in ${channels.join(', ')}. Open de jouwe daar.`,
  wrongPlace: (channels) => `Op deze server horen tafels in ${channels.join(', ')}. Typ daar /bonfire mijn-tafels.`,
  needsRole: (role) => `Op deze server kan alleen ${role} tafels openen. Bij een open tafel kun je aanschuiven.`,
  block: {
    done: (person) =>
      `${person} kan op deze server geen tafels meer openen en nergens meer aanschuiven. Bezette plaatsen maak je vrij met /bonfire-server tafels.`,
    undone: (person) => `${person} kan op deze server weer spelen.`,
    not: (person) => `${person} is op deze server niet geblokkeerd.`,
    list: (people) =>
      people.length === 0
        ? 'Op deze server is niemand geblokkeerd. Geef bij het commando een persoon op om iemand te blokkeren.'
        : `Hier geblokkeerd: ${people.join(', ')}`,
    itself: 'Je kunt mij of jezelf niet blokkeren.',
  },
  tables: {
    title: 'Open tafels op deze server',
    none: 'Op deze server is geen tafel open.',
    choose: 'Kies een tafel of een plaats',
    close: (table, people) => `${table}. Sluiten: ${people.join(', ')}`,
    stop: (table, people) => `${table}. Spel stoppen: ${people.join(', ')}`,
    free: (table, person) => `${table}. Plaats van ${person} vrijmaken`,
    askClose: (people) =>
      `De tafel van ${people.join(', ')} sluiten? Het spel is nog niet begonnen; ze kunnen een andere openen.`,
    askStop: (people) =>
      `Het spel van ${people.join(', ')} stoppen? Het eindigt voorgoed en zonder uitslag. Ze horen dat een moderator het deed.`,
    askFree: (person) => `De plaats van ${person} vrijmaken? Dan kan iemand anders hem overnemen, ${person} ook.`,
    confirm: { close: 'Ja, sluiten', stop: 'Ja, stoppen', free: 'Ja, vrijmaken' },
    back: 'Terug naar de tafels',
    closed: 'De tafel is gesloten.',
    stopped: 'Het spel is gestopt.',
    freed: 'De plaats is vrij.',
  },
  log: {
    title: 'Wat moderators deden',
    none: 'Moderators hebben hier nog niets gedaan.',
    somebody: 'iemand',
    line: (deed, by, whom, where) => {
      switch (deed) {
        case 'settings':
          return `${by} veranderde de regels`
        case 'blocked':
          return `${by} blokkeerde ${whom}`
        case 'unblocked':
          return `${by} liet ${whom} weer spelen`
        case 'exported':
          return `${by} haalde de spellen op`
        case 'closed':
          return `${by} sloot de tafel in ${where}`
        case 'stopped':
          return `${by} stopte het spel in ${where}`
        case 'freed':
          return `${by} maakte de plaats van ${whom} vrij in ${where}`
        case 'other':
          return `${by} deed iets`
      }
    },
  },
  export: {
    done: (games) => `Hier ${played(games)} van deze server, het nieuwste eerst: elk een regel JSON.`,
    none: 'Op deze server is nog geen spel uitgespeeld.',
    left: 'Meer spellen pasten niet in één bestand: de oudste ontbreken. Geef een maand op om die te krijgen.',
  },
  delete: {
    ask: (tables, open) =>
      `Dit verwijdert alles wat ik van deze server bewaar: ${tables === 1 ? '1 tafel' : `${tables} tafels`} met alle spellen (nog open: ${open}), de regels, de blokkades en wat moderators deden. Spellen in privéberichten blijven van wie ze speelt. Met /bonfire-server export bewaar je de spellen eerst.`,
    ask2: 'Terughalen kan dan niet meer. Berichten in de kanalen blijven staan. Alles verwijderen?',
    confirm: 'Alles verwijderen…',
    confirm2: 'Ja, alles verwijderen',
    done: 'Alles wat ik van deze server had, is verwijderd.',
  },
  rights: {
    title: 'Wat ik op deze server mag',
    fine: (fine, all) =>
      fine === all
        ? `In ${all === 1 ? '1 kanaal' : `alle ${all} kanalen`} heb ik alle rechten die ik nodig heb.`
        : `In ${fine} van de ${all} kanalen heb ik alle rechten die ik nodig heb.`,
    everywhere: (rights) =>
      `In alle kanalen mis ik ${rights.join(', ')}. Open “Serverinstellingen”, dan “Rollen”, kies mijn rol en sta het daar toe.`,
    lacks: (channel, rights) => `${channel}: ik mis ${rights.join(', ')}.`,
    how: 'Open de instellingen van het kanaal, dan “Rechten”, kies daar mijn rol en sta toe wat ontbreekt.',
    more: 'Er zijn meer van zulke kanalen.',
    unknown: 'Discord vertelt het me nu niet. Probeer het over een minuut opnieuw.',
  },
}
