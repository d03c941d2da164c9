/** All rows of an account that exist nowhere else, beside the outbox and the drafts. */
import Dexie from 'dexie';
import type { AccountKey } from '../account/account';
import { appDb } from '../db/app-db';
import type { DraftVersionRow, KeyValueRow } from '../db/app-rows';

export interface KeptRow {
  table: 'draftVersions' | 'wizardDrafts' | 'contestRuns' | 'contestProblems' | 'kv';
  row: unknown;
}

const keptKeys = (account: AccountKey) =>
  ['customInput', 'contestAnswerDraft', 'assignmentDraft', 'messageDraft'].map(
    (kind) => `${kind}/${account}/`,
  );

/** Texts, input and wizard drafts; of contest runs those that the server does not know yet. */
export async function readKeptRows(account: AccountKey): Promise<KeptRow[]> {
  const theirs = (row: { account: AccountKey }) => row.account === account;
  const [versions, wizards, values] = await Promise.all([
    appDb.draftVersions
      .where('[account+problemID+language+contestSlug]')
      .between([account], [account, Dexie.maxKey])
      .toArray(),
    appDb.wizardDrafts.filter(theirs).toArray(),
    appDb.kv.where('key').startsWithAnyOf(keptKeys(account)).toArray(),
  ]);
  const runs = await appDb.contestRuns.filter((row) => theirs(row) && row.opened !== undefined).toArray();
  const problems = await appDb.contestProblems.bulkGet(
    runs.map(({ contestSlug }): [string, string] => [account, contestSlug]),
  );
  const of = (table: KeptRow['table'], rows: readonly unknown[]) =>
    rows.flatMap((row) => (row === undefined ? [] : [{ table, row }]));
  return [
    ...of('draftVersions', versions),
    ...of('wizardDrafts', wizards),
    ...of('contestRuns', runs),
    ...of('contestProblems', problems),
    ...of('kv', values),
  ];
}

/** Overwrites nothing. The rows come from a seal of this account; rows of others are left out. */
export async function restoreKeptRows(account: AccountKey, rows: readonly KeptRow[]): Promise<void> {
  for (const { table, row } of rows) {
    if (table === 'draftVersions') await restoreVersion(account, row as DraftVersionRow);
    else if (table === 'kv') await restoreValue(account, row as KeyValueRow);
    else if ((row as { account?: AccountKey }).account === account) {
      // A conflict means that the device has a row already.
      await appDb
        .table(table)
        .add(row)
        .catch('ConstraintError', () => undefined);
    }
  }
}

async function restoreVersion(account: AccountKey, { seq: _, ...row }: DraftVersionRow): Promise<void> {
  if (row.account !== account) return;
  const { problemID, language, contestSlug } = row;
  const known = await appDb.draftVersions
    .where('[account+problemID+language+contestSlug]')
    .equals([account, problemID, language, contestSlug])
    .and(({ code, savedAt }) => code === row.code && savedAt === row.savedAt)
    .count();
  if (known === 0) await appDb.draftVersions.add(row);
}

async function restoreValue(account: AccountKey, row: KeyValueRow): Promise<void> {
  const isTheirs = keptKeys(account).some((prefix) => row.key.startsWith(prefix));
  if (isTheirs && !(await appDb.kv.get(row.key))) await appDb.kv.add(row);
}
