/// <reference path="../virtual-modules.d.ts" />

import { nativePrelude } from 'virtual:native-prelude';
import type { RunResult } from '../protocol';
import { RunCollector } from '../run-collector';
import type { FrameReply, NativeEnd } from './frame-protocol';
import { type Frame, openFrame } from './open-frame';
import { type ProgramKind, type ProgramRequest, programScript } from './program-script';

/** A frame that has not ended its program by then is removed. */
const hardStopAfterLimitMs = 300;
/** A worker starts and parses the program before the program's own clock starts. */
const startPatienceMs = 3000;

export interface NativeRun {
  result: RunResult;
  end: NativeEnd;
}

/**
 * Runs one program at a time in the browser's engine, each in a new worker behind a frame of opaque origin.
 */
export class NativeLane {
  #frame: Promise<Frame | undefined> | undefined;
  #lastId = 0;

  /** Undefined if the lane does not work in this browser or for this program. */
  async run(
    request: ProgramRequest,
    kind: ProgramKind,
    signal: AbortSignal | undefined,
  ): Promise<NativeRun | undefined> {
    this.#frame ??= openFrame();
    const frame = await this.#frame;
    if (!frame || signal?.aborted) return undefined;
    const id = ++this.#lastId;
    const collector = new RunCollector(request);
    const script = programScript(nativePrelude, request, kind);
    const { timeLimitMs, outputLimitBytes } = request;
    return new Promise((resolve) => {
      const startedAtMs = performance.now();
      const settle = (run: NativeRun | undefined) => {
        clearTimeout(guard);
        signal?.removeEventListener('abort', abort);
        frame.onReply = () => undefined;
        resolve(run);
      };
      const stopped = (outcome: 'cancelled' | 'timeLimit') => {
        this.dispose();
        const timeMs = performance.now() - startedAtMs;
        const end = { outcome: 'timeLimit', exitCode: null, timeMs, overflowed: false } as const;
        settle({ end, result: collector.stopped(outcome, timeMs) });
      };
      const abort = () => stopped('cancelled');
      const guard = setTimeout(
        () => stopped('timeLimit'),
        startPatienceMs + timeLimitMs + hardStopAfterLimitMs,
      );
      signal?.addEventListener('abort', abort);
      frame.onReply = (reply: FrameReply) => {
        if (reply.id !== id) return;
        if (reply.type === 'output') collector.add(reply.stream, reply.bytes);
        else if (reply.type === 'ended') settle(finished(collector, reply.end));
      };
      frame.send({ type: 'run', run: { id, script, timeLimitMs, outputLimitBytes } });
    });
  }

  dispose(): void {
    void this.#frame?.then((frame) => frame?.close());
    this.#frame = undefined;
  }
}

function finished(collector: RunCollector, end: NativeEnd): NativeRun | undefined {
  const { outcome, exitCode, timeMs } = end;
  if (outcome === 'refused') return undefined;
  return {
    end,
    result: { ...collector.finish({ outcome, exitCode, timeMs, memoryBytes: null }), lane: 'native' },
  };
}
