/**
 * Types of the tables; the migrations define them. `timestamptz` is read as Date, `bytea` as Buffer,
 * `bigint` as number (sizes and counts stay far below 2^53).
 */
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { JudgeControl, RunningJob } from '../../../contract/entities/admin/judges';

import type { LanguageStatus } from '../../../contract/entities/status';

import type { Json, Moment } from './column-types';
import type {
  AccountBlocksTable,
  AuditEventsTable,
  FirstAdministratorTable,
  MailLogTable,
  PasswordResetLinksTable,
  SettingsTable,
} from './schema-admin';
import type {
  AssignmentsTable,
  AssignmentTasksTable,
  WorkChainsTable,
  WorkEntriesTable,
} from './schema-assignments';
import type { ClassCommentsTable, DeviceReportsTable } from './schema-class-work';
import type {
  ClassAccountsTable,
  ClassesTable,
  ClassMembersTable,
  ClassSignInCodesTable,
  ReturnedWorkTable,
  TeachersTable,
} from './schema-classes';
import type {
  ContestCommitmentsTable,
  ContestDraftsTable,
  ContestEntriesTable,
  ContestEventsTable,
  ContestRunsTable,
  ContestStandingsTable,
} from './schema-contest-runs';
import type {
  ContestClarificationsTable,
  ContestEditorialsTable,
  ContestImagesTable,
  ContestInvitationsTable,
  ContestInvitationUsesTable,
  ContestMessagesTable,
  ContestNotesTable,
  ContestPacksTable,
  ContestPackTextsTable,
  ContestParticipantsTable,
  ContestProblemChangesTable,
  ContestProblemsTable,
  ContestStaffTable,
  ContestsTable,
  ContestVersionsTable,
  ManagedAccountsTable,
} from './schema-contests';
import type {
  AnswersTable,
  CodeRunsTable,
  JudgementsTable,
  JudgeProgressTable,
  JuryChecksTable,
  RejudgeSubmissionsTable,
  RejudgesTable,
  SubmissionGroupsTable,
  SubmissionResultsTable,
  SubmissionsTable,
} from './schema-judging';
import type {
  BookmarksTable,
  NotesTable,
  OwnListProblemsTable,
  OwnListRevisionsTable,
  OwnListsTable,
} from './schema-own-lists';
import type {
  AvatarsTable,
  BugReportsTable,
  DraftRevisionsTable,
  DraftsTable,
  IdentityAccountsTable,
  IdentityEffectsTable,
  IdentityGuardsTable,
  IdentityKeysTable,
  IdentityKnownNetworksTable,
  IdentityRefreshTokensTable,
  IdentitySessionsTable,
  MailsTable,
  PasswordOtpsTable,
  PracticeDaysTable,
  ProvenEmailsTable,
  ReportImagesTable,
  ServerSecretsTable,
  SolvedProblemsTable,
  UserBadgesTable,
  UsersTable,
} from './schema-people';
import type {
  ChallengeProblemsTable,
  ChallengesTable,
  HelpOpeningsTable,
  HiddenSolutionsTable,
  JuryFilesTable,
  JurySolutionsTable,
  ProblemCommentReadsTable,
  ProblemCommentsTable,
  ProblemContentsView,
  ProblemHelpTable,
  ProblemHistoryTable,
  ProblemImagesTable,
  ProblemMembersTable,
  ProblemsTable,
  ProblemToolsTable,
  ProblemVersionsTable,
  TestCasesTable,
} from './schema-problems';
import type {
  ContestSimilarGroupsTable,
  ContestSimilarityTable,
  ContestSimilarPairsTable,
} from './schema-similarity';

export interface IdempotencyKeysTable {
  /** uid, or `anonymous`. */
  scope: string;
  key: string;
  call: string;
  body_hash: string;
  response: Json<unknown> | null;
  created_at: Moment;
}

export interface RateCountersTable {
  name: string;
  window_start: Date;
  count: number;
}

export interface ContentImportsTable {
  name: string;
  hash: string;
  imported_at: Moment;
}

/** Signers of content files, by the fingerprint of their key. */
export interface ContentSourcesTable {
  fingerprint: string;
  trusted_at: Moment;
}

export interface JudgeWorkersTable {
  id: string;
  workers: number;
  sandbox: 'cgroup' | 'userns' | 'landlock' | 'none';
  reason: string | null;
  languages: JSONColumnType<LanguageStatus[]>;
  seen_at: Moment;
  /** Computer and process. */
  host: Generated<string>;
  started_at: Generated<Date>;
  control: Generated<JudgeControl>;
  jobs: ColumnType<RunningJob[], string | undefined, string>;
}

export interface FirebaseAccountsTable {
  uid: string;
  disabled: boolean;
  removed: boolean;
  /** Seconds since 1970. */
  valid_since: number;
  heard_at: Date | null;
  changed_at: Generated<Date>;
}

