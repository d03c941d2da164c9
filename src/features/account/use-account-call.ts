import { useState } from 'react';
import type { AuthOutcome } from '../../auth/email-account';
import { showToast } from '../../ui/toast';

type Account = typeof import('../../sync/account');

/** What was handed in signed out, and not yet sent, goes out under the account from now on. */
export const adoptedText = (count: number): string =>
  count === 1
    ? 'A submission that waited on this device is yours now.'
    : `${count} submissions that waited on this device are yours now.`;

/** Runs one call of the account, once at a time; what goes wrong is said in a toast (LOGIN-12). */
export function useAccountCall() {
  const [busy, setBusy] = useState(false);

  async function run(enter: (account: Account) => Promise<AuthOutcome>): Promise<AuthOutcome | null> {
    if (busy) return null;
    setBusy(true);
    try {
      const outcome = await enter(await import('../../sync/account'));
      if (!outcome.ok) {
        void showToast(outcome.message, { tone: 'alert', id: 'account' });
      } else if (outcome.adopted > 0) {
        void showToast(adoptedText(outcome.adopted), { tone: 'safe' });
      }
      return outcome;
    } finally {
      setBusy(false);
    }
  }

  return { busy, run };
}
