/** Unsent code: one draft per account, problem, language and contest, with a few older versions. */
import type { Language } from '../../../contract/limits';
import { appDb } from '../db/app-db';
import type { DraftKey, DraftRow } from '../db/app-rows';
import { withRoom } from '../storage/storage-full';
import { draftTuple, markDraft } from './mark-draft';

export type { DraftKey };

/** Older versions kept per draft. */
const versionsMax = 20;
/** Texts kept aside per draft, besides: they push no version out. */
const asideMax = 10;
/** Saves closer together than this are one version: twenty versions are to reach further back than the last minute. */
const versionEveryMs = 60_000;

/** What changes together when a draft does. */
export const draftTables = [appDb.drafts, appDb.draftVersions, appDb.draftSync];

const versionsOf = (key: DraftKey) =>
  appDb.draftVersions.where('[account+problemID+language+contestSlug]').equals(draftTuple(key));

/** The draft as last saved; times are ms of this device's clock. */
export async function readDraft(key: DraftKey): Promise<{ code: string; updatedAt: number } | undefined> {
  const row = await appDb.drafts.get(draftTuple(key));
  return row && { code: row.code, updatedAt: row.updatedAt };
}

/** Keeps what a save replaces, unless it is a moment old and hardly smaller than its successor. */
async function keepVersion(old: DraftRow, code: string): Promise<void> {
  const newest = (await ownVersions(old)).at(-1);
  const muchWasRemoved = code.length < old.code.length / 2;
  // Another device's clock may be ahead or behind.
  if (newest && Math.abs(old.updatedAt - newest.savedAt) < versionEveryMs && !muchWasRemoved) return;
  await addVersion(old);
}

const ownVersions = (key: DraftKey) =>
  versionsOf(key)
    .filter((row) => row.asideSlot === undefined)
    .sortBy('seq');

/** Keeps a text among the older versions; part of the caller's transaction. `device`: where it was typed, if not here. */
export async function addVersion(old: DraftRow, device?: string): Promise<void> {
  const versions = await ownVersions(old);
  if (versions.at(-1)?.code === old.code) return;
  const { updatedAt, ...rest } = old;
  await appDb.draftVersions.add({ ...rest, savedAt: updatedAt, ...(device !== undefined && { device }) });
  const tooMany = versions.slice(0, Math.max(0, versions.length + 1 - versionsMax));
  await appDb.draftVersions.bulkDelete(tooMany.flatMap((row) => row.seq ?? []));
}

/** Makes the draft as it is an older version too: what takes its place is another program, however long it is. */
export async function keepDraftVersion(key: DraftKey): Promise<void> {
  await withRoom(() =>
    appDb.transaction('rw', appDb.drafts, appDb.draftVersions, async () => {
      const old = await appDb.drafts.get(draftTuple(key));
      if (old) await addVersion(old);
    }),
  );
}

/** Saves a draft; resolves once it is on the disk. Throws `StorageFullError`. */
export async function saveDraft(key: DraftKey, code: string, now = Date.now()): Promise<void> {
  await saveDraftUnless(key, code, () => false, now);
}

/**
 * Saves a draft unless `objects` to the one that is there, which no other tab can change in between. Resolves with whether it was
 * saved, once it is on the disk. Throws `StorageFullError`.
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

/** Keeps a text among the older versions without making it the draft, in the place of what the slot held. */
export async function keepAside(
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

/** Goes back to the original code. What was there stays among the older versions. */
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
  /** Never the draft: it was typed while another tab had changed that. */
  isAside: boolean;
  /** Where it was typed, if not here. */
  device?: string;
}

/** Older versions of a draft and what was kept aside, newest first. */
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
/** Never a problem's: their ids are letters and digits. */
const anywhere = '*';

/** The language chosen last for a problem, else the one the account prefers, else the one chosen last for any. */
export async function readLastLanguage(
  problemID: string,
  preferred?: Language,
): Promise<Language | undefined> {
  const [own, any] = await appDb.kv.bulkGet([lastLanguageKey(problemID), lastLanguageKey(anywhere)]);
  return (own?.value as Language | undefined) ?? preferred ?? (any?.value as Language | undefined);
}

/** A choice for every problem that has none of its own. */
export async function saveLastLanguageAnywhere(language: Language): Promise<void> {
  await appDb.kv.put({ key: lastLanguageKey(anywhere), value: language });
}

export async function saveLastLanguage(problemID: string, language: Language): Promise<void> {
  await appDb.kv.bulkPut([
    { key: lastLanguageKey(problemID), value: language },
    { key: lastLanguageKey(anywhere), value: language },
  ]);
}
