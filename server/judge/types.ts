/** What goes into the judge and what comes out. Nothing here knows of databases, users or HTTP. */
import type { CheckerConfig, Scoring } from '../../contract/entities/problem';
import type { LanguageStatus } from '../../contract/entities/status';
import type { Verdict } from '../../contract/entities/submission';
import type { Language } from '../../contract/limits';
import type { Tier } from './sandbox/types';

export interface TestCase {
  id: string;
  input: Uint8Array;
  expected: Uint8Array;
  timeLimitMs: number;
  memoryLimitBytes: number;
  weight: number;
  /** Its output is handed back, for its author to look at. */
  sample: boolean;
  /** Name of its test data group; '' is the root. */
  group: string;
  /** Instead of the checker's own. */
  checkerArguments?: readonly string[];
}

export interface JudgeRequest {
  language: Language;
  source: string;
  testCases: readonly TestCase[];
  checker: CheckerConfig;
  /** Absent: every test case counts by its weight. */
  scoring?: Scoring;
  /** Whether to go on after the first test case that did not pass. */
  mode: 'all' | 'first-fail';
}

export interface TestResult {
  testcaseIndex: number;
  id: string;
  verdict: Verdict;
  cpuMs: number;
  wallMs: number;
  /** Peak, beyond the runtime's own baseline. */
  memoryBytes: number;
  exitCode?: number;
  signal?: number;
  /** Samples only: the first 64 KB. */
  stdout: string;
  /** The first 8 KB. */
  stderr: string;
  message?: string;
  /** What the checker says to the problem's creator: it may tell the answer. */
  judgeMessage?: string;
  /** What it adds to the score. */
  score: number;
  /** With scoring: on the problem's own scale. */
  points?: number;
  /** It was run once more before this was said. */
  retried: boolean;
}

/** Points of the problem's own scale. */
export interface GroupResult {
  name: string;
  /** Null: nothing in it was run. */
  verdict: Verdict | null;
  score: number;
  maxScore: number;
}

export interface CompileResult {
  ok: boolean;
  log: string;
  cached: boolean;
}

/** Of all test cases that were run: time of the slowest and of all together, memory of the largest. */
export interface JudgeUsage {
  cpuMs: number;
  wallMs: number;
  slowestCpuMs: number;
  memoryBytes: number;
}

export interface JudgeResult {
  verdict: Verdict;
  /** 0 to 100. */
  score: number;
  passedTestcases: number;
  totalTestcases: number;
  compile: CompileResult;
  /** One per test case that was run, in order. */
  tests: TestResult[];
  /** With scoring: every group's, and the whole problem's. */
  groups?: GroupResult[];
  points?: { earned: number; full: number };
  usage: JudgeUsage;
  tier: Tier | 'none';
  /** Why the other test cases were not run, for the author; absent when it goes without saying. */
  stopped?: string;
  /** With JE only: what went wrong on our side, for the operator. */
  fault?: string;
  /** With JE only, where the problem's own checker failed: how, for the problem's creator. */
  checkerFault?: string;
}

export type JudgeEvent =
  | { type: 'compiling' }
  | { type: 'running'; testcaseIndex: number }
  | { type: 'ran'; testcaseIndex: number }
  | { type: 'checking'; testcaseIndex: number }
  | { type: 'testDone'; testcaseIndex: number; result: TestResult };

/** `ours`: the checker may be right, only nothing can be compiled here. */
export type CheckedChecker = { ok: true } | { ok: false; log: string; ours?: boolean };

export interface JudgeStatus {
  tier: Tier | 'none';
  warnings: string[];
  languages: LanguageStatus[];
}

export interface JudgeLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
}

export interface Judge {
  /** The product's, '' when nobody said. */
  readonly version: string;
  /** What would compile and run this language: name and version. */
  toolchainOf(language: Language): string | undefined;
  status(): JudgeStatus;
  /** Resolves once every language is known to be available or not. */
  ready(): Promise<void>;
  /**
   * Judges one submission. Never rejects for what the submission does, nor for a fault of ours (verdict JE); rejects with the
   * signal's reason when aborted.
   */
  judge(
    request: JudgeRequest,
    onEvent?: (event: JudgeEvent) => void,
    signal?: AbortSignal,
  ): Promise<JudgeResult>;
  /**
   * Whether a problem can be judged with this checker: its own compiles. `log` says to its author what does not. Rejects with the
   * signal's reason when that comes before a worker is free.
   */
  checkChecker(config: CheckerConfig, signal?: AbortSignal): Promise<CheckedChecker>;
  close(): Promise<void>;
}
