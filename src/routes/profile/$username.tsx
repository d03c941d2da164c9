import { createFileRoute } from '@tanstack/react-router';
import { PublicProfile } from '../../features/account/profile/public-profile';
import { parseFrom } from '../../parts/from-search';

export const Route = createFileRoute('/profile/$username')({
  validateSearch: parseFrom,
  component: ProfileRoute,
});

function ProfileRoute() {
  const { username } = Route.useParams();
  return <PublicProfile key={username} username={username} />;
}
