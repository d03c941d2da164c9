/** @import { DeepSubject } from './steps/deep-lane.mjs' */

/**
 * The subjects of the deep lane. Each deep test file belongs to one of them. `--changed-since` runs the subjects
 * whose folders commits since then touch, in this order while there is time.
 * @type {DeepSubject[]}
 */
export const deepSubjects = [
  {
    name: 'audits',
    project: 'unit-deep',
    folders: ['scripts/steps'],
    files: ['scripts/audit.'],
  },
  {
    name: 'outbox-stories',
    project: 'device-deep',
    folders: ['src/sync/drain', 'src/data/outbox', 'src/data/intents'],
    files: ['src/sync/drain/outbox-fuzz'],
  },
  {
    name: 'sandbox',
    project: 'integration-deep',
    folders: ['server/judge/sandbox'],
    files: ['server/judge/sandbox/'],
  },
  {
    name: 'judging',
    project: 'integration-deep',
    folders: ['server/judge'],
    files: [
      ...['close', 'feedback-removal', 'interactive', 'judge', 'repeats'].map(
        (name) => `server/judge/${name}.`,
      ),
      'server/judge/languages/',
      'tests/integration/judging/',
    ],
  },
  {
    name: 'content',
    project: 'integration-deep',
    folders: ['content', 'server/modules/content'],
    files: ['server/modules/content/'],
  },
  {
    name: 'starts-and-kills',
    project: 'integration-deep',
    folders: ['server/platform/database', 'server/platform/migrations', 'server/platform/embedded-postgres'],
    files: ['tests/integration/starting/'],
  },
  {
    name: 'machines',
    project: 'integration-deep',
    folders: ['server/platform/http', 'server/platform/database'],
    files: ['tests/integration/machines/', 'tests/integration/metrics.'],
  },
  {
    name: 'repeated-requests',
    project: 'integration-deep',
    folders: ['server/platform/http', 'server/modules/practice', 'server/modules/outbox'],
    files: ['idempotency', 'practice', 'problem-history'].map((name) => `tests/integration/${name}.`),
  },
  {
    name: 'hostile-clients',
    project: 'integration-deep',
    folders: ['server/platform/http', 'server/modules/problems', 'contract/calls', 'contract/entities'],
    files: ['tests/integration/hostile', 'tests/integration/abuse/'],
  },
  {
    name: 'contest-crowds',
    project: 'integration-deep',
    folders: ['contract/rules/contest', 'server/modules/leaderboard', 'server/modules/contests'],
    files: ['tests/integration/contests/'],
  },
  {
    name: 'class-load',
    project: 'integration-deep',
    folders: ['src/sync/drain', 'src/sync/drafts', 'server/modules/class-work', 'bench/classroom'],
    files: ['tests/integration/classes/'],
  },
  {
    name: 'runtimes',
    project: 'e2e-deep',
    folders: ['wasm', 'tests/conformance/runtimes'],
    files: ['tests/e2e/run-client/', 'tests/e2e/offline/soak'],
  },
  {
    name: 'solving',
    project: 'e2e-deep',
    folders: [
      'src/features/solve',
      'src/features/help',
      'src/features/lists',
      'src/data/drafts',
      'src/data/own-lists',
    ],
    files: ['tests/e2e/solve/', 'tests/e2e/help/', 'tests/e2e/lists/'],
  },
  {
    name: 'contest-stories',
    project: 'e2e-deep',
    folders: ['src/features/contests', 'src/data/contest-run', 'src/data/packs', 'src/sync/contest-run'],
    files: ['tests/e2e/contests/'],
  },
  {
    name: 'offline-work',
    project: 'e2e-deep',
    folders: [
      'src/sync/drain',
      'src/sync/session',
      'src/auth',
      'src/data/outbox',
      'src/data/work-file',
      'sw',
    ],
    files: ['chaos-outbox', 'offline-use', 'plain-http', 'server-trouble', 'switch-users'].map(
      (name) => `tests/e2e/offline/${name}.`,
    ),
  },
  {
    name: 'classroom',
    project: 'e2e-deep',
    folders: ['server/platform/lan', 'src/features/join', 'src/sync/join'],
    files: ['tests/e2e/offline/classroom.'],
  },
  {
    name: 'class-stories',
    project: 'e2e-deep',
    folders: ['src/features/classes', 'src/data/shared-device', 'src/data/classes', 'src/data/assignments'],
    files: ['tests/e2e/classes/'],
  },
  {
    name: 'delivery',
    project: 'e2e-deep',
    folders: ['sw', 'server/modules/pages'],
    files: ['tests/e2e/delivery/'],
  },
  {
    name: 'looks',
    project: 'e2e-deep',
    folders: ['src/ui', 'src/styles', 'src/features/shell', 'tools/tour'],
    files: ['accessible', 'pages', 'report', 'report-place', 'scenes-contests', 'scenes-work'].map(
      (name) => `tests/e2e/pages/${name}.`,
    ),
  },
  {
    name: 'authoring',
    project: 'e2e-deep',
    folders: ['contract/package', 'src/features/contest-wizard', 'src/features/problem-wizard', 'src/wizard'],
    files: ['tests/e2e/authoring/'],
  },
  {
    name: 'browsing',
    project: 'e2e-deep',
    folders: [
      'src/routes',
      ...['explore', 'search', 'member-home'].map((name) => `src/features/${name}`),
      'src/parts',
    ],
    files: ['tests/e2e/browse/', 'tests/e2e/home/'],
  },
  {
    name: 'first-visits',
    project: 'e2e-deep',
    folders: ['src/first-screen', 'server/modules/pages'],
    files: ['tests/e2e/pages/cut-start', 'tests/e2e/first-visit/'],
  },
  {
    name: 'full-devices',
    project: 'firefox-deep',
    folders: ['src/data/storage', 'src/data/drafts'],
    files: ['tests/firefox/'],
  },
  {
    name: 'languages',
    project: 'e2e-deep',
    folders: ['src/translations'],
    files: ['tests/e2e/language/'],
  },
  {
    name: 'accounts',
    project: 'e2e-deep',
    folders: ['src/auth', 'src/data/device-work', 'src/sync/session', 'src/features/admin'],
    files: ['tests/e2e/account/', 'tests/e2e/admin/'],
  },
];
