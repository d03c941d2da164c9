/**
 * What exists only here until a server has it: drafts, submissions, the outbox. Never dropped.
 * Indexes name only fields that every row has had since version 1: a tab of an older build may still write rows.
 */
import Dexie, { type Table } from 'dexie';
import type { DraftRow, DraftVersionRow, KeyValueRow, SubmissionRow } from './app-rows';
import type { OutboxRow, PayloadRow } from './outbox-entry';

export class AppDb extends Dexie {
  outbox!: Table<OutboxRow, number>;
  payloads!: Table<PayloadRow, string>;
  submissions!: Table<SubmissionRow, string>;
  drafts!: Table<DraftRow, [string, string, string, string]>;
  draftVersions!: Table<DraftVersionRow, number>;
  kv!: Table<KeyValueRow, string>;

  constructor(name = 'codeferry-app') {
    // Chromium's default acknowledges a write before it is on the disk; 'saved' must mean saved.
    super(name, { chromeTransactionDurability: 'strict' });
    this.version(1).stores({
      // `open` exists on unsettled rows only, so the index holds what is still to be sent, in `seq` order.
      outbox: '++seq, &id, [account+open], [account+state], state, createdAt',
      // Apart from the queue: looking through a thousand entries must not read a thousand programs.
      payloads: '&id',
      submissions: '&id, [account+problemID+createdAt], [account+receipt], [account+state.verdict+problemID]',
      drafts: '[account+problemID+language+contestSlug], updatedAt',
      draftVersions: '++seq, [account+problemID+language+contestSlug]',
      kv: '&key',
    });
  }
}

export const appDb = new AppDb();
