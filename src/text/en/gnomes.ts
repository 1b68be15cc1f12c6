import type { Elder } from '#engine'
import type { Gnomes, GnomeWords, SpecialistNumber } from '../words/gnomes.ts'
import { names } from './names.ts'

export const gnomes: Gnomes = (gnome) => {
  switch (gnome.kind) {
    case 'specialist':
      return SPECIALISTS[gnome.number]
    case 'elder':
      return ELDERS[gnome.pointsPer]
    case 'companion':
      return {
        name: `Companion (${gnome.guardian})`,
        short: 'Companion',
        ability: `Your ${names.guardian[gnome.guardian]} brings the resource of her space twice.`,
      }
  }
}

const SPECIALISTS: Readonly<Record<SpecialistNumber, GnomeWords>> = {
  1: {
    name: 'Wayside Host',
    ability: 'Any number of your guardians may share a path space.',
  },
  2: {
    name: 'Pacesetter',
    ability: 'Every procession is one step longer than you paid for.',
  },
  3: {
    name: 'Barterer',
    ability: 'Pay for a task with any two resources.',
  },
  4: {
    name: 'Elders’ Friend',
    ability: 'Each elder you recruit scores 2 points more.',
  },
  5: {
    name: 'Doubler',
    ability: 'A yellow tile you pay counts as two tiles of one colour.',
  },
  6: {
    name: 'Forager',
    ability: 'Guardians bring any resource you like from path spaces.',
  },
  7: {
    name: 'Gilder',
    ability: 'Take 1 gold for each novice you send to the council.',
  },
  8: {
    name: 'Gleaner',
    ability: 'Each new path tile gives you its resource at once.',
  },
  9: {
    name: 'Haggler',
    ability: 'Pay for gnomes with any resources.',
  },
  14: {
    name: 'Hoarder',
    ability: 'Place a fate tile with up to 3 action tiles in supply.',
  },
  15: {
    name: 'Welcomer',
    ability: 'Take 1 yellow tile for each gnome you recruit.',
  },
  16: {
    name: 'Lucky Finder',
    ability: 'Covered symbols of the fate area give twice as much.',
  },
  17: {
    name: 'Herald',
    ability: 'Each guardian who arrives sets off a one-step procession.',
  },
  18: {
    name: 'Fire Warden',
    ability: 'Each guardian at a bonfire is worth 2 points more.',
  },
  19: {
    name: 'Feast Giver',
    ability: 'Take 1 gold and 1 yellow tile for each common task you fulfil.',
  },
  20: {
    name: 'Gatekeeper',
    ability: 'Ending a walk on your first path space gives 1 gold more.',
  },
  21: {
    name: 'Navigator',
    ability: 'Your ship may sail one route further than you paid for.',
  },
  22: {
    name: 'Fire Turner',
    ability: 'Turn the Great Bonfire one space further than you paid.',
  },
  23: {
    name: 'Collector',
    ability: 'Take all three rewards of the Great Bonfire.',
  },
  24: {
    name: 'Speaker',
    ability: 'Your novices may share a council space with their own colour.',
  },
  25: {
    name: 'Gate Fitter',
    ability: 'Put portals into any free notch that matches.',
  },
  26: {
    name: 'Errand Runner',
    ability: 'A task always costs you just 1 red tile.',
  },
  27: {
    name: 'Edge Walker',
    ability: 'Your fate tiles may stick out of the fate area.',
  },
}

const ELDERS: Readonly<Record<Elder['pointsPer'], GnomeWords>> = {
  pathTile: {
    name: 'Elder of Paths',
    ability: 'At once: 1 point for each of your path tiles.',
  },
  fateTileInArea: {
    name: 'Elder of Fate',
    ability: 'At once: 1 point for each fate tile in your fate area.',
  },
  portal: {
    name: 'Elder of Portals',
    ability: 'At once: 1 point for each of your portals.',
  },
  taskAndBonfire: {
    name: 'Elder of Tasks',
    ability: 'At once: 1 point for each of your tasks and bonfires.',
  },
  guardian: {
    name: 'Elder of Guardians',
    ability: 'At once: 1 point for each of your guardians.',
  },
  gnome: {
    name: 'Elder of Gnomes',
    ability: 'At once: 1 point for each of your gnomes, this one too.',
  },
}
