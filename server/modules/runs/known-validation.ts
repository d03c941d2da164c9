import { validationKey } from '../../judge/tools/test-trials';
import type { ValidateRequest, ValidateResult } from '../../judge/types';
import type { Database } from '../../platform/database/open';

type Validate = (request: ValidateRequest, uid: string) => Promise<ValidateResult>;

/**
 * Uses the result if this account validated the same tests with the same programs in the last day, as the wizard does
 * just before it publishes. Otherwise validates.
 */
export function validateOnce(db: Database, validate: Validate): Validate {
  return async (request, uid) => (await findResult(db, request, uid)) ?? (await validate(request, uid));
}

async function findResult(
  db: Database,
  request: ValidateRequest,
  uid: string,
): Promise<ValidateResult | undefined> {
  const run = await db
    .selectFrom('code_runs')
    .select('result')
    .where('uid', '=', uid)
    .where('source_hash', '=', validationKey(request))
    .where('jury_check_id', 'is', null)
    .where('status', '=', 'done')
    .orderBy('received_time', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (run?.result?.toolLog) return { type: 'refused', ...run.result.toolLog };
  return run?.result?.invalid && { type: 'done', invalid: run.result.invalid };
}
