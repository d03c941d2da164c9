import { sql } from 'kysely';
import { accountLimits } from '../../../contract/account-limits';
import type { Database } from '../../platform/database/open';
import { Refusal } from '../../platform/http/refusal';

/** Of one person, for contests and classes together. @throws Refusal ACCOUNTS_FULL */
export async function requireAccountQuota(
  transaction: Database,
  caller: string,
  count: number,
): Promise<void> {
  if (count === 0) return;
  const { rows } = await sql<{ made: number }>`
    select (select count(*) from managed_accounts
        where created_by = ${caller} and created_at > now() - interval '1 day')
      + (select count(*) from class_accounts
        where created_by = ${caller} and created_at > now() - interval '1 day') as made`.execute(transaction);
  if (Number(rows[0]?.made) + count > accountLimits.perDayMax) throw new Refusal('ACCOUNTS_FULL');
}
