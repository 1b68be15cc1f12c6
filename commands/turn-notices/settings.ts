import {
  awayUntil,
  clampQuietHours,
  MOST_QUIET_HOURS,
  type NoticeSettings,
  type PersonSettings,
  type QuietHours,
  quietHoursApplyFrom,
  REMIND_AFTER_HOURS,
  type RemindAfterHours,
  type TableService,
  TURN_NOTICES,
} from '#table'
import { EMOJI, escapeName, type Language, words } from '#text'
import { asQuote, button, buttonRows, noticePost, type Post, post, type SelectOption, select } from '../components.ts'
import { type ComponentPress, NO_TABLE } from '../custom-id.ts'
import { dateTimeTimestamp, refusalLineWithRetryTime } from '../moments.ts'
import { type Caller, type OptionalTableContext, type Reply, reply } from '../reply.ts'
import { awayLine, saveAwayEnded, saveAwayOption } from './away.ts'
import { parseZone } from './zones.ts'

/** The table whose settings it was opened from, to go back to. */
type Place = Pick<ComponentPress, 'table' | 'seq'>
const NOWHERE: Place = { table: NO_TABLE, seq: 0 }

const NONE = 'none'
/** Length of quiet hours when somebody chose only their beginning or end. */
const A_NIGHT = 9

/** Shows how the presser hears of their turns, after changing it if asked. */
export async function changeTurnNoticeSettings(
  { service, caller: { person, language }, values: [value = ''] }: OptionalTableContext,
  press: ComponentPress<'turnnotice'>,
): Promise<Reply> {
  if (press.what === 'awayend') await saveAwayEnded(service, person.id)
  // Another process may have changed a moment ago what this change goes on from.
  const set = await service.settingsNow(person.id)
  const shown = (settings: NoticeSettings, notice: string | null) =>
    turnNoticeSettingsPost(settings, service.now(), language, notice, press)
  const chosen = changeOf(press.what, value, set)
  if (chosen === null) return reply(shown(set, null))
  const { turnNotices } = words(language)
  if (chosen.turnNotice === 'direct') {
    const changed = { ...chosen, directLanguage: language }
    await service.saveSettings(person.id, changed)
    return {
      kind: 'reply',
      post: shown({ ...set, ...changed }, turnNotices.directSent),
      direct: {
        post: noticePost(`${EMOJI.turn} ${turnNotices.directWorks}\n-# ${turnNotices.about}`),
        otherwise: (until) =>
          shown({ ...set, turnNotice: 'channel' }, refusalLineWithRetryTime(turnNotices.directClosed, until, language)),
      },
    }
  }
  const quiet = chosen.quiet ? within(press.what, chosen.quiet) : null
  await service.saveSettings(person.id, quiet === null ? chosen : { quiet })
  const notice = quiet === null || quiet === chosen.quiet ? null : turnNotices.mostQuiet(quiet.from, quiet.to)
  return reply(shown(await service.settingsNow(person.id), notice))
}

/** Quiet hours cut to the limit: the chosen end stays, the other gives way. */
const within = (what: ComponentPress<'turnnotice'>['what'], quiet: QuietHours): QuietHours =>
  what === 'to' && clampQuietHours(quiet) !== quiet
    ? { ...quiet, from: (quiet.to + 24 - MOST_QUIET_HOURS) % 24 }
    : clampQuietHours(quiet)

/** Saves the typed time zone and days away, then shows them. */
export async function saveZoneAndAwayOptions(
  service: TableService,
  caller: Caller,
  typed: { readonly zone: string | null; readonly away: string | null },
): Promise<Reply> {
  const refused =
    (typed.zone === null ? null : await setZone(service, caller, typed.zone)) ??
    (typed.away === null ? null : await saveAwayOption(service, caller, typed.away))
  const set = await service.settingsNow(caller.person.id)
  return reply(turnNoticeSettingsPost(set, service.now(), caller.language, refused))
}

/** @returns why not, or null */
async function setZone(service: TableService, { person, language }: Caller, typed: string): Promise<string | null> {
  const zone = parseZone(typed)
  if (zone === null) return words(language).turnNotices.zoneUnknown(escapeName(typed.slice(0, 50)))
  await service.saveSettings(person.id, { zone })
  return null
}

