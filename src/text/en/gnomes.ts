import type { Elder } from '#engine'
import { capital } from '../capital.ts'
import type { GnomeNamer, GnomeWords, SpecialistNumber } from '../words/gnomes.ts'
import { names } from './names.ts'

export const gnomes: GnomeNamer = (gnome) => {
  switch (gnome.kind) {
    case 'specialist':
      return SPECIALISTS[gnome.number]
    case 'elder':
      return ELDERS[gnome.pointsPer]
    case 'companion':
      return {
        name: `${capital(gnome.guardian)} Companion`,
        short: 'Companion',
        ability: `Your ${names.guardian[gnome.guardian]} gains the resource of her path space twice.`,
      }
  }
}

const SPECIALISTS: Readonly<Record<SpecialistNumber, GnomeWords>> = {
  1: {
    name: 'Wayside Host',
    ability: 'Your path spaces hold any number of guardians.',
  },
  2: {
    name: 'Pacesetter',
    ability: 'In every procession, move one step further than you paid for.',
  },
  3: {
    name: 'Barterer',
    ability: 'Pay any two resources to receive a task.',
  },
  4: {
    name: 'Elders’ Friend',
    ability: 'Score 2 extra points for each elder you recruit.',
  },
  5: {
    name: 'Doubler',
    ability: 'A yellow tile you pay counts as two tiles of one colour.',
  },
  6: {
    name: 'Forager',
    ability: 'Your guardians gain any resource you like on path spaces.',
  },
  7: {
    name: 'Gilder',
    ability: 'Gain 1 gold for each novice you send to the Council.',
  },
  8: {
    name: 'Gleaner',
    ability: 'Whenever you take a path tile, gain its resource at once.',
  },
  9: {
    name: 'Haggler',
    ability: 'Pay any resources to recruit a gnome.',
  },
  14: {
    name: 'Hoarder',
    ability: 'Place a fate tile with up to 3 action tiles in your supply.',
  },
  15: {
    name: 'Welcomer',
    ability: 'Gain 1 yellow tile for each gnome you recruit, including this one.',
  },
  16: {
    name: 'Lucky Finder',
    ability: 'Gain the symbols you cover in your fate area twice.',
  },
  17: {
    name: 'Herald',
    ability: 'Receiving a guardian starts a 1-step procession (no resources).',
  },
  18: {
    name: 'Fire Warden',
    ability: 'Score 2 extra points for each guardian at a bonfire.',
  },
  19: {
    name: 'Feast Giver',
    ability: 'Gain 1 gold and 1 yellow tile for each common task you fulfil.',
  },
  20: {
    name: 'Gatekeeper',
    ability: 'A guardian who stops on your first path space gains 1 extra gold.',
  },
  21: {
    name: 'Navigator',
    ability: 'Move your ship up to one route further than you paid for.',
  },
  22: {
    name: 'Fire Turner',
    ability: 'Turn the Great Bonfire up to one space further than you paid for.',
  },
  23: {
    name: 'Collector',
    ability: 'Take all three rewards of the Great Bonfire.',
  },
  24: {
    name: 'Speaker',
    ability: 'Send novices, neutral ones too, to spaces that already hold their colour.',
  },
  25: {
    name: 'Gate Fitter',
    ability: 'Place portals in any free notch that matches.',
  },
  26: {
    name: 'Errand Runner',
    ability: 'Each task costs you only 1 red tile.',
  },
  27: {
    name: 'Edge Walker',
    ability: 'Your fate tiles may stick out of your fate area.',
  },
}

const ELDERS: Readonly<Record<Elder['pointsPer'], GnomeWords>> = {
  pathTile: {
    name: 'Elder of Paths',
    ability: '1 point at once for each of your path tiles.',
  },
  fateTileInArea: {
    name: 'Elder of Fate',
    ability: '1 point at once for each fate tile in your fate area.',
  },
  portal: {
    name: 'Elder of Portals',
    ability: '1 point at once for each of your portals.',
  },
  taskAndBonfire: {
    name: 'Elder of Tasks',
    ability: '1 point at once for each of your tasks and bonfires.',
  },
  guardian: {
    name: 'Elder of Guardians',
    ability: '1 point at once for each of your guardians.',
  },
  gnome: {
    name: 'Elder of Gnomes',
    ability: '1 point at once for each of your gnomes, including this one.',
  },
}
