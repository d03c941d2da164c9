/**
 * What exists only here until a server has it: drafts, submissions, answers, the outbox. Never dropped.
 * Indexes name only fields that every row has had since version 1: a tab of an older build may still write rows.
 */
import Dexie, { type Table } from 'dexie';
import type {
  AnswerRow,
  ClarificationRow,
  CodeRunRow,
  ContestCreationRow,
  DraftRow,
  DraftSyncRow,
  DraftVersionRow,
  KeyValueRow,
  ProblemCreationRow,
  ProfileEditRow,
  RegistrationRow,
  ReportRow,
  SeenStatementRow,
  SubmissionRow,
  WizardDraftRow,
} from './app-rows';
import type { ContestPackDataRow, ContestPackRow } from './contest-pack-rows';
import type { ContestProblemsRow, ContestRunRow, RunEndRow, RunEventRow } from './contest-run-rows';
import type { DownloadPlanRow, DownloadRow } from './download-rows';
import type { OutboxRow, PayloadRow } from './outbox-entry';
import type { VirtualContestRow } from './virtual-contest-rows';

export class AppDb extends Dexie {
  outbox!: Table<OutboxRow, number>;
  payloads!: Table<PayloadRow, string>;
  submissions!: Table<SubmissionRow, string>;
  answers!: Table<AnswerRow, string>;
  codeRuns!: Table<CodeRunRow, string>;
  profileEdits!: Table<ProfileEditRow, string>;
  reports!: Table<ReportRow, string>;
  registrations!: Table<RegistrationRow, string>;
  drafts!: Table<DraftRow, [string, string, string, string]>;
  draftVersions!: Table<DraftVersionRow, number>;
  draftSync!: Table<DraftSyncRow, [string, string, string, string]>;
  downloads!: Table<DownloadRow, string>;
  downloadPlans!: Table<DownloadPlanRow, string>;
  contestRuns!: Table<ContestRunRow, [string, string]>;
  contestProblems!: Table<ContestProblemsRow, [string, string]>;
  runEnds!: Table<RunEndRow, string>;
  runEvents!: Table<RunEventRow, string>;
  seenStatements!: Table<SeenStatementRow, string>;
  wizardDrafts!: Table<WizardDraftRow, [string, string, string]>;
  clarifications!: Table<ClarificationRow, string>;
  contestCreations!: Table<ContestCreationRow, string>;
  problemCreations!: Table<ProblemCreationRow, string>;
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
      submissions: '&id, [account+problemID+createdAt], [account+receipt], [account+state.verdict+problemID]',
      drafts: '[account+problemID+language+contestSlug], updatedAt',
      draftVersions: '++seq, [account+problemID+language+contestSlug]',
      kv: '&key',
    });
    this.version(2).stores({
      answers: '&id, [account+problemID+createdAt], [account+result.score+problemID]',
    });
    this.version(3).stores({ codeRuns: '&id, [account+problemID+createdAt], [account+receipt]' });
    this.version(4).stores({ profileEdits: '&id, account' });
    this.version(5).stores({ reports: '&id, [account+receipt]' });
    // Apart from the drafts: a tab of an older build writes those whole, and would forget what else is in them.
    this.version(7).stores({ draftSync: '[account+problemID+language+contestSlug], [account+open]' });
    // The plan apart: a list of thousands, while progress is written often.
    this.version(6).stores({ downloads: '&key', downloadPlans: '&key' });
    this.version(9).stores({
      contestRuns: '[account+contestSlug]',
      // The problems apart: whole statements, while the run changes with everything that is handed in.
      contestProblems: '[account+contestSlug]',
      runEnds: '&id, [account+contestSlug]',
      runEvents: '&id, [account+contestSlug]',
    });
    this.version(8).stores({ registrations: '&id, [account+contestSlug]' });
    this.version(10).stores({ seenStatements: '&problemID, seenAt' });
    this.version(11).stores({
      wizardDrafts: '[account+kind+id], [account+kind]',
      contestCreations: '&id, account, [account+draftID]',
    });
    this.version(12).stores({
      contestPacks: '[account+contestSlug]',
      // What is sealed apart: the other is read for every list.
      contestPackData: '[account+contestSlug]',
      virtualContests: '[account+contestSlug]',
    });
    this.version(13).stores({ clarifications: '&id, [account+contestSlug]' });
    this.version(14).stores({ problemCreations: '&id, account, [account+draftID]' });
    // The same tables: test cases left the drafts for rows of their own, which a tab of an older build would not find.
    this.version(16).stores({});
  }
}

export const appDb = new AppDb();

/** What writing an entry takes, beside the table of the thing it carries. */
export const entryTables = [appDb.outbox, appDb.payloads, appDb.kv];

/** What changes together when an entry does: itself, what it carries, and the thing it is about. */
export const outboxTables = [
  appDb.outbox,
  appDb.payloads,
  appDb.submissions,
  appDb.answers,
  appDb.codeRuns,
  appDb.profileEdits,
  appDb.reports,
  appDb.contestRuns,
  appDb.runEnds,
  appDb.runEvents,
  appDb.registrations,
  appDb.clarifications,
  appDb.contestCreations,
  appDb.problemCreations,
  // What was made from a draft takes its place.
  appDb.wizardDrafts,
];
