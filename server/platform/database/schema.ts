/**
 * The tables as TypeScript sees them; the migrations are what the database sees.
 * `timestamptz` arrives as Date, `bytea` as Buffer, `bigint` as number (sizes and counts stay far below 2^53).
 */
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { CodeRunState } from '../../../contract/entities/code-run';
import type { CheckerConfig, InitialCode, ProblemDetail, Scoring } from '../../../contract/entities/problem';
import type { Answer, Question } from '../../../contract/entities/question';
import type { Rejudge } from '../../../contract/entities/rejudge';
import type { SubmissionStatus, SubmissionType, Verdict } from '../../../contract/entities/submission';
import type { Difficulty, Language, ProblemType } from '../../../contract/limits';
import type { Json, Moment } from './column-types';
import type {
  ContestClarificationsTable,
  ContestCommitmentsTable,
  ContestEntriesTable,
  ContestEventsTable,
  ContestImagesTable,
  ContestMessagesTable,
  ContestPacksTable,
  ContestPackTextsTable,
  ContestParticipantsTable,
  ContestProblemChangesTable,
  ContestProblemsTable,
  ContestRunsTable,
  ContestStandingsTable,
  ContestsTable,
  ContestVersionsTable,
} from './schema-contests';
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

export interface ProblemsTable {
  /** `_id` on the wire: sortable by creation, the paging cursor. */
  pk: string;
  id: string;
  creator: string;
  version: number;
  title: string;
  /** The title as it sorts: see `sortableTitle`. */
  title_sort: string;
  description: string;
  difficulty: Difficulty;
  /** 1 easy, 2 medium, 3 hard. */
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
  /** What a client is shown of the groups. */
  shown_groups: Json<NonNullable<ProblemDetail['groups']> | null>;
  /** With what is right: only the shown part of it may leave the server. Null for problems that are solved with code. */
  question: Json<Question | null>;
  test_case_count: number;
  /** Largest over the test cases. */
  time_limit_ms: number;
  memory_limit_mb: number;
  /** Which test cases: `data_version` of theirs. Versions that differ in text only share them. */
  test_data_version: Generated<number>;
  /** Null: stored before hashes were kept. */
  test_data_hash: Generated<string | null>;
  /** Hash of all that a version consists of, test cases included. */
  content_hash: string;
  /** What its texts and test cases take up. */
  bytes: Generated<number>;
  /** Whose share of the storage that is. */
  charged_to: string | null;
  created_at: Moment;
  updated_at: Moment;
}

/** What one version of a problem consists of, besides its test cases. */
export type ProblemContentColumns = Pick<
  ProblemsTable,
  | 'version'
  | 'id'
  | 'title'
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

/** Former versions that a contest uses; the newest version is the row in `problems`. */
export interface ProblemVersionsTable extends ProblemContentColumns {
  problem_pk: string;
}

/** A view: every version that can be read, newest or former. */
export interface ProblemContentsView extends ProblemContentColumns {
  pk: string;
}

export interface TestCasesTable {
  problem_pk: string;
  /** The version of the problem that brought them. */
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
  /** From 0 on, along the path that the challenges make. */
  position: number;
}

export interface ChallengeProblemsTable {
  challenge_pk: string;
  position: number;
  problem_pk: string;
}

export interface SubmissionsTable {
  id: string;
  /** Absent: handed in without signing in. */
  uid: string | null;
  problem_pk: string;
  problem_version: number;
  language: Language;
  code: string;
  type: SubmissionType;
  challenge_id: string | null;
  device_time: Date | null;
  received_time: Moment;
  status: SubmissionStatus;
  /** Which try of which worker may write: a worker that was taken for dead cannot. */
  claim: string | null;
  /** Whom it counts for in the queue: the person, else the (hashed) address it came from. */
  group_key: string | null;
  /** For review: it waits for a person, and no judge gets it. */
  held: Generated<boolean>;
  /** How often judging it failed by a fault of ours. */
  faults: Generated<number>;
  /** The judgement that counts: verdict, score, results and groups are its. */
  judgement_id: string | null;
  verdict: Verdict | null;
  score: number | null;
  passed_testcases: number | null;
  total_testcases: number | null;
  compile_log: string | null;
  judged_time: Date | null;
}

/** Every judgement of a submission, also those that no longer count and those that do not count yet. */
export interface JudgementsTable {
  id: string;
  submission_id: string;
  /** From 1. */
  number: number;
  /** `takeover`: the first one too, by a worker that took over from one that was lost. */
  reason: 'first' | 'takeover' | 'rejudge';
  rejudge_id: string | null;
  problem_version: number;
  /** Version of the product and tier of its sandbox. */
  judge: string;
  /** Language and version of what compiled and ran it. */
  compiler: string | null;
  verdict: Verdict;
  score: number;
  passed_testcases: number | null;
  total_testcases: number | null;
  compile_log: string | null;
  /** With JE: how the problem's own checker failed, for the problem's creator alone. */
  checker_fault: Generated<string | null>;
  /** Rows of submission_results and submission_groups, while they are not in those tables: the judgement does not count. */
  results: Json<unknown[]> | null;
  groups: Json<unknown[]> | null;
  judged_time: Moment;
}

