import { createHash } from 'node:crypto';
import type { CheckerConfig, CustomChecker } from '../../contract/entities/problem';
import type { CheckedChecker } from './types';

/**
 * `busy`: retry later; the trial continues, or the account has another one running. `fault`: internal, may
 * be temporary.
 */
export type TriedChecker =
  | { type: 'compiles' }
  | { type: 'refused'; log: string }
  | { type: 'busy' }
  | { type: 'fault'; reason: string };

export type TryChecker = (
  checker: CheckerConfig,
  uid: string,
  endings: readonly AbortSignal[],
) => Promise<TriedChecker>;

export interface TrialLimits {
  patienceMs: number;
  /** Over all accounts; each has at most one. */
  pendingMax: number;
  keptMax: number;
}

const usualLimits: TrialLimits = { patienceMs: 12_000, pendingMax: 20, keptMax: 200 };

interface Trial {
  uid: string;
  isOver: boolean;
  outcome: Promise<TriedChecker>;
}

function keyOf({ language, files }: CustomChecker): string {
  return createHash('sha256')
    .update(JSON.stringify([language, files]))
    .digest('base64');
}

function outcomeOf(checked: CheckedChecker): TriedChecker {
  if (checked.ok) return { type: 'compiles' };
  return checked.ours ? { type: 'fault', reason: checked.log } : { type: 'refused', log: checked.log };
}

/**
 * Compiles problems' checkers before they are published. A request waits only a limited time for a busy
 * judge: the trial continues, and a later request finds its result. So an untested checker is never accepted.
 * @param check may take long; a rejection counts as an internal fault
 */
export function createCheckerTrials(
  check: (checker: CustomChecker, uid: string) => Promise<CheckedChecker>,
  limits: Partial<TrialLimits> = {},
): TryChecker {
  const { patienceMs, pendingMax, keptMax } = { ...usualLimits, ...limits };
  const trials = new Map<string, Trial>();

  function mayBegin(uid: string): boolean {
    const pending = [...trials.values()].filter(({ isOver }) => !isOver);
    return pending.length < pendingMax && pending.every((trial) => trial.uid !== uid);
  }

  function begin(key: string, checker: CustomChecker, uid: string): Trial {
    const run = async (): Promise<TriedChecker> => {
      try {
        return outcomeOf(await check(checker, uid));
      } catch (error) {
        return { type: 'fault', reason: error instanceof Error ? error.message : String(error) };
      }
    };
    const trial: Trial = {
      uid,
      isOver: false,
      outcome: run().then((outcome) => {
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

  return async (checker, uid, endings) => {
    if (checker.type === 'tokens') return { type: 'compiles' };
    const key = keyOf(checker);
    const known = trials.get(key);
    if (!known && !mayBegin(uid)) return { type: 'busy' };
    const { outcome } = known ?? begin(key, checker, uid);
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
