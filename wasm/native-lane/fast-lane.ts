import type { RunProgress, RunRequest, RunResult } from '../protocol';
import { looksLikeModule } from '../runtimes/javascript/module-source';
import { messages } from './messages';
import type { NativeLane, NativeRun } from './native-lane';
import type { ProgramRequest } from './program-script';

interface LaneOptions {
  signal?: AbortSignal | undefined;
  onProgress?: ((progress: RunProgress) => void) | undefined;
}

/**
 * Runs JavaScript in the bare engine, whose limits are reliable, and again in the browser's engine if the
 * bare one is too slow or its stack too small.
 */
export class FastLane {
  #lane: NativeLane | undefined;
  /** A program that needed the native lane once will need it again. */
  #chosenCode: string | undefined;
  /** The native lane refuses it every time. */
  #refusedCode: string | undefined;

  async run(
    request: RunRequest,
    options: LaneOptions,
    runBare: (request: RunRequest) => Promise<RunResult>,
  ): Promise<RunResult> {
    const { code } = request;
    if (this.#chosenCode === code) {
      const native = await this.#runNative(request, options);
      if (native) return toResult(native);
    }
    if (this.#refusedCode === code) return runBare(request);
    const bare = await runBare({ ...request, handsOver: true });
    if (!needsNativeLane(bare)) return bare;
    const native = await this.#runNative(request, options);
    if (native) {
      this.#chosenCode = code;
      return both(bare, toResult(native));
    }
    if (options.signal?.aborted) return bare.handedOver ? cancelled(bare) : bare;
    this.#refusedCode = code;
    return bare.handedOver ? runBare(request) : bare;
  }

  dispose(): void {
    this.#lane?.dispose();
    this.#lane = undefined;
  }

  async #runNative(request: RunRequest, { signal, onProgress }: LaneOptions): Promise<NativeRun | undefined> {
    if (signal?.aborted) return undefined;
    onProgress?.({ phase: 'running', lane: 'native' });
    if (!this.#lane) {
      // If its script cannot be loaded, the bare engine's result counts.
      const loaded = await import('./native-lane').catch(() => undefined);
      if (!loaded || signal?.aborted) return undefined;
      this.#lane ??= new loaded.NativeLane();
    }
    const lane = this.#lane;
    const run = await this.#runAsEither(lane, request, signal);
    if (!run?.end.overflowed) return run;
    const loaded = await import('./unroll/unroll-recursion').catch(() => undefined);
    const code = loaded?.unrollRecursion(request.code);
    if (code === undefined) return run;
    const unrolled = await this.#runAsEither(lane, { ...request, code, original: request.code }, signal);
    // A timeout with the unrolled code means endless recursion.
    return unrolled && unrolled.end.outcome !== 'timeLimit' ? unrolled : run;
  }

  /** Only code that does not parse as a script may be a module. */
  async #runAsEither(
    lane: NativeLane,
    request: ProgramRequest,
    signal: AbortSignal | undefined,
  ): Promise<NativeRun | undefined> {
    const run = await lane.run(request, 'script', signal);
    return run ?? (looksLikeModule(request.code) ? lane.run(request, 'module', signal) : undefined);
  }
}

/** True if the result depends more on the engine than on the program. */
export function needsNativeLane(bare: RunResult): boolean {
  return bare.overflowed === true || bare.handedOver === true;
}

/**
 * The bare engine knows the line of the timeout. The native lane came further, but its buffered output is
 * lost.
 */
function both(bare: RunResult, native: RunResult): RunResult {
  if (native.outcome !== 'timeLimit' || bare.outcome !== 'timeLimit') return native;
  const stdout = native.stdout.length < bare.stdout.length ? bare.stdout : native.stdout;
  return { ...native, lane: 'native', stdout, stderr: bare.stderr, message: messages.slow };
}

/** Nothing runs between the lanes, so there is nothing to stop. */
function cancelled({ handedOver: _, ...bare }: RunResult): RunResult {
  return { ...bare, outcome: 'cancelled', exitCode: null };
}

function toResult({ result, end }: NativeRun): RunResult {
  return end.overflowed ? { ...result, message: messages.stackOverflow } : result;
}
