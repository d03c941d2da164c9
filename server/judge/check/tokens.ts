/** Compares small outputs here, large ones on a thread. */
import type { TokensChecker } from '../../../contract/entities/checker/checker-config';
import { compareOutput } from '../../../contract/rules/judging/compare-output';
import type { CompareResult } from '../../../contract/rules/judging/compare-result';
import type { CompareThread } from './compare-thread';

/** About 6 ms per megabyte, the longest that may block the main thread. */
const threadAboveBytes = 1024 * 1024;

export async function checkTokens(
  expected: Uint8Array,
  actual: Uint8Array,
  config: TokensChecker,
  thread: CompareThread,
): Promise<CompareResult> {
  if (expected.length + actual.length <= threadAboveBytes) return compareOutput(expected, actual, config);
  return thread.compare(expected, actual, config);
}
