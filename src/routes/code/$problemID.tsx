import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { SolvePage } from '../../features/solve/solve-page';
import { loadPart, pageShown } from '../../first-screen/page-shown';
import { parseFrom } from '../../parts/from-search';

// Few people belong to a class.
const ProblemComments = lazy(() =>
  import('../../features/classes/comments/comment-links').then((m) => ({ default: m.ProblemComments })),
);

const HelpSection = lazy(() =>
  loadPart(() =>
    pageShown()
      .then(() => import('../../features/help/help-section'))
      .then((m) => ({ default: m.HelpSection })),
  ),
);

// No submission can be judged before the page has loaded.
const WayOn = lazy(() => import('../../features/way-on/way-on').then((m) => ({ default: m.WayOn })));
const ProblemMarks = lazy(() =>
  loadPart(() =>
    pageShown()
      .then(() => import('../../features/lists/marks/problem-marks'))
      .then((m) => ({ default: m.ProblemMarks })),
  ),
);
// Few people write or test a problem.
const AuthorComments = lazy(() =>
  loadPart(() =>
    pageShown()
      .then(() => import('../-late/author-comments'))
      .then((m) => ({ default: m.AuthorComments })),
  ),
);

export const Route = createFileRoute('/code/$problemID')({
  validateSearch: (search: Record<string, unknown>): { challenge?: string; from?: string } => ({
    challenge: typeof search.challenge === 'string' && search.challenge !== '' ? search.challenge : undefined,
    ...parseFrom(search),
  }),
  staticData: { frame: 'work' },
  component: SolveRoute,
});

function SolveRoute() {
  const { problemID } = Route.useParams();
  const { challenge, from } = Route.useSearch();
  const comments = (
    <Suspense>
      <ProblemComments problemID={problemID} />
    </Suspense>
  );
  const help = (
    <Suspense>
      <HelpSection problemID={problemID} />
    </Suspense>
  );
  const wayOn = (
    <Suspense>
      <WayOn problemID={problemID} challengeID={challenge} />
    </Suspense>
  );
  const marks = (
    <Suspense>
      <AuthorComments problemID={problemID} />
      <ProblemMarks problemID={problemID} withNotes />
    </Suspense>
  );
  return (
    <SolvePage
      key={problemID}
      problemID={problemID}
      challengeID={challenge}
      from={from}
      comments={comments}
      help={help}
      wayOn={wayOn}
      marks={marks}
    />
  );
}