export interface FirebaseKeysTable {
  project_id: string;
  keys: Json<unknown>;
  heard_at: Date;
}

export interface Schema {
  users: UsersTable;
  avatars: AvatarsTable;
  password_otps: PasswordOtpsTable;
  proven_emails: ProvenEmailsTable;
  server_secrets: ServerSecretsTable;
  mails: MailsTable;
  solved_problems: SolvedProblemsTable;
  practice_days: PracticeDaysTable;
  user_badges: UserBadgesTable;
  problems: ProblemsTable;
  problem_help: ProblemHelpTable;
  problem_images: ProblemImagesTable;
  problem_tools: ProblemToolsTable;
  jury_solutions: JurySolutionsTable;
  jury_files: JuryFilesTable;
  problem_history: ProblemHistoryTable;
  problem_members: ProblemMembersTable;
  problem_comments: ProblemCommentsTable;
  problem_comment_reads: ProblemCommentReadsTable;
  help_openings: HelpOpeningsTable;
  hidden_solutions: HiddenSolutionsTable;
  problem_versions: ProblemVersionsTable;
  problem_contents: ProblemContentsView;
  test_cases: TestCasesTable;
  challenges: ChallengesTable;
  challenge_problems: ChallengeProblemsTable;
  submissions: SubmissionsTable;
  submission_results: SubmissionResultsTable;
  submission_groups: SubmissionGroupsTable;
  judgements: JudgementsTable;
  rejudges: RejudgesTable;
  rejudge_submissions: RejudgeSubmissionsTable;
  judge_progress: JudgeProgressTable;
  code_runs: CodeRunsTable;
  jury_checks: JuryChecksTable;
  contests: ContestsTable;
  contest_images: ContestImagesTable;
  contest_problems: ContestProblemsTable;
  contest_problem_changes: ContestProblemChangesTable;
  contest_participants: ContestParticipantsTable;
  contest_runs: ContestRunsTable;
  contest_events: ContestEventsTable;
  contest_drafts: ContestDraftsTable;
  contest_commitments: ContestCommitmentsTable;
  contest_entries: ContestEntriesTable;
  contest_standings: ContestStandingsTable;
  contest_messages: ContestMessagesTable;
  contest_clarifications: ContestClarificationsTable;
  contest_notes: ContestNotesTable;
  contest_editorials: ContestEditorialsTable;
  contest_staff: ContestStaffTable;
  managed_accounts: ManagedAccountsTable;
  contest_invitations: ContestInvitationsTable;
  contest_invitation_uses: ContestInvitationUsesTable;
  teachers: TeachersTable;
  classes: ClassesTable;
  class_members: ClassMembersTable;
  class_accounts: ClassAccountsTable;
  assignments: AssignmentsTable;
  assignment_tasks: AssignmentTasksTable;
  work_chains: WorkChainsTable;
  work_entries: WorkEntriesTable;
  device_reports: DeviceReportsTable;
  class_comments: ClassCommentsTable;
  class_sign_in_codes: ClassSignInCodesTable;
  returned_work: ReturnedWorkTable;
  contest_similarity: ContestSimilarityTable;
  contest_similar_groups: ContestSimilarGroupsTable;
  contest_similar_pairs: ContestSimilarPairsTable;
  contest_packs: ContestPacksTable;
  contest_versions: ContestVersionsTable;
  contest_pack_texts: ContestPackTextsTable;
  bug_reports: BugReportsTable;
  drafts: DraftsTable;
  draft_revisions: DraftRevisionsTable;
  bookmarks: BookmarksTable;
  own_lists: OwnListsTable;
  own_list_problems: OwnListProblemsTable;
  own_list_revisions: OwnListRevisionsTable;
  notes: NotesTable;
  report_images: ReportImagesTable;
  answers: AnswersTable;
  idempotency_keys: IdempotencyKeysTable;
  rate_counters: RateCountersTable;
  content_imports: ContentImportsTable;
  content_sources: ContentSourcesTable;
  judge_workers: JudgeWorkersTable;
  identity_accounts: IdentityAccountsTable;
  identity_known_networks: IdentityKnownNetworksTable;
  identity_guards: IdentityGuardsTable;
  identity_sessions: IdentitySessionsTable;
  identity_refresh_tokens: IdentityRefreshTokensTable;
  identity_effects: IdentityEffectsTable;
  identity_keys: IdentityKeysTable;
  firebase_accounts: FirebaseAccountsTable;
  firebase_keys: FirebaseKeysTable;
  first_administrator: FirstAdministratorTable;
  account_blocks: AccountBlocksTable;
  password_reset_links: PasswordResetLinksTable;
  audit_events: AuditEventsTable;
  settings: SettingsTable;
  mail_log: MailLogTable;
}
