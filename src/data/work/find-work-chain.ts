import type { WorkLink } from '../../../contract/entities/work-link';
import type { AccountKey } from '../account/account';
import { appDb } from '../db/app-db';
import { assignedKey } from './assigned-problems';
import type { NewWork, WorkMoment } from './new-work';

/**
 * For a problem of an assignment: adds work to this device's chain, within the transaction that writes it. Few
 * accounts have assignments; the others skip the code.
 */
export async function findWorkChain(
  account: AccountKey,
  problemID: string,
  at: WorkMoment | undefined,
): Promise<((what: NewWork) => Promise<WorkLink>) | undefined> {
  const assigned = (await appDb.kv.get(assignedKey(account)))?.value as string[] | undefined;
  if (!at || !assigned?.includes(problemID)) return undefined;
  try {
    const { addWorkLink } = await import('../assignments/work-chain');
    return (what) => addWorkLink(account, what, at);
  } catch (error) {
    console.warn('The work is sent without its place in the chain', error);
    return undefined;
  }
}
