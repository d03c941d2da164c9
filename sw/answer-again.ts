/**
 * A page remembers for as long as it lives that a part of it could not be loaded, and never asks again. So what lies on the device is not
 * given up at the first failure: a store that is busy, or a network that stumbles, is asked a few times more before anybody hears of it.
 */

/** Pauses before the tries, in ms: for a disk that is busy, then for a line that comes back. */
export const pausesMs = [50, 250, 1000, 2500] as const;

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Answers by the first of `ways` that has something, in several rounds.
 *
 * @param ways each gives an answer, nothing, or fails
 * @param signal of the request: nobody waits for an answer to one that was given up
 */
export async function answerAgain(
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
