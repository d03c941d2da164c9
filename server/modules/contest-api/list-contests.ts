import type { Call } from '../../platform/http/call';
import { withExtraTimes } from '../contest-clock/public';
import { findContest } from '../contests/public';
import { type ApiObject, contestObject } from './objects';
import { hashKey } from './view';

const contestsMax = 200;

/** Public contests, the caller's own, and the one that the password belongs to; newest first. */
export async function listContests({
  db,
  caller,
  credentials,
}: Pick<Call<'ccsContests'>, 'db' | 'caller' | 'credentials'>): Promise<ApiObject[]> {
  const rows = await db
    .selectFrom('contests')
    .select('slug')
    .where('deleted_at', 'is', null)
    .where((is) =>
      is.or([
        is('public', '=', true),
        ...(caller ? [is('creator', '=', caller.uid)] : []),
        ...(credentials ? [is('api_key_hash', '=', hashKey(credentials.password))] : []),
      ]),
    )
    .orderBy('start_time', 'desc')
    .orderBy('pk')
    .limit(contestsMax)
    .execute();
  return await Promise.all(
    rows.map(async ({ slug }) =>
      contestObject({ contest: await withExtraTimes(db, await findContest(db, slug)) }),
    ),
  );
}
