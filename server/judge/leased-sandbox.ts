import type { GatePlace } from './quiet-gate';
import { helperPatienceMs } from './sandbox/client';
import type { Sandbox } from './sandbox/types';
import type { Watchdog } from './watchdog';

/**
 * How often runs of one submission may be repeated. A repeat that ends like the first run settles that the program is slow, and
 * nothing of it is repeated any more: otherwise a hundred waiting programs would keep the machine to themselves.
 */
export interface Repeats {
  /** Repeats a run if there is a repeat left; `isUnsure` tells whether the outcome still leaves the question open. */
  once<R>(alone: boolean, task: () => Promise<R>, isUnsure: (outcome: R) => boolean): Promise<R | undefined>;
}

/** A sandbox for the time of one submission. */
export interface LeasedSandbox extends Sandbox {
  readonly repeats: Repeats;
}

const repeatsMax = 5;

/** Beyond what the sandbox itself allows a run, for a busy machine. */
const runSlackMs = 10_000;

/**
 * @param place where its runs pass the gate; two leases of one slot share it
 * @param watchdog of the submission
 */
export function leaseSandbox(sandbox: Sandbox, place: GatePlace, watchdog: Watchdog): LeasedSandbox {
  let left = repeatsMax;
  /** Waits for its turn without being watched. */
  const inTurn = async <R>(how: 'run' | 'alone', task: () => Promise<R>): Promise<R> => {
    const goOn = watchdog.pause();
    try {
      return await place[how](() => {
        goOn();
        return task();
      });
    } finally {
      goOn();
    }
  };
  return {
    ...sandbox,
    run: (spec, signal) =>
      inTurn('run', () =>
        watchdog.during(spec.limits.wallMs + helperPatienceMs + runSlackMs, sandbox.run(spec, signal)),
      ),
    repeats: {
      async once(alone, task, isUnsure) {
        if (left === 0) return undefined;
        left -= 1;
        const outcome = await (alone ? inTurn('alone', task) : task());
        if (isUnsure(outcome)) left = 0;
        return outcome;
      },
    },
  };
}