export interface RejudgesTable {
  id: string;
  problem_pk: string;
  problem_version: number;
  creator: string;
  /** Null: submissions of the problem wherever they were handed in. */
  contest_pk: string | null;
  /** Null: the preview stands. */
  settled: 'applied' | 'cancelled' | null;
  /** Of answers: what was applied. */
  report: ColumnType<Rejudge | null, string | null | undefined, string | null>;
  created_at: Moment;
}

export interface RejudgeSubmissionsTable {
  rejudge_id: string;
  submission_id: string;
  /** The judgement that counted when the rejudging began: while one is open, no other can change that. */
  before_id: string | null;
  /** The shadow judgement, once it is there. */
  judgement_id: Generated<string | null>;
  /** A fault of ours, again and again: it stays as it is. */
  failed: Generated<boolean>;
}

/** How far the running judgement is; gone with its end. */
export interface JudgeProgressTable {
  submission_id: string;
  testcase_index: number;
  total_testcases: number;
  seen_at: Moment;
}

export interface SubmissionResultsTable {
  submission_id: string;
  testcase_index: number;
  verdict: Verdict | null;
  correct_output: boolean;
  score: number;
  passed_testcases: number;
  run_status: 'NOT_STARTED' | 'SUCCESS' | 'ERROR';
  run_error: string | null;
  cpu_ms: number;
  wall_ms: number;
  memory_bytes: number;
  input: string | null;
  output: string | null;
  expected: string | null;
  /** Samples only, as signal and stderr. */
  exit_code: number | null;
  signal: string | null;
  stderr: string | null;
  retried: boolean;
  /** What the checker says to the problem's creator, of hidden test cases too: it may tell the answer. */
  judge_message: Generated<string | null>;
}

/** Points of the test data groups, on the problem's own scale, in the problem's order. */
export interface SubmissionGroupsTable {
  submission_id: string;
  position: number;
  name: string;
  verdict: Verdict | null;
  score: number;
  max_score: number;
}

/** What a sample run came to. */
export type CodeRunResult = Pick<
  CodeRunState,
  'compiles' | 'compileLog' | 'checkerLog' | 'dialogue' | 'cases'
>;

/** Samples on the judge, kept for a day. */
export interface CodeRunsTable {
  id: string;
  /** Absent: asked for without signing in. */
  uid: string | null;
  group_key: string;
  /** Absent: a check of a problem that is still being written. */
  problem_pk: string | null;
  /** In a contest: the contest's version of the problem. Null: the newest one. */
  problem_version: Generated<number | null>;
  /** Its test cases and checker then, packed, until it is over. */
  draft: Generated<Buffer | null>;
  language: Language;
  code: string;
  inputs: Json<string[]>;
  status: SubmissionStatus;
  /** Which try of which worker may write. */
  claim: Generated<string | null>;
  /** How often it failed by a fault of ours. */
  faults: Generated<number>;
  result: Json<CodeRunResult | null>;
  received_time: Moment;
}

export interface AnswersTable {
  id: string;
  /** Absent: given without signing in. */
  uid: string | null;
  problem_pk: string;
  problem_version: number;
  answer: Json<Answer>;
  correct: boolean;
  score: number;
  type: SubmissionType;
  challenge_id: string | null;
  device_time: Date | null;
  received_time: Moment;
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

export interface JudgeWorkersTable {
  id: string;
  workers: number;
  sandbox: 'cgroup' | 'userns' | 'landlock' | 'none';
  reason: string | null;
  languages: JSONColumnType<object[]>;
  seen_at: Moment;
}

/** What is known here of an account that Firebase keeps. */
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
  contest_commitments: ContestCommitmentsTable;
  contest_entries: ContestEntriesTable;
  contest_standings: ContestStandingsTable;
  contest_messages: ContestMessagesTable;
  contest_clarifications: ContestClarificationsTable;
  contest_packs: ContestPacksTable;
  contest_versions: ContestVersionsTable;
  contest_pack_texts: ContestPackTextsTable;
  bug_reports: BugReportsTable;
  drafts: DraftsTable;
  draft_revisions: DraftRevisionsTable;
  report_images: ReportImagesTable;
  answers: AnswersTable;
  idempotency_keys: IdempotencyKeysTable;
  rate_counters: RateCountersTable;
  content_imports: ContentImportsTable;
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
}
