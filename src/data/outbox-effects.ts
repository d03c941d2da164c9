/** What an entry's fate means for the thing it carries. Runs inside the transaction that changes the entry. */
import type { Table } from 'dexie';
import type { AnswerReceipt } from '../../contract/entities/answer';
import type { CodeRunReceipt } from '../../contract/entities/code-run';
import type { OwnProfile } from '../../contract/entities/profile';
import type { SubmitReceipt } from '../../contract/entities/submission';
import type { AccountKey } from './account';
import { appDb } from './app-db';
import { contestRunEffects } from './contest-run-effects';
import type { Effects } from './entry-effects';
import type { OutboxKind, OutboxRow } from './outbox-entry';
import type { Settlement } from './outbox-store';
import { deleteProblemDraft } from './problem-drafts';

/** As `update`, in two turns through the database instead of four: many are acknowledged at once. */
async function change<T>(table: Table<T, string>, id: string, changes: Partial<T>): Promise<void> {
  const row = await table.get(id);
  if (row) await table.put({ ...row, ...changes });
}

const effects: Record<OutboxKind, Effects> = {
  ...contestRunEffects,
  codeSubmit: {
    done(id, result, at) {
      const { submissionID, status, contest } = result as SubmitReceipt;
      const known = { receipt: 'sent', sentAt: at, submissionID, status } as const;
      return change(appDb.submissions, id, { ...known, ...(contest && { contest }) });
    },
    refused: (id, { errorCode, error, message }) =>
      change(appDb.submissions, id, { receipt: 'refused', refusal: { errorCode, error, message } }),
    waiting: (id, signInNeeded) =>
      appDb.submissions.update(id, { receipt: signInNeeded ? 'signInNeeded' : 'saved', refusal: undefined }),
    adopted: (id, account) => appDb.submissions.update(id, { account, receipt: 'saved', refusal: undefined }),
    discarded: (id) => appDb.submissions.delete(id),
  },
  answersSubmit: {
    done: (id, result) => change(appDb.answers, id, { receipt: 'judged', result: result as AnswerReceipt }),
    refused: (id, { errorCode, error, message }) =>
      change(appDb.answers, id, { receipt: 'refused', refusal: { errorCode, error, message } }),
    waiting: (id, signInNeeded) =>
      appDb.answers.update(id, { receipt: signInNeeded ? 'signInNeeded' : 'saved', refusal: undefined }),
    adopted: (id, account) => appDb.answers.update(id, { account, receipt: 'saved', refusal: undefined }),
    discarded: (id) => appDb.answers.delete(id),
  },
  codeRun: {
    done: (id, result) =>
      change(appDb.codeRuns, id, { receipt: 'sent', runID: (result as CodeRunReceipt).runID }),
    refused: (id, { errorCode, error, message }) =>
      appDb.codeRuns.update(id, { receipt: 'refused', refusal: { errorCode, error, message } }),
    waiting: (id, signInNeeded) =>
      appDb.codeRuns.update(id, { receipt: signInNeeded ? 'signInNeeded' : 'saved', refusal: undefined }),
    adopted: (id, account) => appDb.codeRuns.update(id, { account, receipt: 'saved', refusal: undefined }),
    discarded: (id) => appDb.codeRuns.delete(id),
  },
  profileUpdate: {
    done: (id, result) => appDb.profileEdits.update(id, { receipt: 'sent', result: result as OwnProfile }),
    refused: (id, { errorCode, error, message }) =>
      appDb.profileEdits.update(id, { receipt: 'refused', refusal: { errorCode, error, message } }),
    waiting: (id, signInNeeded) =>
      appDb.profileEdits.update(id, { receipt: signInNeeded ? 'signInNeeded' : 'saved', refusal: undefined }),
    adopted: (id, account) =>
      appDb.profileEdits.update(id, { account, receipt: 'saved', refusal: undefined }),
    discarded: (id) => appDb.profileEdits.delete(id),
  },
  bugReport: {
    done: (id) => appDb.reports.update(id, { receipt: 'sent' }),
    refused: (id, { errorCode, error, message }) =>
      appDb.reports.update(id, { receipt: 'refused', refusal: { errorCode, error, message } }),
    waiting: (id, signInNeeded) =>
      appDb.reports.update(id, {
        receipt: signInNeeded ? 'signInNeeded' : 'saved',
        refusal: undefined,
        told: undefined,
      }),
    adopted: (id, account) => appDb.reports.update(id, { account, receipt: 'saved', refusal: undefined }),
    discarded: (id) => appDb.reports.delete(id),
  },
  contestRegister: {
    done: (id, _, at) => appDb.registrations.update(id, { receipt: 'sent', sentAt: at }),
    refused: (id, { errorCode, error, message }) =>
      appDb.registrations.update(id, { receipt: 'refused', refusal: { errorCode, error, message } }),
    waiting: (id, signInNeeded) =>
      appDb.registrations.update(id, {
        receipt: signInNeeded ? 'signInNeeded' : 'saved',
        refusal: undefined,
      }),
    adopted: (id, account) =>
      appDb.registrations.update(id, { account, receipt: 'saved', refusal: undefined }),
    discarded: (id) => appDb.registrations.delete(id),
  },
  contestCreate: {
    async done(id, result) {
      const { slug, redirect } = result as { slug: string; redirect: string };
      await appDb.contestCreations.update(id, { receipt: 'sent', slug, redirect });
      const row = await appDb.contestCreations.get(id);
      if (row) await appDb.wizardDrafts.delete([row.account, 'contest', row.draftID]);
    },
    refused: (id, { errorCode, error, message }) =>
      appDb.contestCreations.update(id, { receipt: 'refused', refusal: { errorCode, error, message } }),
    waiting: (id, signInNeeded) =>
      appDb.contestCreations.update(id, {
        receipt: signInNeeded ? 'signInNeeded' : 'saved',
        refusal: undefined,
      }),
    adopted: (id, account) =>
      appDb.contestCreations.update(id, { account, receipt: 'saved', refusal: undefined }),
    discarded: (id) => appDb.contestCreations.delete(id),
  },
  problemCreate: {
    async done(id, result) {
      const { id: createdID } = result as { id: string };
      await appDb.problemCreations.update(id, { receipt: 'sent', createdID });
      const row = await appDb.problemCreations.get(id);
      if (row) await deleteProblemDraft(row.account, row.draftID);
    },
    refused: (id, { errorCode, error, message }) =>
      appDb.problemCreations.update(id, { receipt: 'refused', refusal: { errorCode, error, message } }),
    waiting: (id, signInNeeded) =>
      appDb.problemCreations.update(id, {
        receipt: signInNeeded ? 'signInNeeded' : 'saved',
        refusal: undefined,
      }),
    adopted: (id, account) =>
      appDb.problemCreations.update(id, { account, receipt: 'saved', refusal: undefined }),
    discarded: (id) => appDb.problemCreations.delete(id),
  },
};

