import type { Context } from '../../platform/context';
import type { Api } from '../../platform/http/api';
import { largestBodyBytes } from '../../platform/http/largest-body';
import { requireJury } from '../jury/public';
import { findAuthored } from '../problem-members/public';
import { changeProblem, deleteProblem, requireNewest } from './change-problem';
import { createProblem, readIdAvailability, requireChecker, requirePerson } from './create-problem';
import { readDetail } from './detail';
import { exportProblem } from './export-problem';
import { listVersions, readVersion } from './history/read-versions';
import { readNewestContent } from './history/record-version';
import { readRestored, readVersionProblem, restoreVersion } from './history/restore-version';
import { readPage } from './list-page';
import { listOwnProblems } from './own/list-own-problems';
import { requireValidTests } from './problem-tools';
import { requireTemplates } from './require-templates';
import { readStatistics } from './statistics';

export function problemRoutes({ on }: Api, context: Context): void {
  const { config, settings, readFile } = context;
  on('problemList', ({ db, body, caller }) => readPage(db, body, caller?.uid));

  on('problemGet', ({ db, body, caller }) => readDetail(db, body, caller?.uid, readFile));

  on('problemStatistics', ({ db, params, caller }) => readStatistics(db, params.problemID, caller?.uid));

  on('problemsOwn', ({ db, query, caller }) => listOwnProblems(db, caller, query));

  on('problemVersions', ({ db, params, caller }) => listVersions(db, params.problemID, caller.uid));

  on('problemVersionGet', ({ db, body, caller }) =>
    readVersion(db, body, caller.uid, (pk) => readNewestContent(db, pk)),
  );

  on(
    'problemRestore',
    ({ db, body, caller }) => restoreVersion(db, body, caller.uid, settings.values.storageEachMb, readFile),
    {
      // As before each publication.
      prepare: async (call) => {
        const problem = await readRestored(call.db, call.body, call.caller.uid, readFile);
        requireTemplates(problem);
        await requireValidTests(problem, context, call);
        await requireJury(problem, context, call);
      },
      limit: { perMinute: config.limits.create, by: ({ caller }) => ['create', caller.uid] },
    },
  );

  on('problemExport', async ({ db, body: { problemID, version }, caller }) => {
    if (version === undefined) return await exportProblem(db, problemID, caller.uid, readFile);
    const { pk } = await findAuthored(db, problemID, caller.uid, 'author');
    return { problem: await readVersionProblem(db, pk, version, readFile), version };
  });

  on('problemIdAvailable', ({ db, query }) => readIdAvailability(db, query.id), {
    limit: { perMinute: config.limits.availability, by: ({ address }) => ['availability', address] },
  });

  on(
    'problemUpdate',
    ({ db, body, caller }) => changeProblem(db, body, caller.uid, settings.values.storageEachMb),
    {
      prepare: async (call) => {
        requireTemplates(call.body.problem, 'problem.');
        await requireNewest(call.db, call.body, call.caller.uid);
        await requireChecker(call.body.problem, context, call);
        await requireValidTests(call.body.problem, context, call, 'problem.testCases');
        await requireJury(call.body.problem, context, call);
      },
      bodyLimitBytes: largestBodyBytes,
      limit: { perMinute: config.limits.create, by: ({ caller }) => ['create', caller.uid] },
    },
  );

  on('problemDelete', ({ db, body, caller }) => deleteProblem(db, body.problemID, caller.uid));

  on(
    'problemCreate',
    ({ db, body, caller }) => createProblem(db, body, caller.uid, settings.values.storageEachMb),
    {
      prepare: async (call) => {
        await requirePerson(call.db, call.caller.uid);
        requireTemplates(call.body);
        await requireChecker(call.body, context, call);
        await requireValidTests(call.body, context, call);
        await requireJury(call.body, context, call);
      },
      bodyLimitBytes: largestBodyBytes,
      limit: { perMinute: config.limits.create, by: ({ caller }) => ['create', caller.uid] },
    },
  );
}
