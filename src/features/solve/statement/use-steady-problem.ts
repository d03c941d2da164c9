import { useState } from 'react';
import type { ProblemDetail } from '../../../../contract/entities/problem';
import { statementText } from './statement-text';

type Fetched = ProblemDetail & { fetchedAt: number };

export interface SteadyProblem {
  /** The problem as it was when it was opened, or taken over last. */
  problem: Fetched;
  /** What it has become meanwhile, if it asks for something else now. */
  changed: Fetched | undefined;
  takeOver(): void;
}

/**
 * Nobody's statement changes under their eyes: a new one is told of, and shown once somebody wants it. What changes nothing that can
 * be read comes by itself.
 */
export function useSteadyProblem(newest: Fetched): SteadyProblem {
  const [shown, setShown] = useState(newest);
  const isOther = shown.id !== newest.id;
  const isSame = !isOther && (shown === newest || statementText(shown) === statementText(newest));
  if ((isOther || isSame) && shown !== newest) setShown(newest);
  return {
    problem: isOther || isSame ? newest : shown,
    changed: isOther || isSame ? undefined : newest,
    takeOver: () => setShown(newest),
  };
}