/** What a press sets; null for what cannot be set. */
function changeOf(
  what: ComponentPress<'turnnotice'>['what'],
  value: string,
  { quiet }: NoticeSettings,
): Partial<PersonSettings> | null {
  switch (what) {
    case 'open':
    case 'back':
    case 'awayend':
      return null
    case 'how': {
      const turnNotice = TURN_NOTICES.find((one) => one === value)
      return turnNotice === undefined ? null : { turnNotice }
    }
    case 'reminder': {
      const reminderHours = REMIND_AFTER_HOURS.find((one) => String(one) === value)
      return reminderHours === undefined ? null : { reminderHours }
    }
    case 'nexton':
      return { nextNotice: true }
    case 'nextoff':
      return { nextNotice: false }
    case 'from':
    case 'to': {
      if (value === NONE) return { quiet: null }
      if (!/^\d{1,2}$/.test(value) || Number(value) > 23) return null
      const hour = Number(value)
      const { from, to } =
        what === 'from'
          ? { from: hour, to: quiet?.to ?? (hour + A_NIGHT) % 24 }
          : { from: quiet?.from ?? (hour + 24 - A_NIGHT) % 24, to: hour }
      // Equal hours mean no quiet hours.
      return { quiet: from === to ? null : { from, to } }
    }
  }
}

/**
 * How somebody hears of their turns, with every setting.
 * @param notice said above
 */
export function turnNoticeSettingsPost(
  set: NoticeSettings,
  now: Date,
  language: Language,
  notice: string | null = null,
  { table, seq }: Place = NOWHERE,
): Post {
  const { turnNotices: say } = words(language)
  const choice = (what: ComponentPress<'turnnotice'>['what']): ComponentPress => ({
    ...{ table, seq, verb: 'turnnotice' },
    what,
  })
  const { turnNotice, reminderHours, nextNotice, zone, quiet } = set
  const told = turnNotice !== 'none'
  const later = quietHoursApplyFrom(set, now)
  return post([
    asQuote(notice),
    `### ${EMOJI.turn} ${say.title}`,
    [
      say.how[turnNotice].told,
      ...(told ? [say.reminder(reminderHours).told, say.next(nextNotice).told] : []),
      ...(told && zone !== null
        ? [quiet === null ? say.notQuiet.told : say.quiet(quiet.from, quiet.to), say.zone(zone)]
        : []),
    ],
    select(
      choice('how'),
      say.chooseHow,
      TURN_NOTICES.map((value) => ({ value, label: say.how[value].label, chosen: value === turnNotice })),
    ),
    ...(told
      ? [
          select(choice('reminder'), say.chooseReminder, REMIND_AFTER_HOURS.map(reminderOption)),
          ...buttonRows([
            button(choice(nextNotice ? 'nextoff' : 'nexton'), say.next(nextNotice).switched, {
              emoji: EMOJI.countdown,
            }),
          ]),
          ...(zone === null
            ? [`-# ${say.noZone}`]
            : [
                select(choice('from'), say.chooseFrom, [
                  { value: NONE, label: say.notQuiet.label, chosen: quiet === null },
                  ...hours(say.from, quiet?.from),
                ]),
                ...(quiet === null
                  ? []
                  : [select(choice('to'), say.chooseTo, hours(say.to, quiet.to, quiet.from + 1, MOST_QUIET_HOURS))]),
              ]),
        ]
      : []),
    ...(later === null ? [] : [`-# ${say.clocksFrom(dateTimeTimestamp(later))}`]),
    awayLine(set.away, now, language),
    ...buttonRows([
      awayUntil(set.away, now) === null
        ? null
        : button(choice('awayend'), words(language).pace.buttons.back, { style: 'success' }),
      button(choice('back'), say.back, { emoji: EMOJI.settings }),
    ]),
  ])

  function reminderOption(hours: RemindAfterHours): SelectOption {
    return { value: String(hours), label: say.reminder(hours).label, chosen: hours === reminderHours }
  }
}

const hours = (label: (hour: number) => string, chosen: number | undefined, first = 0, most = 24): SelectOption[] =>
  Array.from({ length: most }, (_, index) => (first + index) % 24).map((hour) => ({
    value: String(hour),
    label: label(hour),
    chosen: hour === chosen,
  }))
