import { BaseSequencer } from 'vitest/node';

/** @import { TestSpecification } from 'vitest/node' */

/**
 * The slowest files in start order. Starting one late would leave the other workers idle. CPU-bound files
 * alternate with waiting ones, so that no three of them start together.
 */
const longest = [
  'sync/drain/outbox-fuzz.test.ts',
  'run-client/cpp.test.ts',
  'e2e/pages.test.ts',
  'e2e/contest-manage.test.ts',
  'e2e/update.test.ts',
  'e2e/offline-use.test.ts',
  'e2e/contest-run.test.ts',
  'account/session.test.ts',
  'e2e/main-job.test.ts',
  'content/content.integration.test.ts',
  'content/content.deep.integration.test.ts',
  'problem/import.integration.test.ts',
  'abuse-tests/abuse.integration.test.ts',
  'abuse-tests/programs.deep.integration.test.ts',
  'abuse-tests/sources.deep.integration.test.ts',
  'judge/judge.integration.test.ts',
  'judge/interactive.integration.test.ts',
  'integration/sample-runs.integration.test.ts',
  'integration/start.integration.test.ts',
  'integration/submissions.integration.test.ts',
];

/** @param {TestSpecification} file */
function place({ moduleId }) {
  const index = longest.findIndex((ending) => moduleId.endsWith(ending));
  return index < 0 ? longest.length : index;
}

/** Slow files first; the runner's order for the rest. */
export class LongestFirst extends BaseSequencer {
  /** @override @param {TestSpecification[]} files */
  async sort(files) {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => place(one) - place(other));
  }
}
