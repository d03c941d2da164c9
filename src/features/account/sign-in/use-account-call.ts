import { useState } from 'react';
import type { AuthOutcome } from '../../../auth/accounts/email-account';
import { showToast } from '../../../ui/toast';

type Account = typeof import('../../../sync/session/account');

/** Runs one account call at a time; shows errors as a toast (LOGIN-12). */
export function useAccountCall() {
  const [busy, setBusy] = useState(false);

  async function run(enter: (account: Account) => Promise<AuthOutcome>): Promise<AuthOutcome | null> {
    if (busy) return null;
    setBusy(true);
    try {
      const outcome = await enter(await import('../../../sync/session/account'));
      if (!outcome.ok) void showToast(outcome.message, { tone: 'alert', id: 'account' });
      return outcome;
    } finally {
      setBusy(false);
    }
  }

  return { busy, run };
}