/** None for a kind that only a newer build, in another tab, knows: that one looks after its things. */
const effectsOf = (kind: OutboxKind): Effects | undefined => effects[kind];

/** The thing follows its settled entry; a retry changes nothing that can be seen of it. */
export async function applySettlement(row: OutboxRow, settlement: Settlement): Promise<void> {
  const { done, refused } = effects[row.kind];
  if (settlement.type === 'done') await done(row.id, settlement.result, settlement.at);
  if (settlement.type === 'refused') await refused(row.id, settlement.error);
}

export async function applyWaiting(rows: readonly OutboxRow[], signInNeeded: boolean): Promise<void> {
  for (const row of rows) await effectsOf(row.kind)?.waiting(row.id, signInNeeded);
}

export async function applyAdoption(rows: readonly OutboxRow[], account: AccountKey): Promise<void> {
  for (const row of rows) await effectsOf(row.kind)?.adopted(row.id, account);
}

export async function applyDiscard(row: OutboxRow): Promise<void> {
  await effectsOf(row.kind)?.discarded(row.id);
}

/** Nobody waits for its answer any more: the person has cancelled it while it was on its way. */
export async function isAbandoned(row: OutboxRow): Promise<boolean> {
  return row.kind === 'codeRun' && (await appDb.codeRuns.get(row.id)) === undefined;
}
