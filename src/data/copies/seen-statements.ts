/** The statement version the user last worked with, to show what changed since. */
import Dexie from 'dexie';
import type { AccountKey } from '../account/account';
import { appDb } from '../db/app-db';
import type { SeenStatementRow } from '../db/app-rows';

const keptMax = 200;
/** Statements with megabytes of samples are not stored twice. */
const charactersMax = 64_000;

async function hasDraft(account: AccountKey, problemID: string): Promise<boolean> {
  const range = [
    [account, problemID],
    [account, problemID, Dexie.maxKey],
  ] as const;
  const drafts = appDb.drafts.where('[account+problemID+language+contestSlug]').between(...range);
  return (await drafts.count()) > 0;
}

/**
 * Returns the statement of an existing draft if a later version changed it; otherwise stores `text`. Within a version
 * only labels of the app can differ, which earlier builds stored in the language of the interface.
 */
export async function openStatement(
  account: AccountKey,
  problemID: string,
  version: number,
  text: string,
): Promise<SeenStatementRow | undefined> {
  const seen = await appDb.seenStatements.get(problemID);
  if (seen && seen.version !== version && seen.text !== text && (await hasDraft(account, problemID)))
    return seen;
  if (seen?.text !== text) await noteStatement(problemID, version, text);
  return undefined;
}

export async function noteStatement(
  problemID: string,
  version: number,
  text: string,
  now = Date.now(),
): Promise<void> {
  await appDb.transaction('rw', appDb.seenStatements, async () => {
    if (text.length > charactersMax) return appDb.seenStatements.delete(problemID);
    await appDb.seenStatements.put({ problemID, version, text, seenAt: now });
    const tooMany = (await appDb.seenStatements.count()) - keptMax;
    if (tooMany <= 0) return;
    const oldest = await appDb.seenStatements.orderBy('seenAt').limit(tooMany).primaryKeys();
    await appDb.seenStatements.bulkDelete(oldest);
  });
}
