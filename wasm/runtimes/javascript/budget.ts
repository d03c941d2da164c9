/** Why a program was stopped from outside, or by its own `process.exit`. */
export type Stop =
  | { why: 'exit'; exitCode: number }
  | { why: 'timeLimit'; isFull: boolean }
  | { why: 'outputLimit' };

/** A program that ran out of time this close to its memory limit was held up by the lack of memory. */
const nearlyFull = 0.95;
const tooFullToGrow = 0.4;

/** What one program may use, and what it has used. The engine asks it every few thousand steps. */
export class Budget {
  stop: Stop | undefined;
  #startMs = performance.now();
  #deadlineMs = Number.POSITIVE_INFINITY;
  #ownBytes = 0;
  #peakBytes = 0;
  #limitBytes = Number.POSITIVE_INFINITY;

  /** `ownBytes`: what the engine and the furnished scope take before the program has done anything. */
  start(ownBytes: number, timeLimitMs: number, memoryLimitMb: number): void {
    this.#startMs = performance.now();
    this.#deadlineMs = this.#startMs + timeLimitMs;
    this.#ownBytes = ownBytes;
    this.#limitBytes = ownBytes + memoryLimitMb * 1024 * 1024;
  }

  /** From here on nothing is stopped any more: what follows are our own last words. */
  close(): void {
    this.#deadlineMs = Number.POSITIVE_INFINITY;
    this.stop = undefined;
  }

  mustStop(usedBytes: number): boolean {
    this.notePeak(usedBytes);
    if (this.stop) return true;
    if (performance.now() <= this.#deadlineMs) return false;
    // Asked now: by the time the program is left, its memory may be free again.
    this.stop = { why: 'timeLimit', isFull: usedBytes > this.#limitBytes * nearlyFull };
    return true;
  }

  notePeak(usedBytes: number): void {
    this.#peakBytes = Math.max(this.#peakBytes, usedBytes);
  }

  /** True where growing what is there, which takes a second copy for a moment, may have failed. */
  get wasTooFullToGrow(): boolean {
    return this.#peakBytes > this.#limitBytes * tooFullToGrow;
  }

  get limitBytes(): number {
    return this.#limitBytes;
  }
  get peakBytes(): number {
    return Math.max(this.#peakBytes - this.#ownBytes, 0);
  }
  get elapsedMs(): number {
    return performance.now() - this.#startMs;
  }
  get leftMs(): number {
    return Math.max(this.#deadlineMs - performance.now(), 0);
  }
}
