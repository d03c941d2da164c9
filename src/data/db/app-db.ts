/**
 * What exists only here until a server has it: drafts, submissions, answers, the outbox. Never dropped.
 * Indexes name only fields that every row has had since version 1: a tab of an older build may still write rows.
 */
import Dexie, { type Table } from 'dexie';
import type { ContestPackDataRow, ContestPackRow } from '../contest-run/contest-pack-rows';
import type { VirtualContestRow } from '../contest-run/virtual-contest-rows';
import type { DownloadPlanRow, DownloadRow } from '../downloads/download-rows';
import { intents, type ThingTables } from '../intents/registry';
import type { OutboxRow, PayloadRow } from '../outbox/outbox-entry';
import type {
  DraftRow,
  DraftSyncRow,
  DraftVersionRow,
  KeyValueRow,
  SeenStatementRow,
  WizardDraftRow,
} from './app-rows';
import type { ContestProblemsRow, ContestRunRow } from './contest-run-rows';

export class AppDb extends Dexie {
  outbox!: Table<OutboxRow, number>;
  payloads!: Table<PayloadRow, string>;
  drafts!: Table<DraftRow, [string, string, string, string]>;
  draftVersions!: Table<DraftVersionRow, number>;
  draftSync!: Table<DraftSyncRow, [string, string, string, string]>;
  downloads!: Table<DownloadRow, string>;
  downloadPlans!: Table<DownloadPlanRow, string>;
  contestRuns!: Table<ContestRunRow, [string, string]>;
  contestProblems!: Table<ContestProblemsRow, [string, string]>;
  seenStatements!: Table<SeenStatementRow, string>;
  wizardDrafts!: Table<WizardDraftRow, [string, string, string]>;
  contestPacks!: Table<ContestPackRow, [string, string]>;
  contestPackData!: Table<ContestPackDataRow, [string, string]>;
  virtualContests!: Table<VirtualContestRow, [string, string]>;
  kv!: Table<KeyValueRow, string>;

  constructor(name = 'codeferry-app') {
    // Chromium's default acknowledges a write before it is on the disk; 'saved' must mean saved.
    super(name, { chromeTransactionDurability: 'strict' });
    this.version(1).stores({
      // `open` exists on unsettled rows only, so the index holds what is still to be sent, in `seq` order.
      outbox: '++seq, &id, [account+open], [account+state], state, createdAt',
      // Apart from the queue: looking through a thousand entries must not read a thousand programs.
      payloads: '&id',
      drafts: '[account+problemID+language+contestSlug], updatedAt',
      draftVersions: '++seq, [account+problemID+language+contestSlug]',
      kv: '&key',
    });
    // Apart from the drafts: a tab of an older build writes those whole, and would forget what else is in them.
    this.version(7).stores({ draftSync: '[account+problemID+language+contestSlug], [account+open]' });
    // The plan apart: a list of thousands, while progress is written often.
    this.version(6).stores({ downloads: '&key', downloadPlans: '&key' });
    this.version(9).stores({
      contestRuns: '[account+contestSlug]',
      // The problems apart: whole statements, while the run changes with everything that is handed in.
      contestProblems: '[account+contestSlug]',
    });
    this.version(10).stores({ seenStatements: '&problemID, seenAt' });
    this.version(11).stores({ wizardDrafts: '[account+kind+id], [account+kind]' });
    this.version(12).stores({
      contestPacks: '[account+contestSlug]',
      // What is sealed apart: the other is read for every list.
      contestPackData: '[account+contestSlug]',
      virtualContests: '[account+contestSlug]',
    });
    for (const { table } of intents) {
      for (const [version, indexes] of Object.entries(table.indexes)) {
        this.version(Number(version)).stores({ [table.name]: indexes });
      }
    }
    // The same tables: test cases left the drafts for rows of their own, which a tab of an older build would not find.
    this.version(16).stores({});
    // Entries no longer depend on others: what was blocked by another entry is sent on its own.
    this.version(17).upgrade((transaction) =>
      transaction
        .table<OutboxRow & { dependsOn?: string }>('outbox')
        .where('state')
        .equals('blocked')
        .modify((row) => {
          row.state = 'queued';
          row.nextAt = 0;
          delete row.error;
          delete row.dependsOn;
        }),
    );
  }
}

type Things = { readonly [Name in keyof ThingTables]: Table<ThingTables[Name], string> };

export const appDb = new AppDb() as AppDb & Things;

/** What writing an entry takes, beside the table of the thing it carries. */
export const entryTables = [appDb.outbox, appDb.payloads, appDb.kv];

/** What changes together when an entry does: itself, what it carries, the thing it is about, and what follows from it. */
export const outboxTables = [
  appDb.outbox,
  appDb.payloads,
  ...intents.map(({ table }) => appDb.table(table.name)),
  appDb.contestRuns,
  // What was made from a draft takes its place.
  appDb.wizardDrafts,
];
