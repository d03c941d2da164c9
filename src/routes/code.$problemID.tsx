import { createFileRoute } from '@tanstack/react-router';
import { SolvePage } from '../features/solve/solve-page';

export const Route = createFileRoute('/code/$problemID')({
  validateSearch: ({ challenge }: Record<string, unknown>): { challenge?: string } =>
    typeof challenge === 'string' && challenge !== '' ? { challenge } : {},
  staticData: { frame: 'work' },
  component: SolveRoute,
});

function SolveRoute() {
  const { problemID } = Route.useParams();
  const { challenge } = Route.useSearch();
  return <SolvePage key={problemID} problemID={problemID} challengeID={challenge} />;
}
