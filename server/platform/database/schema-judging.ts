import type { ColumnType, Generated } from 'kysely';
import type { CodeRunState } from '../../../contract/entities/code-run';
import type { Rejudge } from '../../../contract/entities/contest/rejudge';
import type { JuryResult } from '../../../contract/entities/problem/jury-solution';
import type { Answer } from '../../../contract/entities/question';
import type { SubmissionStatus, SubmissionType, Verdict } from '../../../contract/entities/submission';
import type { Language } from '../../../contract/limits';
import type { Json, Moment } from './column-types';

export interface SubmissionsTable {
  id: string;
  /** Null: submitted signed out. */
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
  /** The worker's attempt that may write: a worker assumed dead cannot. */
  claim: string | null;
  /** The user, else the hashed address. */
  group_key: string | null;
  /** Held for manual review; no judge gets it. */
  held: Generated<boolean>;
  faults: Generated<number>;
  /** Verdict, score, results and groups are copies of this judgement. */
  judgement_id: string | null;
  verdict: Verdict | null;
  score: number | null;
  passed_testcases: number | null;
  total_testcases: number | null;
  compile_log: string | null;
  judged_time: Date | null;
}

/** Includes replaced judgements and those not applied yet. */
export interface JudgementsTable {
  id: string;
  submission_id: string;
  number: number;
  /** `takeover`: a first judgement, after the first worker was lost. */
  reason: 'first' | 'takeover' | 'rejudge';
  rejudge_id: string | null;
  problem_version: number;
  /** Product version and sandbox tier. */
  judge: string;
  /** Language and compiler version. */
  compiler: string | null;
  verdict: Verdict;
  score: number;
  passed_testcases: number | null;
  total_testcases: number | null;
  compile_log: string | null;
  /** For JE: how the problem's checker failed, for its creator only. */
  checker_fault: Generated<string | null>;
  /** The rows of submission_results and submission_groups while this judgement does not count. */
  results: Json<unknown[]> | null;
  groups: Json<unknown[]> | null;
  judged_time: Moment;
}

export interface RejudgesTable {
  id: string;
  problem_pk: string;
  problem_version: number;
  creator: string;
  /** Null: submissions from everywhere. */
  contest_pk: string | null;
  /** Null: the preview is open. */
  settled: 'applied' | 'cancelled' | null;
  /** For answers: what was applied. */
  report: ColumnType<Rejudge | null, string | null | undefined, string | null>;
  created_at: Moment;
}

export interface RejudgeSubmissionsTable {
  rejudge_id: string;
  submission_id: string;
  /** The judgement that counted before. An open rejudge blocks other changes. */
  before_id: string | null;
  judgement_id: Generated<string | null>;
  /** Internal faults repeated; the old judgement stays. */
  failed: Generated<boolean>;
}

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
  exit_code: number | null;
  signal: string | null;
  stderr: string | null;
  retried: boolean;
  /** For the creator, also for hidden test cases: it may contain the answer. */
  judge_message: Generated<string | null>;
  /** Of hidden tests that failed, cut; like `judge_message`. */
  hidden_output: Generated<string | null>;
  hidden_stderr: Generated<string | null>;
}

/** In the problem's scale and order. */
export interface SubmissionGroupsTable {
  submission_id: string;
  position: number;
  name: string;
  verdict: Verdict | null;
  score: number;
  max_score: number;
}

export type CodeRunResult = Pick<
  CodeRunState,
  'compiles' | 'compileLog' | 'checkerLog' | 'dialogue' | 'cases' | 'generated' | 'invalid' | 'toolLog'
>;

/** Samples run on the judge, kept for a day. */
export interface CodeRunsTable {
  id: string;
  /** Null: requested signed out. */
  uid: string | null;
  group_key: string;
  /** Null: a check of an unpublished problem. */
  problem_pk: string | null;
  /** In a contest: the contest's version of the problem. Null: the newest one. */
  problem_version: Generated<number | null>;
  /** Packed test cases and programs of an unpublished problem, until the run is over. */
  draft: Generated<Buffer | null>;
  language: Language;
  code: string;
  inputs: Json<string[]>;
  status: SubmissionStatus;
  /** The worker's attempt that may write. */
  claim: Generated<string | null>;
  faults: Generated<number>;
  result: Json<CodeRunResult | null>;
  /** A jury solution on the test cases of this check. */
  jury_check_id: Generated<string | null>;
  source_hash: Generated<string | null>;
  jury_result: ColumnType<JuryResult | null, string | null | undefined, string | null>;
  received_time: Moment;
}

/** What runs of jury solutions have in common; kept for a day. */
export interface JuryChecksTable {
  id: string;
  uid: string;
  data_hash: string;
  /** Packed test cases, checker and scoring. */
  data: Buffer;
  used_at: Generated<Date>;
}

export interface AnswersTable {
  id: string;
  /** Null: answered signed out. */
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
  /** Of the last rejudge that changed `correct`. */
  rejudged_at: ColumnType<Date | null, undefined, Date>;
  /** Before that rejudge. */
  former_correct: ColumnType<boolean | null, undefined, boolean>;
}
