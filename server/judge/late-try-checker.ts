import type { CheckerConfig } from '../../contract/entities/problem';
import { createPool } from './pool';
import type { CheckedChecker, Judge } from './types';

/** Somebody waits for the answer: when every worker is busy for longer, the checker's first judgement has to tell. */
const patienceMsDefault = 12_000;

/**
 * Tries checkers with a judge that may open later, or never; one at a time, as workers are there for submissions. Null: nobody could
 * tell. Rejects with the signal's reason.
 */
export function lateTryChecker(
  judge: () => Pick<Judge, 'checkChecker'> | undefined,
  patienceMs = patienceMsDefault,
) {
  const turns = createPool(['only']);
  return async (checker: CheckerConfig, signal: AbortSignal): Promise<CheckedChecker | null> => {
    const opened = judge();
    if (checker.type === 'tokens' || !opened) return null;
    const patience = AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]);
    try {
      const checked = await turns.use(() => opened.checkChecker(checker, patience), patience);
      signal.throwIfAborted();
      return !checked.ok && checked.ours ? null : checked;
    } catch (error) {
      signal.throwIfAborted();
      if (patience.aborted) return null;
      throw error;
    }
  };
}
