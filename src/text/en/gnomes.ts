import type { Gnomes } from '../words/names.ts'
import { names } from './names.ts'

export const gnomes: Gnomes = {
  specialist: {
    1: {
      name: 'Wayside Host',
      ability: 'Any number of your guardians may share a path space.',
      details:
        'Your path spaces hold any number of guardians, so they can end a walk beside each other. A bonfire still has room for only one.',
    },
    2: {
      name: 'Pacesetter',
      ability: 'Every procession is one step longer than you paid for.',
      details:
        'In every procession each guardian may go one step more than you paid for. It adds to the free step of the Herald too. It does nothing for the council’s “Guide a guardian”, which has no limit anyway.',
    },
    3: {
      name: 'Barterer',
      ability: 'Pay for a task with any two resources.',
      details:
        'When you receive a task, pay any two resources instead of the one on your offering tile and the one of the island.',
    },
    4: {
      name: 'Elders’ Friend',
      ability: 'Each elder who moves in scores 2 points more.',
      details: 'Whenever an elder moves into your city after this gnome, you score 2 points on top of the elder’s own.',
    },
    5: {
      name: 'Doubler',
      ability: 'A yellow tile you pay counts as two tiles of one colour.',
      details:
        'Each yellow tile that you pay stands for two tiles of one colour of your choice. If you need only one of the two, the other half is lost. In the Rulebook edition it may cover two units as soon as you lack one of them, and your own tile of that colour stays with you. For everything else, such as counting your supply, it is one tile.',
    },
    6: {
      name: 'Forager',
      ability: 'Guardians bring any resource you like from path spaces.',
      details:
        'When a guardian ends her walk on a path space, choose which resource she brings, the first space included. A second helping from a Companion is the same resource again.',
    },
    7: {
      name: 'Gilder',
      ability: 'Take 1 gold for each novice you send to the council.',
      details: 'Each time you put a novice into the High Council, your own or a neutral one, take 1 gold.',
    },
    8: {
      name: 'Gleaner',
      ability: 'Each new path tile gives you its resource at once.',
      details:
        'Whenever a path tile joins your path, paid or free, take the resource printed on it. The Forager does not change which one.',
    },
    9: {
      name: 'Haggler',
      ability: 'Pay for gnomes with any resources.',
      details:
        'With two brown tiles a gnome costs any one resource, with one brown tile any two, and the two may differ. That holds even for gnomes who show gold.',
    },
    14: {
      name: 'Hoarder',
      ability: 'Place a fate tile with up to 3 action tiles in supply.',
      details: 'You may place a fate tile while you hold up to three action tiles, instead of one.',
    },
    15: {
      name: 'Welcomer',
      ability: 'Take 1 yellow tile for each gnome who moves in.',
      details: 'Take one yellow tile for each gnome who moves into your city, paid or free. This gnome counts too.',
    },
    16: {
      name: 'Lucky Finder',
      ability: 'Covered symbols of the fate area give twice as much.',
      details:
        'When a fate tile covers a printed gold or yellow symbol of your fate area, take two of it instead of one.',
    },
    17: {
      name: 'Herald',
      ability: 'Each guardian who arrives sets off a one-step procession.',
      details:
        'Whenever a guardian is put on your starting tile, each of your guardians may go one step. Nothing is gained from where they end. With the Pacesetter it is two steps. You may leave it.',
    },
    18: {
      name: 'Fire Warden',
      ability: 'Each guardian at a bonfire is worth 2 points more.',
      details:
        'Rulebook: at the end each guardian at a bonfire scores 2 points more. Online edition: score 2 points at once, each time a guardian reaches a bonfire.',
    },
    19: {
      name: 'Feast Giver',
      ability: 'Take 1 gold and 1 yellow tile for each common task you meet.',
      details:
        'Each time your city meets a common task for the first time while this gnome lives there, take 1 gold and 1 yellow tile. It does not matter whether the neutral novice is still there. Tasks met before pay nothing.',
    },
    20: {
      name: 'Gatekeeper',
      ability: 'Ending a walk on your first path space gives 1 gold more.',
      details:
        'Whenever a guardian ends her walk on your first path space, take 1 extra gold on top of what she brings.',
    },
    21: {
      name: 'Navigator',
      ability: 'Your ship may sail one route further than you paid for.',
      details:
        'When you pay for one or two routes, your ship may go one further. Two tiles so reach three routes, but not any island: that still takes three.',
    },
    22: {
      name: 'Fire Turner',
      ability: 'Turn the Great Bonfire one space further than you paid.',
      details:
        'When you pay for one or two spaces, you may turn the Great Bonfire one space further. Two tiles so reach three spaces, but not any: that still takes three.',
    },
    23: {
      name: 'Collector',
      ability: 'Take all three rewards of the Great Bonfire.',
      details:
        'Whenever you use the Great Bonfire, take all three rewards of the space instead of two. The portal only if one lying there fits.',
    },
    24: {
      name: 'Speaker',
      ability: 'Your novices may share a council space with their own colour.',
      details:
        'A novice that you send may go to any council space, even where one of its colour already stands. That holds for neutral novices too.',
    },
    25: {
      name: 'Gate Fitter',
      ability: 'Put portals into any free notch that matches.',
      details: 'Your portals need not go in order. Each goes into any free notch of its shape.',
    },
    26: {
      name: 'Errand Runner',
      ability: 'A task always costs you just 1 red tile.',
      details: 'Receiving a task costs one red tile, however many of your offering tiles already lie on the island.',
    },
    27: {
      name: 'Edge Walker',
      ability: 'Your fate tiles may stick out of the fate area.',
      details:
        'A fate tile may reach over the edge if at least one of its symbols lies inside. Symbols outside still join groups for what you gain, but cover nothing and do not count for tasks.',
    },
  },
  companion: (guardian) => ({
    name: `Companion (${guardian})`,
    ability: `Your ${names.guardian[guardian]} brings the resource of her space twice.`,
    details: `When your ${names.guardian[guardian]} ends her walk on a path space, take its resource once more.`,
  }),
  elder: {
    pathTile: {
      name: 'Elder of Paths',
      ability: 'At once: 1 point for each of your path tiles.',
      details: 'When this elder moves in, score 1 point for each path tile of yours. The starting tile counts.',
    },
    fateTileInArea: {
      name: 'Elder of Fate',
      ability: 'At once: 1 point for each fate tile in your fate area.',
      details: 'When this elder moves in, score 1 point for each fate tile that lies in your fate area.',
    },
    portal: {
      name: 'Elder of Portals',
      ability: 'At once: 1 point for each of your portals.',
      details: 'When this elder moves in, score 1 point for each portal in your city.',
    },
    taskAndBonfire: {
      name: 'Elder of Tasks',
      ability: 'At once: 1 point for each of your tasks and bonfires.',
      details: 'When this elder moves in, score 1 point for each task and each bonfire in your city.',
    },
    guardian: {
      name: 'Elder of Guardians',
      ability: 'At once: 1 point for each of your guardians.',
      details: 'When this elder moves in, score 1 point for each guardian in your city, the wooden one included.',
    },
    gnome: {
      name: 'Elder of Gnomes',
      ability: 'At once: 1 point for each of your gnomes, this one too.',
      details: 'When this elder moves in, score 1 point for each gnome in your city, this one included.',
    },
  },
}
