import fc from 'fast-check'
import type { ComponentPress } from '#commands/custom-id'
import { AHEAD_PRESSES, PAGES, type PanelShown } from '#commands/panel-codecs'
import { TURN_NOTICE_PRESSES, VIEW_NAMES } from '#commands/plain-codecs'
import type { Verb } from '#commands/verbs'
import { GUARDIANS, PLACES } from '#engine'
import { ADVICE_KINDS, SWITCHES } from '#table'
import { PARTINGS } from '#text'

const table = fc.stringMatching(/^[A-Za-z0-9_-]{1,12}$/)
const seq = fc.nat(99_999)
const line = fc.stringMatching(/^[a-zA-Z0-9 ,;-]{0,40}$/)
const plan = fc.record({
  units: fc.nat(9),
  moves: fc.uniqueArray(
    fc.record({ guardian: fc.constantFrom(...GUARDIANS), to: fc.option(fc.constantFrom(...PLACES)) }),
    {
      selector: ({ guardian }) => guardian,
      maxLength: 5,
    },
  ),
})
const placing = fc.record({
  end: fc.constantFrom('best', 'top', 'bottom'),
  direction: fc.constantFrom('e', 's', 'w', 'n'),
  keep: fc.constantFrom('', 'yellow', 'purple-purple-yellow'),
  part: fc.nat(3),
})
const of = <V extends Verb, C extends object>(verb: V, carried: fc.Arbitrary<C>) =>
  fc.record({ table, seq, carried }).map(({ carried: fields, ...where }) => ({ ...where, verb, ...fields }))

const nothing = fc.constant({})
const ofSeat = fc.record({ seat: fc.nat(3) })
const ofTurn = fc.record({ turn: fc.integer({ min: 1, max: 999 }) })
const ofLook = fc.record({ look: fc.constantFrom(...VIEW_NAMES, 'city0', 'city3', 'A1', 'D4') })
const ofPage = fc.record({ page: fc.constantFrom(...PAGES) })
const ofSequence = fc.record({ line })
const ofPlacing = fc.record({ placing })
const ofPlan = fc.record({ plan })
const ofPanel = fc.record({
  panel: fc.oneof<fc.Arbitrary<PanelShown>[]>(
    fc.record({ of: fc.constant('page'), page: fc.constantFrom(...PAGES) }),
    fc.record({ of: fc.constant('placing'), placing }),
    fc.record({ of: fc.constant('plan'), plan }),
    fc.record({ of: fc.constant('payment'), line }),
  ),
})
/** Whatever can be pressed, verb by verb. */
export const PRESSES: { readonly [V in Verb]: fc.Arbitrary<ComponentPress<V>> } = {
  join: of('join', nothing),
  leave: of('leave', nothing),
  start: of('start', nothing),
  close: of('close', nothing),
  confirm: of('confirm', fc.record({ parting: fc.constantFrom(...PARTINGS) })),
  lobbysettings: of('lobbysettings', nothing),
  option: of('option', nothing),
  computers: of('computers', nothing),
  givetocomputer: of('givetocomputer', nothing),
  paceclock: of('paceclock', nothing),
  paceend: of('paceend', nothing),
  takeover: of('takeover', ofSeat),
  sitout: of('sitout', ofSeat),
  journal: of('journal', nothing),
  again: of('again', nothing),
  giveup: of('giveup', nothing),
  nohints: of('nohints', nothing),
  settings: of('settings', nothing),
  turnnotice: of('turnnotice', fc.record({ what: fc.constantFrom(...TURN_NOTICE_PRESSES) })),
  setting: of('setting', fc.record({ kind: fc.constantFrom(...SWITCHES), on: fc.boolean() })),
  language: of('language', nothing),
  tablelanguage: of('tablelanguage', nothing),
  tablerecommend: of('tablerecommend', fc.record({ on: fc.boolean() })),
  hold: of('hold', nothing),
  release: of('release', fc.record({ person: fc.stringMatching(/^[1-9]\d{17}$/) })),
  follow: of('follow', nothing),
  unfollow: of('unfollow', nothing),
  followdelay: of('followdelay', nothing),
  tellend: of('tellend', fc.record({ on: fc.boolean() })),
  recommend: of('recommend', nothing),
  advice: of('advice', fc.record({ kind: fc.constantFrom(...ADVICE_KINDS), on: fc.boolean() })),
  forget: of('forget', nothing),
  open: of('open', nothing),
  look: of('look', nothing),
  show: of('show', ofLook),
  read: of('read', ofLook),
  showpanel: of('showpanel', ofPanel),
  readpanel: of('readpanel', ofPanel),
  whynot: of('whynot', ofPage),
  log: of('log', fc.record({ page: fc.nat(500) })),
  logpage: of(
    'logpage',
    fc.record({
      of: fc.oneof(fc.constant('all' as const), fc.nat(3)),
      page: fc.oneof(fc.nat(500), fc.constantFrom('first' as const, 'last' as const)),
    }),
  ),
  logof: of('logof', nothing),
  logfile: of('logfile', nothing),
  afterturn: of('afterturn', ofTurn),
  readafterturn: of('readafterturn', ofTurn),
  showafterturn: of('showafterturn', ofTurn),
  analysis: of('analysis', nothing),
  readanalysis: of('readanalysis', nothing),
  showanalysis: of('showanalysis', nothing),
  since: of('since', fc.record({ page: fc.nat(20) })),
  learn: of('learn', fc.record({ lesson: fc.integer({ min: 1, max: 6 }), answer: fc.option(fc.nat(2)) })),
  puzzle: of('puzzle', fc.record({ day: fc.nat(99_999), what: fc.constantFrom('again', 'show') })),
  rules: of('rules', nothing),
  about: of('about', fc.record({ entry: fc.constantFrom('ship', 'gnome-S27', 'council-goldAndYellow') })),
  topic: of('topic', fc.record({ list: fc.nat(3) })),
  page: of('page', ofPage),
  line: of('line', fc.record({ page: fc.constantFrom(...PAGES), list: fc.nat(4) })),
  play: of('play', ofSequence),
  undo: of('undo', fc.record({ to: seq })),
  askundo: of('askundo', fc.record({ turn: seq })),
  answerundo: of('answerundo', fc.record({ asked: seq, agrees: fc.boolean() })),
  askfree: of('askfree', fc.record({ turn: seq })),
  answerfree: of('answerfree', fc.record({ asked: seq, agrees: fc.boolean() })),
  substitute: of('substitute', fc.record({ wanted: fc.boolean() })),
  end: of('end', nothing),
  ahead: of('ahead', fc.record({ what: fc.constantFrom(...AHEAD_PRESSES) })),
  refresh: of('refresh', nothing),
  repay: of('repay', fc.record({ nth: fc.nat(3) })),
  pay: of('pay', ofSequence),
  pieces: of('pieces', ofSequence),
  placing: of('placing', ofPlacing),
  place: of('place', ofPlacing),
  keep: of('keep', ofPlacing),
  plan: of('plan', fc.record({ guardian: fc.constantFrom(...GUARDIANS), plan })),
  steps: of('steps', ofPlan),
  go: of('go', ofPlan),
}
