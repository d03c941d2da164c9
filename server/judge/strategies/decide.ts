import type { CheckOutcome } from '../check/check-outcome';
import type { Decision } from './strategy';

export function decide(outcome: Exclude<CheckOutcome, { type: 'fault' }>): Decision {
  const { type, ...rest } = outcome;
  if (type === 'accepted') return { verdict: 'AC', ...rest };
  return { verdict: 'WA', message: 'The checker did not accept the output.', ...rest };
}
