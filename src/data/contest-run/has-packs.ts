import type { AccountKey } from '../account/account';
import { appDb } from '../db/app-db';

export async function hasPacks(account: AccountKey): Promise<boolean> {
  return (
    (await appDb.contestPacks
      .where('[account+contestSlug]')
      .between([account, ''], [account, '\uffff'])
      .count()) > 0
  );
}
