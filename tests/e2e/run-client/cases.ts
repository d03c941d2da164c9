import type { RunOutcome, RunRequest } from '../../../wasm/run-client';

export interface RunCase {
  title: string;
  code: string;
  stdin?: string;
  limits?: Partial<Pick<RunRequest, 'timeLimitMs' | 'memoryLimitMb' | 'outputLimitBytes'>>;
  outcome?: RunOutcome;
  exitCode?: number | null;
  stdout?: string;
  stderr?: RegExp;
  notStderr?: RegExp;
  message?: RegExp;
}
