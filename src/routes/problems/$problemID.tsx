import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import type { ProblemDetail } from '../../../contract/entities/problem/problem';
import type { ProblemRole } from '../../../contract/rules/problem-roles';
import { ProblemPage } from '../../features/problem/problem-page';
import { parseFrom } from '../../parts/from-search';

// Few people belong to a class.
const ProblemComments = lazy(() =>
  import('../../features/classes/comments/comment-links').then((m) => ({ default: m.ProblemComments })),
);

const HelpSection = lazy(() =>
  import('../../features/help/help-section').then((m) => ({ default: m.HelpSection })),
);
const ProblemMarks = lazy(() =>
  import('../../features/lists/marks/problem-marks').then((m) => ({ default: m.ProblemMarks })),
);
const CreatorActions = lazy(() =>
  import('../../features/own-problems/creator-actions').then((m) => ({ default: m.CreatorActions })),
);
const CommentsButton = lazy(() =>
  import('../../features/problem-comments/comments-button').then((m) => ({ default: m.CommentsButton })),
);
const NoteSection = lazy(() =>
  import('../../features/lists/notes/note-section').then((m) => ({ default: m.NoteSection })),
);

export const Route = createFileRoute('/problems/$problemID')({
  validateSearch: parseFrom,
  component: ProblemRoute,
});

function ProblemRoute() {
  const { problemID } = Route.useParams();
  const { from } = Route.useSearch();
  const comments = (
    <Suspense>
      <ProblemComments problemID={problemID} />
    </Suspense>
  );
  const help = (problem: ProblemDetail) => <HelpSection problemID={problemID} known={problem} />;
  const marks = (
    <Suspense>
      <ProblemMarks problemID={problemID} />
    </Suspense>
  );
  const ownActions = (title: string, role: ProblemRole) => (
    <Suspense fallback={<span style={{ width: '16rem' }} />}>
      <CreatorActions
        {...{ problemID, title, role }}
        comments={<CommentsButton problem={{ id: problemID, title }} />}
      />
    </Suspense>
  );
  return (
    <ProblemPage
      key={problemID}
      id={problemID}
      from={from}
      notes={<NoteSection problemID={problemID} />}
      {...{ comments, help, marks, ownActions }}
    />
  );
}
