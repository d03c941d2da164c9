import type { Context } from '../../platform/context';
import type { Api } from '../../platform/http/api';
import { findManagedContest } from '../contests/public';
import { readReport, readSimilarCode } from './read-report';
import { beginCheck, runCheck } from './run-check';

/** For those who may read the submissions; the jury starts checks (decision 083). */
export function similarityRoutes({ on }: Api, { config, log }: Context): void {
  /** One check at a time, because each needs a whole processor. */
  let last: Promise<unknown> = Promise.resolve();

  on('contestSimilarity', async ({ db, params, caller }) =>
    readReport(db, await findManagedContest(db, params.slug, caller.uid, 'read')),
  );

  on(
    'contestCheckSimilarity',
    async ({ db, body, caller }) => {
      const contest = await findManagedContest(db, body.contestSlug, caller.uid, 'judge');
      const runID = await beginCheck(db, contest.pk, caller.uid);
      if (runID !== undefined) {
        last = runCheck(db, contest.pk, runID, last).catch((error) =>
          log.warn({ err: error }, 'a check for similar submissions failed'),
        );
      }
      return await readReport(db, contest);
    },
    { limit: { perMinute: config.limits.create, by: ({ caller }) => ['similarity', caller.uid] } },
  );

  on('contestSimilarCode', ({ db, body, caller }) => readSimilarCode(db, body, caller.uid));
}
