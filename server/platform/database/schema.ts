/**
 * Types of the tables; the migrations define them. `timestamptz` is read as Date, `bytea` as Buffer,
 * `bigint` as number (sizes and counts stay far below 2^53).
 */
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { JudgeControl, RunningJob } from '../../../contract/entities/admin/judges';
import type { CheckerConfig, InitialCode, ProblemDetail, Scoring } from '../../../contract/entities/problem';
import type { HelpPart } from '../../../contract/entities/problem-help';
import type { Question } from '../../../contract/entities/question';
import type { LanguageStatus } from '../../../contract/entities/status';
import type { Difficulty, ProblemType } from '../../../contract/limits';
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
  ContestClarificationsTable,
  ContestCommitmentsTable,
  ContestDraftsTable,
  ContestEditorialsTable,
  ContestEntriesTable,
  ContestEventsTable,
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
  ContestRunsTable,
  ContestStaffTable,
  ContestStandingsTable,
  ContestsTable,
  ContestVersionsTable,
  ManagedAccountsTable,
} from './schema-contests';
import type {
  AnswersTable,
  CodeRunsTable,
  JudgementsTable,
  JudgeProgressTable,
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
  ContestSimilarGroupsTable,
  ContestSimilarityTable,
  ContestSimilarPairsTable,
} from './schema-similarity';

export interface ProblemsTable {
  /** `_id` on the wire: sorts by creation, used as paging cursor. */
  pk: string;
  id: string;
  creator: string;
  version: number;
  title: string;
  /** See `sortableTitle`. */
  title_sort: string;
  /** One line for lists; '' for none. */
  summary: string;
  description: string;
  difficulty: Difficulty;
  difficulty_rank: number;
  type: ProblemType;
  tags: string[];
  public: boolean;
  input_format: string;
  output_format: string;
  constraints: string;
  sample_input: string;
  sample_output: string;
  explanation: string;
  initial_code: Json<InitialCode[]>;
  checker: Json<CheckerConfig>;
  scoring: Json<Scoring | null>;
  /** As clients see them. */
  shown_groups: Json<NonNullable<ProblemDetail['groups']> | null>;
  /** Contains the correct answer, so never send it whole. Null for code problems. */
  question: Json<Question | null>;
  test_case_count: number;
  /** Maximum over the test cases. */
  time_limit_ms: number;
  memory_limit_mb: number;
  /** The `data_version` of its test cases. Versions that differ only in text share them. */
  test_data_version: Generated<number>;
  /** Null: older than this column. */
  test_data_hash: Generated<string | null>;
  /** Includes the test cases. */
  content_hash: string;
  /** Texts and test cases. */
  bytes: Generated<number>;
  hint_count: Generated<number>;
  has_editorial: Generated<boolean>;
  /** The account whose storage quota it uses. */
  charged_to: string | null;
  /** Judged tries and people who solved it, at most a minute old, without running contests. */
  tries: Generated<number>;
  accepted: Generated<number>;
  solvers: Generated<number>;
  /** Percent of the tries; -1 without tries. */
  acceptance: Generated<number>;
  created_at: Moment;
  updated_at: Moment;
}

export type ProblemContentColumns = Pick<
  ProblemsTable,
  | 'version'
  | 'id'
  | 'title'
  | 'summary'
  | 'description'
  | 'difficulty'
  | 'type'
  | 'tags'
  | 'public'
  | 'input_format'
  | 'output_format'
  | 'constraints'
  | 'sample_input'
  | 'sample_output'
  | 'explanation'
  | 'initial_code'
  | 'checker'
  | 'scoring'
  | 'shown_groups'
  | 'question'
  | 'test_case_count'
  | 'time_limit_ms'
  | 'memory_limit_mb'
  | 'test_data_version'
>;

/** Hints and editorials, which must not leave the server while a contest runs (decision 104). */
export interface ProblemHelpTable {
  problem_pk: string;
  /** 1 to 3, or none. */
  hints: string[];
  /** '' if there is none. */
  editorial: string;
}

export interface HelpOpeningsTable {
  uid: string;
  problem_pk: string;
  part: HelpPart;
  opened_at: Moment;
  received_at: Generated<Date>;
}

/** An administrator has ended the sharing of these. */
export interface HiddenSolutionsTable {
  submission_id: string;
  hidden_at: Generated<Date>;
}

/** Old versions that a contest uses; `problems` has the newest. */
export interface ProblemVersionsTable extends ProblemContentColumns {
  problem_pk: string;
}

/** A view of all versions. */
export interface ProblemContentsView extends ProblemContentColumns {
  pk: string;
}

export interface TestCasesTable {
  problem_pk: string;
  /** The problem version that introduced them. */
  data_version: Generated<number>;
  position: number;
  input: Buffer;
  expected: Buffer;
  time_limit_ms: number;
  memory_limit_bytes: number;
  weight: number;
  sample: boolean;
  /** '' is the root. */
  group_name: string;
  checker_arguments: string[] | null;
}

export interface ChallengesTable {
  pk: string;
  url: string;
  name: string;
  description: string;
  tags: string[];
  version: number;
  content_hash: string;
  /** From 0, along the learning path. */
  position: number;
}

export interface ChallengeProblemsTable {
  challenge_pk: string;
  position: number;
  problem_pk: string;
}

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
