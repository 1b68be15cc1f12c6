import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take many seconds, longest first; those that wait and those that reckon or draw in turns. */
const LONG = [
  'test/commands/fullest.test.ts',
  'test/commands/kept-views.test.ts',
  'test/monkey/monkey.test.ts',
  'test/monkey/phone-panel.test.ts',
  'test/render/artist.test.ts',
  'test/upgrade.test.ts',
  'test/build.test.ts',
  'test/simulation.test.ts',
  'test/discord/film-killed.test.ts',
  'test/discord/mentioned-once.test.ts',
  'test/players/analyse.test.ts',
  'test/table/erased.test.ts',
  'test/sandbox/page.test.ts',
  'test/discord/forget-everywhere.test.ts',
  'test/chaos.test.ts',
  'test/discord/identify.test.ts',
  'test/table/season.test.ts',
  'test/monkey/browser.test.ts',
  'test/discord/outages.test.ts',
  'test/render/film.test.ts',
  'test/discord/shown-settings.test.ts',
  'test/discord/closed-messages.test.ts',
  'test/discord/pictures.test.ts',
  'test/store/migrate.test.ts',
  'test/table/results.test.ts',
  'test/discord/channel-cool-downs.test.ts',
  'test/unreachable.test.ts',
  'test/store/load-first.test.ts',
  'test/discord/month.test.ts',
  'test/tools/tools.test.ts',
  'test/commands/analysis.test.ts',
  'test/table/thaw.test.ts',
  'test/discord/two-processes.test.ts',
  'test/discord/lease.test.ts',
  'test/commands/foreign-server.test.ts',
  'test/chaos-judge.test.ts',
  'test/commands/random-presses.test.ts',
  'test/health.test.ts',
  'test/players/recommend.test.ts',
  'test/render/elements.test.ts',
  'test/shutdown.test.ts',
  'test/discord/film.test.ts',
  'test/monkey/press-budget.test.ts',
  'test/store/kill.test.ts',
  'test/move-store.test.ts',
  'test/discord/media-lost.test.ts',
  'test/discord/application-emoji.test.ts',
  'test/render/layout.test.ts',
  'test/discord/pace.test.ts',
  'test/sandbox/page-fonts.test.ts',
  'test/store/tables.test.ts',
  'test/commands/fullest-club.test.ts',
  'test/render/corner.test.ts',
  'test/discord/live-message.test.ts',
  'test/store/claim.test.ts',
  'test/table/ahead.test.ts',
  'test/discord/play.test.ts',
]

/** The order of the test files: the long ones first, so that none of them runs alone at the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const place = LONG.findIndex((path) => moduleId.endsWith(path))
      return place === -1 ? LONG.length : place
    }
    // A worker that has loaded a project goes on with it, so projects stay together.
    const sorted = await super.sort(files)
    const projects = [...new Set(sorted.map(({ project }) => project))]
    const turn = ({ project }: TestSpecification) => projects.indexOf(project)
    return sorted.sort((a, b) => turn(a) - turn(b) || rank(a) - rank(b))
  }
}
