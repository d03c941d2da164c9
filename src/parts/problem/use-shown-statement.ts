import { useMemo, useSyncExternalStore } from 'react';
import type { ProblemDetail } from '../../../contract/entities/problem/problem';
import {
  chooseStatementLanguage,
  inLanguage,
  languagesOf,
} from '../../../contract/rules/statement/statement-languages';
import { onStatementLanguage, statementWishes } from '../../lib/problems/statement-language';

/** Best first. */
export const useStatementWishes = () => useSyncExternalStore(onStatementLanguage, statementWishes);

/** The problem in the language that the user reads. */
export function useShownStatement<Problem extends ProblemDetail | null | undefined>(
  problem: Problem,
): Problem {
  const wishes = useStatementWishes();
  return useMemo(() => {
    if (!problem?.translations) return problem;
    return inLanguage(problem, chooseStatementLanguage(languagesOf(problem), wishes)) as Problem;
  }, [problem, wishes]);
}
