/** The judge's input and output. Nothing here knows of databases, users or HTTP. */
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
  /** Its output is returned, for the author to see. */
  sample: boolean;
  /** Name of its test data group; '' is the root. */
  group: string;
  /** Replace the checker's own. */
  checkerArguments?: readonly string[];
}

export interface JudgeRequest {
  language: Language;
  source: string;
  testCases: readonly TestCase[];
  checker: CheckerConfig;
  /** Undefined: every test case counts by its weight. */
  scoring?: Scoring;
  /** Whether to continue after the first failed test case. */
  mode: 'all' | 'first-fail';
}

export interface TestResult {
  testcaseIndex: number;
  id: string;
  verdict: Verdict;
  cpuMs: number;
  wallMs: number;
  /** Peak, beyond the runtime's baseline. */
  memoryBytes: number;
  exitCode?: number;
  signal?: number;
  /** Samples only: the first 64 KB. */
  stdout: string;
  /** The first 8 KB. */
  stderr: string;
  message?: string;
  /** The checker's message for the problem's creator: it may contain the answer. */
  judgeMessage?: string;
  /** What it adds to the score. */
  score: number;
  /** With scoring: in the problem's scale. */
  points?: number;
  /** The run was repeated. */
  retried: boolean;
}

/** In the problem's scale. */
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

/** Over all test cases that were run: slowest and total time, largest memory. */
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
  /** With scoring: of every group and of the whole problem. */
  groups?: GroupResult[];
  points?: { earned: number; full: number };
  usage: JudgeUsage;
  tier: Tier | 'none';
  /** Why the other test cases were not run, for the author; absent if it is obvious. */
  stopped?: string;
  /** With JE only: the internal fault, for the operator. */
  fault?: string;
  /** With JE only: how the problem's own checker failed, for the problem's creator. */
  checkerFault?: string;
}

export type JudgeEvent =
  | { type: 'compiling' }
  | { type: 'running'; testcaseIndex: number }
  | { type: 'ran'; testcaseIndex: number }
  | { type: 'checking'; testcaseIndex: number }
  | { type: 'testDone'; testcaseIndex: number; result: TestResult };

/** `ours`: the checker may be right, but nothing can be compiled here. */
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
  /** The product's version; '' if unknown. */
  readonly version: string;
  /** The toolchain of this language: name and version. */
  toolchainOf(language: Language): string | undefined;
  status(): JudgeStatus;
  /** Resolves once every language is known to be available or not. */
  ready(): Promise<void>;
  /**
   * Judges one submission. Never rejects because of the submission or an internal fault (verdict JE); rejects
   * with the signal's reason when aborted.
   */
  judge(
    request: JudgeRequest,
    onEvent?: (event: JudgeEvent) => void,
    signal?: AbortSignal,
  ): Promise<JudgeResult>;
  /**
   * Whether a problem can be judged with this checker: its own compiles. `log` is for its author. Rejects
   * with the signal's reason if it aborts before a worker is free.
   */
  checkChecker(config: CheckerConfig, signal?: AbortSignal): Promise<CheckedChecker>;
  close(): Promise<void>;
}
