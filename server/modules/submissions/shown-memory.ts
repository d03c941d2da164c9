/**
 * How exactly memory of a hidden test case is told. A program chooses how much it uses, so to the byte it would tell what it reads: one byte
 * of a hidden input with each test case. Up to the next power of two it tells hardly more than the verdict does.
 */
import type { TestCaseResult } from '../../../contract/entities/submission';

export type MemoryView = 'exact' | 'rounded' | 'hidden';

const megabyte = 1_000_000;

export interface Asker {
  readonly isProblemCreator: boolean;
  readonly isOrganiser: boolean;
  /** The submission is an entry of a contest that goes on. */
  readonly isInContest: boolean;
}

/** Whose problem or contest it is knows the data, or may judge by it. */
export function memoryViewFor({ isProblemCreator, isOrganiser, isInContest }: Asker): MemoryView {
  if (isProblemCreator) return 'exact';
  return isInContest && !isOrganiser ? 'hidden' : 'rounded';
}

/** Up to the next power of two, in megabytes, at least one. */
export function roundedMemoryBytes(bytes: number): number {
  let shown = megabyte;
  while (shown < bytes) shown *= 2;
  return shown;
}

/** The fields of a result. A sample hides nothing. */
export function shownMemory(
  row: { readonly memory_bytes: number; readonly input: string | null; readonly run_status: string },
  view: MemoryView,
): Pick<TestCaseResult, 'memoryBytes' | 'memoryDetail'> {
  const { memory_bytes: bytes, input, run_status: status } = row;
  if (view === 'exact' || input !== null || status === 'NOT_STARTED') return { memoryBytes: bytes };
  if (view === 'hidden') return { memoryBytes: 0, memoryDetail: 'hidden' };
  return { memoryBytes: roundedMemoryBytes(bytes), memoryDetail: 'rounded' };
}
