import type { OutputStream, ProgramOutcome } from '../protocol';

/* The native lane runs a program in the browser's own engine. Each party trusts only the one before it:

       page ── port ──> frame (opaque origin, no connections) ── messages ──> worker (the program)

   The program may forge any message of its worker. So the frame counts its output and ends it in time,
   and the page uses only text and numbers of that run. */

export interface FrameRun {
  id: number;
  /** The worker's whole script: scope set-up, program and input. */
  script: string;
  timeLimitMs: number;
  outputLimitBytes: number;
}

export type FrameRequest = { type: 'run'; run: FrameRun } | { type: 'stop'; id: number };

/** `refused`: it does not parse, or uses something that the policy forbids. */
export interface NativeEnd {
  outcome: ProgramOutcome | 'refused';
  exitCode: number | null;
  timeMs: number;
  overflowed: boolean;
}

export type FrameReply =
  | { type: 'started'; id: number }
  | { type: 'output'; id: number; stream: OutputStream; bytes: Uint8Array<ArrayBuffer> }
  | { type: 'ended'; id: number; end: NativeEnd };

export type ProgramMessage =
  | { type: 'started' }
  | { type: 'output'; stream: OutputStream; bytes: Uint8Array<ArrayBuffer> }
  | { type: 'ended'; outcome: NativeEnd['outcome']; exitCode: number; overflowed: boolean };

/**
 * Element with the frame's script in the app's page. The script is inert there, but lets the page's policy
 * name its hash.
 */
export const frameScriptId = 'run-frame-script';
