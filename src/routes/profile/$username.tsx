import { createFileRoute } from '@tanstack/react-router';
import { PublicProfile } from '../../features/account/profile/public-profile';

export const Route = createFileRoute('/profile/$username')({ component: ProfileRoute });

function ProfileRoute() {
  const { username } = Route.useParams();
  return <PublicProfile key={username} username={username} />;
}
