/** Which hints and editorials the user has opened, on this device and on others (decision 104). */
import type { HelpPart, OpenedHelp } from '../../../contract/entities/problem/problem-help';
import { type AccountKey, deviceAccount } from '../account/account';
import { appDb } from '../db/app-db';
import { cacheDb } from '../db/cache-db';
import { helpOpen } from '../intents/help-open';
import { SkipWrite, writeIntent } from '../intents/write-intent';
import { withRoom } from '../storage/storage-full';

const copyKey = (account: AccountKey, problemID: string) => `opened-help/${account}/${problemID}`;
/** Signed out: nobody records it. */
const deviceKey = (problemID: string) => copyKey(deviceAccount, problemID);

/**
 * Stores that the user opened a part, once, and enqueues it for the server if signed in. Throws
 * `InvalidPayloadError`, `StorageFullError`.
 */
export async function openHelp(account: AccountKey, problemID: string, part: HelpPart): Promise<void> {
  if (account === deviceAccount) return await noteOnDevice(problemID, part);
  if ((await readOpenedHelp(account, problemID)).has(part)) return;
  await writeIntent(helpOpen, { account }, async (_, createdAt) => {
    const rows = await ownRows(account, problemID);
    // Another tab was faster.
    if (rows.some((row) => row.part === part)) return new SkipWrite(undefined);
    return { payload: { problemID, part, openedTime: new Date(createdAt).toISOString() } };
  });
}

async function noteOnDevice(problemID: string, part: HelpPart): Promise<void> {
  await withRoom(() =>
    appDb.transaction('rw', appDb.kv, async () => {
      const key = deviceKey(problemID);
      const known = ((await appDb.kv.get(key))?.value ?? []) as HelpPart[];
      if (!known.includes(part)) await appDb.kv.put({ key, value: [...known, part] });
    }),
  );
}

const ownRows = (account: AccountKey, problemID: string) =>
  appDb.helpOpens.where('[account+problemID]').equals([account, problemID]).toArray();

export async function readOpenedHelp(account: AccountKey, problemID: string): Promise<ReadonlySet<HelpPart>> {
  if (account === deviceAccount)
    return new Set(((await appDb.kv.get(deviceKey(problemID)))?.value ?? []) as HelpPart[]);
  const [rows, copy] = [
    await ownRows(account, problemID),
    (await cacheDb.kv.get(copyKey(account, problemID)))?.value as HelpPart[] | undefined,
  ];
  return new Set([...rows.map(({ part }) => part), ...(copy ?? [])]);
}

/** From the server: also what other devices of the account opened. */
export async function storeOpenedHelp(
  account: AccountKey,
  problemID: string,
  opened: readonly OpenedHelp[],
): Promise<boolean> {
  const key = copyKey(account, problemID);
  const value = opened.map(({ part }) => part);
  const before = (await cacheDb.kv.get(key))?.value;
  if (JSON.stringify(before) === JSON.stringify(value)) return false;
  await cacheDb.kv.put({ key, value });
  return true;
}
