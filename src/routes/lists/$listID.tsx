import { createFileRoute } from '@tanstack/react-router';
import { ListPage } from '../../features/lists/list-page';

export const Route = createFileRoute('/lists/$listID')({ component: ListRoute });

function ListRoute() {
  const { listID } = Route.useParams();
  return <ListPage key={listID} listID={listID} />;
}
