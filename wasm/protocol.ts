/* Messages between page and worker:

       page     boot    run 1                                                     run 2 …
       worker   ready          started  output*  (restarted  output*)  done … idle

   `started`: the learner's code begins; the page's hard limit counts from it. A program that does not
   start (e.g. a compile error) is `done` without it. After `done` the worker resets itself and sends
   `idle`, or `spent` if that fails and it must be replaced. `fatal` may come at any time. */

/** C++ only after the user downloaded its large runtime. */
export type RunLanguage = 'PYTHON3' | 'JAVASCRIPT_NODE' | 'CPP17';

export interface RunRequest {
  language: RunLanguage;
  code: string;
  stdin: string;
  timeLimitMs: number;
  /** Beyond the runtime's own memory. */
  memoryLimitMb: number;
  /** Standard output and standard error together. */
  outputLimitBytes: number;
  /** The bare engine stops a long computation early, because another engine will run it. */
  handsOver?: boolean;
}

export type ProgramOutcome =
  | 'ok'
  | 'runtimeError'
  | 'timeLimit'
  | 'memoryLimit'
  | 'outputLimit'
  | 'compileError';

/** `runtimeFailed`: never the program's fault. */
export type RunOutcome = ProgramOutcome | 'cancelled' | 'runtimeFailed';

/** Why only the judge can run a program. Only with the outcome `runtimeFailed`. */
export type JudgeOnly = 'unsupported' | 'notOnDevice';

export interface RunResult {
  outcome: RunOutcome;
  /** JavaScript in the browser's own engine: fast, with a deeper stack, without a memory limit. */
  lane?: 'native';
  /** The stack is smaller here than on the judge. */
  overflowed?: boolean;
  /** Stopped early because of `handsOver`; the outcome is `timeLimit`. */
  handedOver?: boolean;
  stdout: string;
  stderr: string;
  exitCode: number | null;
  timeMs: number;
  /** Peak beyond the runtime's own memory, if known. */
  memoryBytes: number | null;
  /** For the user, if the outcome does not say enough. */
  message?: string;
  judgeOnly?: JudgeOnly;
}

export type RunProgress =
  | { phase: 'downloading'; bytesDone: number; bytesTotal: number }
  | { phase: 'starting' }
  | { phase: 'running'; lane?: 'native' };

export type OutputStream = 'stdout' | 'stderr';

export interface ProgramEnd {
  outcome: ProgramOutcome | 'runtimeFailed';
  exitCode: number | null;
  timeMs: number;
  memoryBytes: number | null;
  message?: string;
  overflowed?: boolean;
  handedOver?: boolean;
  judgeOnly?: JudgeOnly;
}

export type CompiledModules = Record<string, WebAssembly.Module>;

/** By name; the page read them while the worker's script was loading. */
export type ReadFiles = Record<string, ArrayBuffer>;

export type PageMessage =
  | { type: 'boot'; compiled?: CompiledModules | undefined; files?: ReadFiles }
  | { type: 'run'; id: number; request: RunRequest };

export type WorkerMessage =
  | { type: 'ready'; compiled?: CompiledModules | undefined }
  | { type: 'started'; id: number }
  | { type: 'output'; id: number; stream: OutputStream; bytes: Uint8Array<ArrayBuffer> }
  /** The program starts again in another mode: discard the output so far. */
  | { type: 'restarted'; id: number }
  | { type: 'done'; id: number; end: ProgramEnd }
  | { type: 'idle' }
  | { type: 'spent' }
  | { type: 'fatal'; message: string };
