import type { GatePlace } from './quiet-gate';
import { helperPatienceMs } from './sandbox/client';
import type { Sandbox } from './sandbox/types';
import type { Watchdog } from './watchdog';

/**
 * Repeats left for one submission. A repeat that ends like the first run shows that the program is slow,
 * and ends all repeats: otherwise a hundred waiting programs would block the machine.
 */
export interface Repeats {
  once<R>(
    alone: boolean,
    task: () => Promise<R>,
    isTimingUncertain: (outcome: R) => boolean,
  ): Promise<R | undefined>;
}

export interface LeasedSandbox extends Sandbox {
  readonly repeats: Repeats;
}

const repeatsMax = 5;

/** Added to the sandbox's own limit, for a busy machine. */
const runSlackMs = 10_000;

/**
 * @param place where its runs pass the gate; two leases of one slot share it
 * @param watchdog of the submission
 */
export function leaseSandbox(sandbox: Sandbox, place: GatePlace, watchdog: Watchdog): LeasedSandbox {
  let left = repeatsMax;
  /** The watchdog does not count the wait for a turn. */
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
      async once(alone, task, isTimingUncertain) {
        if (left === 0) return undefined;
        left -= 1;
        const outcome = await (alone ? inTurn('alone', task) : task());
        if (isTimingUncertain(outcome)) left = 0;
        return outcome;
      },
    },
  };
}
