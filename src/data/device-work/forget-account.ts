import type { AccountKey } from '../account/account';
import { appDb } from '../db/app-db';

export function forgetAccount(account: AccountKey): Promise<void> {
  const { outbox, payloads, kv, tables } = appDb;
  const isTheirs = (row: { account?: AccountKey }) => row.account === account;
  return appDb.transaction('rw', tables, async () => {
    const entries = await outbox.filter(isTheirs).toArray();
    await payloads.bulkDelete(entries.map(({ id }) => id));
    // All tables, also future ones.
    for (const table of tables) await table.filter(isTheirs).delete();
    await kv.filter(({ key }) => key.endsWith(`/${account}`) || key.includes(`/${account}/`)).delete();
  });
}
