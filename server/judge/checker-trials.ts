import { createHash } from 'node:crypto';
import type { CheckerConfig, CustomChecker } from '../../contract/entities/checker/checker-config';
import { createTrials, type TrialFault, type TrialLimits } from './trials';
import type { CheckedChecker } from './types';

export type TriedChecker = { type: 'compiles' } | { type: 'refused'; log: string } | TrialFault;

export type TryChecker = (
  checker: CheckerConfig,
  uid: string,
  endings: readonly AbortSignal[],
) => Promise<TriedChecker>;

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
 * Compiles problems' checkers before they are published.
 * @param check may take long; a rejection counts as an internal fault
 */
export function createCheckerTrials(
  check: (checker: CustomChecker, uid: string) => Promise<CheckedChecker>,
  limits: Partial<TrialLimits> = {},
): TryChecker {
  const tryOnce = createTrials<TriedChecker>(limits);
  return async (checker, uid, endings) =>
    checker.type === 'tokens'
      ? { type: 'compiles' }
      : await tryOnce(keyOf(checker), async () => outcomeOf(await check(checker, uid)), uid, endings);
}
