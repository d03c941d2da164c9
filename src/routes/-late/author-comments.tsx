import { useLiveQuery } from 'dexie-react-hooks';
import { lazy, Suspense } from 'react';
import { useSnapshot } from 'valtio';
import { accountKey, session } from '../../auth/session';
import { readOwnProblems } from '../../data/copies/own-problems';
import { readProblem } from '../../data/copies/problems';

const CommentsButton = lazy(() =>
  import('../../features/problem-comments/comments-button').then((m) => ({ default: m.CommentsButton })),
);

/** Opens the comments among the authors and testers of a problem; for everybody else nothing, and no script. */
export function AuthorComments({ problemID }: { problemID: string }) {
  useSnapshot(session);
  const account = accountKey();
  const problem = useLiveQuery(async () => {
    const [copy, list] = await Promise.all([readProblem(problemID), readOwnProblems(account)]);
    const listed = list?.problems.find(({ id }) => id === problemID);
    return listed ?? (copy?.own || copy?.role ? { id: problemID, title: copy.title } : undefined);
  }, [account, problemID]);
  if (!problem) return null;
  return (
    <Suspense>
      <CommentsButton problem={problem} isIcon />
    </Suspense>
  );
}
