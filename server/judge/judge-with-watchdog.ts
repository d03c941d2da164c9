import type { SandboxPair } from './judge-submission';
import { leaseSandbox } from './leased-sandbox';
import type { GatePlace } from './quiet-gate';
import type { Sandbox } from './sandbox/types';
import { Stalled, startWatchdog } from './watchdog';

export interface Slot {
  sandbox: Sandbox;
  /** For the checker of an interactive problem. */
  companion: Sandbox;
  place: GatePlace;
}

/** Far longer than any step between runs. */
const idleMsDefault = 300_000;

export interface WatchedJudgement<Result> {
  judge(pair: SandboxPair, signal: AbortSignal): Promise<Result>;
  stalled(message: string): Result;
}

/**
 * A stalled judgement becomes an internal fault, and its helpers are discarded. Rejects with the signal's
 * reason, and for bugs.
 */
export async function judgeWithWatchdog<Result>(
  { sandbox, companion, place }: Slot,
  { judge, stalled }: WatchedJudgement<Result>,
  signal: AbortSignal,
  idleMsMax = idleMsDefault,
): Promise<Result> {
  const watchdog = startWatchdog(idleMsMax);
  const { alarm } = watchdog;
  const pair = {
    sandbox: leaseSandbox(sandbox, place, watchdog),
    companion: leaseSandbox(companion, place, watchdog),
  };
  try {
    const judged = judge(pair, AbortSignal.any([signal, alarm]));
    return await Promise.race([judged, raised(alarm)]);
  } catch (error) {
    if (signal.aborted || !(error instanceof Stalled)) throw error;
    sandbox.renew();
    companion.renew();
    return stalled(error.message);
  } finally {
    watchdog.end();
  }
}

function raised(alarm: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    alarm.addEventListener('abort', () => reject(alarm.reason), { once: true });
  });
}
