import { liveQuery } from 'dexie';
import type { BugReport } from '../../../contract/entities/report';
import { anonymousReporter } from '../../../contract/limits';
import type { AccountKey } from '../account/account';
import { appDb } from '../db/app-db';
import { bugReport, type ReportRow } from '../intents/bug-report';
import { writeIntent } from '../intents/write-intent';
import { isServerFault, isTooMany } from '../outbox/outbox-entry';

export type { ReportRow };

/** An empty email means anonymous (BUG-9). */
export interface ReportInput extends Omit<BugReport, 'screenshot'> {
  account: AccountKey;
  screenshot: Uint8Array<ArrayBuffer> | undefined;
}

/**
 * Stores and enqueues a report in one transaction; resolves with its id. Throws `InvalidPayloadError`,
 * `StorageFullError`.
 */
export function fileReport({ account, email, ...said }: ReportInput): Promise<string> {
  return writeIntent(bugReport, { account }, () => ({
    payload: { ...said, email: email.trim() || anonymousReporter },
  }));
}

export async function readReport(id: string): Promise<ReportRow | undefined> {
  return appDb.reports.get(id);
}

/** Number of outcomes the user has not seen. Does not claim them. */
export async function countReportOutcomes(account: AccountKey): Promise<number> {
  const keys = [
    [account, 'sent'],
    [account, 'refused'],
  ];
  return appDb.reports
    .where('[account+receipt]')
    .anyOf(keys)
    .and(({ told }) => told !== true)
    .count();
}

/** Returns the outcomes to one tab only: deletes sent reports, marks refused ones as told. */
export function takeReportOutcomes(account: AccountKey): Promise<ReportRow[]> {
  return appDb.transaction('rw', appDb.reports, async () => {
    const of = (receipt: string) => appDb.reports.where('[account+receipt]').equals([account, receipt]);
    const sent = await of('sent').toArray();
    const refused = await of('refused')
      .and(({ told }) => told !== true)
      .toArray();
    await appDb.reports.bulkDelete(sent.map(({ id }) => id));
    for (const { id } of refused) await appDb.reports.update(id, { told: true });
    return [...sent, ...refused];
  });
}

/**
 * `refused`: the user was told · `waiting`: no answer in time · `failed`: the server's message about its
 * own fault · `notNow`: its message about a limit, which may stay for hours.
 */
export type ReportOutcome = 'sent' | 'refused' | 'waiting' | { failed: string } | { notNow: string };

export function awaitReport(id: string, patienceMs: number): Promise<ReportOutcome> {
  return new Promise((resolve) => {
    const settle = (outcome: ReportOutcome) => {
      clearTimeout(timer);
      subscription.unsubscribe();
      resolve(outcome);
    };
    const timer = setTimeout(() => settle('waiting'), patienceMs);
    const read = async () => ({ row: await readReport(id), entry: await appDb.outbox.get({ id }) });
    const subscription = liveQuery(read).subscribe(({ row, entry }) => {
      const error = entry?.error;
      if (error && isServerFault(error.errorCode)) settle({ failed: error.message });
      else if (error && isTooMany(error.errorCode)) settle({ notNow: error.message });
      else if (!row || row.receipt === 'sent') settle('sent');
      else if (row.receipt === 'refused' && row.told) settle('refused');
      else if (row.receipt === 'signInNeeded') settle('waiting');
    });
  });
}
