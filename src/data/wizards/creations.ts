import { liveQuery, type Table } from 'dexie';
import type { AccountKey } from '../account/account';
import { appDb, outboxTables } from '../db/app-db';
import { type ContestCreationRow, contestCreate } from '../intents/contest-create';
import type { CreationRow } from '../intents/creation-row';
import { type ProblemCreationRow, problemCreate } from '../intents/problem-create';
import { type ProblemChangeRow, problemUpdate } from '../intents/problem-update';
import type { PayloadOf } from '../intents/registry';
import { SkipWrite, writeIntent } from '../intents/write-intent';
import { discardEntry } from '../outbox/outbox';

export type { ContestCreationRow, CreationRow, ProblemChangeRow, ProblemCreationRow };

const makers = { contest: contestCreate, problem: problemCreate, problemChange: problemUpdate } as const;
/** What a wizard makes. */
export type CreationKind = 'contest' | 'problem';
/** What a wizard sends: also a change of a published problem. */
export type SentKind = keyof typeof makers;
export interface CreationRows {
  contest: ContestCreationRow;
  problem: ProblemCreationRow;
  problemChange: ProblemChangeRow;
}
export type Creation<K extends SentKind> = PayloadOf<(typeof makers)[K]>;

export const creationTables: { readonly [K in SentKind]: Table<CreationRows[K], string> } = {
  contest: appDb.contestCreations,
  problem: appDb.problemCreations,
  problemChange: appDb.problemChanges,
};

const tablesOf: Readonly<Record<CreationKind, readonly Table<CreationRow, string>[]>> = {
  contest: [creationTables.contest],
  problem: [creationTables.problem, creationTables.problemChange],
};

interface CreationTimes {
  /** Until then the wizard shows a refusal itself; ms since 1970. */
  awaitedUntil?: number;
  /** How long the entry waits, so that the user can cancel. */
  cancelMs?: number;
}

/**
 * Stores and enqueues a creation or change in one transaction; resolves with its id. If the draft is already under
 * way, in any tab, resolves with that id. The draft stays until the server has it. Throws
 * `InvalidPayloadError`, `StorageFullError`.
 */
export function createFromDraft<K extends SentKind>(
  kind: K,
  account: AccountKey,
  draftID: string,
  creation: Creation<K>,
  { awaitedUntil = 0, cancelMs = 0 }: CreationTimes = {},
): Promise<string> {
  // TypeScript cannot relate kind and payload here.
  const maker: (typeof makers)['contest'] = makers[kind] as (typeof makers)['contest'];
  const what = kind === 'contest' ? 'contest' : 'problem';
  return writeIntent(maker, { account, tables: outboxTables }, async () => {
    await giveUpRefused(what, account, draftID);
    const former = (await creationsOfDraft(what, account, draftID)).at(-1);
    if (former && former.receipt !== 'refused') return new SkipWrite(former.id);
    const dueAt = cancelMs > 0 ? Date.now() + cancelMs : 0;
    return { payload: creation as Creation<'contest'>, row: { draftID, awaitedUntil }, dueAt };
  });
}

/** A new creation replaces refused ones. */
export async function giveUpRefused(what: CreationKind, account: AccountKey, draftID: string): Promise<void> {
  for (const { id, receipt } of await creationsOfDraft(what, account, draftID)) {
    if (receipt === 'refused') await discardEntry(id);
  }
}

export async function isSubmitted(
  what: CreationKind,
  account: AccountKey,
  draftID: string,
): Promise<boolean> {
  return (await creationsOfDraft(what, account, draftID)).some(({ receipt }) => receipt !== 'refused');
}

/** Why the server refused the draft; undefined if the author changed it since. */
export async function refusalOfDraft(
  what: CreationKind,
  account: AccountKey,
  draftID: string,
): Promise<CreationRow['refusal']> {
  const row = (await creationsOfDraft(what, account, draftID)).at(-1);
  if (row?.receipt !== 'refused') return undefined;
  const [entry, draft] = await Promise.all([
    appDb.outbox.get({ id: row.id }),
    appDb.wizardDrafts.get([account, what, draftID]),
  ]);
  return (draft?.updatedAt ?? 0) <= (entry?.settledAt ?? 0) ? row.refusal : undefined;
}

/** Without changes that were sent: the next change of the problem has the same draft id. */
async function creationsOfDraft(what: CreationKind, account: AccountKey, draftID: string) {
  const found = await Promise.all(
    tablesOf[what].map((table) => table.where('[account+draftID]').equals([account, draftID]).toArray()),
  );
  return found
    .flat()
    .filter((row) => row.receipt !== 'sent' || !('baseVersion' in row))
    .sort((a, b) => a.createdAt - b.createdAt);
}

/** `judgeReason`: why the judge, which must check it first, has not let it pass yet (decision 129). */
export interface OpenCreation extends CreationRow {
  judgeReason?: string | undefined;
}

/** Undefined if something else holds it up. */
export async function judgeReasonOf(creationID: string): Promise<string | undefined> {
  const error = (await appDb.outbox.get({ id: creationID }))?.error;
  return error?.errorCode === 'JUDGE_NEEDED' ? error.message : undefined;
}

/** Without those that the server has. */
export async function creationsOf(what: CreationKind, account: AccountKey): Promise<OpenCreation[]> {
  const found = await Promise.all(
    tablesOf[what].map((table) =>
      table
        .where('account')
        .equals(account)
        .and(({ receipt }) => receipt !== 'sent')
        .toArray(),
    ),
  );
  return await Promise.all(
    found.flat().map(async (row) => ({
      ...row,
      ...(row.receipt === 'saved' && { judgeReason: await judgeReasonOf(row.id) }),
    })),
  );
}

/** Resolves with the row when the outcome is known, after `patienceMs`, or when `leave` aborts. */
export function awaitCreation<K extends SentKind>(
  kind: K,
  id: string,
  patienceMs: number,
  leave: AbortSignal,
): Promise<CreationRows[K] | undefined> {
  const read = async () => creationTables[kind].get(id);
  return new Promise((resolve) => {
    const settle = (row: CreationRows[K] | undefined) => {
      clearTimeout(timer);
      leave.removeEventListener('abort', settleAsIs);
      subscription.unsubscribe();
      resolve(row);
    };
    const settleAsIs = () => void read().then(settle);
    const timer = setTimeout(settleAsIs, patienceMs);
    leave.addEventListener('abort', settleAsIs);
    if (leave.aborted) settleAsIs();
    const subscription = liveQuery(read).subscribe((row) => {
      if (row?.receipt !== 'saved') settle(row);
    });
  });
}
