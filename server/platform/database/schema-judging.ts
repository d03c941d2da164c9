/** The tables of what is handed in and how it is judged. See `schema.ts`. */
import type { ColumnType, Generated } from 'kysely';
import type { CodeRunState } from '../../../contract/entities/code-run';
import type { Rejudge } from '../../../contract/entities/contest/rejudge';
import type { Answer } from '../../../contract/entities/question';
import type { SubmissionStatus, SubmissionType, Verdict } from '../../../contract/entities/submission';
import type { Language } from '../../../contract/limits';
import type { Json, Moment } from './column-types';

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
