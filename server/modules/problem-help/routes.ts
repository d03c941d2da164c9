import type { Context } from '../../platform/context';
import type { Api } from '../../platform/http/api';
import { readOpenings, recordOpening } from './openings';

export function problemHelpRoutes({ on }: Api, { config }: Context): void {
  on('helpOpen', ({ db, body, caller }) => recordOpening(db, body, caller.uid), {
    limit: { perMinute: config.limits.draft, by: ({ caller }) => ['help', caller.uid] },
  });

  on('helpOpened', ({ db, params, caller }) => readOpenings(db, params.problemID, caller.uid));
}
