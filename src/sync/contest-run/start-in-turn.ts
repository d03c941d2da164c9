import type { StartOutcome } from './start-contest';

interface Turn {
  /** Told before each wait. */
  onWait(ms: number): void;
  /** Resolves after the time, or as soon as nobody waits any more. */
  sleep(ms: number): Promise<void>;
  signal: AbortSignal;
}

/** A start that the server has no time for is asked for again when it says so: who has pressed once needs not press again. */
export async function startInTurn(
  begin: () => Promise<StartOutcome>,
  { onWait, sleep, signal }: Turn,
): Promise<StartOutcome> {
  for (;;) {
    const outcome = await begin();
    if (outcome.type !== 'failed' || outcome.againInMs === undefined || signal.aborted) return outcome;
    onWait(outcome.againInMs);
    await sleep(outcome.againInMs);
    if (signal.aborted) return outcome;
  }
}
