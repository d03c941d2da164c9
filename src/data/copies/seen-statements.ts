/** The statement somebody last worked by, so that one that was changed meanwhile can be told of, with the difference. */
import Dexie from 'dexie';
import type { AccountKey } from '../account/account';
import { appDb } from '../db/app-db';
import type { SeenStatementRow } from '../db/app-rows';

/** Of the problems looked at last. */
const keptMax = 200;
/** One with megabytes of samples is not kept twice. */
const charactersMax = 64_000;

async function hasDraft(account: AccountKey, problemID: string): Promise<boolean> {
  const range = [
    [account, problemID],
    [account, problemID, Dexie.maxKey],
  ] as const;
  const drafts = appDb.drafts.where('[account+problemID+language+contestSlug]').between(...range);
  return (await drafts.count()) > 0;
}

/** The statement a draft was begun or gone on with by, if it was another one than `text`; else `text` is the one from now on. */
export async function openStatement(
  account: AccountKey,
  problemID: string,
  version: number,
  text: string,
): Promise<SeenStatementRow | undefined> {
  const seen = await appDb.seenStatements.get(problemID);
  if (seen && seen.text !== text && (await hasDraft(account, problemID))) return seen;
  if (seen?.text !== text) await noteStatement(problemID, version, text);
  return undefined;
}

/** From now on the problem is worked on by this statement. */
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
