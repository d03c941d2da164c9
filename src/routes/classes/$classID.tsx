import { createFileRoute } from '@tanstack/react-router';
import { AssignmentPage, type AssignmentSearch } from '../../features/classes/assignments/assignment-page';
import { ClassPage } from '../../features/classes/class-page';
import { JoinPage } from '../../features/classes/join-page';

export const Route = createFileRoute('/classes/$classID')({
  validateSearch: (search: AssignmentSearch) => search,
  component: ClassRoute,
});

function ClassRoute() {
  const { classID } = Route.useParams();
  const search = Route.useSearch();
  // One route for all, because every page loads the list of routes.
  if (classID === 'assignment') return <AssignmentPage search={search} />;
  return classID === 'join' ? <JoinPage /> : <ClassPage classID={classID} />;
}
