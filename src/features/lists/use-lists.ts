import { useLiveQuery } from 'dexie-react-hooks';
import { useSnapshot } from 'valtio';
import { accountKey, session } from '../../auth/session';
import type { AccountKey } from '../../data/account/account';
import { ListLimitError } from '../../data/own-lists/list-limit-error';
import { type OwnList, readOwnLists } from '../../data/own-lists/lists';
import { StorageFullError } from '../../data/storage/storage-full';
import { showToast } from '../../ui/toast';
import { messages } from './messages';

/** The account whose rows this page shows. */
export function useAccount(): AccountKey {
  useSnapshot(session);
  return accountKey();
}

/** undefined: not read yet. */
export function useOwnLists(): OwnList[] | undefined {
  const account = useAccount();
  return useLiveQuery(() => readOwnLists(account), [account]);
}

/** Runs a change on this device; a failure is shown as a message. Resolves with whether it succeeded. */
export async function change(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    void showToast(textOf(error), { tone: 'alert', id: 'lists' });
    return false;
  }
}

function textOf(error: unknown): string {
  if (error instanceof ListLimitError) return messages.full[error.of];
  if (error instanceof StorageFullError) return error.message;
  console.error('A change of a list could not be saved', error);
  return messages.notSaved;
}
