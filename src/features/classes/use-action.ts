import { useState } from 'react';
import type { Decision } from '../../sync/classes/manage-class';
import { showToast } from '../../ui/toast';

/** Runs one change at a time; a failure is shown as a message. */
export function useAction() {
  const [isBusy, setBusy] = useState(false);
  const run = async <T extends Decision>(change: () => Promise<T>, done?: string): Promise<T> => {
    setBusy(true);
    const result = await change();
    setBusy(false);
    if (!result.ok) void showToast(result.message, { tone: 'alert', id: 'class' });
    else if (done !== undefined) void showToast(done, { tone: 'safe', id: 'class' });
    return result;
  };
  return { isBusy, run };
}
