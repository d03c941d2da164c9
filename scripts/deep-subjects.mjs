/** @import { DeepSubject } from './steps/deep-lane.mjs' */

/**
 * The subjects of the deep lane. Each deep test file belongs to one of them. `--changed-since` runs the subjects
 * whose folders commits since then touch, in this order while there is time.
 * @type {DeepSubject[]}
 */
export const deepSubjects = [
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
      ...['checkers', 'sample-runs', 'submissions'].map((name) => `tests/integration/${name}.`),
      'server/judge/languages/',
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
    files: ['chaos', 'embedded-postgres', 'start', 'upgrade'].map((name) => `tests/integration/${name}.`),
  },
  {
    name: 'hostile-clients',
    project: 'integration-deep',
    folders: ['server/platform/http', 'server/modules/problems'],
    files: ['tests/integration/hostile'],
  },
  {
    name: 'runtimes',
    project: 'e2e-deep',
    folders: ['wasm', 'tests/conformance/runtimes'],
    files: ['tests/e2e/run-client/', 'tests/e2e/run-client.', 'tests/e2e/cpp-offline', 'tests/e2e/soak'],
  },
  {
    name: 'typing-and-kills',
    project: 'e2e-deep',
    folders: ['src/features/solve', 'src/data/drafts'],
    files: [
      'typing',
      'kill-while-typing',
      'hurry',
      'drafts',
      'solve-edges',
      'completion',
      'after-verdict',
      'judge-run',
      'judge-run-offline',
      'main-job',
      'quiz',
      'solve-runs',
    ].map((name) => `tests/e2e/${name}.`),
  },
  {
    name: 'contest-crowds',
    project: 'integration-deep',
    folders: ['contract/rules/contest', 'server/modules/leaderboard', 'server/modules/contests'],
    files: ['contest-absences', 'contest-feed-board', 'crowd', 'leaderboard-crowd'].map(
      (name) => `tests/integration/${name}.`,
    ),
  },
  {
    name: 'contest-stories',
    project: 'e2e-deep',
    folders: ['src/features/contests', 'src/data/contest-run', 'src/data/packs', 'src/sync/contest-run'],
    files: [
      ...['copies', 'crowd', 'pack', 'proctor', 'story', 'timer'].map((name) => `tests/e2e/contest-${name}.`),
      'tests/e2e/virtual-run.',
    ],
  },
  {
    name: 'outbox-kills',
    project: 'e2e-deep',
    folders: ['src/sync/drain', 'src/data/outbox', 'src/data/work-file', 'sw'],
    files: ['tests/e2e/chaos-outbox', 'tests/e2e/offline-use', 'tests/e2e/server-trouble'],
  },
  {
    name: 'delivery',
    project: 'e2e-deep',
    folders: ['sw', 'server/modules/pages'],
    files: ['tests/e2e/delivery/', 'tests/e2e/update'],
  },
  {
    name: 'looks',
    project: 'e2e-deep',
    folders: ['src/ui', 'src/styles', 'src/features/shell', 'tools/tour'],
    files: ['accessible', 'pages', 'scenes-contests', 'scenes-work', 'report-place'].map(
      (name) => `tests/e2e/${name}.`,
    ),
  },
  {
    name: 'organisers',
    project: 'e2e-deep',
    folders: [
      'src/features/contests/manage',
      'src/features/contest-wizard',
      'server/modules/contests/manage',
    ],
    files: ['changes', 'corrections', 'images', 'manage', 'wizard-choices', 'wizard-offline'].map(
      (name) => `tests/e2e/contest-${name}.`,
    ),
  },
  {
    name: 'packages',
    project: 'e2e-deep',
    folders: ['contract/package', 'src/features/problem-wizard'],
    files: ['check', 'changes', 'packages', 'wizard-answered', 'wizard-toasts'].map(
      (name) => `tests/e2e/problem-${name}.`,
    ),
  },
  {
    name: 'ways-and-links',
    project: 'e2e-deep',
    folders: ['src/routes', 'src/features/search', 'src/parts'],
    files: ['explore', 'from-links', 'problem-addresses', 'search', 'search-pages'].map(
      (name) => `tests/e2e/${name}.`,
    ),
  },
  {
    name: 'first-visits',
    project: 'e2e-deep',
    folders: ['src/first-screen', 'server/modules/pages'],
    files: ['tests/e2e/cut-start.', 'tests/e2e/first-visit/'],
  },
  {
    name: 'accounts',
    project: 'e2e-deep',
    folders: ['src/auth', 'src/data/device-work', 'src/sync/session'],
    files: ['tests/e2e/account/'],
  },
];
