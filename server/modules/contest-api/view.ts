import { createHash, timingSafeEqual } from 'node:crypto';
import type { Call } from '../../platform/http/call';
import { Refusal } from '../../platform/http/refusal';
import { type ContestRow, canReadContest, findContest, findRole } from '../contests/public';

/** organiser: everything · public: what a signed-out visitor of the leaderboard may see. */
export type View = 'organiser' | 'public';

type Asked = Pick<Call<'ccsContest'>, 'db' | 'caller' | 'credentials'>;

export const hashKey = (key: string) => createHash('sha256').update(key).digest('hex');

/**
 * @param name slug, or the id of a contest whose slug is too long for the API
 * @throws Refusal UNAUTHENTICATED if the password is wrong, CONTEST_NOT_FOUND, NOT_REGISTERED
 */
export async function openView(
  { db, caller, credentials }: Asked,
  name: string,
): Promise<{ contest: ContestRow; view: View }> {
  const named = await db.selectFrom('contests').select('slug').where('pk', '=', name).executeTakeFirst();
  const contest = await findContest(db, named?.slug ?? name);
  if (credentials) {
    if (!isKey(contest.api_key_hash, credentials.password)) throw new Refusal('UNAUTHENTICATED');
    return { contest, view: 'organiser' };
  }
  if (await findRole(db, contest, caller?.uid)) return { contest, view: 'organiser' };
  if (!(await canReadContest(db, contest, null))) throw new Refusal('NOT_REGISTERED');
  return { contest, view: 'public' };
}

/** Undefined: the caller may not read the contest. */
export async function findView(asked: Asked, name: string): Promise<View | undefined> {
  try {
    return (await openView(asked, name)).view;
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

function isKey(hash: string | null, password: string): boolean {
  return hash !== null && timingSafeEqual(Buffer.from(hash), Buffer.from(hashKey(password)));
}
