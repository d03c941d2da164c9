/** The default checker: compares small outputs here, large ones on a thread. */
import type { TokensChecker } from '../../../contract/entities/problem';
import { type CompareResult, compareOutput } from '../../../contract/rules/compare-output';
import type { CompareThread } from './compare-thread';

/** Comparing takes about 6 ms per megabyte, the longest the main thread may be blocked. */
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
