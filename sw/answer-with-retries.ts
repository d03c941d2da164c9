/**
 * A page never requests a failed module again while it is open. So this retries after a failure, for
 * example of a busy disk or an unstable network.
 */

/** Pauses between attempts, in ms: first for a busy disk, then for a lost connection. */
export const pausesMs = [50, 250, 1000, 2500] as const;

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Returns the first response of `ways`, in several rounds.
 *
 * @param ways each resolves with a response or nothing, or rejects
 * @param signal of the request; no retries after it was aborted
 */
export async function answerWithRetries(
  ways: readonly (() => Promise<Response | undefined>)[],
  signal: AbortSignal,
): Promise<Response> {
  for (const pauseMs of pausesMs) {
    await sleep(pauseMs);
    if (signal.aborted) break;
    for (const way of ways) {
      const answer = await way().catch(() => undefined);
      if (answer) return answer;
    }
  }
  return Response.error();
}
