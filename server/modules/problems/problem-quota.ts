import { sql } from 'kysely';
import type { Database } from '../../platform/database/open';
import { Refusal } from '../../platform/http/refusal';
import { problemRefusals } from './messages';

const bytesPerMb = 1_000_000;
const megabytes = (bytes: number) => `${Math.ceil(bytes / bytesPerMb)} MB`;

/** An arbitrary number. Serialises creations of one account, because each would see the same free space. */
const lockNumber = 728_302;

/**
 * After this transaction's writes.
 * @throws Refusal STORAGE_FULL, with the numbers
 */
export async function requireQuota(transaction: Database, uid: string, quotaMb: number): Promise<void> {
  const used = await readUsed(transaction, uid);
  const quota = quotaMb * bytesPerMb;
  if (used <= quota) return;
  throw new Refusal('STORAGE_FULL', {
    message: problemRefusals.quotaExceeded(megabytes(used), megabytes(quota)),
  });
}

/** Bytes above the quota; negative below it. */
export async function findQuotaExcess(transaction: Database, uid: string, quotaMb: number): Promise<number> {
  return (await readUsed(transaction, uid)) - quotaMb * bytesPerMb;
}

async function readUsed(transaction: Database, uid: string): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select (coalesce((select sum(bytes) from problems where charged_to = ${uid}), 0)
      -- Former test data and images, of the history and of contests.
      + coalesce((select sum(octet_length(t.input) + octet_length(t.expected)) from test_cases t
        join problems p on p.pk = t.problem_pk
        where p.charged_to = ${uid} and t.data_version <> p.test_data_version), 0)
      + coalesce((select sum(i.size) from problem_images i join problems p on p.pk = i.problem_pk
        where p.charged_to = ${uid} and not exists (select from jsonb_array_elements(p.images) image
          where image ->> 'hash' = i.hash)), 0)
      + coalesce((select sum(h.bytes) from problem_history h join problems p on p.pk = h.problem_pk
        where p.charged_to = ${uid} and h.version <> p.version), 0))::float8 as bytes`.execute(transaction);
  return rows[0]?.bytes ?? 0;
}

/** The accounts that store most, with former versions. Reads all problems. */
export async function readLargestStores(
  db: Database,
  limit: number,
): Promise<{ uid: string; username: string; bytes: number }[]> {
  const { rows } = await sql<{ uid: string; username: string; bytes: number }>`
    select u.uid, u.username, sum(b.bytes)::float8 as bytes from (
        select charged_to, bytes::numeric as bytes from problems
        union all
        select p.charged_to, octet_length(t.input) + octet_length(t.expected) from test_cases t
          join problems p on p.pk = t.problem_pk where t.data_version <> p.test_data_version
        union all
        select p.charged_to, i.size from problem_images i join problems p on p.pk = i.problem_pk
          where not exists (select from jsonb_array_elements(p.images) image where image ->> 'hash' = i.hash)
        union all
        select p.charged_to, h.bytes from problem_history h join problems p on p.pk = h.problem_pk
          where h.version <> p.version
      ) b join users u on u.uid = b.charged_to
      group by u.uid having sum(b.bytes) > 0 order by bytes desc limit ${limit}`.execute(db);
  return rows;
}

/** Before storing the problem. */
export async function lockQuota(transaction: Database, uid: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lockNumber}, hashtext(${uid}))`.execute(transaction);
}
