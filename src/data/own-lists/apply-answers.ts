import type { AccountKey } from '../account/account';
import { appDb } from '../db/app-db';
import { applyOwnListRows } from './apply-rows';
import { ownListTables } from './own-list-tables';

/**
 * Merges the server's answers to sent changes. Apart from the outbox, because the service worker, which may have sent
 * them, does not need this code.
 */
export function applyAnswers(account: AccountKey): Promise<void> {
  // An async function, otherwise Dexie commits before the first read resolves.
  return appDb.transaction('rw', ownListTables, async () => await applyWaitingAnswers(account));
}

/** Part of the caller's transaction. */
export async function applyWaitingAnswers(account: AccountKey): Promise<void> {
  const rows = [
    ...(await appDb.ownListWrites.where({ account }).toArray()),
    ...(await appDb.noteWrites.where({ account }).toArray()),
  ];
  const answered = rows.flatMap(({ id, answer }) => {
    return answer ? [{ id, answer, newest: Math.max(...answer.map(({ revision }) => revision)) }] : [];
  });
  for (const { id, answer } of answered.sort((a, b) => a.newest - b.newest)) {
    await applyOwnListRows(account, answer, id);
    await appDb.ownListWrites.delete(id);
    await appDb.noteWrites.delete(id);
  }
}
