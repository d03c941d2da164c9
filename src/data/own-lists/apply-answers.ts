import type { AccountKey } from '../account/account';
import { appDb } from '../db/app-db';
import { applyOwnListRows } from './apply-rows';
import { ownListTables } from './own-list-tables';
import { readPullPlace, setPullPlace } from './pull-places';

/**
 * Merges the server's answers to sent changes. Apart from the outbox, because the service worker, which may have sent
 * them, does not need this code.
 */
export function applyAnswers(account: AccountKey): Promise<void> {
  // An async function, otherwise Dexie commits before the first read resolves.
  return appDb.transaction(
    'rw',
    [...ownListTables, appDb.kv],
    async () => await applyWaitingAnswers(account),
  );
}

/**
 * Part of the caller's transaction. The answer to a repeated request is the first one. If a pull was faster, the rows
 * may have changed since, and are read again.
 */
export async function applyWaitingAnswers(account: AccountKey): Promise<void> {
  const rows = [
    ...(await appDb.ownListWrites.where({ account }).toArray()),
    ...(await appDb.noteWrites.where({ account }).toArray()),
  ];
  const answered = rows.flatMap(({ id, answer }) => {
    return answer ? [{ id, answer, newest: Math.max(0, ...answer.map(({ revision }) => revision)) }] : [];
  });
  for (const { id, answer } of answered.sort((a, b) => a.newest - b.newest)) {
    await applyOwnListRows(account, answer, id);
    await appDb.ownListWrites.delete(id);
    await appDb.noteWrites.delete(id);
  }
  const oldest = answered[0]?.newest;
  if (oldest === undefined || oldest >= ((await readPullPlace(account, 'news')) ?? 0)) return;
  const again = (await readPullPlace(account, 'again')) ?? oldest;
  await setPullPlace(account, 'again', Math.min(again, oldest));
}
