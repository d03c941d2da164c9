import type { Language } from '../contract/limits';

/*
 * What page and worker say to each other, in plain messages. One conversation:
 *
 *   page   boot                     run 1                                       run 2 …
 *   worker      ready                     started output* (restarted output*) done … idle
 *
 * `started` is the moment the learner's code begins; the page's hard limit counts from it. After `done` the worker puts itself
 * back into its first state and says `idle`; one that cannot says `spent` and is replaced. `fatal` may come at any time.
 */

/** Languages that run in the browser today. */
export type RunLanguage = 'PYTHON3' | 'JAVASCRIPT_NODE';

export interface RunRequest {
  language: RunLanguage;
  code: string;
  stdin: string;
  timeLimitMs: number;
  /** What the program may use beyond the runtime's own needs. */
  memoryLimitMb: number;
  /** Standard output and standard error together. */
  outputLimitBytes: number;
}

/** How a program ended by itself or by a limit. */
export type ProgramOutcome =
  | 'ok'
  | 'runtimeError'
  | 'timeLimit'
  | 'memoryLimit'
  | 'outputLimit'
  | 'compileError';

/** `runtimeFailed` is our fault or the device's, never the program's. */
export type RunOutcome = ProgramOutcome | 'cancelled' | 'runtimeFailed';

export interface RunResult {
  outcome: RunOutcome;
  stdout: string;
  stderr: string;
  exitCode: number | null;
  timeMs: number;
  /** Highest use beyond the runtime's own, where the runtime can tell. */
  memoryBytes: number | null;
  /** One sentence for a person, when there is more to say than the outcome. */
  message?: string;
}

export type RunProgress =
  | { phase: 'downloading'; bytesDone: number; bytesTotal: number }
  | { phase: 'starting' }
  | { phase: 'running' };

export type OutputStream = 'stdout' | 'stderr';

export interface ProgramEnd {
  outcome: ProgramOutcome;
  exitCode: number | null;
  timeMs: number;
  memoryBytes: number | null;
  message?: string;
}

export type PageMessage = { type: 'boot' } | { type: 'run'; id: number; request: RunRequest };

export type WorkerMessage =
  | { type: 'ready' }
  | { type: 'started'; id: number }
  | { type: 'output'; id: number; stream: OutputStream; bytes: Uint8Array<ArrayBuffer> }
  /** The program begins again from nothing (in another mode): forget the output so far. */
  | { type: 'restarted'; id: number }
  | { type: 'done'; id: number; end: ProgramEnd }
  | { type: 'idle' }
  | { type: 'spent' }
  | { type: 'fatal'; message: string };

export function canRunInBrowser(language: Language): language is RunLanguage {
  return language === 'PYTHON3' || language === 'JAVASCRIPT_NODE';
}
