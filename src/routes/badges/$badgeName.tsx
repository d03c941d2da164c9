import { createFileRoute } from '@tanstack/react-router';
import { BadgePage } from '../../features/badges/badge-page';
import { parseFrom } from '../../parts/from-search';

export const Route = createFileRoute('/badges/$badgeName')({
  validateSearch: parseFrom,
  component: BadgeRoute,
});

function BadgeRoute() {
  const { badgeName } = Route.useParams();
  const { from } = Route.useSearch();
  return <BadgePage key={badgeName} name={badgeName} from={from} />;
}
