import { createFileRoute } from '@tanstack/react-router';
import { ClassPage } from '../../features/classes/class-page';
import { JoinPage } from '../../features/classes/join-page';

export const Route = createFileRoute('/classes/$classID')({ component: ClassRoute });

function ClassRoute() {
  const { classID } = Route.useParams();
  // One route for both, because every page loads the list of routes.
  return classID === 'join' ? <JoinPage /> : <ClassPage classID={classID} />;
}
