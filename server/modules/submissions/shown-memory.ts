/**
 * A program chooses its memory, so exact values could leak one byte of hidden input per test case. Rounded to a power
 * of two they reveal little more than the verdict.
 */
import type { TestCaseResult } from '../../../contract/entities/submission';

export type MemoryView = 'exact' | 'rounded' | 'hidden';

const megabyte = 1_000_000;

export interface Viewer {
  readonly isProblemCreator: boolean;
  readonly isOrganiser: boolean;
  /** An entry of a running contest. */
  readonly isInContest: boolean;
}

/** Creators know the data; organisers need memory to decide. */
export function memoryViewFor({ isProblemCreator, isOrganiser, isInContest }: Viewer): MemoryView {
  if (isProblemCreator) return 'exact';
  return isInContest && !isOrganiser ? 'hidden' : 'rounded';
}

/** In megabytes, at least one. */
export function roundedMemoryBytes(bytes: number): number {
  let shown = megabyte;
  while (shown < bytes) shown *= 2;
  return shown;
}

/** Samples are exact. */
export function shownMemory(
  row: { readonly memory_bytes: number; readonly input: string | null; readonly run_status: string },
  view: MemoryView,
): Pick<TestCaseResult, 'memoryBytes' | 'memoryDetail'> {
  const { memory_bytes: bytes, input, run_status: status } = row;
  if (view === 'exact' || input !== null || status === 'NOT_STARTED') return { memoryBytes: bytes };
  if (view === 'hidden') return { memoryBytes: 0, memoryDetail: 'hidden' };
  return { memoryBytes: roundedMemoryBytes(bytes), memoryDetail: 'rounded' };
}
