import { type AccountKey, deviceAccount } from './account';
import { appDb } from './app-db';
import { applyAdoption } from './outbox-effects';

/**
 * Gives what was handed in signed out to the account that signs in, and says how many entries that were. An entry that was tried
 * stays: the server may have it already, without a name. Drafts stay with the device.
 */
export function adoptDeviceWork(account: AccountKey): Promise<number> {
  return appDb.transaction('rw', appDb.outbox, appDb.submissions, async () => {
    const untried = await appDb.outbox
      .where('[account+open]')
      .equals([deviceAccount, 1])
      .and((row) => row.attempts === 0)
      .toArray();
    await appDb.outbox.bulkUpdate(
      untried.map(({ seq, stream }) => ({
        key: seq,
        changes: {
          account,
          stream: account + stream.slice(deviceAccount.length),
          // What waited for a sign-in has one now.
          state: 'queued' as const,
          nextAt: 0,
          error: undefined,
        },
      })),
    );
    await applyAdoption(untried, account);
    return untried.length;
  });
}
