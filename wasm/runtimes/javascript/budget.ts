import type { RunRequest } from '../../protocol';

/** From outside, or by its own `process.exit`. */
export type Stop =
  | { why: 'exit'; exitCode: number }
  | { why: 'timeLimit'; isFull: boolean }
  /** A long computation: another engine may be faster. */
  | { why: 'handOver' }
  | { why: 'outputLimit' };

/** This close to the memory limit at a timeout, memory was the cause. */
const nearlyFull = 0.95;
const tooFullToGrow = 0.4;
/** Share of its time after which a computing program is checked. */
const windowShare = 1 / 8;
const [windowMinMs, windowMaxMs] = [100, 500];
/**
 * The native lane has no memory limit and fills memory many times faster, so programs with growing or large
 * memory do not go there.
 */
const handOverShareMax = 0.5;
const growthShareMax = 0.02;
/** Polls of a program with a processor are closer together. A longer gap says nothing about the program. */
const pollGapMaxMs = 20;

/** The engine polls it every few thousand steps. */
export class Budget {
  stop: Stop | undefined;
  #startMs = performance.now();
  #deadlineMs = Number.POSITIVE_INFINITY;
  #ownBytes = 0;
  #peakBytes = 0;
  #limitBytes = Number.POSITIVE_INFINITY;
  #windowMs = Number.POSITIVE_INFINITY;
  #windowEndMs = Number.POSITIVE_INFINITY;
  #peakBeforeBytes = 0;
  #sleptMs = 0;
  #polledMs = 0;

  /** `ownBytes`: memory before the program starts; `handsOver`: stop a long computation early. */
  start(
    ownBytes: number,
    {
      timeLimitMs,
      memoryLimitMb,
      handsOver = false,
    }: Pick<RunRequest, 'timeLimitMs' | 'memoryLimitMb' | 'handsOver'>,
  ): void {
    this.#startMs = performance.now();
    this.#polledMs = this.#startMs;
    if (handsOver) {
      this.#windowMs = Math.min(Math.max(timeLimitMs * windowShare, windowMinMs), windowMaxMs);
      this.#windowEndMs = this.#startMs + this.#windowMs;
    }
    this.#peakBeforeBytes = ownBytes;
    this.#deadlineMs = this.#startMs + timeLimitMs;
    this.#ownBytes = ownBytes;
    this.#limitBytes = ownBytes + memoryLimitMb * 1024 * 1024;
  }

  /** For our own final messages. */
  close(): void {
    this.#deadlineMs = Number.POSITIVE_INFINITY;
    this.#windowEndMs = Number.POSITIVE_INFINITY;
    this.stop = undefined;
  }

  mustStop(usedBytes: number): boolean {
    this.notePeak(usedBytes);
    if (this.stop) return true;
    const now = performance.now();
    const gapMs = now - this.#polledMs;
    this.#polledMs = now;
    if (gapMs > pollGapMaxMs) this.#windowEndMs += gapMs;
    if (now > this.#deadlineMs) {
      // Measured here, because memory may be freed when the program ends.
      const isFull = usedBytes > this.#limitBytes * nearlyFull;
      this.stop =
        this.#mayHandOver() && this.#hasComputed() ? { why: 'handOver' } : { why: 'timeLimit', isFull };
    } else if (now > this.#windowEndMs) {
      this.#endWindow(now);
    }
    return this.stop !== undefined;
  }

  slept(ms: number): void {
    this.#sleptMs += ms;
    this.#windowEndMs += ms;
    this.#polledMs = performance.now();
  }

  #mayHandOver(): boolean {
    return (
      this.#windowEndMs < Number.POSITIVE_INFINITY && this.peakBytes <= this.#roomBytes * handOverShareMax
    );
  }

  #hasComputed(): boolean {
    return this.#sleptMs < this.elapsedMs / 2;
  }

  #endWindow(now: number): void {
    const grownBytes = this.#peakBytes - this.#peakBeforeBytes;
    if (this.#mayHandOver() && grownBytes <= this.#roomBytes * growthShareMax)
      this.stop = { why: 'handOver' };
    this.#peakBeforeBytes = this.#peakBytes;
    this.#windowEndMs = now + this.#windowMs;
  }

  notePeak(usedBytes: number): void {
    this.#peakBytes = Math.max(this.#peakBytes, usedBytes);
  }

  /** Growing an array or string briefly needs a second copy. */
  get wasTooFullToGrow(): boolean {
    return this.#peakBytes > this.#limitBytes * tooFullToGrow;
  }

  get #roomBytes(): number {
    return this.#limitBytes - this.#ownBytes;
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
