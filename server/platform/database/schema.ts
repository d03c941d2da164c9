/**
 * The tables as TypeScript sees them; the migrations are what the database sees.
 * `timestamptz` arrives as Date, `bytea` as Buffer, `bigint` as number (sizes and counts stay far below 2^53).
 */
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { CheckerConfig, InitialCode } from '../../../contract/entities/problem';
import type { SubmissionStatus, SubmissionType, Verdict } from '../../../contract/entities/submission';
import type { Difficulty, Language, ProblemType } from '../../../contract/limits';

/** Set by the database, or by us where a test of time needs it. */
type Moment = ColumnType<Date, Date | undefined, Date>;
type Json<T> = ColumnType<T, string, string>;

export interface UsersTable {
  /** The account's id at the identity provider. */
  uid: string;
  /** Our own id of the person: the claims `id` and `mongoID`. */
  id: string;
  email: string;
  username: string;
  display_name: string;
  photo_url: string | null;
  created_at: Moment;
}

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
  test_case_count: number;
  /** Largest over the test cases. */
  time_limit_ms: number;
  memory_limit_mb: number;
  /** Hash of all that a version consists of, test cases included. */
  content_hash: string;
  created_at: Moment;
  updated_at: Moment;
}

export interface TestCasesTable {
  problem_pk: string;
  position: number;
  input: Buffer;
  expected: Buffer;
  time_limit_ms: number;
  memory_limit_bytes: number;
  weight: number;
  sample: boolean;
}

export interface ChallengesTable {
  pk: string;
  url: string;
  name: string;
  description: string;
  tags: string[];
  version: number;
  content_hash: string;
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
  verdict: Verdict | null;
  score: number | null;
  passed_testcases: number | null;
  total_testcases: number | null;
  compile_log: string | null;
  judged_time: Date | null;
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

export interface IdentityAccountsTable {
  uid: string;
  email: string;
  password_hash: string;
  display_name: string | null;
  photo_url: string | null;
  claims: ColumnType<Record<string, unknown>, string | undefined, string>;
  disabled: Generated<boolean>;
  /** Seconds since 1970: tokens whose sign-in is older are dead. */
  valid_since: number;
  failed_sign_ins: Generated<number>;
  locked_until: Date | null;
  created_at: Moment;
  last_sign_in_at: Moment;
}

export interface IdentityRefreshTokensTable {
  hash: string;
  uid: string;
  /** The token this one was made from. */
  parent_hash: string | null;
  /** Seconds since 1970 of the sign-in it all began with. */
  auth_time: number;
  /** Set once a successor was used. */
  dead_at: Date | null;
  created_at: Moment;
}

export interface IdentityKeysTable {
  kid: string;
  private_jwk: Json<Record<string, unknown>>;
  public_jwk: Json<Record<string, unknown>>;
  created_at: Moment;
}

export interface Schema {
  users: UsersTable;
  problems: ProblemsTable;
  test_cases: TestCasesTable;
  challenges: ChallengesTable;
  challenge_problems: ChallengeProblemsTable;
  submissions: SubmissionsTable;
  submission_results: SubmissionResultsTable;
  idempotency_keys: IdempotencyKeysTable;
  rate_counters: RateCountersTable;
  content_imports: ContentImportsTable;
  judge_workers: JudgeWorkersTable;
  identity_accounts: IdentityAccountsTable;
  identity_refresh_tokens: IdentityRefreshTokensTable;
  identity_keys: IdentityKeysTable;
}
