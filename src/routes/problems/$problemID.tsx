import { createFileRoute } from '@tanstack/react-router';
import { ProblemPage } from '../../features/problem/problem-page';
import { parseFrom } from '../../parts/from-search';

export const Route = createFileRoute('/problems/$problemID')({
  validateSearch: parseFrom,
  component: ProblemRoute,
});

function ProblemRoute() {
  const { problemID } = Route.useParams();
  const { from } = Route.useSearch();
  return <ProblemPage key={problemID} id={problemID} from={from} />;
}
