import { useLiveQuery } from 'dexie-react-hooks';
import { accountKey } from '../../../auth/session';
import { type UsableProblem, usableProblems } from '../../../data/wizards/usable-problems';
import { usePull } from '../../../parts/local-copies/use-pull';
import {
  forgetUsableProblemsPull,
  pullUsableProblemsOnce,
} from '../../../sync/authoring/pull-usable-problems';

export interface Usable {
  problems: UsableProblem[] | undefined;
  isPulling: boolean;
  failure: string | null;
  refresh(): void;
}

/** CWIZ-16: fetched on first entering the step, later only by the button. */
export function useUsableProblems(): Usable {
  const problems = useLiveQuery(() => usableProblems(accountKey()));
  const { pulling, last, again } = usePull('usable problems', pullUsableProblemsOnce);
  const refresh = () => {
    forgetUsableProblemsPull();
    again();
  };
  const failure = !pulling && last && !last.ok ? last.message : null;
  return { problems, isPulling: pulling, failure, refresh };
}
