import { createFileRoute } from '@tanstack/react-router';
import { WorkPage, type WorkSearch } from '../../features/classes/work-page';
import { ChangedLines } from '../../features/solve/changes/changed-lines';

export const Route = createFileRoute('/classes/$classID_/work')({
  // The page parses it: every page loads this line.
  validateSearch: (search: Record<string, unknown>): WorkSearch => search,
  component: WorkRoute,
});

function WorkRoute() {
  const { classID } = Route.useParams();
  const { assignment, student, problem, submission } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <WorkPage
      classID={classID}
      search={{ assignment, student, problem, submission }}
      Difference={ChangedLines}
      onSearch={(search) => void navigate({ search, state: true, replace: true, resetScroll: false })}
    />
  );
}
