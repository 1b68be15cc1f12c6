import type { Words } from '../words/index.ts'

export const turnNotices: Words['turnNotices'] = {
  title: 'Als je aan de beurt bent',
  open: 'Beurten en stille uren',
  back: 'Alle instellingen',
  how: {
    channel: {
      label: 'Vermelding in het kanaal',
      told: 'Als je aan de beurt bent, vermeld ik je **in het kanaal**; bij een rustig tempo hooguit één keer per uur.',
    },
    direct: {
      label: 'Privébericht',
      told: 'Als je aan de beurt bent, stuur ik je een **privébericht**; bij een rustig tempo hooguit één per tafel per uur.',
    },
    none: { label: 'Geen bericht', told: 'Als je aan de beurt bent, laat ik je **niets** weten.' },
  },
  chooseHow: 'Hoe je bericht krijgt',
  chooseReminder: 'Herinnering',
  chooseFrom: 'Stille uren beginnen om…',
  chooseTo: 'Stille uren eindigen om… (hooguit 12 uur)',
  reminder: (hours) =>
    hours === 0
      ? { label: 'Geen herinnering', told: 'Herinnering: **geen**' }
      : { label: `Herinnering na ${hours} uur`, told: `Herinnering: **na ${hours} uur**` },
  next: (on) => ({
    switched: on ? 'Niet melden als ik de volgende ben' : 'Melden als ik de volgende ben',
    told: `Als jij de volgende bent: **${on ? 'bericht, tenzij je net gespeeld hebt' : 'geen bericht'}**`,
  }),
  quiet: (from, to) => `Stille uren: **van ${from} tot ${to} uur**. Wat er dan gebeurt, hoor je daarna.`,
  mostQuiet: (from, to) =>
    `Meer dan twaalf stille uren per dag kan niet, want dan wachten de anderen te lang. Die van jou zijn nu van ${from} tot ${to} uur.`,
  clocksFrom: (when) =>
    `De klok van je beurten volgt je nieuwe stille uren en tijdzone vanaf ${when}: dat kan één keer per dag.`,
  notQuiet: { label: 'Geen stille uren', told: 'Stille uren: **geen**' },
  from: (hour) => `Stille uren vanaf ${hour} uur`,
  to: (hour) => `Stille uren tot ${hour} uur`,
  zone: (zone) => `Tijdzone: **${zone}**`,
  noZone:
    'Voor stille uren moet ik je tijdzone weten, en Discord vertelt me die niet: typ **/bonfire instellingen tijdzone** en kies de dichtstbijzijnde grote stad (in het Engels).',
  zoneUnknown: (typed) => `De tijdzone “${typed}” ken ik niet. Kies er tijdens het typen een uit de lijst.`,
  directWorks: 'Zo laat ik je weten dat je aan de beurt bent.',
  directSent: 'Ik heb je net een privébericht gestuurd, zodat we allebei weten dat het werkt.',
  directClosed:
    'Discord laat me je geen privéberichten sturen, dus ik blijf je in het kanaal vermelden. Sta berichten van leden van deze server toe en kies dan opnieuw.',
  about: 'Met /bonfire instellingen kies je hoe je bericht krijgt.',
  direct: {
    title: 'Meerdere tafels wachten op je',
    yourTurn: 'Je bent aan de beurt',
    stillYourTurn: 'Je bent nog aan de beurt',
    next: 'Hierna ben jij aan de beurt',
    undoAsked: 'Iemand wil een beurt terugnemen: vind je dat goed?',
    left: 'Er is een plaats vrij',
    over: 'Het spel is afgelopen',
    again: 'Nog een keer? Je bent uitgenodigd',
    toTheTable: 'Naar de tafel',
  },
  nextInChannel: (mention) => `Hierna is ${mention} aan de beurt.`,
  unreached: {
    closed: (name) => `Privéberichten aan ${name} komen niet aan; de vermelding staat daarom weer hier.`,
    left: (name, others) =>
      `${name} zit niet meer op deze server.${others.length === 0 ? '' : ` ${others.join(' ')}:`} ${others.length === 0 ? 'De' : 'de'} organisator of een moderator kan de tafel sluiten; wie terugkomt, kan verderspelen.`,
  },
}
