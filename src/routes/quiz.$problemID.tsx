import { createFileRoute } from '@tanstack/react-router';
import { QuizPage } from '../features/quiz/quiz-page';

export const Route = createFileRoute('/quiz/$problemID')({
  validateSearch: ({ challenge }: Record<string, unknown>): { challenge?: string } =>
    typeof challenge === 'string' && challenge !== '' ? { challenge } : {},
  component: QuizRoute,
});

function QuizRoute() {
  const { problemID } = Route.useParams();
  const { challenge } = Route.useSearch();
  return <QuizPage key={problemID} problemID={problemID} challengeID={challenge} />;
}
