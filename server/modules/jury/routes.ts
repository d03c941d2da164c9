import { isFinal } from '../../../contract/rules/judging/submission-status';
import type { Context } from '../../platform/context';
import { waitForChange } from '../../platform/database/wait-for-change';
import type { Api } from '../../platform/http/api';
import { largestBodyBytes } from '../../platform/http/largest-body';
import { Refusal } from '../../platform/http/refusal';
import { runChannel } from '../../platform/queue';
import { findAuthored } from '../problem-members/public';
import { readCheck, readRuns } from './read-jury';
import { requestJury } from './request-jury';
import { readStoredResults } from './save-jury';

export function juryRoutes({ on }: Api, { db, notifications, queue, config, settings }: Context): void {
  on(
    'juryCheck',
    async ({ body: { solutions, ...data }, caller: { uid } }) => {
      const waitingMax = settings.values.queueMax;
      const { checkID, runIDs } = await requestJury(db, queue, {
        uid,
        data,
        solutions,
        waitingMax,
        isAgain: true,
      });
      const known = new Map((await readRuns(db, checkID)).map((run) => [run.runID, run]));
      return {
        checkID,
        runs: runIDs.map((runID) => known.get(runID) ?? { runID, status: 'queued' as const }),
      };
    },
    {
      bodyLimitBytes: largestBodyBytes,
      limit: { perMinute: config.limits.run, by: ({ caller }) => ['run', caller.uid] },
    },
  );

  on(
    'juryCheckState',
    async ({ params: { checkID }, query, caller: { uid }, endings }) => {
      const read = () => readCheck(db, checkID, uid);
      const before = await read();
      const open = new Set(before?.runs.flatMap(({ runID, status }) => (isFinal(status) ? [] : [runID])));
      const check = await waitForChange(
        notifications,
        {
          channel: runChannel,
          isAbout: (payload) => open.has(payload),
          read,
          // One finished run is worth an answer.
          isOver: ({ runs }) =>
            open.size === 0 || runs.some(({ runID, status }) => open.has(runID) && isFinal(status)),
        },
        { seconds: query.wait ?? 0, endings },
      );
      if (!check) throw new Refusal('RUN_NOT_FOUND');
      return check;
    },
    { waits: true },
  );

  on('juryResults', async ({ db: read, params: { problemID }, caller: { uid } }) => {
    const { pk, version } = await findAuthored(read, problemID, uid, 'tester');
    return { version, results: await readStoredResults(read, pk) };
  });
}
