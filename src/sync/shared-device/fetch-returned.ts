import { isCurrentAccount } from '../../auth/session';
import type { AccountKey } from '../../data/account/account';
import type { Call } from '../transport/api-client';

/** Takes the work that shared devices have sealed and the server could not process. */
export async function fetchReturned(call: Call, account: AccountKey): Promise<void> {
  for (;;) {
    const answer = await call('sharedReturned', { account });
    if (!answer.ok || !answer.data.piece || !isCurrentAccount(account)) return;
    const { id, work } = answer.data.piece;
    const { takeReturned } = await import('../../data/work-file/take-returned');
    if (!(await takeReturned(account, work))) return;
    const taken = await call('sharedReturnedTaken', { body: { id }, account });
    // A lost answer would return the same piece again, and it is known then.
    if (!taken.ok) return;
  }
}
