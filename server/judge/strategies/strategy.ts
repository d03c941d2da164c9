import type { Verdict } from '../../../contract/entities/submission';
import type { Credit } from '../check/check-outcome';
import type { CompareThread } from '../check/compare-thread';
import type { CompiledChecker } from '../check/compile-checker';
import type { LeasedSandbox } from '../leased-sandbox';
import { cpuLimitMs } from '../limits';
import type { Program } from '../run';
import type { RunReport, Sandbox } from '../sandbox/types';
import type { JudgeRequest, TestCase } from '../types';
import type { VerdictLimits } from '../verdict';
import type { WorkDirs } from '../work-dirs';
import type { Pipes } from './conversation';

export interface JudgingParts {
  sandbox: LeasedSandbox;
  /** For an interactor. */
  companion: Sandbox;
  program: Program;
  request: JudgeRequest;
  thread: CompareThread;
  workDirs: WorkDirs;
  /** Null: compare outputs token by token. */
  checker: CompiledChecker | null;
  /** Judges what the interactor wrote. */
  outputChecker?: CompiledChecker | null;
  /** For interactive problems. */
  pipes: Pipes | null;
  signal?: AbortSignal;
}

export interface TestTask {
  test: TestCase;
  worth: number;
  onRan(): void;
  onChecking(): void;
}

export interface Decision {
  verdict: Verdict;
  message?: string;
  judgeMessage?: string;
  credit?: Credit;
}

export type Examined =
  | { type: 'examined'; report: RunReport; retried: boolean; decision: Decision }
  | { type: 'fault'; message: string; ofChecker?: boolean };

export type Strategy = (parts: JudgingParts, task: TestTask) => Promise<Examined>;

export function verdictLimits({ definition, baselineBytes }: Program, test: TestCase): VerdictLimits {
  return {
    cpuLimitMs: cpuLimitMs(definition, test.timeLimitMs),
    memoryLimitBytes: test.memoryLimitBytes,
    baselineBytes,
    runtimeLimitsMemory: definition.memorySlackBytes > 0,
    outOfMemoryPattern: definition.outOfMemoryPattern,
  };
}
