/** Reports to the operator, from the moment they are written down until somebody was told that they arrived. */
import { liveQuery } from 'dexie';
import type { BugReport } from '../../../contract/entities/report';
import { anonymousReporter } from '../../../contract/limits';
import type { AccountKey } from '../account/account';
import { appDb } from '../db/app-db';
import { bugReport, type ReportRow } from '../intents/bug-report';
import { writeIntent } from '../intents/write-intent';
import { isServerFault } from '../outbox/outbox-entry';

export type { ReportRow };

/** A report as a person fills it in: an empty e-mail is none (BUG-9). */
export interface ReportInput extends Omit<BugReport, 'screenshot'> {
  account: AccountKey;
  screenshot: Uint8Array<ArrayBuffer> | undefined;
}

/**
 * Writes a report and the intent to send it, in one transaction; resolves with its id once both are on the disk.
 * Throws `InvalidPayloadError` for what the contract does not take, `StorageFullError` when there is no room.
 */
export function fileReport({ account, email, ...said }: ReportInput): Promise<string> {
  return writeIntent(bugReport, { account }, () => ({
    payload: { ...said, email: email.trim() || anonymousReporter },
  }));
}

export async function readReport(id: string): Promise<ReportRow | undefined> {
  return appDb.reports.get(id);
}

/** The account's reports of whose fate nobody was told yet, without taking them: what a screen watches. */
export async function reportNews(account: AccountKey): Promise<number> {
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

/** Hands the news to one of the tabs: what has arrived is forgotten here, what was refused is marked as told. */
export function takeReportNews(account: AccountKey): Promise<ReportRow[]> {
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

/** `refused` once somebody was told of it, `waiting` if nothing is known after so long, and what the server said if it has a problem. */
export type ReportFate = 'sent' | 'refused' | 'waiting' | { failed: string };

/** How a report got on. */
export function awaitReport(id: string, patienceMs: number): Promise<ReportFate> {
  return new Promise((resolve) => {
    const settle = (fate: ReportFate) => {
      clearTimeout(timer);
      subscription.unsubscribe();
      resolve(fate);
    };
    const timer = setTimeout(() => settle('waiting'), patienceMs);
    const read = async () => ({ row: await readReport(id), entry: await appDb.outbox.get({ id }) });
    const subscription = liveQuery(read).subscribe(({ row, entry }) => {
      const error = entry?.error;
      if (error && isServerFault(error.errorCode)) settle({ failed: error.message });
      else if (!row || row.receipt === 'sent') settle('sent');
      else if (row.receipt === 'refused' && row.told) settle('refused');
      else if (row.receipt === 'signInNeeded') settle('waiting');
    });
  });
}
