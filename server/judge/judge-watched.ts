import type { SandboxPair } from './judge-submission';
import { leaseSandbox } from './leased-sandbox';
import type { GatePlace } from './quiet-gate';
import type { Sandbox } from './sandbox/types';
import type { JudgeResult } from './types';
import { Stalled, startWatchdog } from './watchdog';

/** What one submission at a time is judged with. */
export interface Slot {
  sandbox: Sandbox;
  /** Of an interactive problem, the checker's. */
  companion: Sandbox;
  place: GatePlace;
}

/** Far more than anything takes that is no run: files, comparing, another slot that compiles the same checker. */
const idleMsDefault = 300_000;

export interface WatchedJudging {
  /** Judges with these sandboxes, until the signal says no. */
  judge(pair: SandboxPair, signal: AbortSignal): Promise<JudgeResult>;
  /** What is said of a judgement in which nothing happens any more. */
  stalled(message: string): JudgeResult;
}

/**
 * A judgement that ends whatever happens: one that stands still becomes a fault of ours, its helpers are thrown away, and the slot is
 * free for the next. Rejects with the signal's reason, and for bugs.
 */
export async function judgeWatched(
  { sandbox, companion, place }: Slot,
  { judge, stalled }: WatchedJudging,
  signal: AbortSignal,
  idleMsMax = idleMsDefault,
): Promise<JudgeResult> {
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
