import type { Database } from '../../platform/database/open';
import { grantRole } from './roles';

/** Only the first account of an installation becomes administrator, also if it is deleted later. */
export async function grantToFirstAccount(transaction: Database, uid: string): Promise<boolean> {
  const claimed = await transaction
    .insertInto('first_administrator')
    .defaultValues()
    .onConflict((conflict) => conflict.doNothing())
    .returning('decided_at')
    .executeTakeFirst();
  return claimed !== undefined && (await grantRole(transaction, uid, 'administrator', { source: 'system' }));
}
