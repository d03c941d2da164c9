/**
 * `busy`: retry later; the trial continues, or the account has another one running. `fault`: internal, may
 * be temporary.
 */
export type TrialFault = { type: 'busy' } | { type: 'fault'; reason: string };

export interface TrialLimits {
  patienceMs: number;
  /** Over all accounts; each has at most one. */
  pendingMax: number;
  keptMax: number;
}

const usualLimits: TrialLimits = { patienceMs: 12_000, pendingMax: 20, keptMax: 200 };

interface Trial<Outcome> {
  uid: string;
  isOver: boolean;
  outcome: Promise<Outcome | TrialFault>;
}

export type TryOnce<Outcome> = (
  key: string,
  run: () => Promise<Outcome>,
  uid: string,
  endings: readonly AbortSignal[],
) => Promise<Outcome | TrialFault>;

/**
 * Tries programs of problems before they are published. A request waits only a limited time for a busy
 * judge: the trial continues, and a later request finds its result. So nothing untested is ever accepted.
 * A rejection counts as an internal fault.
 */
export function createTrials<Outcome extends { type: string }>(
  limits: Partial<TrialLimits> = {},
): TryOnce<Outcome> {
  const { patienceMs, pendingMax, keptMax } = { ...usualLimits, ...limits };
  const trials = new Map<string, Trial<Outcome>>();

  function mayBegin(uid: string): boolean {
    const pending = [...trials.values()].filter(({ isOver }) => !isOver);
    return pending.length < pendingMax && pending.every((trial) => trial.uid !== uid);
  }

  function begin(key: string, run: () => Promise<Outcome>, uid: string): Trial<Outcome> {
    const runSafely = async (): Promise<Outcome | TrialFault> => {
      try {
        return await run();
      } catch (error) {
        return { type: 'fault', reason: error instanceof Error ? error.message : String(error) };
      }
    };
    const trial: Trial<Outcome> = {
      uid,
      isOver: false,
      outcome: runSafely().then((outcome) => {
        trial.isOver = true;
        if (outcome.type === 'fault') trials.delete(key);
        forgetOldest();
        return outcome;
      }),
    };
    trials.set(key, trial);
    return trial;
  }

  function forgetOldest(): void {
    const over = [...trials].filter(([, { isOver }]) => isOver);
    for (const [key] of over.slice(0, -keptMax)) trials.delete(key);
  }

  return async (key, run, uid, endings) => {
    const known = trials.get(key);
    if (!known && !mayBegin(uid)) return { type: 'busy' };
    const { outcome } = known ?? begin(key, run, uid);
    return (await within(patienceMs, outcome, endings)) ?? { type: 'busy' };
  };
}

/**
 * Undefined on timeout or abort. Needs its own timer: Node.js 20 garbage-collects an `AbortSignal.timeout`
 * that only `AbortSignal.any` references.
 */
function within<R>(ms: number, outcome: Promise<R>, endings: readonly AbortSignal[]): Promise<R | undefined> {
  return new Promise((resolve, reject) => {
    const leave = () => {
      clearTimeout(timer);
      for (const signal of endings) signal.removeEventListener('abort', giveUp);
    };
    const giveUp = () => {
      leave();
      resolve(undefined);
    };
    const timer = setTimeout(giveUp, ms);
    for (const signal of endings) signal.addEventListener('abort', giveUp, { once: true });
    if (endings.some(({ aborted }) => aborted)) giveUp();
    outcome.then(resolve, reject).finally(leave);
  });
}
