import type { Context } from '../../platform/context';
import type { Api } from '../../platform/http/api';
import { createProblem } from './create-problem';
import { readDetail } from './detail';
import { readPage } from './list-page';

const createBodyLimitBytes = 128 * 1024 * 1024;

export function problemRoutes({ on }: Api, { config }: Context): void {
  on('problemList', ({ db, body, caller }) => readPage(db, body, caller?.uid));

  on('problemGet', ({ db, body, caller }) => readDetail(db, body, caller?.uid));

  on('problemCreate', ({ db, body, caller }) => createProblem(db, body, caller.uid), {
    bodyLimitBytes: createBodyLimitBytes,
    limit: { perMinute: config.limits.create, by: ({ caller }) => ['create', caller.uid] },
  });
}
