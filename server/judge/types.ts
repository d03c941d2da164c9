/** The judge's input and output, independent of databases, users and HTTP. */

import type { CheckerConfig } from '../../contract/entities/checker/checker-config';
import type { RunRules } from '../../contract/entities/checker/run-rules';
import type { Scoring } from '../../contract/entities/problem/problem';
import type {
  Generator,
  InputValidator,
  ValidatorArguments,
} from '../../contract/entities/problem/problem-tools';
import type { ProgramFile } from '../../contract/entities/problem/program-files';
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
  /** The author sees its output. */
  sample: boolean;
  /** '' is the root. */
  group: string;
  /** Replaces the checker's own. */
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
  /** Failed hidden tests only: the first 2 KB. */
  hiddenOutput?: string;
  /** The first 8 KB. */
  stderr: string;
  message?: string;
  /** For the creator: may contain the answer. */
  judgeMessage?: string;
  score: number;
  /** With scoring: in the problem's scale. */
  points?: number;
  retried: boolean;
}

/** In the problem's scale. */
export interface GroupResult {
  name: string;
  /** Null: nothing ran. */
  verdict: Verdict | null;
  score: number;
  maxScore: number;
}

export interface CompileResult {
  ok: boolean;
  log: string;
  cached: boolean;
}

/** Over all test cases that ran: slowest and total time, largest memory. */
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
  /** One per test case that ran, in order. */
  tests: TestResult[];
  /** With scoring: every group and the whole problem. */
  groups?: GroupResult[];
  points?: { earned: number; full: number };
  usage: JudgeUsage;
  tier: Tier | 'none';
  /** For the author: why the other test cases did not run, unless obvious. */
  stopped?: string;
  /** With JE only: the internal fault, for the operator. */
  fault?: string;
  /** With JE only: how the problem's checker failed, for the creator. */
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

export interface GenerateRequest {
  programs: readonly Generator[];
  sharedFiles: readonly ProgramFile[];
  /** `program`: a name in `programs`. */
  lines: readonly { program: string; arguments: readonly string[] }[];
  /** Writes the expected outputs. Absent: only inputs are made. */
  solution?: { language: Language; source: string; run?: RunRules | undefined };
  timeLimitMs: number;
  memoryLimitBytes: number;
}

/** `notRun`: the request took too long or made too much data before this line. */
export interface GeneratedTest {
  outcome: 'ok' | 'failed' | 'notRun';
  input?: string;
  output?: string;
  /** For the author. */
  message?: string;
}

export type GenerateResult =
  | { type: 'done'; tests: GeneratedTest[] }
  /** A program does not compile. For the author. `program`: '' is the solution. */
  | { type: 'refused'; program: string; log: string }
  | { type: 'fault'; message: string };

export interface ValidateRequest {
  validators: readonly InputValidator[];
  sharedFiles: readonly ProgramFile[];
  /** `group`: '' is the root. */
  inputs: readonly { input: string; group: string; validatorArguments?: ValidatorArguments | undefined }[];
}

/** For the author. `validator`: its name; `message`: what it wrote, or how it ended. */
export interface InvalidInput {
  testcaseIndex: number;
  validator: string;
  message: string;
}

export type ValidateResult =
  /** In the order of the inputs, the first ones only. Empty: all are valid. */
  | { type: 'done'; invalid: InvalidInput[] }
  | { type: 'refused'; program: string; log: string }
  | { type: 'fault'; message: string };

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
  /** '' if unknown. */
  readonly version: string;
  /** Name and version. */
  toolchainOf(language: Language): string | undefined;
  status(): JudgeStatus;
  /** Resolves once every language's check has ended. */
  ready(): Promise<void>;
  /** An internal fault or a bad submission is a verdict; rejects only with the signal's reason. */
  judge(
    request: JudgeRequest,
    onEvent?: (event: JudgeEvent) => void,
    signal?: AbortSignal,
  ): Promise<JudgeResult>;
  /**
   * Compiles a problem's checker. `log` is for its author. Rejects with the signal's reason if it aborts
   * before a worker is free.
   */
  checkChecker(config: CheckerConfig, signal?: AbortSignal): Promise<CheckedChecker>;
  /** Each line runs twice, because a generator must write the same output again. Rejects like `judge`. */
  generateTests(request: GenerateRequest, signal?: AbortSignal): Promise<GenerateResult>;
  /** Validators without a language are skipped. Rejects like `judge`. */
  validateTests(request: ValidateRequest, signal?: AbortSignal): Promise<ValidateResult>;
  close(): Promise<void>;
}
