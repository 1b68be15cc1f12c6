import { type ActionTile, PLACE_PARTS, type Portal } from '#engine'
import { capital, uncapital } from '../capital.ts'
import { goodsIn } from '../goods.ts'
import type { Words } from '../words/index.ts'
import { fateEndsText } from '../words/reading.ts'
import { club } from './club.ts'
import { bare, count, countBare, list, the } from './grammar.ts'
import { live } from './live.ts'
import { names } from './names.ts'
import { cardsLeft, narration } from './narration.ts'
import { colours, nouns } from './nouns.ts'
import { phrases } from './phrases.ts'
import { reading } from './reading.ts'
import { scores } from './scores.ts'

const portal = (one: Portal): string => names.portal[one]
const inSpace = (one: Parameters<Words['alt']['portals']>[0]['placed'][number]): string =>
  `${portal(one.portal)} (${names.space(one.space)})`
const signs = (tiles: readonly ActionTile[]): string => tiles.map((tile) => names.actionTile[tile]).join('-')

export const alt: Words['alt'] = {
  council: ({ novices, countdownAt, tile }) =>
    `${live.novices(novices, countdownAt)}.${tile === null ? '' : ` ${live.countdown(tile)}.`}`,
  ship: (island) => `Het schip ligt bij ${names.island(island)}.`,
  shipsHere: (of) => `Schepen hier: ${list(of)}.`,
  bonfireAt: (compass) =>
    compass === null
      ? 'Het grote vreugdevuur is nog niet gebruikt.'
      : `Het grote vreugdevuur wijst naar het ${names.compass[compass]}.`,
  bonfirePortals: (spaces) =>
    `Portalen bij het grote vreugdevuur: ${spaces.map(({ compass, portals }) => phrases.aside(names.compass[compass], portals.map(portal).join(', ') || 'geen')).join(', ')}.`,
  fittingPortals: (portals) => `Je volgende portaal kan zijn: ${portals.map(portal).join(', ') || 'geen'}.`,
  openPaths: (tiles) => `Open wegfiches: ${tiles.map(pathTile).join(', ') || 'geen'}.`,
  gnomes: (gnomes) => `Gnomen in het aanbod: ${gnomes.map(({ name }) => name).join(', ') || 'geen'}.`,
  elders: (elders) => `Ouderen in het aanbod: ${elders.map(({ name }) => name).join(', ') || 'geen'}.`,
  fateExample: 'Een voorbeeld: een lotveld met drie tegels. De omlijnde is nieuw en vormt groepen met de andere twee.',
  gnome: ({ name, ability }, resource) => `${name} (${names.resource[resource]}): ${uncapital(ability)}`,
  commonTasks: (common) =>
    `Raadsleden staan nog bij: ${phrases.apart(common.map((task) => names.commonTask[task])) || 'geen enkele opdracht'}.`,
  councilSpace: (space, novices) =>
    `${names.council[space].name}: ${phrases.apart(novices.map((novice) => (typeof novice === 'string' ? NOVICE[novice] : novice.of))) || 'niemand'}.`,
  holds: ({ name, tiles, resources, path, total }) =>
    `${name} ${name === reading.you ? 'hebt' : 'heeft'} ${narration.goods(goodsIn(tiles, resources)) || 'niets'} in voorraad; ${count(path, nouns.pathTile)}${total === null ? '' : `; ${names.points(total)} als het spel nu zou eindigen`}.`,
  city: (name, points) => `${name === null ? 'Jouw stad' : `Stad van ${name}`}, ${names.points(points)}.`,
  standing: { out: 'Geen beurten meer.', passed: 'Gepast.' },
  starts: 'Startspeler.',
  hand: (tile) => `De eerste lottegel in de hand: ${signs(tile)}.`,
  tiles: (tiles) => `${capital(narration.goods(goodsIn(tiles, {})) || 'geen actiefiches')}.`,
  resources: (resources) => `${capital(narration.goods(goodsIn({}, resources)) || 'geen middelen')}.`,
  lastTurn: (text) => `Vorige beurt: ${text}`,
  soFar: (text) => `Deze beurt tot nu toe: ${uncapital(text)}`,
  openOfferings: (piles) =>
    `Stapels offerschalen: ${piles
      .map(({ open, beneath }) =>
        open === null
          ? beneath === 0
            ? 'leeg'
            : `nog gedekt (${beneath})`
          : `${names.resource[open]} (${beneath} eronder)`,
      )
      .join(', ')}.`,
  guardians: (guardians) =>
    `Hoeders: ${list(guardians.map(({ colour, place }) => `${the(nouns.guardian, colours[colour])} ${{ start: 'op de', path: 'op', bonfire: 'bij' }[PLACE_PARTS[place].on]} ${names.place(place)}`))}.`,
  path: (tiles) => `Weg vanaf veld 2: ${tiles.map(pathTile).join(', ') || 'nog leeg'}.`,
  portals: ({ placed, next }) =>
    `${placed.length === 0 ? 'Nog geen portalen.' : `Portalen: ${placed.map(inSpace).join(', ')}.`}${
      next.length === 0 ? '' : ` Volgend portaal: ${next.map(inSpace).join(' of ')}.`
    }`,
  fate: ({ placed, left, next }) =>
    `Lottegels: ${placed} gelegd, ${left} in voorraad.${fateEndsText(next, names, phrases.labelled)}`,
  joined: (areas) =>
    `Grootste groep per kleur: ${list(areas.map(({ tile, size }) => countBare(size, nouns.tile, colours[tile])))} symbolen.`,
  tomsDeck: (left, round) => `Toms stapel: ${uncapital(cardsLeft(left, round))}.`,
  fateOf: 'Waar je de volgende lottegel kunt leggen.',
  ifItEnded: 'Stand als het spel nu zou eindigen:',
  island: (island) => `${names.island(island)}.`,
  guardiansLeft: (n) => `${n} van de 4 hoeders staan hier.`,
  film: (name, bonfires, points) =>
    `Animatie: de stad van ${name} groeit van de eerste tegel tot ${count(bonfires, nouns.bonfire)} en ${names.points(points)}.`,
  stats: (name, average, best, most) =>
    `${name}: ${club.stats.points(average, best)}. Vooral door: ${scores.lines[most.line]} ${club.stats.mean(most.own)} (server ${club.stats.mean(most.server)}).`,
  course: (scored, marked) =>
    `Grafiek van de verwachte punten, beurt voor beurt. Eindstand: ${scored.map(({ name, points }) => `${name} ${points}`).join(', ')}.${marked.length === 0 ? '' : ` Gemarkeerd: beurt ${marked.join(', ')}.`}`,
}

const NOVICE = { neutral: 'raadslid', flat: 'liggend raadslid' } as const

function pathTile({ crystal, resource }: Parameters<Words['alt']['path']>[0][number]): string {
  return `${names.resource[resource]} met ${bare(nouns.crystal, colours[crystal])}`
}
