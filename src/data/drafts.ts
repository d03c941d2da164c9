/** Unsent code: one draft per account, problem, language and contest, with a few older versions. */
import type { Language } from '../../contract/limits';
import { appDb } from './app-db';
import type { DraftKey, DraftRow } from './app-rows';
import { withRoom } from './storage-full';

export type { DraftKey };

/** Older versions kept per draft. */
const versionsMax = 20;
/** Saves closer together than this are one version: twenty versions are to reach further back than the last minute. */
const versionEveryMs = 60_000;

const tuple = (key: DraftKey): [string, string, string, string] => [
  key.account,
  key.problemID,
  key.language,
  key.contestSlug,
];
const versionsOf = (key: DraftKey) =>
  appDb.draftVersions.where('[account+problemID+language+contestSlug]').equals(tuple(key));

/** The draft as last saved; times are ms of this device's clock. */
export async function readDraft(key: DraftKey): Promise<{ code: string; updatedAt: number } | undefined> {
  const row = await appDb.drafts.get(tuple(key));
  return row && { code: row.code, updatedAt: row.updatedAt };
}

/** Keeps what a save replaces, unless it is a moment old and hardly smaller than its successor. */
async function keepVersion(old: DraftRow, code: string): Promise<void> {
  const versions = await versionsOf(old).sortBy('seq');
  const newest = versions.at(-1);
  const muchWasRemoved = code.length < old.code.length / 2;
  if (newest && old.updatedAt - newest.savedAt < versionEveryMs && !muchWasRemoved) return;
  if (newest?.code === old.code) return;
  const { updatedAt, ...rest } = old;
  await appDb.draftVersions.add({ ...rest, savedAt: updatedAt });
  const tooMany = versions.slice(0, Math.max(0, versions.length + 1 - versionsMax));
  await appDb.draftVersions.bulkDelete(tooMany.flatMap((row) => row.seq ?? []));
}

/** Saves a draft; resolves once it is on the disk. Throws `StorageFullError`. */
export async function saveDraft(key: DraftKey, code: string, now = Date.now()): Promise<void> {
  const { account, problemID, language, contestSlug } = key;
  await withRoom(() =>
    appDb.transaction('rw', appDb.drafts, appDb.draftVersions, async () => {
      const old = await appDb.drafts.get(tuple(key));
      if (old?.code === code) return;
      if (old) await keepVersion(old, code);
      await appDb.drafts.put({ account, problemID, language, contestSlug, code, updatedAt: now });
    }),
  );
}

/** Goes back to the original code. What was there stays among the older versions. */
export async function discardDraft(key: DraftKey): Promise<void> {
  await appDb.transaction('rw', appDb.drafts, appDb.draftVersions, async () => {
    const old = await appDb.drafts.get(tuple(key));
    if (!old) return;
    await keepVersion(old, '');
    await appDb.drafts.delete(tuple(key));
  });
}

/** Older versions of a draft, newest first. */
export async function draftVersions(key: DraftKey): Promise<{ code: string; savedAt: number }[]> {
  const rows = await versionsOf(key).sortBy('seq');
  return rows.reverse().map(({ code, savedAt }) => ({ code, savedAt }));
}

const lastLanguageKey = (problemID: string) => `lastLanguage/${problemID}`;

export async function readLastLanguage(problemID: string): Promise<Language | undefined> {
  const row = await appDb.kv.get(lastLanguageKey(problemID));
  return row?.value as Language | undefined;
}

export async function saveLastLanguage(problemID: string, language: Language): Promise<void> {
  await appDb.kv.put({ key: lastLanguageKey(problemID), value: language });
}
