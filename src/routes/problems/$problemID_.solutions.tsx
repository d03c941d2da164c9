import { createFileRoute } from '@tanstack/react-router';
import { SolutionsPage } from '../../features/solutions/solutions-page';

export const Route = createFileRoute('/problems/$problemID_/solutions')({
  validateSearch: (search: Record<string, unknown>): { solution?: string } =>
    typeof search.solution === 'string' ? { solution: search.solution } : {},
  component: SolutionsRoute,
});

function SolutionsRoute() {
  const { problemID } = Route.useParams();
  const { solution } = Route.useSearch();
  return <SolutionsPage key={problemID} problemID={problemID} marked={solution} />;
}
