import type { Load, Part } from '../classroom/measure-load';

/** Grown parts count only above this size: below it, one connection is already a tenth. */
const leastMb = 20;

export interface Growth {
  readonly part: Part;
  readonly beforeMb: number;
  readonly afterMb: number;
  /** 0.1 is a tenth. */
  readonly ratio: number;
}

/**
 * Compares the lowest values of the first and the last fifth: between two garbage collections, the value says little.
 * @param samples after the warm-up, in the order of time
 */
export function growthOf(samples: readonly Load[]): Growth[] {
  const fifth = Math.max(1, Math.floor(samples.length / 5));
  const lowest = (some: readonly Load[], part: Part) =>
    Math.min(...some.map((sample) => sample[part].memoryMB));
  return (['server', 'judge', 'database'] as const).map((part) => {
    const beforeMb = lowest(samples.slice(0, fifth), part);
    const afterMb = lowest(samples.slice(-fifth), part);
    return { part, beforeMb, afterMb, ratio: afterMb < leastMb ? 0 : afterMb / beforeMb - 1 };
  });
}
