/** What goes into the judge and what comes out. Nothing here knows of databases, users or HTTP. */
import type { CheckerConfig } from '../../contract/entities/problem';
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
}

export interface JudgeRequest {
  language: Language;
  source: string;
  testCases: readonly TestCase[];
  checker: CheckerConfig;
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
  /** What it adds to the score. */
  score: number;
}

export interface CompileResult {
  ok: boolean;
  log: string;
  cached: boolean;
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
  tier: Tier | 'none';
  /** With JE only: what went wrong on our side, for the operator. */
  fault?: string;
}

export type JudgeEvent =
  | { type: 'compiling' }
  | { type: 'running'; testcaseIndex: number }
  | { type: 'ran'; testcaseIndex: number }
  | { type: 'checking'; testcaseIndex: number }
  | { type: 'testDone'; testcaseIndex: number; result: TestResult };

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
  close(): Promise<void>;
}
