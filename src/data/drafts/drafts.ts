import type { Language } from '../../../contract/limits';
import { appDb } from '../db/app-db';
import type { DraftKey, DraftRow } from '../db/app-rows';
import { withRoom } from '../storage/storage-full';
import { draftTuple, markDraft } from './mark-draft';

export type { DraftKey };

const versionsMax = 20;
/** Conflicting texts per draft; they displace no version. */
const asideMax = 10;
/** Saves within this time share a version, so that twenty versions reach back further. */
const versionEveryMs = 60_000;

export const draftTables = [appDb.drafts, appDb.draftVersions, appDb.draftSync];

const versionsOf = (key: DraftKey) =>
  appDb.draftVersions.where('[account+problemID+language+contestSlug]').equals(draftTuple(key));

/** `updatedAt`: ms of this device's clock. */
export async function readDraft(key: DraftKey): Promise<{ code: string; updatedAt: number } | undefined> {
  const row = await appDb.drafts.get(draftTuple(key));
  return row && { code: row.code, updatedAt: row.updatedAt };
}

/** Keeps the replaced text as a version, unless the last version is recent and little was removed. */
async function keepVersion(old: DraftRow, code: string): Promise<void> {
  const newest = (await ownVersions(old)).at(-1);
  const muchWasRemoved = code.length < old.code.length / 2;
  // `abs`, because another device's clock may be ahead.
  if (newest && Math.abs(old.updatedAt - newest.savedAt) < versionEveryMs && !muchWasRemoved) return;
  await addVersion(old);
}

const ownVersions = (key: DraftKey) =>
  versionsOf(key)
    .filter((row) => row.asideSlot === undefined)
    .sortBy('seq');

/** Part of the caller's transaction. `device`: where it was typed, if not here. */
export async function addVersion(old: DraftRow, device?: string): Promise<void> {
  const versions = await ownVersions(old);
  if (versions.at(-1)?.code === old.code) return;
  const { updatedAt, ...rest } = old;
  await appDb.draftVersions.add({ ...rest, savedAt: updatedAt, ...(device !== undefined && { device }) });
  const tooMany = versions.slice(0, Math.max(0, versions.length + 1 - versionsMax));
  await appDb.draftVersions.bulkDelete(tooMany.flatMap((row) => row.seq ?? []));
}

export async function keepDraftVersion(key: DraftKey): Promise<void> {
  await withRoom(() =>
    appDb.transaction('rw', appDb.drafts, appDb.draftVersions, async () => {
      const old = await appDb.drafts.get(draftTuple(key));
      if (old) await addVersion(old);
    }),
  );
}

/** Resolves once it is on disk. Throws `StorageFullError`. */
export async function saveDraft(key: DraftKey, code: string, now = Date.now()): Promise<void> {
  await saveDraftUnless(key, code, () => false, now);
}

/**
 * Saves unless `objects` to the stored draft; the check is in the same transaction. Resolves with whether
 * it saved, once it is on disk. Throws `StorageFullError`.
 */
export async function saveDraftUnless(
  key: DraftKey,
  code: string,
  objects: (there: string | undefined) => boolean,
  now = Date.now(),
): Promise<boolean> {
  const { account, problemID, language, contestSlug } = key;
  return withRoom(() =>
    appDb.transaction('rw', draftTables, async () => {
      const old = await appDb.drafts.get(draftTuple(key));
      if (objects(old?.code)) return false;
      if (old?.code === code) return true;
      if (old) await keepVersion(old, code);
      await appDb.drafts.put({ account, problemID, language, contestSlug, code, updatedAt: now });
      await markDraft(key);
      return true;
    }),
  );
}

/** Stores a text as an older version; replaces the slot's previous text. */
export async function keepAsVersion(
  key: DraftKey,
  code: string,
  asideSlot: string,
  now = Date.now(),
): Promise<void> {
  const { account, problemID, language, contestSlug } = key;
  await withRoom(() =>
    appDb.transaction('rw', appDb.draftVersions, async () => {
      const aside = await versionsOf(key)
        .filter((row) => row.asideSlot !== undefined && row.asideSlot !== asideSlot)
        .sortBy('seq');
      const tooMany = aside.slice(0, Math.max(0, aside.length + 1 - asideMax));
      await versionsOf(key)
        .filter((row) => row.asideSlot === asideSlot || tooMany.some(({ seq }) => seq === row.seq))
        .delete();
      await appDb.draftVersions.add({
        account,
        problemID,
        language,
        contestSlug,
        code,
        savedAt: now,
        asideSlot,
      });
    }),
  );
}

/** Returns to the original code; the draft becomes an older version. */
export async function discardDraft(key: DraftKey): Promise<void> {
  await appDb.transaction('rw', draftTables, async () => {
    const old = await appDb.drafts.get(draftTuple(key));
    if (!old) return;
    await keepVersion(old, '');
    await appDb.drafts.delete(draftTuple(key));
    await markDraft(key);
  });
}

export interface DraftVersion {
  id: number;
  code: string;
  savedAt: number;
  /** Typed while another tab changed the draft, so it never was the draft. */
  isAside: boolean;
  device?: string;
}

/** Older versions and conflicting texts, newest first. */
export async function draftVersions(key: DraftKey): Promise<DraftVersion[]> {
  const rows = await versionsOf(key).sortBy('seq');
  return rows.reverse().map(({ seq = 0, code, savedAt, asideSlot, device }) => ({
    id: seq,
    code,
    savedAt,
    isAside: asideSlot !== undefined,
    ...(device !== undefined && { device }),
  }));
}

const lastLanguageKey = (problemID: string) => `lastLanguage/${problemID}`;
/** Not a valid problem id. */
const anywhere = '*';

/** The last choice for the problem, the account's preference, or the last choice for any problem. */
export async function readLastLanguage(
  problemID: string,
  preferred?: Language,
): Promise<Language | undefined> {
  const [own, any] = await appDb.kv.bulkGet([lastLanguageKey(problemID), lastLanguageKey(anywhere)]);
  return (own?.value as Language | undefined) ?? preferred ?? (any?.value as Language | undefined);
}

/** Applies to problems without their own choice. */
export async function saveLastLanguageAnywhere(language: Language): Promise<void> {
  await appDb.kv.put({ key: lastLanguageKey(anywhere), value: language });
}

export async function saveLastLanguage(problemID: string, language: Language): Promise<void> {
  await appDb.kv.bulkPut([
    { key: lastLanguageKey(problemID), value: language },
    { key: lastLanguageKey(anywhere), value: language },
  ]);
}
