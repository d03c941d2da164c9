import type { CheckOutcome } from '../check/check-outcome';
import type { Decision } from './strategy';

export function decide(outcome: Extract<CheckOutcome, { type: 'accepted' | 'rejected' }>): Decision {
  const { type, ...rest } = outcome;
  if (type === 'accepted') return { verdict: 'AC', ...rest };
  return { verdict: 'WA', message: 'The checker did not accept the output.', ...rest };
}
