import type { Language } from '../contract/limits';

/*
 * What page and worker say to each other, in plain messages. One conversation:
 *
 *   page   boot                     run 1                                       run 2 …
 *   worker      ready                     started output* (restarted output*) done … idle
 *
 * `started` is the moment the learner's code begins; the page's hard limit counts from it. A program that does not get that
 * far (it does not compile, say) is `done` without. After `done` the worker puts itself
 * back into its first state and says `idle`; one that cannot says `spent` and is replaced. `fatal` may come at any time.
 */

/** Languages that run in the browser today; C++ only where its runtime was asked for, because it is large. */
export type RunLanguage = 'PYTHON3' | 'JAVASCRIPT_NODE' | 'CPP17';

export interface RunRequest {
  language: RunLanguage;
  code: string;
  stdin: string;
  timeLimitMs: number;
  /** What the program may use beyond the runtime's own needs. */
  memoryLimitMb: number;
  /** Standard output and standard error together. */
  outputLimitBytes: number;
  /** Asks the bare engine for JavaScript to stop early where a program computes for long, because another will go on with it. */
  handsOver?: boolean;
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

/**
 * Why a program cannot run here though the judge could run it: the runtime lacks what the program uses, or has not been
 * downloaded. Only with the outcome `runtimeFailed`.
 */
export type JudgeOnly = 'unsupported' | 'notOnDevice';

export interface RunResult {
  outcome: RunOutcome;
  /** Set where JavaScript ran in the browser's own engine: fast, with a deeper stack, without a memory limit. */
  lane?: 'native';
  /** It ran out of stack, of which the engine here has less than the judge's. */
  overflowed?: boolean;
  /** It was stopped before its time was up, as `handsOver` asks; told as `timeLimit`. */
  handedOver?: boolean;
  stdout: string;
  stderr: string;
  exitCode: number | null;
  timeMs: number;
  /** Highest use beyond the runtime's own, where the runtime can tell. */
  memoryBytes: number | null;
  /** One sentence for a person, when there is more to say than the outcome. */
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

/** Modules that the page or an earlier worker has compiled and a worker need not compile again. */
export type CompiledModules = Record<string, WebAssembly.Module>;

/** Files of a runtime by their names, as the page has read them for a worker whose script was still on its way. */
export type ReadFiles = Record<string, ArrayBuffer>;

export type PageMessage =
  | { type: 'boot'; compiled?: CompiledModules | undefined; files?: ReadFiles }
  | { type: 'run'; id: number; request: RunRequest };

export type WorkerMessage =
  | { type: 'ready'; compiled?: CompiledModules | undefined }
  | { type: 'started'; id: number }
  | { type: 'output'; id: number; stream: OutputStream; bytes: Uint8Array<ArrayBuffer> }
  /** The program begins again from nothing (in another mode): forget the output so far. */
  | { type: 'restarted'; id: number }
  | { type: 'done'; id: number; end: ProgramEnd }
  | { type: 'idle' }
  | { type: 'spent' }
  | { type: 'fatal'; message: string };

export function canRunInBrowser(language: Language): language is RunLanguage {
  return language === 'PYTHON3' || language === 'JAVASCRIPT_NODE' || language === 'CPP17';
}
