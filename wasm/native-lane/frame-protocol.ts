import type { OutputStream, ProgramOutcome } from '../protocol';

/*
 * The native lane runs a program in the browser's own engine. Three parties, each trusting only the one before it:
 *
 *   page ── port ──> frame (opaque origin, no connections) ── messages ──> worker (the program)
 *
 * The program may forge whatever its worker could say, so the frame counts its output and ends it in time, and the page takes
 * nothing from it but text and numbers for the result of that very run.
 */

export interface FrameRun {
  id: number;
  /** The whole text of the worker: what furnishes its scope, the program, its input. */
  script: string;
  timeLimitMs: number;
  outputLimitBytes: number;
}

export type FrameRequest = { type: 'run'; run: FrameRun } | { type: 'stop'; id: number };

/** How a program ended in the native lane. `refused`: its text is none the engine takes, or it asked for what the policy forbids. */
export interface NativeEnd {
  outcome: ProgramOutcome | 'refused';
  exitCode: number | null;
  timeMs: number;
  /** It ran out of stack. */
  overflowed: boolean;
}

export type FrameReply =
  | { type: 'started'; id: number }
  | { type: 'output'; id: number; stream: OutputStream; bytes: Uint8Array<ArrayBuffer> }
  | { type: 'ended'; id: number; end: NativeEnd };

/** What the worker tells its frame. */
export type ProgramMessage =
  | { type: 'started' }
  | { type: 'output'; stream: OutputStream; bytes: Uint8Array<ArrayBuffer> }
  | { type: 'ended'; outcome: NativeEnd['outcome']; exitCode: number; overflowed: boolean };

/** The element of the app's page that holds the frame's script, unexecuted, so that the page's policy can name its hash. */
export const frameScriptId = 'run-frame-script';
