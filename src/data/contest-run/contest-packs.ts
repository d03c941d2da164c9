/** Contest packs on this device, from the wish on: `sync/fetch-packs` fulfils it, `sync/begin-run` opens them. */
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

/** Writes down that the pack is wanted; what is here of it is gone on with. */
export async function wantPack(account: AccountKey, contest: ContestRow, now = Date.now()): Promise<void> {
  const { contestSlug } = contest;
  await withRoom(() =>
    appDb.transaction('rw', appDb.contestPacks, async () => {
      const nothing = { version: 0, problemCount: 0, bytesDone: 0, bytesTotal: 0 };
      const fresh: ContestPackRow = {
        ...{ account, contestSlug, contest, askedAt: now },
        ...{ state: 'wanted', ...nothing },
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

/** The packs of an account, the newest wish first. */
export async function listPacks(account: AccountKey): Promise<ContestPackRow[]> {
  const rows = await appDb.contestPacks.filter((row) => row.account === account).toArray();
  return rows.sort((a, b) => b.askedAt - a.askedAt);
}

/** Takes it off this device, opened or not. */
export async function removePack(account: AccountKey, contestSlug: string): Promise<void> {
  await appDb.transaction('rw', tables, () => deletePack(account, contestSlug));
}

/** The same as part of the caller's transaction. */
export async function deletePack(account: AccountKey, contestSlug: string): Promise<void> {
  await appDb.contestPacks.delete(placeOf(account, contestSlug));
  await appDb.contestPackData.delete(placeOf(account, contestSlug));
}

/** Which part is fetched next. */
export async function nextPart(account: AccountKey, contestSlug: string): Promise<number> {
  return (await appDb.contestPackData.get(placeOf(account, contestSlug)))?.coming?.data.length ?? 0;
}

/** With this part added; parts of another pack than the one on its way begin anew. */
function withPart(coming: SealedParts | undefined, told: PackPart): SealedParts {
  const { version, iv, lock, parts, part } = told;
  const isSame = coming?.iv === iv && coming.version === version;
  const before = isSame ? coming.data.slice(0, part) : [];
  return { version, iv, lock, parts, data: before.length === part ? [...before, told.data] : [] };
}

/** Keeps a part. gone: nobody wants it any more · more: there are parts left · whole: all of it is here. */
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
        // A pack that is here stays ready while a newer one comes.
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

/** It is what the server has, of the contest as that has it. */
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

/** It cannot go on by itself, and why. */
export async function failPack(account: AccountKey, contestSlug: string, problem: string): Promise<void> {
  await appDb.contestPacks.update(placeOf(account, contestSlug), { state: 'failed', problem });
}

/** What is sealed, if all of it is here. */
export async function readSealed(account: AccountKey, contestSlug: string): Promise<SealedPack | undefined> {
  const whole = (await appDb.contestPackData.get(placeOf(account, contestSlug)))?.whole;
  return whole && { ...whole, contestSlug, uid: account };
}
