import { readdirSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { type ActionTile, ALL_GUARDIAN_COLOURS } from '#engine'
import { languageOf, words } from '#text'

const w = words('fr')
const folder = new URL('../../src/text/fr/', import.meta.url)

/** What stands in a file between quotes or backticks, but for what is filled in. */
function textsIn(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(new URL(file, folder), 'utf8'), ts.ScriptTarget.Latest)
  const texts: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
      texts.push(node.text)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return texts
}

describe('French', () => {
  it('is what Discord’s locale asks for', () => {
    expect(languageOf('fr')).toBe('fr')
  })

  it('counts none and one in the singular', () => {
    expect([0, 1, 4].map(w.names.points)).toEqual(['0 point', '1 point', '4 points'])
    expect([1, 3].map((n) => w.tasks.condition({ kind: 'portals', count: n }))).toEqual(['1 portail', '3 portails'])
    expect([1, 2].map((steps) => w.choices.procession({ steps }).label)).toEqual([
      'Procession d’un pas',
      'Procession de 2 pas au plus',
    ])
  })

  it('has adjectives agree with what they stand behind', () => {
    const discard = (tile: ActionTile) => w.choices.discard({ tile, held: 3, most: 1 }).label
    expect((['green', 'white', 'brown'] as const).map(discard)).toEqual([
      'Défausser 1 tuile verte',
      'Défausser 1 tuile blanche',
      'Défausser 1 tuile marron',
    ])
    expect([true, false].map((lit) => w.tasks.kind('blue', lit))).toEqual(['brasier bleu', 'mission bleue'])
    expect(w.tasks.condition({ kind: 'actionTiles', tiles: ['white', 'white', 'purple'] })).toBe(
      '2 tuiles blanches et 1 violette',
    )
    expect(w.tasks.condition({ kind: 'bonfiresOfColours', colours: ['blue', 'red'] })).toBe(
      'un brasier bleu et un rouge',
    )
    expect(ALL_GUARDIAN_COLOURS.slice(0, 4).map((guardian) => w.names.guardian[guardian])).toEqual([
      'gardienne en bois',
      'gardienne grise',
      'gardienne rouge',
      'gardienne rose',
    ])
  })

  it('elides before a vowel, of things and of people', () => {
    const { deeds, offeringTurnedUp } = w.narration
    expect(offeringTurnedUp('gold')).toEqual(['révèle', 'l’offrande d’or'])
    expect(offeringTurnedUp('shell')).toEqual(['révèle', 'l’offrande de coquillages'])
    const gnome = (number: 1 | 2 | 17) => ({ kind: 'specialist', number, resource: 'shell' }) as const
    expect(
      deeds.gnomesJoined({ kind: 'gnomesJoined', gnomes: [gnome(1), gnome(17), gnome(2)] }, 'words').join(' '),
    ).toBe('recrute l’Aubergiste, le Héraut et la Meneuse')
    expect(['Ada', 'Élise', 'Teo', '雪'].map(w.live.looks.city)).toEqual([
      'Cité d’Ada',
      'Cité d’Élise',
      'Cité de Teo',
      'Cité de 雪',
    ])
  })

  it('has no-break spaces at colons and guillemets, narrow ones at semicolons and question marks', () => {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
    const texts = files.flatMap(textsIn)
    expect(texts.length).toBeGreaterThan(1500)
    const wrong = /[^\u202f][;?]|[^\u00a0\p{L}\p{N}_-]:|«[^\u00a0]|[^\u00a0]»| [:;?»]|['"“”]/u
    const allowed = /^(?:#|\.\.?\/)|^:|<t:/u
    expect(texts.filter((text) => wrong.test(text) && !allowed.test(text))).toEqual([])
  })
})
