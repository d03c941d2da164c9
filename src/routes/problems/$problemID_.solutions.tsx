import { createFileRoute } from '@tanstack/react-router';
import { SolutionsPage } from '../../features/solutions/solutions-page';
import { parseFrom } from '../../parts/from-search';

export const Route = createFileRoute('/problems/$problemID_/solutions')({
  validateSearch: (search: Record<string, unknown>): { solution?: string; from?: string } => ({
    ...(typeof search.solution === 'string' && { solution: search.solution }),
    ...parseFrom(search),
  }),
  component: SolutionsRoute,
});

function SolutionsRoute() {
  const { problemID } = Route.useParams();
  const { solution, from } = Route.useSearch();
  return <SolutionsPage key={problemID} problemID={problemID} marked={solution} from={from} />;
}
