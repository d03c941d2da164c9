import { sql } from 'kysely';
import type { Database } from '../../platform/database/open';
import { Refusal } from '../../platform/http/refusal';

/** Serialises the account's writes, and reserves `count` revisions. Returns the first one. */
export async function takeRevisions(transaction: Database, uid: string, count: number): Promise<number> {
  const person = await transaction
    .selectFrom('users')
    .select('uid')
    .where('uid', '=', uid)
    .forKeyShare()
    .executeTakeFirst();
  if (!person) throw new Refusal('USER_NOT_FOUND');
  const { newest } = await transaction
    .insertInto('own_list_revisions')
    .values({ uid, newest: count })
    .onConflict((conflict) =>
      conflict.column('uid').doUpdateSet({ newest: sql`own_list_revisions.newest + ${count}` }),
    )
    .returning('newest')
    .executeTakeFirstOrThrow();
  return newest - count + 1;
}
