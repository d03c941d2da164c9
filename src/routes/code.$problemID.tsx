import { createFileRoute } from '@tanstack/react-router';
import { heldSolvePage } from '../features/solve/held-solve-page';

export const Route = createFileRoute('/code/$problemID')({
  validateSearch: ({ challenge }: Record<string, unknown>): { challenge?: string } =>
    typeof challenge === 'string' && challenge !== '' ? { challenge } : {},
  staticData: { frame: 'work' },
  loader: heldSolvePage.loader,
  component: SolveRoute,
});

function SolveRoute() {
  const { problemID } = Route.useParams();
  const { challenge } = Route.useSearch();
  return <heldSolvePage.Page key={problemID} problemID={problemID} challengeID={challenge} />;
}
