import type { Context } from '../../platform/context';
import type { Api } from '../../platform/http/api';
import { planDownload } from './plan';
import { readBatch } from './read-batch';

export function downloadRoutes({ on }: Api, { readFile }: Context): void {
  on('downloadPlan', ({ db, body, caller }) => planDownload(db, body, caller?.uid));

  on('downloadProblems', ({ db, body, caller }) => readBatch(db, body.ids, caller?.uid, readFile));
}
