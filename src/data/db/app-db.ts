/**
 * Data that exists only here until the server has it; never dropped. Indexes use only fields of every row
 * since version 1, because a tab of an older build may still write.
 */
import Dexie, { type Table } from 'dexie';
import type { ContestPackDataRow, ContestPackRow } from '../contest-run/contest-pack-rows';
import type { VirtualContestRow } from '../contest-run/virtual-contest-rows';
import type { DownloadPlanRow, DownloadRow } from '../downloads/download-rows';
import { intents, type WorkTables } from '../intents/registry';
import type { OutboxRow, PayloadRow } from '../outbox/outbox-entry';
import type { OwnListTables } from '../own-lists/own-list-rows';
import type {
  DraftRow,
  DraftSyncRow,
  DraftVersionRow,
  KeyValueRow,
  SeenStatementRow,
  WizardDraftRow,
} from './app-rows';
import type { ContestProblemsRow, ContestRunRow } from './contest-run-rows';

/** The tables of this version include those of all earlier ones. A new table or index needs a later version. */
const baseVersion = 17;

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
  bookmarks!: OwnListTables['bookmarks'];
  ownLists!: OwnListTables['ownLists'];
  ownListProblems!: OwnListTables['ownListProblems'];
  notes!: OwnListTables['notes'];
  kv!: Table<KeyValueRow, string>;

  constructor(name = 'codeferry-app') {
    // Chromium's default acknowledges a write before it is on disk; 'saved' must mean saved.
    super(name, { chromeTransactionDurability: 'strict' });
    // One declaration, because `stores` parses all versions again at each call: 14 ms at every start, on a
    // phone 60. Dexie compares with the tables that the device has, so it upgrades any older database.
    const stores = new Map<number, Record<string, string>>();
    stores.set(baseVersion, {
      // Only open rows have `open`, so the index is the send queue in `seq` order.
      outbox: '++seq, &id, [account+open], [account+state], state, createdAt',
      // A separate table, so that scanning the queue does not read the programs.
      payloads: '&id',
      drafts: '[account+problemID+language+contestSlug], updatedAt',
      draftVersions: '++seq, [account+problemID+language+contestSlug]',
      // A separate table: a tab of an older build rewrites whole drafts and would drop unknown fields.
      draftSync: '[account+problemID+language+contestSlug], [account+open]',
      // Plans are long lists, and progress is written often.
      downloads: '&key',
      downloadPlans: '&key',
      contestRuns: '[account+contestSlug]',
      // A separate table: whole statements, while the run changes with every submission.
      contestProblems: '[account+contestSlug]',
      seenStatements: '&problemID, seenAt',
      wizardDrafts: '[account+kind+id], [account+kind]',
      contestPacks: '[account+contestSlug]',
      // A separate table, because lists read only the other one.
      contestPackData: '[account+contestSlug]',
      virtualContests: '[account+contestSlug]',
      kv: '&key',
    });
    stores.set(20, {
      bookmarks: '[account+problemID]',
      ownLists: '[account+listID]',
      ownListProblems: '[account+listID+problemID], [account+problemID]',
      notes: '[account+problemID]',
    });
    for (const { table } of intents) {
      for (const [since, indexes] of Object.entries(table.indexes)) {
        const version = Math.max(Number(since), baseVersion);
        stores.set(version, { ...stores.get(version), [table.name]: indexes });
      }
    }
    for (const [version, tables] of stores) this.version(version).stores(tables);
    // Entries no longer depend on others: blocked ones become independent.
    this.version(baseVersion).upgrade((transaction) =>
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

type WorkTableHandles = { readonly [Name in keyof WorkTables]: Table<WorkTables[Name], string> };

export const appDb = new AppDb() as AppDb & WorkTableHandles;

export const entryTables = [appDb.outbox, appDb.payloads, appDb.kv];

export const outboxTables = [
  appDb.outbox,
  appDb.payloads,
  ...intents.map(({ table }) => appDb.table(table.name)),
  appDb.contestRuns,
  appDb.wizardDrafts,
];
