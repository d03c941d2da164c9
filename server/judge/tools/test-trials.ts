import { createHash } from 'node:crypto';
import { createTrials, type TrialFault, type TrialLimits } from '../trials';
import type { InvalidInput, ValidateRequest, ValidateResult } from '../types';

export type TriedTests =
  | { type: 'done'; invalid: InvalidInput[] }
  /** A validator does not compile. */
  | { type: 'refused'; program: string; log: string }
  | TrialFault;

export type TryTests = (
  request: ValidateRequest,
  uid: string,
  endings: readonly AbortSignal[],
) => Promise<TriedTests>;

/** Each pending trial holds all inputs of a problem. */
const pendingMax = 4;

/** The same for the same validators, shared files and inputs. */
export function validationKey({ validators, sharedFiles, inputs }: ValidateRequest): string {
  const hash = createHash('sha256').update(JSON.stringify([validators, sharedFiles]));
  for (const { input, ...test } of inputs)
    hash.update(`${input.length} ${JSON.stringify(test)}\0`).update(input);
  return hash.digest('base64');
}

/**
 * Runs a problem's validators on its inputs before it is published.
 * @param validate may take long; a rejection counts as an internal fault
 */
export function createTestTrials(
  validate: (request: ValidateRequest, uid: string) => Promise<ValidateResult>,
  limits: Partial<TrialLimits> = {},
): TryTests {
  const tryOnce = createTrials<TriedTests>({ pendingMax, ...limits });
  return async (request, uid, endings) => {
    if (request.validators.every(({ language }) => language === undefined))
      return { type: 'done', invalid: [] };
    const run = async (): Promise<TriedTests> => {
      const result = await validate(request, uid);
      return result.type === 'fault' ? { type: 'fault', reason: result.message } : result;
    };
    return await tryOnce(validationKey(request), run, uid, endings);
  };
}
