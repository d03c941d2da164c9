/** Contest packs on this device: `sync/fetch-packs` downloads them, `sync/begin-run` opens them. */
import type { PackPart } from '../../../contract/entities/contest/contest-pack';
import type { AccountKey } from '../account/account';
import { appDb } from '../db/app-db';
import type { ContestRow } from '../db/cache-rows';
import type { SealedPack } from '../packs/open-pack';
import { withRoom } from '../storage/storage-full';
import type { ContestPackRow, SealedParts } from './contest-pack-rows';

export type { ContestPackRow };

const placeOf = (account: AccountKey, contestSlug: string): [string, string] => [account, contestSlug];
const tables = [appDb.contestPacks, appDb.contestPackData];

/** Requests a pack; a partial download resumes. */
export async function wantPack(account: AccountKey, contest: ContestRow, now = Date.now()): Promise<void> {
  const { contestSlug } = contest;
  await withRoom(() =>
    appDb.transaction('rw', appDb.contestPacks, async () => {
      const nothing = { version: 0, problemCount: 0, bytesDone: 0, bytesTotal: 0 };
      const fresh: ContestPackRow = {
        account,
        contestSlug,
        contest,
        askedAt: now,
        state: 'wanted',
        ...nothing,
      };
      const { problem: _, ...row } = (await appDb.contestPacks.get(placeOf(account, contestSlug))) ?? fresh;
      await appDb.contestPacks.put({ ...row, contest, state: 'wanted' });
    }),
  );
}

export async function readPack(
  account: AccountKey,
  contestSlug: string,
): Promise<ContestPackRow | undefined> {
  return appDb.contestPacks.get(placeOf(account, contestSlug));
}

export async function listPacks(account: AccountKey): Promise<ContestPackRow[]> {
  const rows = await appDb.contestPacks.filter((row) => row.account === account).toArray();
  return rows.sort((a, b) => b.askedAt - a.askedAt);
}

export async function removePack(account: AccountKey, contestSlug: string): Promise<void> {
  await appDb.transaction('rw', tables, () => deletePack(account, contestSlug));
}

/** Part of the caller's transaction. */
export async function deletePack(account: AccountKey, contestSlug: string): Promise<void> {
  await appDb.contestPacks.delete(placeOf(account, contestSlug));
  await appDb.contestPackData.delete(placeOf(account, contestSlug));
}

export async function nextPart(account: AccountKey, contestSlug: string): Promise<number> {
  return (await appDb.contestPackData.get(placeOf(account, contestSlug)))?.coming?.data.length ?? 0;
}

/** Adds a part; a part of another pack restarts the download. */
function withPart(coming: SealedParts | undefined, told: PackPart): SealedParts {
  const { version, iv, lock, parts, part } = told;
  const isSame = coming?.iv === iv && coming.version === version;
  const before = isSame ? coming.data.slice(0, part) : [];
  return { version, iv, lock, parts, data: before.length === part ? [...before, told.data] : [] };
}

/** gone: the pack was removed meanwhile · more: parts are missing · whole: complete. */
export async function storePart(
  account: AccountKey,
  contestSlug: string,
  told: PackPart,
  now = Date.now(),
): Promise<'gone' | 'more' | 'whole'> {
  const place = placeOf(account, contestSlug);
  return withRoom(() =>
    appDb.transaction('rw', tables, async () => {
      const row = await appDb.contestPacks.get(place);
      if (!row) return 'gone';
      const known = await appDb.contestPackData.get(place);
      const parts = withPart(known?.coming, told);
      const { version, problemCount, bytes } = told;
      if (parts.data.length < parts.parts) {
        await appDb.contestPackData.put({ ...known, account, contestSlug, coming: parts });
        // A complete pack stays ready while a newer one downloads.
        if (row.state === 'ready') return 'more';
        const bytesDone = Math.round((bytes * parts.data.length) / parts.parts);
        await appDb.contestPacks.update(place, { version, problemCount, bytesTotal: bytes, bytesDone });
        return 'more';
      }
      await appDb.contestPackData.put({ account, contestSlug, whole: parts });
      const { problem: _, ...kept } = row;
      const facts = { version, problemCount, bytesTotal: bytes, bytesDone: bytes, checkedAt: now };
      await appDb.contestPacks.put({ ...kept, ...facts, state: 'ready' });
      return 'whole';
    }),
  );
}

export async function notePackChecked(
  account: AccountKey,
  contestSlug: string,
  contest?: ContestRow,
): Promise<void> {
  const checkedAt = Date.now();
  await appDb.contestPacks.update(
    placeOf(account, contestSlug),
    contest ? { checkedAt, contest } : { checkedAt },
  );
}

/** The download needs the user; `problem` says why. */
export async function failPack(account: AccountKey, contestSlug: string, problem: string): Promise<void> {
  await appDb.contestPacks.update(placeOf(account, contestSlug), { state: 'failed', problem });
}

export async function readSealed(account: AccountKey, contestSlug: string): Promise<SealedPack | undefined> {
  const whole = (await appDb.contestPackData.get(placeOf(account, contestSlug)))?.whole;
  return whole && { ...whole, contestSlug, uid: account };
}
