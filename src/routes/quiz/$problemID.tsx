import { createFileRoute } from '@tanstack/react-router';
import { QuizPage } from '../../features/quiz/quiz-page';
import { parseFrom } from '../../parts/from-search';

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
  return <QuizPage key={problemID} problemID={problemID} challengeID={challenge} from={from} />;
}
