import { BaseSequencer } from 'vitest/node';

/** @import { TestSpecification } from 'vitest/node' */

/**
 * The slowest files in start order. Starting one late would leave the other workers idle. CPU-bound files
 * alternate with waiting ones, so that no three of them start together.
 */
export const longest = [
  'sync/drain/outbox-fuzz.test.ts',
  'run-client/cpp.test.ts',
  'pages/pages.test.ts',
  'solve/main-job.test.ts',
  'contests/run.test.ts',
  'browse/screens.test.ts',
  'authoring/contest-wizard-times.test.ts',
  'browse/search.test.ts',
  'account/sign-up.test.ts',
  'contests/registration.test.ts',
  'pages/report.test.ts',
  'account/login.test.ts',
  'authoring/problem-wizard-programmed.test.ts',
  'contests/manage.test.ts',
  'authorization/authorization.integration.test.ts',
  'content/content.integration.test.ts',
  'judging/judging.integration.test.ts',
  'abuse/abuse.integration.test.ts',
  'judging/jury-solutions.integration.test.ts',
  'judging/rejudge.integration.test.ts',
  'judge/judge.integration.test.ts',
  'starting/start.integration.test.ts',
  'idempotency.integration.test.ts',
  'judging/sample-runs.integration.test.ts',
  'judging/queue.integration.test.ts',
  'judge/interactive.integration.test.ts',
  'judging/submissions.integration.test.ts',
  'content/content.deep.integration.test.ts',
  'abuse-tests/programs.deep.integration.test.ts',
  'abuse-tests/sources.deep.integration.test.ts',
];

/** @param {TestSpecification} file */
function place({ moduleId }) {
  const index = longest.findIndex((ending) => moduleId.endsWith(`/${ending}`));
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
