import type { StartOutcome } from './start-contest';

interface Turn {
  onWait(ms: number): void;
  sleep(ms: number): Promise<void>;
  signal: AbortSignal;
}

/** Retries when the busy server allows it, so the user presses the button once. */
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
