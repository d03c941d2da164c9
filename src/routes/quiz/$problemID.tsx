import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { QuizPage } from '../../features/quiz/quiz-page';
import { parseFrom } from '../../parts/from-search';

const HelpSection = lazy(() =>
  import('../../features/help/help-section').then((m) => ({ default: m.HelpSection })),
);

const WayOn = lazy(() => import('../../features/way-on/way-on').then((m) => ({ default: m.WayOn })));

export const Route = createFileRoute('/quiz/$problemID')({
  validateSearch: (search: Record<string, unknown>): { challenge?: string; from?: string } => ({
    challenge: typeof search.challenge === 'string' && search.challenge !== '' ? search.challenge : undefined,
    ...parseFrom(search),
  }),
  component: QuizRoute,
});

function QuizRoute() {
  const { problemID } = Route.useParams();
  const { challenge, from } = Route.useSearch();
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
  return (
    <QuizPage
      key={problemID}
      problemID={problemID}
      challengeID={challenge}
      from={from}
      help={help}
      wayOn={wayOn}
    />
  );
}
