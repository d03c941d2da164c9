import { createFileRoute } from '@tanstack/react-router';
import { OwnProfile } from '../../features/account/profile/own-profile';
import { messages as partMessages } from '../../parts/messages';
import { SignedIn } from '../-signed-in';

export const Route = createFileRoute('/profile/')({
  component: () => (
    <SignedIn title={partMessages.pageTitles['/profile']}>
      {(person) => <OwnProfile key={person.uid} person={person} />}
    </SignedIn>
  ),
});
