import { useState } from 'react';
import type { ProblemDetail } from '../../../../contract/entities/problem/problem';
import { statementText } from './statement-text';

type Fetched = ProblemDetail & { fetchedAt: number };

export interface SteadyProblem {
  problem: Fetched;
  changed: Fetched | undefined;
  showNewest(): void;
}

/** All that the reader may see. */
const textOf = (problem: ProblemDetail) =>
  [
    statementText(problem),
    JSON.stringify(problem.translations),
    problem.images?.map(({ hash }) => hash),
  ].join();

/** A changed statement appears on request, other changes at once. */
export function useSteadyProblem(newest: Fetched): SteadyProblem {
  const [shown, setShown] = useState(newest);
  const isOther = shown.id !== newest.id;
  const isSame = !isOther && (shown === newest || textOf(shown) === textOf(newest));
  if ((isOther || isSame) && shown !== newest) setShown(newest);
  return {
    problem: isOther || isSame ? newest : shown,
    changed: isOther || isSame ? undefined : newest,
    showNewest: () => setShown(newest),
  };
}
