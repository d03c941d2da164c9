import type { ProblemDetail } from '../../../../contract/entities/problem/problem';
import type { Language } from '../../../../contract/limits';
import { gapRefusal } from '../../../../contract/rules/gaps/fit-gaps';
import { sentence } from '../../../lib/translation';

/** What the server would answer, without a network; null if the program fits. */
export function submitRefusal(
  { initialCode }: ProblemDetail,
  language: Language,
  code: string,
): string | null {
  const refusal = gapRefusal(initialCode, language, code);
  return refusal && sentence(refusal);
}
