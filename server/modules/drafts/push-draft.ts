import { sql } from 'kysely';
import type { DraftPush, DraftReceipt } from '../../../contract/entities/draft';
import { draftLimits } from '../../../contract/limits';
import { judgePush } from '../../../contract/rules/draft-push';
import type { Database } from '../../platform/database/open';
import { Refusal } from '../../platform/http/refusal';

/** Remembered deletions. A device that connects later keeps its copy. */
const rememberedDeletionsMax = 200;

/** Refused if another text was stored since `base`. Part of the caller's transaction. */
export async function pushDraft(
  transaction: Database,
  uid: string,
  { problemID, language, contestSlug, code, base, device, savedAt }: DraftPush,
): Promise<DraftReceipt> {
  if (code !== null && Buffer.byteLength(code) > draftLimits.codeBytesMax)
    throw new Refusal('DRAFT_TOO_LONG');
  const revision = await nextRevision(transaction, uid);
  const newest = await transaction
    .selectFrom('drafts')
    .select(['revision', 'code'])
    .where('uid', '=', uid)
    .where('problem_id', '=', problemID)
    .where('language', '=', language)
    .where('contest_slug', '=', contestSlug)
    .executeTakeFirst();
  const judged = judgePush(newest, { base, code });
  if (judged === 'changed') throw new Refusal('DRAFT_CHANGED');
  if (newest && judged === 'same') return { revision: newest.revision };
  const row = { code, revision, device, saved_at: new Date(savedAt) };
  await transaction
    .insertInto('drafts')
    .values({ uid, problem_id: problemID, language, contest_slug: contestSlug, ...row })
    .onConflict((conflict) =>
      conflict
        .columns(['uid', 'problem_id', 'language', 'contest_slug'])
        .doUpdateSet({ ...row, received_time: sql`now()` }),
    )
    .execute();
  if (code === null) await forgetOldestGone(transaction, uid);
  else await checkRoom(transaction, uid);
  return { revision };
}

/** Serialises draft writes of the account. */
async function nextRevision(transaction: Database, uid: string): Promise<number> {
  const person = await transaction
    .selectFrom('users')
    .select('uid')
    .where('uid', '=', uid)
    .forKeyShare()
    .executeTakeFirst();
  if (!person) throw new Refusal('USER_NOT_FOUND');
  const { newest } = await transaction
    .insertInto('draft_revisions')
    .values({ uid, newest: 1 })
    .onConflict((conflict) => conflict.column('uid').doUpdateSet({ newest: sql`draft_revisions.newest + 1` }))
    .returning('newest')
    .executeTakeFirstOrThrow();
  return newest;
}

async function checkRoom(transaction: Database, uid: string): Promise<void> {
  const { count, bytes } = await transaction
    .selectFrom('drafts')
    .where('uid', '=', uid)
    .where('code', 'is not', null)
    .select([
      sql<number>`count(*)::int`.as('count'),
      sql<number>`coalesce(sum(octet_length(code)), 0)::int`.as('bytes'),
    ])
    .executeTakeFirstOrThrow();
  if (count > draftLimits.draftsMax || bytes > draftLimits.allBytesMax) throw new Refusal('DRAFTS_FULL');
}

async function forgetOldestGone(transaction: Database, uid: string): Promise<void> {
  await sql`delete from drafts where uid = ${uid} and code is null and revision <= (
      select revision from drafts where uid = ${uid} and code is null
        order by revision desc offset ${rememberedDeletionsMax} limit 1)`.execute(transaction);
}
